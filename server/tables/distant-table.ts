/** A table that is not run here, as far as the store knows it: not who is there at the moment. */

import type { Game, Seat } from '@sternwarte/engine';
import type { TableInfo } from '@sternwarte/protocol';
import type { Store, StoredTable } from '../store/store.ts';
import { Audience } from './audience.ts';
import { describeTable } from './describing.ts';
import { Play } from './play.ts';

/** What can be listed of a table. */
export interface Glance {
  readonly stored: StoredTable;
  info(): TableInfo;
  /** Whom the match waits for. */
  awaits(): Promise<readonly Seat[]>;
  /** When the last thing happened; `null` before the match. */
  since(): Promise<number | null>;
  /** Who came on which place; `null` as long as the match is not over. */
  places(): Promise<readonly number[] | null>;
}

/** When the last entry of a match was made. */
export async function lastAt(store: Store, { id }: StoredTable): Promise<number | null> {
  const snapshot = await store.readSnapshot(id);
  const entries = await store.readEntries(id, Math.max(0, (snapshot?.seq ?? 0) - 1));
  return entries.at(-1)?.entry.at ?? null;
}

export class DistantTable implements Glance {
  readonly stored: StoredTable;
  readonly #game: Game;
  readonly #store: Store;

  constructor(stored: StoredTable, game: Game, store: Store) {
    this.stored = stored;
    this.#game = game;
    this.#store = store;
  }

  info(): TableInfo {
    return describeTable(this.stored, new Audience(), this.stored.fairness?.commitment ?? null);
  }

  async awaits(): Promise<readonly Seat[]> {
    if (this.stored.status !== 'running' || this.stored.version !== this.#game.version) return [];
    return (await Play.load(this.#store, this.stored, this.#game)).asked();
  }

  since(): Promise<number | null> {
    return lastAt(this.#store, this.stored);
  }

  async places(): Promise<readonly number[] | null> {
    const { status, version } = this.stored;
    if (status === 'waiting' || version !== this.#game.version) return null;
    return (await Play.load(this.#store, this.stored, this.#game)).result()?.places ?? null;
  }
}

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
}

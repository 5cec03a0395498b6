/** All tables of this server: made, found, kept in memory while somebody needs them. */

import {
  completeOptions,
  isRefusal,
  readConfig,
  type Game,
  type Refusal,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { CLOSE, refuseOnline, type TableWish } from '@sternwarte/protocol';
import { makeId, makeLink } from '../identity/tokens.ts';
import type { Person, StoredTable } from '../store/store.ts';
import { LiveTable, type Surroundings } from './live-table.ts';
import { seatOf } from './seating.ts';

const IDLE_MILLISECONDS = 30_000;

function findGame(id: string): Game | null {
  const known: Readonly<Record<string, Game>> = games;
  return Object.hasOwn(known, id) ? (known[id] ?? null) : null;
}

interface Slot {
  readonly table: Promise<LiveTable | null>;
  usedAt: number;
}

export class Tables {
  readonly #surroundings: Surroundings;
  readonly #slots = new Map<string, Slot>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#slots.size;
  }

  /** The host takes the first seat that no bot has. */
  async create(host: Person, wish: TableWish): Promise<StoredTable | Refusal> {
    const game = findGame(wish.game);
    if (game === null) return refuseOnline('noSuchGame', {});
    const config = readConfig(game, wish.seats.length, wish.options ?? {});
    if (isRefusal(config)) return config;
    const hostSeat = wish.seats.indexOf(null);
    const table: StoredTable = {
      id: makeId(),
      game: game.id,
      version: game.version,
      options: completeOptions(game.options, config.options),
      host: host.id,
      status: 'waiting',
      open: wish.open ?? false,
      spectators: wish.spectators ?? true,
      createdAt: this.#surroundings.now(),
      link: makeLink(),
      fairness: null,
      seats: wish.seats.map((bot, seat) => ({
        person: seat === hostSeat ? host : null,
        bot,
        link: makeLink(),
      })),
    };
    await this.#surroundings.store.saveTable(table);
    return table;
  }

  find(id: string): Promise<LiveTable | null> {
    const now = this.#surroundings.now();
    const slot = this.#slots.get(id);
    if (slot !== undefined) {
      slot.usedAt = now;
      return slot.table;
    }
    const table = this.#load(id);
    this.#slots.set(id, { table, usedAt: now });
    return table;
  }

  /** The table, if this person may look at it; whoever may not cannot tell it from one that does not exist. */
  async findFor(id: string, person: string): Promise<LiveTable | null> {
    const table = await this.find(id);
    if (table === null) return null;
    const { stored } = table;
    if (stored.host === person || seatOf(stored, person) !== null) return table;
    if (!stored.spectators && stored.status !== 'waiting') return null;
    if (stored.open) return table;
    return (await this.#surroundings.store.isGuest(id, person)) ? table : null;
  }

  /** Lets tables go that nobody needs. */
  async sweep(): Promise<void> {
    const before = this.#surroundings.now() - IDLE_MILLISECONDS;
    for (const [id, slot] of this.#slots) {
      if (slot.usedAt > before) continue;
      const table = await slot.table;
      if (table !== null && !table.isIdle) slot.usedAt = this.#surroundings.now();
      else if (slot.usedAt <= before) {
        this.#slots.delete(id);
        await table?.close();
      }
    }
  }

  async close(): Promise<void> {
    const slots = [...this.#slots.values()];
    this.#slots.clear();
    for (const slot of slots) await (await slot.table)?.close(CLOSE.restart);
  }

  async #load(id: string): Promise<LiveTable | null> {
    try {
      const stored = await this.#surroundings.store.findTable(id);
      const game = stored === null ? null : findGame(stored.game);
      if (stored !== null && game !== null && game.version === stored.version) {
        return await LiveTable.load(stored, game, this.#surroundings);
      }
    } catch (error) {
      this.#surroundings.report('a table could not be read', error);
    }
    // Nobody is to fill the memory with tables that do not exist.
    this.#slots.delete(id);
    return null;
  }
}

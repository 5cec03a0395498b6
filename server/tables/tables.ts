/** All tables of this server: made, found, kept in memory while somebody needs them. */

import { setTimeout } from 'node:timers/promises';
import {
  completeOptions,
  isRefusal,
  readConfig,
  type Game,
  type OptionValues,
  type Refusal,
} from '@sternwarte/engine';
import {
  CLOSE,
  refuseOnline,
  type BringWish,
  type EmblemId,
  type TableWish,
} from '@sternwarte/protocol';
import { makeId, makeLink } from '../identity/tokens.ts';
import { Elsewhere } from '../nodes/elsewhere.ts';
import type { Grant } from '../nodes/grant.ts';
import { NotNow } from '../nodes/leading.ts';
import type { Person, Store, StoredTable } from '../store/store.ts';
import { readBrought } from './bringing.ts';
import { DistantTable, type Glance } from './distant-table.ts';
import { mayPlayAgain, rematch } from './hosting.ts';
import { findGame, rulesOf } from './known-rules.ts';
import { LiveTable } from './live-table.ts';
import { isSelfActing, type Surroundings } from './place.ts';
import { seatOf } from './seating.ts';

const IDLE_MILLISECONDS = 30_000;
const RESUMED_AT_ONCE = 16;
const RESUME_MILLISECONDS = 50;
/** A table that could not be read is tried again after so long. */
const UNREAD_MILLISECONDS = 5_000;

interface Slot {
  readonly table: Promise<LiveTable | null>;
  usedAt: number;
  /** Where there are several nodes: that this one runs the table. */
  grant: Grant | null;
}

/** Where there are several nodes: says which of them runs a table, and tells the others what concerns their tables. */
interface Granting {
  /**
   * `null` when there is no such table; rejected with `Elsewhere` when another node runs it, or has to, even if there is
   * none at the moment.
   */
  claim(table: string): Promise<Grant | null>;
  forget(elsewhere: Elsewhere, table: string, person: string): Promise<void>;
  post(kind: 'renamed', person: string, name: string): Promise<void>;
}

export class Tables {
  readonly #surroundings: Surroundings;
  readonly #granting: Granting | null;
  readonly #slots = new Map<string, Slot>();
  /** When somebody's time will be out at a table that is not in memory. */
  readonly #due = new Map<string, number>();
  #closed = false;

  constructor(surroundings: Surroundings, granting: Granting | null = null) {
    this.#surroundings = surroundings;
    this.#granting = granting;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#slots.size;
  }

  /** Whether it is in memory. */
  isInUse(id: string): boolean {
    return this.#slots.has(id);
  }

  /** The host takes the first seat that no bot has. */
  async create(host: Person, wish: TableWish): Promise<StoredTable | Refusal> {
    const game = findGame(wish.game);
    if (game === null) return refuseOnline('noSuchGame', {});
    const config = readConfig(game, wish.seats.length, wish.options ?? {});
    if (isRefusal(config)) return config;
    const options = completeOptions(game.options, config.options);
    const table = this.#lay(host, game, options, wish, wish.seats.indexOf(null));
    await this.#surroundings.store.saveTable(table);
    return table;
  }

  /** A match that was begun elsewhere, with all its entries; it goes on here when the host starts it. */
  async bring(host: Person, wish: BringWish): Promise<StoredTable | Refusal> {
    const brought = readBrought(wish.record, (id) => findGame(id) ?? undefined);
    if (isRefusal(brought)) return brought;
    const { game, match, log, draws } = brought;
    const config = readConfig(game, wish.seats.length, match.options);
    if (isRefusal(config) || wish.seats.length !== match.seats) {
      return refuseOnline('badRecord', { damage: 'seats' });
    }
    const seat = wish.seat ?? wish.seats.indexOf(null);
    if (wish.seat !== null && wish.seats[seat] !== null) return refuseOnline('seatTaken', {});
    const table = {
      ...this.#lay(host, game, match.options, wish, seat),
      home: { entries: log.length, draws },
    };
    const { store } = this.#surroundings;
    await store.saveTable(table);
    await store.append(
      table.id,
      log.map((entry) => ({ entry, wish: null })),
    );
    return table;
  }

  #lay(
    host: Person,
    game: Game,
    options: OptionValues,
    wish: Omit<TableWish, 'game' | 'options'>,
    hostSeat: number,
  ): StoredTable {
    return {
      id: makeId(),
      game: game.id,
      version: game.version,
      options,
      host: host.id,
      status: 'waiting',
      open: wish.open ?? false,
      spectators: wish.spectators ?? true,
      createdAt: this.#surroundings.now(),
      link: makeLink(),
      fairness: null,
      clock: wish.clock ?? { kind: 'none' },
      standIn: wish.standIn ?? 'pilot',
      paused: false,
      chat: true,
      next: null,
      forgotten: [],
      home: null,
      helped: false,
      seats: wish.seats.map((bot, seat) => ({
        person: seat === hostSeat ? host : null,
        bot,
        standIn: null,
        link: makeLink(),
      })),
    };
  }

  /** Another match among the same, at a table of its own; asked twice, it is the same table. */
  async playAgain(table: LiveTable, person: string): Promise<string | Refusal> {
    const refusal = mayPlayAgain(table.stored, person);
    if (refusal !== null) return refusal;
    const at = this.#surroundings.now();
    return table.goOnTo(makeLink(), (over) => rematch(over, makeId(), at, makeLink));
  }

  /** Rejected with `Elsewhere` when another node runs it, and with `NotNow` when it cannot be read. */
  find(id: string): Promise<LiveTable | null> {
    const now = this.#surroundings.now();
    const known = this.#slots.get(id);
    if (known !== undefined) {
      known.usedAt = now;
      return known.table;
    }
    this.#due.delete(id);
    const table = this.#load(id, () => slot);
    const slot: Slot = { table, usedAt: now, grant: null };
    this.#slots.set(id, slot);
    return table;
  }

  /** A table as it is listed, wherever it is run. */
  async glance(id: string): Promise<Glance | null> {
    const isNear = this.#granting === null || this.#slots.has(id);
    const own = isNear ? await this.find(id).catch(() => null) : null;
    if (own !== null || this.#granting === null) return own;
    const { store } = this.#surroundings;
    const stored = await store.findTable(id);
    const game = stored === null ? null : findGame(stored.game);
    return stored === null || game === null ? null : new DistantTable(stored, game, store);
  }

  /** Another node runs this table now: whoever is at it here comes again, and is led there. */
  lose(id: string, epoch: number): void {
    const slot = this.#slots.get(id);
    if (slot?.grant?.epoch !== epoch) return;
    this.#slots.delete(id);
    void laid(slot).then((table) => table?.close(CLOSE.restart));
  }

  /** The table, if this person may look at it; whoever may not cannot tell it from one that does not exist. */
  async findFor(id: string, person: string): Promise<LiveTable | null> {
    try {
      const table = await this.find(id);
      return table !== null && (await this.#mayLook(table.stored, person)) ? table : null;
    } catch (error) {
      if (!(error instanceof Elsewhere) || error.address !== '') throw error;
      // Nobody runs it at the moment, and so nobody else can tell.
      const stored = await this.#surroundings.store.findTable(id);
      if (stored !== null && (await this.#mayLook(stored, person))) throw error;
      return null;
    }
  }

  async #mayLook(stored: StoredTable, person: string): Promise<boolean> {
    if (stored.host === person || seatOf(stored, person) !== null) return true;
    if (!stored.spectators && stored.status !== 'waiting') return false;
    return stored.open || this.#surroundings.store.isGuest(stored.id, person);
  }

  /** Tables that are read later find the new name in the store. */
  async rename(person: string, name: string, emblem: EmblemId | null): Promise<void> {
    await this.renameHere(person, name, emblem);
    await this.#granting?.post('renamed', person, name);
  }

  /** Other nodes are told of names alone: an emblem is seen there when the table is opened again. */
  async renameHere(person: string, name: string, emblem?: EmblemId | null): Promise<void> {
    for (const slot of this.#slots.values()) {
      await (await laid(slot))?.rename(person, name, emblem);
    }
  }

  /** Whoever goes by this name is not at any table any more, and nobody can tell that he was. */
  async forget(person: string): Promise<void> {
    const { store } = this.#surroundings;
    const present = await store.listOf(person, Number.MAX_SAFE_INTEGER);
    for (const id of new Set([...present, ...(await store.listReplaced(person))])) {
      try {
        await this.forgetHere(id, person);
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        await this.#granting?.forget(error, id, person);
      }
    }
  }

  /**
   * The same at all tables that are in memory, once the store does not know him any more: until then he may have sat down
   * somewhere. Fulfilled when nothing is under way there that began before.
   */
  async forgetPresent(person: string): Promise<void> {
    const { report } = this.#surroundings;
    await Promise.all(
      Array.from(this.#slots.values(), async (slot) => {
        const table = await laid(slot);
        await table
          ?.forget(person)
          .catch((error: unknown) => report('somebody could not be forgotten at a table', error));
      }),
    );
  }

  async forgetHere(id: string, person: string): Promise<void> {
    await (await this.find(id))?.forget(person);
  }

  /** Nobody else runs it, and something is due there. */
  async adopt(id: string): Promise<LiveTable | null> {
    // Another one was faster; or it cannot be read, which is reported, and is tried again.
    return this.find(id).catch(() => null);
  }

  /** Wakes tables whose bots are asked, a few at a time, so that their turns go on after a restart without anybody looking. */
  async resume(): Promise<void> {
    const { store } = this.#surroundings;
    const awake = new Set<LiveTable>();
    let last: string | null = null;
    for (;;) {
      const ids: readonly string[] = await store.listSelfActing(last, RESUMED_AT_ONCE);
      for (const id of ids) {
        while (awake.size >= RESUMED_AT_ONCE && !this.#closed) {
          await setTimeout(RESUME_MILLISECONDS, null, { ref: false });
          for (const table of awake) if (!table.isBusy) awake.delete(table);
        }
        if (this.#closed) return;
        const table = await this.adopt(id);
        if (table !== null) awake.add(table);
      }
      last = ids.at(-1) ?? null;
      if (last === null) return;
    }
  }

  /** Lets tables go that nobody needs. */
  async sweep(): Promise<void> {
    const before = this.#surroundings.now() - IDLE_MILLISECONDS;
    for (const [id, slot] of this.#slots) {
      if (slot.usedAt > before) continue;
      const table = await laid(slot);
      if (table !== null && !table.isIdle) slot.usedAt = this.#surroundings.now();
      else if (slot.usedAt <= before) {
        this.#slots.delete(id);
        const due = table?.dueAt ?? null;
        // Until another node may see to it.
        if (due !== null) this.#due.set(id, due);
        await table?.close();
        await slot.grant?.release(due);
        if (slot.grant !== null) this.#due.delete(id);
      }
    }
    const now = this.#surroundings.now();
    for (const [id, due] of this.#due) if (due <= now) await this.adopt(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const slots = [...this.#slots.values()];
    this.#slots.clear();
    await Promise.all(
      slots.map(async (slot) => {
        const table = await laid(slot);
        await table?.close(CLOSE.restart);
        // What it was about to do by itself is for another node to do at once.
        const due = table !== null && isSelfActing(table.stored) ? 0 : null;
        // While the database is away nobody can be told; this node is missed soon enough.
        await slot.grant?.release(due).catch(() => undefined);
      }),
    );
  }

  async #load(id: string, slot: () => Slot): Promise<LiveTable | null> {
    let grant: Grant | null = null;
    let isThere = false;
    try {
      if (this.#granting !== null) {
        grant = await this.#granting.claim(id);
        slot().grant = grant;
        isThere = grant !== null;
      }
      const mayRun = this.#granting === null || grant !== null;
      const store = grant?.store ?? this.#surroundings.store;
      const stored = mayRun ? await findWithNext(store, id) : null;
      const game = stored === null ? null : rulesOf(stored);
      if (stored !== null && game !== null) {
        isThere = true;
        return await LiveTable.load(stored, game, { ...this.#surroundings, store });
      }
    } catch (error) {
      if (error instanceof Elsewhere) {
        this.#slots.delete(id);
        throw error;
      }
      this.#surroundings.report('a table could not be read', error);
      this.#slots.delete(id);
      // Whatever is due there must not be forgotten: it stays with this node.
      if (isThere) this.#due.set(id, this.#surroundings.now() + UNREAD_MILLISECONDS);
      throw new NotNow(error);
    }
    // Nobody is to fill the memory with tables that do not exist.
    this.#slots.delete(id);
    await grant?.release(null).catch(() => undefined);
    return null;
  }
}

/** A table whose next one was let go of, since nobody began there, leads nowhere: another one may follow it. */
async function findWithNext(store: Store, id: string): Promise<StoredTable | null> {
  const stored = await store.findTable(id);
  if (stored === null || stored.next === null) return stored;
  return (await store.findTable(stored.next)) === null ? { ...stored, next: null } : stored;
}

/** The table, if it is one that this node runs. */
function laid({ table }: Slot): Promise<LiveTable | null> {
  return table.catch(() => null);
}

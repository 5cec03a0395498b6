/**
 * The way of a move: it is prepared, appended here together with what the table draws upon it, stored in one
 * transaction, and only then told. What could not be stored has been seen by nobody; then the play is thrown away, and
 * read again from the store.
 */

import {
  appendAndTell,
  forgetFixed,
  lastDecision,
  prepareBack,
  prepareDraw,
  prepareMove,
  prepareUndo,
  type Entry,
  type Game,
  type Pending,
  type Prepared,
  type Refusal,
  type Result,
  type Seat,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { refuseOnline, type ClientMessage } from '@sternwarte/protocol';
import type { Store, StoredClock, StoredEntry, StoredTable } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { drawNext } from './chance.ts';
import { Decisions } from './decisions.ts';
import { loadMatch, makeSnapshot, type LoadedMatch } from './loading.ts';
import { Telling, type AnyTable, type Seen } from './telling.ts';
import type { Wishes } from './wishes.ts';

/** What a client wants of the match. */
export type Wish = Extract<ClientMessage, { readonly type: 'move' | 'undo' }>;

type Answer =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'done'; readonly seq: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * A snapshot is made after so many entries, as soon as nothing can be taken back: until then it would hold a state for
 * each move of the turn. After twice as many it is made in any case, so a table reads no more than that again.
 */
const SNAPSHOT_EVERY = 64;

export class Play {
  readonly #id: string;
  readonly #store: Store;
  readonly #wishes: Wishes;
  readonly #decisions: Decisions;
  #views: readonly Seen[] = [];
  readonly #table: AnyTable;
  #snapshotSeq: number;
  #waitsFor: Pending<unknown> | null = null;

  static async load(store: Store, stored: StoredTable, game: Game): Promise<Play> {
    const loaded = await loadMatch(store, stored, game);
    forgetFixed(loaded.table);
    return new Play(store, stored.id, loaded);
  }

  /** With the whole way of the match, so that it can go back on it. */
  static async loadWhole(store: Store, stored: StoredTable, game: Game): Promise<Play> {
    return new Play(store, stored.id, await loadMatch(store, stored, game, true));
  }

  private constructor(store: Store, id: string, { table, wishes, snapshotSeq }: LoadedMatch) {
    this.#id = id;
    this.#store = store;
    this.#table = table;
    this.#wishes = wishes;
    this.#snapshotSeq = snapshotSeq;
    this.#decisions = new Decisions(table.match.seats, table.seq);
  }

  /** The number of the next entry. */
  get seq(): number {
    return this.#table.seq;
  }

  /** Whether it is time for a snapshot. */
  get isLong(): boolean {
    const since = this.#table.seq - this.#snapshotSeq;
    if (since < SNAPSHOT_EVERY) return false;
    return this.#table.open.length === 0 || since >= 2 * SNAPSHOT_EVERY;
  }

  result(): Result | null {
    const pending = this.#pending();
    return pending.kind === 'over' ? pending.result : null;
  }

  /** The seats that are asked now. */
  asked(): readonly Seat[] {
    const pending = this.#pending();
    return pending.kind === 'move' ? pending.seats : [];
  }

  view(viewer: Viewer): unknown {
    return this.#table.game.view(this.#table.state, viewer);
  }

  prepare(seat: Seat, wish: Wish, now: number): Answer {
    const fulfilled = this.#wishes.find(seat, wish.id);
    if (fulfilled !== undefined) return { kind: 'done', seq: fulfilled };
    if (!this.#decisions.isCurrent(seat, wish.atSeq, this.#table.seq)) {
      return { kind: 'refused', refusal: refuseOnline('stale', {}) };
    }
    const prepared =
      wish.type === 'move'
        ? prepareMove(this.#table, seat, wish.move, now)
        : prepareUndo(this.#table, seat, wish.to, now);
    return prepared.ok
      ? { kind: 'entry', entry: prepared.entry }
      : { kind: 'refused', refusal: prepared.refusal };
  }

  /** Where a seat decided last. */
  lastDecision(seat: Seat): number | null {
    return lastDecision(this.#table, seat);
  }

  /** How many outcomes of chance are in force after an entry. */
  drawsSince(to: number): number {
    return this.#table.line.filter((entry) => entry.seq > to && 'chance' in entry).length;
  }

  /** Going back by the consent of all; the play must be whole. */
  prepareBack(to: number, now: number): Prepared<Tagged, unknown> {
    const everybody = Array.from({ length: this.#table.match.seats }, (_unused, seat) => seat);
    return prepareBack(this.#table, to, everybody, now);
  }

  /** Appends an entry, and what the table draws upon it; without one, what it has to draw now. */
  perform(
    entry: Entry | null,
    wish: string | null,
    audience: Audience,
    now: number,
    /** How the clock stands afterwards. */
    clock: () => StoredClock | null,
  ): Promise<void> {
    const telling = new Telling(this.#table, audience.viewers(), this.#views);
    const written: StoredEntry[] = [];
    let next = entry ?? this.#draw(now);
    for (let first = wish; next !== null; first = null) {
      const text = this.#append(next, telling);
      written.push({ entry: next, wish: first, text });
      next = this.#draw(now);
    }
    if (written.length === 0) return Promise.resolve();
    forgetFixed(this.#table);
    return this.#store.append(this.#id, written, clock()).then(() => {
      if (wish !== null && entry !== null && entry.by !== 'table') {
        this.#wishes.remember(entry.by, wish, entry.seq);
      }
      this.#views = telling.finish(wish, audience);
    });
  }

  /** Keeps the position, so that the table is opened without the entries before it. */
  async saveSnapshot(): Promise<void> {
    if (this.#table.seq === this.#snapshotSeq) return;
    await this.#store.saveSnapshot(this.#id, makeSnapshot(this.#table));
    this.#snapshotSeq = this.#table.seq;
  }

  #draw(now: number): Entry | null {
    const pending = this.#pending();
    if (pending.kind !== 'chance') return null;
    const outcome = drawNext(this.#table, pending);
    const prepared = prepareDraw(this.#table, outcome, now, pending);
    if (!prepared.ok) throw new RangeError(`the draw was refused: ${prepared.refusal.key}`);
    return prepared.entry;
  }

  /** Answers the text of the entry. */
  #append(entry: Entry, telling: Telling): string {
    const before = this.#pending();
    telling.before(entry);
    const events = appendAndTell(this.#table, entry);
    this.#waitsFor = null;
    const text = telling.after(entry, events);
    this.#decisions.note(entry, before, this.#pending());
    return text;
  }

  /** Asked several times for each move, and the same until the next entry. */
  #pending(): Pending<unknown> {
    return (this.#waitsFor ??= this.#table.game.pending(this.#table.state));
  }
}

/** The clock of a table that is at hand: tells how it stands, and says when somebody's time is out. */

import type { Seat } from '@sternwarte/engine';
import type { ServerMessage } from '@sternwarte/protocol';
import type { Store, StoredClock, StoredTable } from '../store/store.ts';
import { Clock } from './clock.ts';

/** It looks up at least so often. */
const TICK_MILLISECONDS = 1_000;

interface Parts {
  readonly store: Store;
  readonly startedAt: number;
  now(this: void): number;
}

interface Users {
  /** The people whose time runs now. */
  timed(this: void): readonly Seat[];
  /** Somebody's time may be out. */
  onDue(this: void): void;
}

export class Clockwork {
  readonly #parts: Parts;
  readonly #users: Users;
  /** `null` when nobody is timed. */
  #clock: Clock | null = null;
  #tick: NodeJS.Timeout | null = null;

  constructor(parts: Parts, users: Users) {
    this.#parts = parts;
    this.#users = users;
  }

  /** As it was stored with the last move. */
  async load({ id, clock, seats }: StoredTable): Promise<void> {
    if (clock.kind === 'none') return;
    const { store, now, startedAt } = this.#parts;
    this.#clock = new Clock(clock, seats.length, await store.readClock(id), now(), startedAt);
  }

  /** When somebody's time will be out. */
  get dueAt(): number | null {
    return this.#clock?.due(this.#users.timed()) ?? null;
  }

  /** Counts the time until now, before something changes. */
  pass(): void {
    this.#clock?.pass(this.#users.timed(), this.#parts.now());
  }

  /** A seat's turn has ended. */
  moved(seat: Seat): void {
    this.#clock?.moved(seat);
  }

  grant(seat: Seat): void {
    this.#clock?.grant(seat);
  }

  toStored(): StoredClock | null {
    return this.#clock?.toStored() ?? null;
  }

  face(): ServerMessage | null {
    if (this.#clock === null) return null;
    this.pass();
    return { type: 'clock', left: [...this.#clock.left], running: [...this.#users.timed()] };
  }

  /** Looks again when somebody's time may be out. */
  wind(): void {
    this.stop();
    const { dueAt } = this;
    if (dueAt === null) return;
    const wait = Math.min(TICK_MILLISECONDS, Math.max(0, dueAt - this.#parts.now()));
    this.#tick = setTimeout(() => {
      this.#tick = null;
      if ((this.dueAt ?? Infinity) > this.#parts.now()) this.wind();
      else this.#users.onDue();
    }, wait).unref();
  }

  /** Those who have no time left. */
  late(): readonly Seat[] {
    if ((this.dueAt ?? Infinity) > this.#parts.now()) return [];
    this.pass();
    return this.#users.timed().filter((seat) => this.#clock?.left[seat] === 0);
  }

  stop(): void {
    if (this.#tick !== null) clearTimeout(this.#tick);
    this.#tick = null;
  }
}

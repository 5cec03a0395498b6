/**
 * The clock of a table, outside the rules: how much time each seat has left. Time runs for people who are asked; neither
 * for bots, nor while the host pauses the match.
 *
 * Time that is lost through the server is taken from nobody. By the clock of a live match nothing passes between the
 * last stored move and the moment a table is read again. Days go on meanwhile, since nobody need look at such a table; what
 * passed while the server was away is given back (`presence.ts`), and nobody's time runs out within an hour after it has started.
 */

import type { Seat } from '@sternwarte/engine';
import type { ClockRule } from '@sternwarte/protocol';
import type { StoredClock } from '../store/store.ts';

const DAY = 86_400_000;
const GRACE_AFTER_START = 3_600_000;
/** What everybody has beyond a live clock's minutes: while the board is laid before their eyes nobody can move. */
export const LAYING = 10_000;
/** What somebody has at least who takes his seat back. */
const GRACE_AFTER_STAND_IN = 60_000;

export type TimedRule = Exclude<ClockRule, { readonly kind: 'none' }>;

export class Clock {
  readonly #rule: TimedRule;
  readonly #startedAt: number;
  readonly #left: number[];
  #since: number;

  constructor(
    rule: TimedRule,
    seats: number,
    saved: StoredClock | null,
    now: number,
    startedAt: number,
  ) {
    this.#rule = rule;
    this.#startedAt = startedAt;
    this.#left = saved?.left.slice() ?? Array.from({ length: seats }, () => timeAtFirst(rule));
    this.#since = rule.kind === 'days' && saved !== null ? saved.since : now;
  }

  /** In milliseconds, for each seat, as of the last `pass`. */
  get left(): readonly number[] {
    return this.#left;
  }

  toStored(): StoredClock {
    return { left: this.#left.slice(), since: this.#since };
  }

  /** Time has passed, for those who were asked. */
  pass(asked: readonly Seat[], now: number): void {
    const passed = Math.max(0, now - this.#since);
    for (const seat of asked) this.#left[seat] = Math.max(0, (this.#left[seat] ?? 0) - passed);
    this.#since = now;
  }

  /** A seat has moved, and gets what the rule gives for it. */
  moved(seat: Seat): void {
    const left = this.#left[seat] ?? 0;
    this.#left[seat] =
      this.#rule.kind === 'days' ? fullTime(this.#rule) : left + this.#rule.increment * 1000;
  }

  /** Somebody takes his seat back, and needs time to look. */
  grant(seat: Seat): void {
    const least = this.#rule.kind === 'days' ? fullTime(this.#rule) : GRACE_AFTER_STAND_IN;
    this.#left[seat] = Math.max(this.#left[seat] ?? 0, least);
  }

  /** When the first of these seats has no time left; `null` when none of them is timed. */
  due(asked: readonly Seat[]): number | null {
    if (asked.length === 0) return null;
    const first = this.#since + Math.min(...asked.map((seat) => this.#left[seat] ?? 0));
    if (this.#rule.kind === 'live') return first;
    return Math.max(first, this.#startedAt + GRACE_AFTER_START);
  }
}

function timeAtFirst(rule: TimedRule): number {
  return rule.kind === 'live' ? fullTime(rule) + LAYING : fullTime(rule);
}

function fullTime(rule: TimedRule): number {
  return rule.kind === 'days' ? rule.days * DAY : rule.minutes * 60_000;
}

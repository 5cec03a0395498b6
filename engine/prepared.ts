/** What somebody wants at a table, checked and not done yet: what all who prepare have in common. */

import type { Refusal, Seat, Tagged } from './contract.ts';
import type { Entry } from './match.ts';
import type { Table } from './table.ts';

/** The entry that something would become, or why it may not be done. */
export type Prepared<Move, Chance> =
  | { readonly ok: true; readonly entry: Entry<Move, Chance> }
  | { readonly ok: false; readonly refusal: Refusal };

export function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** JSON knows no -0, so no seat is called that. */
export function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && !Object.is(seat, -0) && seat >= 0 && seat < seats;
}

export function isAwaited<State, Move extends Tagged, Chance, Event extends Tagged>(
  table: Table<State, Move, Chance, Event>,
  seat: Seat,
): boolean {
  const pending = table.game.pending(table.state);
  return pending.kind === 'move' && pending.seats.includes(seat);
}

/** The clock is the caller's, and so is a time that no record could hold. */
export function requireTime(at: number): number {
  if (!Number.isSafeInteger(at) || at < 0) throw new RangeError(`${at} is not a time`);
  return at;
}

/**
 * Since when each seat faces the decision it faces now. A wish that was made on an older position still counts when
 * nothing has changed for that seat: several seats may answer at once, and their answers must not outdate each other.
 */

import type { Entry, Pending, Seat } from '@sternwarte/engine';

export class Decisions {
  readonly #since: number[];

  constructor(seats: number, seq: number) {
    this.#since = Array.from({ length: seats }, () => seq);
  }

  isCurrent(seat: Seat, atSeq: number, seq: number): boolean {
    return atSeq <= seq && atSeq >= (this.#since[seat] ?? Infinity);
  }

  /** Whoever is listed first may go on without the others, and what he does may change what they are asked. */
  note(entry: Entry, before: Pending<unknown>, after: Pending<unknown>): void {
    const isAnswer =
      before.kind === 'move' &&
      after.kind === 'move' &&
      'move' in entry &&
      entry.by !== before.seats[0];
    for (const seat of this.#since.keys()) {
      const isSame =
        isAnswer && seat !== entry.by && before.seats.includes(seat) && after.seats.includes(seat);
      if (!isSame) this.#since[seat] = entry.seq + 1;
    }
  }
}

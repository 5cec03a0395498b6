/** Who is away from a table, and for how long. */

import type { Seat } from '@sternwarte/engine';
import type { Place } from './place.ts';

/** Whoever was away for so long may be stood in for, if somebody else at the table asks for it. */
const AWAY_MILLISECONDS = 120_000;

export class Absence {
  readonly #place: Place;
  readonly #loadedAt: number;
  readonly #since = new Map<Seat, number>();

  constructor(place: Place) {
    this.#place = place;
    this.#loadedAt = place.surroundings.now();
  }

  /** One client of this seat has gone; there may be others. */
  note(seat: Seat): void {
    const { audience, surroundings } = this.#place;
    if (!audience.isPresent(seat)) this.#since.set(seat, surroundings.now());
  }

  isLong(seat: Seat): boolean {
    const { audience, surroundings } = this.#place;
    const since = this.#since.get(seat) ?? this.#loadedAt;
    return !audience.isPresent(seat) && surroundings.now() - since >= AWAY_MILLISECONDS;
  }
}

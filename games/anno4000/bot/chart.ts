/** The star field as flat tables, for loops that run at every position a bot looks at. */

import {
  SECTORS,
  STARS,
  TRACK_LENGTH,
  distance,
  hasMinerals,
  hasPopulation,
  sectorOf,
  siblingOf,
  starsAtReach,
  type Sector,
  type Star,
} from '../rules/board.ts';

export const STAR_COUNT = STARS.length;

/** Bit 1: population; bit 2: minerals. */
export const SYMBOL_BITS = Uint8Array.from(
  STARS,
  (star) => (hasPopulation(star) ? 1 : 0) + (hasMinerals(star) ? 2 : 0),
);

export const SIBLINGS = Uint8Array.from(STARS, siblingOf);

const DISTANCES = Uint8Array.from(
  SECTORS.flatMap((origin) => STARS.map((star) => distance(origin, sectorOf(star)))),
);

/** The field on which a disc from this sector lands on this star. */
export function fieldTo(origin: Sector, star: Star): number {
  return DISTANCES[origin * STAR_COUNT + star] ?? 0;
}

const NO_STARS: readonly Star[] = [];
const REACH = SECTORS.map((origin) =>
  Array.from({ length: TRACK_LENGTH + 1 }, (_, field) => starsAtReach(origin, field)),
);

/** Where a disc from this sector may land on this field; nowhere beyond the track. */
export function reach(origin: Sector, field: number): readonly Star[] {
  return REACH[origin]?.[field] ?? NO_STARS;
}

/** Figures of the rulebook, and the home stars of each number of players (R4). */

import type { StarId } from './board.ts';

/** Ships on each home star at the beginning (R4.4). */
export const START_SHIPS = 15;
/** Rounds 2, 4, 6 … produce (R6.1). */
export const PRODUCTION_EVERY = 2;

/** How many can play (R4.1). */
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** The fleet of each seat. */
export const FLEETS = ['green', 'blue', 'red', 'orange'] as const;
export type Fleet = (typeof FLEETS)[number];

export type HomeSet = 'default' | 'alternative';

/** With four players there is only one set; its alternative is the same. */
const FOUR: readonly StarId[] = ['algol', 'regulus', 'antares', 'pavo'];

/** For two, three and four players (R4.2, ruling 1). */
const HOME_SETS: Readonly<Record<HomeSet, readonly (readonly StarId[])[]>> = {
  default: [['regulus', 'pavo'], ['regulus', 'deneb', 'antares'], FOUR],
  alternative: [['algol', 'antares'], ['algol', 'arcturus', 'pavo'], FOUR],
};

export function homeStars(set: HomeSet, seats: number): readonly StarId[] {
  const homes = HOME_SETS[set][seats - MIN_SEATS];
  if (homes === undefined) throw new RangeError(`Anno 4000 is not played with ${seats}`);
  return homes;
}

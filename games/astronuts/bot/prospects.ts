/** What the planets have to offer to a seat, and what a flight to them is worth at a glance. */

import type { Seat } from '@sternwarte/engine';
import { PLANETS, sizeOf, type Planet } from '../rules/board.ts';
import { isBare, type State } from '../rules/state.ts';
import { distance, distancesFor } from './distances.ts';

const SIZES = Int8Array.from(PLANETS, sizeOf);

export function freeRoom(state: State, planet: Planet): number {
  if (state.options.homePlanetMode === 'base' && isBare(state, planet)) return 0;
  const { colonies, seats } = state;
  let free = SIZES[planet] ?? 0;
  const first = planet * seats;
  for (let seat = 0; seat < seats; seat++) free -= colonies[first + seat] ?? 0;
  // A gift may go beyond the room (ruling 26).
  return free > 0 ? free : 0;
}

export function foreignColonies({ colonies, seats }: State, planet: Planet, seat: Seat): number {
  let count = 0;
  const first = planet * seats;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) count += colonies[first + other] ?? 0;
  }
  return count;
}

/** Room to settle and nuts to mine; colonies to attack count for less. */
export function riches(state: State, planet: Planet, seat: Seat): number {
  return (
    2 * freeRoom(state, planet) +
    (state.planetNuts[planet]?.length ?? 0) +
    0.5 * foreignColonies(state, planet, seat)
  );
}

/** The riches of all planets; the next survey overwrites them. */
export type Survey = Float64Array;

const surveyed: Survey = new Float64Array(PLANETS.length);

export function survey(state: State, seat: Seat): Survey {
  for (const planet of PLANETS) surveyed[planet] = riches(state, planet, seat);
  return surveyed;
}

/** What awaits a ship that stands on a field: the nearest riches count most. */
export function prospect(state: State, field: number, found: Survey): number {
  const distances = distancesFor(state.options);
  let best = 0;
  for (let planet = 0; planet < found.length; planet++) {
    const value = (found[planet] ?? 0) / (3 + distance(distances, field, planet));
    if (value > best) best = value;
  }
  return best;
}

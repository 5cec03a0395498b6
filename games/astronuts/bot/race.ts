/** How far a seat is from its fourteenth colony, if nobody disturbs it: a sensible tour over the planets. */

import { PLANETS } from '../rules/board.ts';
import { SHIPS_PER_PLAYER } from '../rules/data.ts';
import { NOWHERE, type State } from '../rules/state.ts';
import type { Distances } from './distances.ts';

/** What a nut brought along is worth on the tour, compared with a colony. */
const NUT_VALUE = 0.4;
/** What each colony costs for which the tour finds no place. */
const DETOUR = 4;

const WIDTH = PLANETS.length;
const goals = new Int32Array(WIDTH);
const places = new Int32Array(WIDTH);
const lodes = new Int32Array(WIDTH);
/** Fields from the nearest ship. */
const ways = new Int32Array(WIDTH);

export interface Tour {
  /** Actions to the last colony that is needed. */
  actions: number;
  /** Colonies founded within the budget. */
  founded: number;
}

/**
 * The tour takes the best stop after the other: most colonies and nuts for the fewest actions. All ships take part at
 * first; every later stop is as far as from the last one, or from where the others wait.
 */
export function planTour(
  { ships, planetNuts }: State,
  seat: number,
  room: Int32Array,
  hand: number,
  need: number,
  distances: Distances,
  budget: number,
  into: Tour,
): void {
  let count = 0;
  for (let planet = 0; planet < WIDTH; planet++) {
    const free = room[planet] ?? 0;
    const nuts = planetNuts[planet]?.length ?? 0;
    if (free + nuts === 0) continue;
    let way = 99;
    for (let i = seat * SHIPS_PER_PLAYER; i < (seat + 1) * SHIPS_PER_PLAYER; i++) {
      const field = ships[i] ?? NOWHERE;
      if (field === NOWHERE) continue;
      const fields = distances[field * WIDTH + planet] ?? 0;
      if (fields < way) way = fields;
    }
    goals[count] = planet;
    places[count] = free;
    lodes[count] = nuts;
    ways[count] = way;
    count++;
  }
  const isAlone = countFleet(ships, seat) === 1;
  into.founded = 0;
  let total = 0;
  let nuts = hand;
  let left = need;
  while (left > 0) {
    let stop = -1;
    let founded = 0;
    let mined = 0;
    let cost = 0;
    let highest = 0;
    for (let i = 0; i < count; i++) {
      const lode = nuts < left ? (lodes[i] ?? 0) : 0;
      let colonies = places[i] ?? 0;
      if (colonies > left) colonies = left;
      if (colonies > nuts + lode) colonies = nuts + lode;
      if (colonies + lode === 0) continue;
      const price = (ways[i] ?? 0) + colonies + (lode > 0 ? 1 : 0);
      const rate = (colonies + NUT_VALUE * lode) / price;
      if (rate > highest) {
        highest = rate;
        stop = i;
        founded = colonies;
        mined = lode;
        cost = price;
      }
    }
    if (stop < 0) {
      total += left * DETOUR;
      break;
    }
    const time = budget - total - (ways[stop] ?? 0);
    if (time > 0) {
      const withMining = mined > 0 ? Math.min(founded, time - 1) : 0;
      into.founded += Math.max(withMining, Math.min(founded, nuts, time));
    }
    total += cost;
    left -= founded;
    nuts += mined - founded;
    places[stop] = (places[stop] ?? 0) - founded;
    if (mined > 0) lodes[stop] = 0;
    const from = (goals[stop] ?? 0) * WIDTH;
    for (let i = 0; i < count; i++) {
      const way = distances[from + (goals[i] ?? 0)] ?? 0;
      if (isAlone || way < (ways[i] ?? 0)) ways[i] = way;
    }
  }
  into.actions = total;
}

function countFleet(ships: readonly number[], seat: number): number {
  let count = 0;
  for (let i = seat * SHIPS_PER_PLAYER; i < (seat + 1) * SHIPS_PER_PLAYER; i++) {
    if (ships[i] !== NOWHERE) count++;
  }
  return count;
}

/** How near a hand of cards is to what it could build, trade with the supply included. */

import { COSTS, KINDS, type Counts } from '../rules/data.ts';

/** Cards still missing for a price, after surplus has been traded with the supply as far as it goes. */
export function missingFor(
  hand: readonly number[],
  cost: Counts,
  rates: Int8Array | readonly number[],
): number {
  let missing = 0;
  let traded = 0;
  for (const kind of KINDS) {
    const spare = (hand[kind] ?? 0) - cost[kind];
    if (spare < 0) missing -= spare;
    else traded += Math.trunc(spare / (rates[kind] ?? 3));
  }
  return Math.max(0, missing - traded);
}

/** By missing cards: how much the prospect of building counts. */
const READINESS = [1, 0.55, 0.3, 0.12, 0.04];

export function readiness(
  hand: readonly number[],
  cost: Counts,
  rates: Int8Array | readonly number[],
): number {
  return READINESS[missingFor(hand, cost, rates)] ?? 0;
}

export const PROJECTS = [
  'colonyShip',
  'tradeShip',
  'spaceport',
  'freightPod',
  'drive',
  'cannon',
] as const;
export type Project = (typeof PROJECTS)[number];

export function priceOf(project: Project): Counts {
  return COSTS[project];
}

/** The founding phase: where the first colonies, the spaceport and the first ship go. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { KINDS } from '../rules/data.ts';
import { layoutOf } from '../rules/layout.ts';
import { nodeNamed, type Node } from '../rules/lattice.ts';
import { PLANETS_OF_SITE } from '../rules/sectors.ts';
import { drivesOf, type State } from '../rules/state.ts';
import { colonyGoals, discountsFor, promiseOf, takeCensus } from './goals.ts';
import { newHoldings, takeStock } from './holdings.ts';
import { PIPS } from './lore.ts';

const stock = newHoldings();
const PLACES = 6;

/** The best places, by what a player would see at a glance. */
export function startCandidates(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  takeStock(state, seat, stock);
  return moves
    .map((move) => ({ move, worth: placeWorth(state, seat, move) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, PLACES)
    .map(({ move }) => move);
}

function placeWorth(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'placeColony':
      return siteWorth(state, nodeNamed(move.node));
    case 'placeSpaceport':
      return reach(state, seat, nodeNamed(move.node));
    case 'placeShip':
      // Nobody has freight pods at the start: a colony ship scores sooner.
      return reach(state, seat, nodeNamed(move.node)) + (move.ship === 'colonyShip' ? 10 : 0);
    default:
      return 0;
  }
}

/** Many pips, and kinds that are not there yet. */
function siteWorth(state: State, site: Node): number {
  const { resources } = layoutOf(state.placements);
  let worth = 0;
  for (const planet of PLANETS_OF_SITE[site] ?? []) {
    const pips = PIPS[state.chips[planet] ?? 0] ?? 0;
    const kind = KINDS.find((other) => other === resources[planet]);
    const isNew = kind !== undefined && (stock.pips[kind] ?? 0) === 0;
    worth += pips + (isNew ? 2 : 0);
  }
  return worth;
}

function reach(state: State, seat: Seat, node: Node): number {
  const discounts = discountsFor(drivesOf(state, seat));
  return colonyGoals(state, seat, takeCensus(state)).reduce(
    (sum, goal) => sum + promiseOf(goal, node, 0, discounts),
    0,
  );
}

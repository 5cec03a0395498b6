/** Fixed ways to build, whatever happens; everything else is decided as a Pilot of the first generation does. */

import type { Challenger, Seat } from '@sternwarte/engine';
import type { Move, MoveType } from '../rules/actions.ts';
import { covers } from '../rules/cards.ts';
import { upgradeKindOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { playerAt, type State } from '../rules/state.ts';
import { buildMoves, isOpen } from './building.ts';
import { priceOf, type Project } from './projects.ts';

/** The projects in the order in which they are wanted, as it stands. */
type ShoppingList = (state: State, seat: Seat) => readonly Project[];

const BUILDING: readonly MoveType[] = [
  'buildColonyShip',
  'buildTradeShip',
  'buildSpaceport',
  'buyUpgrade',
];

function challenger(list: ShoppingList): Challenger<State, Move> {
  return {
    base: 'pilot',
    own: BUILDING,
    plan(state, seat) {
      const isBuilding =
        state.phase === 'trade' &&
        state.agenda.length === 0 &&
        state.offer === null &&
        state.current === seat;
      if (!isBuilding) return null;
      const hand = handOf(state, seat);
      for (const project of list(state, seat)) {
        if (!isOpen(state, seat, project) || !covers(hand, priceOf(project))) continue;
        const [move] = buildMoves(state, seat, project);
        if (move !== undefined) return move;
      }
      return null;
    },
  };
}

/** Upgrades up to a number of each, and then what is built with them. */
function after(
  upgrades: readonly (readonly [kind: 'freightPod' | 'drive' | 'cannon', wished: number])[],
  then: readonly Project[],
): ShoppingList {
  return (state, seat) => {
    const owned = playerAt(state, seat).upgrades;
    const lacking = upgrades.filter(([kind, wished]) => owned[upgradeKindOf(kind)] < wished);
    return [...lacking.map(([kind]) => kind), ...then];
  };
}

export const starChallengers: Readonly<Record<string, Challenger<State, Move>>> = {
  colonies: challenger(() => ['colonyShip', 'spaceport', 'drive']),
  stations: challenger(after([['freightPod', 3]], ['tradeShip', 'freightPod', 'drive'])),
  cannons: challenger(after([['cannon', 4]], ['colonyShip', 'cannon', 'tradeShip'])),
  shoppingList: challenger(
    after(
      [
        ['drive', 2],
        ['freightPod', 1],
      ],
      ['colonyShip', 'tradeShip', 'spaceport', 'drive', 'freightPod', 'cannon'],
    ),
  ),
};

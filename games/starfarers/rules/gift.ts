/** Trade ships as a gift: a marker becomes a ship as soon as there is room for it (R14.20). */

import type { Emit, Move } from './actions.ts';
import { ask, finishTask } from './agenda.ts';
import { checkOwnPoint, freePoints, launchShip, missingPiece } from './build.ts';
import { NODE_IDS, nodeNamed } from './lattice.ts';
import { push, type Rules } from './rule.ts';
import { withNode } from './shapes.ts';
import { NOBODY, playerAt, type State } from './state.ts';

const PLACE_GIFT = NODE_IDS.map((node): Move => ({ type: 'placeGiftShip', node }));

export const GIFT_MOVES: Rules<'placeGiftShip'> = {
  placeGiftShip: {
    read: withNode('placeGiftShip'),
    list: {
      giftShip: (list, state, seat) => {
        for (const point of freePoints(state, seat)) push(list, PLACE_GIFT[point]);
      },
    },
    check: (state, seat, { node }) => checkOwnPoint(state, seat, node),
    apply(state, seat, { node }, emit) {
      finishTask(state);
      playerAt(state, seat).giftShips--;
      launchShip(state, seat, 'tradeShip', nodeNamed(node), emit);
    },
  },
};

/** There are markers enough (R2.9); without room for the ship it waits (R14.20). */
export function gainGiftShip(state: State, emit: Emit): void {
  playerAt(state, state.current).giftShips++;
  emit?.({ type: 'giftShip', seat: state.current });
  ask(state, isGiftDue(state), { kind: 'giftShip' });
}

/** Whether a trade-ship marker can become a ship now: transporter, station and point (rulings 18.40, 18.41). */
function isGiftDue(state: State): boolean {
  const seat = state.current;
  const player = playerAt(state, seat);
  return (
    player.giftShips > 0 &&
    missingPiece(player, 'tradeShip') === null &&
    freePoints(state, seat).length > 0
  );
}

/** Gift ships come before anything else, but wait for the end of a flight (rulings 18.40, 18.49). */
export function isGiftMoment(state: State): boolean {
  if (state.phase !== 'trade' && state.phase !== 'flight') return false;
  return state.flying === NOBODY && isGiftDue(state);
}

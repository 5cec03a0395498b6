/** How Comets is played well: roll until the run is worth keeping. */

import type { Expertise, Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { distanceOf, GOAL, type State } from '../rules/state.ts';
import { listMoves } from '../rules/turn.ts';

/** With a run of twenty, the next roll loses as much as it brings. */
const ENOUGH = 20;

const WEIGHTS = { distance: 0.1, run: 0.08 };

function instinct(state: State, seat: Seat): Move {
  const isEnough = state.run >= Math.min(ENOUGH, GOAL - distanceOf(state, seat));
  return isEnough && !state.boosted ? { type: 'endTurn' } : { type: 'roll' };
}

export const cometExpertise: Expertise<State, Move, keyof typeof WEIGHTS> = {
  features: ['distance', 'run'],
  weights: () => WEIGHTS,
  measure(state, into) {
    for (const [seat, distance] of state.distances.entries()) {
      into[2 * seat] = distance;
      into[2 * seat + 1] = seat === state.current ? state.run : 0;
    }
  },
  candidates: listMoves,
  instinct,
  search: { worlds: 1, exploration: 0.8, temperature: 0.1, rollout: 0, iterations: 200 },
};

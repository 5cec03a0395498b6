/** The rules of Comets as they are played. */

import type { Game, OptionValues, Pending } from '@sternwarte/engine';
import type { Chance, Event, Move } from './actions.ts';
import { cloneState, distanceOf, FACES, SEATS, setup, type State } from './state.ts';
import { applyAction, checkMove, listMoves } from './turn.ts';

const DIE: Pending<Chance> = {
  kind: 'chance',
  outcomes: FACES.map((face) => ({ outcome: { type: 'die', face }, weight: 1 })),
};

function pending(state: State): Pending<Chance> {
  const { phase, current } = state;
  switch (phase) {
    case 'turn':
      return { kind: 'move', seats: [current] };
    case 'die':
      return DIE;
    case 'over': {
      const places = state.distances.map((_distance, seat) =>
        distanceOf(state, seat) < distanceOf(state, current) ? 2 : 1,
      );
      return { kind: 'over', result: { winners: [current], ending: 'arrival', places } };
    }
  }
}

export const game: Game<State, Move, Chance, Event, OptionValues, 'arrival'> = {
  id: 'comets',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  endings: ['arrival'],
  setup,
  pending,
  moves: listMoves,
  check: checkMove,
  apply: applyAction,
  clone: cloneState,
  // Nothing is hidden.
  view: cloneState,
  redact: (action) => action,
  resample: cloneState,
  turnEnd: 'endTurn',
};

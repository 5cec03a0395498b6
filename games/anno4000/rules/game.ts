/** The rules of Anno 4000 as the engine wants them. Start reading at `board.ts`, `setup.ts` and `turn.ts`. */

import type { Game, Pending, Seat } from '@sternwarte/engine';
import type { Chance, Event, Move } from './actions.ts';
import { applyAction } from './apply.ts';
import { checkMove } from './check.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { ENDINGS, type Ending } from './ending.ts';
import { listMoves } from './moves.ts';
import { OPTIONS, type Options } from './options.ts';
import { pickMove } from './picking.ts';
import { setup, setupChance } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { redactAction, resample, viewOf } from './view.ts';

const WAITING_FOR = Array.from({ length: MAX_SEATS }, (_unused, seat): Pending<Chance> => ({
  kind: 'move',
  seats: [seat],
}));

function waitFor(seat: Seat): Pending<Chance> {
  return WAITING_FOR[seat] ?? { kind: 'move', seats: [seat] };
}

function pending(state: State): Pending<Chance> {
  switch (state.phase) {
    case 'landing':
    case 'departure':
      return waitFor(state.current);
    case 'homes':
      return state.options.homeChoice === 'pick' ? waitFor(state.current) : setupChance(state);
    case 'homeSet':
    case 'startPlayer':
      return setupChance(state);
    case 'over':
      if (state.result === null) throw new RangeError('over without a result');
      return { kind: 'over', result: state.result };
  }
}

export const game: Game<State, Move, Chance, Event, Options, Ending> = {
  id: 'anno4000',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: OPTIONS,
  endings: ENDINGS,
  setup,
  pending,
  moves: listMoves,
  pickMove,
  check: checkMove,
  apply: applyAction,
  clone: cloneState,
  view: viewOf,
  redact: redactAction,
  resample,
  turnEnd: 'endTurn',
  round: ({ round }) => round,
  roundCap: 'maxRounds',
  seatColours: 'colours',
};

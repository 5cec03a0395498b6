/** The rules of AstroNuts as the engine wants them. Start reading at `board.ts`, `setup.ts` and `turn.ts`. */

import type { Game, Pending, Seat, Weighted } from '@sternwarte/engine';
import type { Chance, Event, Move } from './actions.ts';
import { applyAction } from './apply.ts';
import { checkMove } from './check.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { ENDINGS, type Ending } from './ending.ts';
import { FACES } from './fate.ts';
import { listMoves, pickMove } from './moves.ts';
import { hasUnlisted } from './unlisted.ts';
import { OPTIONS, type Options } from './options.ts';
import { rollerOf } from './rolling.ts';
import { setup, setupChance } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { redactAction, resample, viewOf } from './view.ts';

const WAITING_FOR = Array.from({ length: MAX_SEATS }, (_unused, seat): Pending<Chance> => ({
  kind: 'move',
  seats: [seat],
}));

function waitFor(seat: Seat | undefined): Pending<Chance> {
  const waiting = WAITING_FOR[seat ?? -1];
  if (waiting === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return waiting;
}

const DIE: Pending<Chance> = {
  kind: 'chance',
  outcomes: FACES.map((face): Weighted<Chance> => ({ outcome: { type: 'die', face }, weight: 1 })),
};

function pending(state: State): Pending<Chance> {
  const { step } = state;
  switch (step.type) {
    case 'die':
      return DIE;
    case 'startPlayer':
      return setupChance(state);
    case 'nuts':
      return state.options.nutPlacement === 'draft' ? waitFor(state.current) : setupChance(state);
    case 'timeWarp':
      return waitFor(rollerOf(state, step.roll));
    case 'passage':
      return waitFor(step.owners[0]);
    case 'target':
      return waitFor(step.attack.defender);
    case 'trade':
      return { kind: 'move', seats: step.waiting };
    case 'over':
      if (state.result === null) throw new RangeError('over without a result');
      return { kind: 'over', result: state.result };
    default:
      return waitFor(state.current);
  }
}

export const game: Game<State, Move, Chance, Event, Options, Ending> = {
  id: 'astronuts',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: OPTIONS,
  endings: ENDINGS,
  setup,
  pending,
  moves: listMoves,
  pickMove,
  hasUnlisted,
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

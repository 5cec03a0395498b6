/**
 * The rules of Starfarers as the engine wants them. Start reading at `moves.ts`, the table of all moves: each topic has
 * its own file, in which its moves are read, listed, checked and carried out. `tasks.ts` and `advance.ts` say what
 * happens between them.
 */

import type { Game, Pending } from '@sternwarte/engine';
import { ENDINGS, type Chance, type Ending, type Event, type Move } from './actions.ts';
import { applyAction } from './apply.ts';
import { outcomesOf } from './chance.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { askedSeats } from './decisions.ts';
import { checkMove, listMoves, pickMove } from './moves.ts';
import { OPTIONS, type Options } from './options.ts';
import { resample } from './resample.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { redactAction, revealsSomething, viewOf } from './view.ts';

function pending(state: State): Pending<Chance> {
  if (state.phase === 'over') {
    if (state.result === null) throw new RangeError('over without a result');
    return { kind: 'over', result: state.result };
  }
  const task = state.agenda[0];
  const outcomes = task === undefined ? null : outcomesOf(state, task);
  if (outcomes !== null) return { kind: 'chance', outcomes };
  return { kind: 'move', seats: askedSeats(state) };
}

export const game: Game<State, Move, Chance, Event, Options, Ending> = {
  id: 'starfarers',
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
  reveals: revealsSomething,
};

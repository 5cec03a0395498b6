/** The moves worth a thought, out of the thousands that are legal. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { starId } from '../rules/board.ts';
import { dueEvacuations } from '../rules/home.ts';
import { discThatMustLand, isLandingOpen } from '../rules/hyperspace.ts';
import { listMoves } from '../rules/moves.ts';
import { playerAt, type State } from '../rules/state.ts';
import { decisiveMoves } from './decisive.ts';
import { FIRST, SECOND, type Habits } from './habits.ts';
import { departureOptions, landingOptions, type Option } from './options.ts';
import { takeSurvey } from './survey.ts';
import { appraise } from './worth.ts';

const MAX_LANDINGS = 9;
const MAX_DEPARTURES = 11;

const END_TURN: Move = { type: 'endTurn' };

export const candidates = candidatesBy(SECOND);
export const firstCandidates = candidatesBy(FIRST);

type Candidates = (state: State, seat: Seat) => readonly Move[];

function candidatesBy(habits: Habits): Candidates {
  return (state, seat) => {
    const moves = promising(state, seat, habits);
    if (!habits.seesDecisive || state.phase === 'homes') return moves;
    const decisive = decisiveMoves(state, seat);
    if (decisive.length === 0) return moves;
    const known = new Set(moves.map((move) => JSON.stringify(move)));
    return [...moves, ...decisive.filter((move) => !known.has(JSON.stringify(move)))];
  };
}

function promising(state: State, seat: Seat, habits: Habits): readonly Move[] {
  if (state.phase === 'homes') {
    return state.homesLeft.map((star): Move => ({ type: 'chooseHome', star: starId(star) }));
  }
  const isLate = state.phase === 'departure';
  if (isLate && !isLandingOpen(state)) return [END_TURN];
  const survey = takeSurvey(state);
  const targets = appraise(state, survey, seat);
  const player = playerAt(state, seat);
  const landings = best(landingOptions(state, seat, targets), MAX_LANDINGS);
  if (discThatMustLand(player) !== null) return landings;
  if (isLate) return [...landings, END_TURN];
  const departures = best(departureOptions(state, survey, seat, targets, habits), MAX_DEPARTURES);
  const moves = [...landings, ...departures];
  if (dueEvacuations(state, seat).length === 0) moves.push(END_TURN);
  return moves.length > 0 ? moves : listMoves(state, seat);
}

function best(options: Option[], limit: number): Move[] {
  if (options.length > limit) {
    options.sort((a, b) => b.worth - a.worth);
    options.length = limit;
  }
  return options.map(({ move }) => move);
}

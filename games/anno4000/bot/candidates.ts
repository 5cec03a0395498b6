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
import { keepingHome } from './watch.ts';
import { appraise } from './worth.ts';

const MAX_LANDINGS = 9;
const MAX_DEPARTURES = 11;

const END_TURN: Option = { move: { type: 'endTurn' }, worth: 0 };

export const candidates = candidatesBy(SECOND);
export const firstCandidates = candidatesBy(FIRST);

type Candidates = (state: State, seat: Seat) => readonly Move[];

function candidatesBy(habits: Habits): Candidates {
  return (state, seat) => {
    const promised = promising(state, seat, habits);
    if (state.phase === 'homes') return promised;
    const moves = habits.keepsHome ? keepingHome(state, seat, promised) : promised;
    if (!habits.seesDecisive) return moves;
    const decisive = decisiveMoves(state, seat);
    if (decisive.length === 0) return moves;
    const known = new Set(decisive.map((move) => JSON.stringify(move)));
    return [...decisive, ...moves.filter((move) => !known.has(JSON.stringify(move)))];
  };
}

function promising(state: State, seat: Seat, habits: Habits): readonly Move[] {
  if (state.phase === 'homes') {
    return state.homesLeft.map((star): Move => ({ type: 'chooseHome', star: starId(star) }));
  }
  const isLate = state.phase === 'departure';
  if (isLate && !isLandingOpen(state)) return [END_TURN.move];
  const survey = takeSurvey(state);
  const targets = appraise(state, survey, seat);
  const options = best(landingOptions(state, seat, targets), MAX_LANDINGS);
  if (discThatMustLand(playerAt(state, seat)) === null) {
    if (!isLate) {
      const departures = departureOptions(state, survey, seat, targets, habits);
      options.push(...best(departures, MAX_DEPARTURES));
    }
    if (isLate || dueEvacuations(state, seat).length === 0) options.push(END_TURN);
  }
  if (options.length === 0) return listMoves(state, seat);
  if (habits.ranks) options.sort(byWorth);
  return options.map(({ move }) => move);
}

function best(options: Option[], limit: number): Option[] {
  if (options.length > limit) {
    options.sort(byWorth);
    options.length = limit;
  }
  return options;
}

function byWorth(a: Option, b: Option): number {
  return b.worth - a.worth;
}

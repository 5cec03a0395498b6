/** The moves worth a thought, out of the thousands that are legal. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { starId } from '../rules/board.ts';
import { dueEvacuations } from '../rules/home.ts';
import { discThatMustLand, isLandingOpen } from '../rules/hyperspace.ts';
import { listMoves } from '../rules/moves.ts';
import { playerAt, type State } from '../rules/state.ts';
import { departureOptions, landingOptions, type Option } from './options.ts';
import { takeSurvey } from './survey.ts';
import { appraise } from './worth.ts';

const MAX_LANDINGS = 9;
const MAX_DEPARTURES = 11;

const END_TURN: Move = { type: 'endTurn' };

export function candidates(state: State, seat: Seat): readonly Move[] {
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
  const departures = best(departureOptions(state, survey, seat, targets), MAX_DEPARTURES);
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

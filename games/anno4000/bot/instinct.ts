/** Rules of thumb: land where it pays now, depart where something beckons, leave nothing important bare. */

import { pick, type Random, type Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { starId, starNamed } from '../rules/board.ts';
import { applyAction } from '../rules/apply.ts';
import { dueEvacuations, homeVerdict } from '../rules/home.ts';
import { discThatMustLand, isLandingOpen } from '../rules/hyperspace.ts';
import { listMoves } from '../rules/moves.ts';
import { cloneState, NOBODY, playerAt, shipsOn, type State } from '../rules/state.ts';
import { decisiveMoves } from './decisive.ts';
import { FIRST, SECOND, type Habits } from './habits.ts';
import { departureOptions, landingOptions, type Option } from './options.ts';
import { captorOf, takeSurvey } from './survey.ts';
import { appraise } from './worth.ts';

const END_TURN: Move = { type: 'endTurn' };
/** How many ships' worth a mood can add, in so many steps. */
const MOOD = 0.4;
const MOODS = 256;

type Instinct = (state: State, seat: Seat, random: Random) => Move;

export const instinct: Instinct = (state, seat, random) => glance(state, seat, random, SECOND);
export const firstInstinct: Instinct = (state, seat, random) => glance(state, seat, random, FIRST);

function glance(state: State, seat: Seat, random: Random, habits: Habits): Move {
  if (state.phase === 'homes') {
    return { type: 'chooseHome', star: starId(pick(state.homesLeft, random)) };
  }
  const isLate = state.phase === 'departure';
  if (isLate && !isLandingOpen(state)) return END_TURN;
  const rescue =
    habits.seesDecisive && captorOf(state, seat) !== NOBODY ? rescueOf(state, seat) : null;
  if (rescue !== null) return rescue;
  const survey = takeSurvey(state);
  const targets = appraise(state, survey, seat);
  const isDue = discThatMustLand(playerAt(state, seat)) !== null;
  const landing = favourite(landingOptions(state, seat, targets), random);
  if (landing !== null && (isDue || landing.worth >= 0.5)) return landing.move;
  if (isLate) return END_TURN;
  const evacuates = dueEvacuations(state, seat).length > 0;
  const departures = departureOptions(state, survey, seat, targets, habits);
  const departure = favourite(
    evacuates ? departures : departures.filter(({ move }) => leavesHomeManned(state, seat, move)),
    random,
  );
  if (departure !== null && (evacuates || departure.worth >= 0.5)) return departure.move;
  if (!evacuates) return END_TURN;
  return landing?.move ?? pick(listMoves(state, seat), random);
}

/** Whoever is out at the end of the turn unless he does something does that; over the star next door if there is no nearer way. */
function rescueOf(state: State, seat: Seat): Move | null {
  if (homeVerdict(state, seat).kind !== 'out') return null;
  const ways = decisiveMoves(state, seat);
  return ways.find((move) => isSaved(state, seat, move)) ?? ways[0] ?? null;
}

function isSaved(state: State, seat: Seat, move: Move): boolean {
  const after = cloneState(state);
  applyAction(after, { by: seat, move });
  return homeVerdict(after, seat).kind !== 'out';
}

/** The best option, or one about as good: without chance every match would go the same way. */
function favourite(options: readonly Option[], random: Random): Option | null {
  let best: Option | null = null;
  let highest = -Infinity;
  for (const option of options) {
    const worth = option.worth + (random.below(MOODS) / MOODS) * MOOD;
    if (worth <= highest) continue;
    highest = worth;
    best = option;
  }
  return best;
}

/** Half of the ships at home stay there: somebody who does not look ahead never knows who comes. */
function leavesHomeManned(state: State, seat: Seat, move: Move): boolean {
  const { home } = playerAt(state, seat);
  if (home === null || (move.type !== 'start' && move.type !== 'shortFlight')) return true;
  const from = starNamed(move.type === 'start' ? move.star : move.from);
  return from !== home || 2 * move.ships <= shipsOn(state, home);
}

/** How a match ends, and who stands where (R8). */

import type { Result, Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { PLANETS } from './board.ts';
import {
  countColonies,
  countHand,
  countShips,
  countTechnologies,
  isPlaying,
  nutsOn,
  type State,
} from './state.ts';

export const ENDINGS = [
  /** No planet holds a nut any more. */
  'noNutsLeft',
  'fourteenColonies',
  /** The option `maxRounds`. */
  'roundLimit',
  /** Everybody else resigned (ruling 51). */
  'resignation',
] as const;

export type Ending = (typeof ENDINGS)[number];

const OVER = { type: 'over' } as const;

export function playingSeats(state: State): Seat[] {
  return Array.from({ length: state.seats }, (_unused, seat) => seat).filter((seat) =>
    isPlaying(state, seat),
  );
}

/** What is counted on the way to fourteen: colonies on the board, or all that ever stood (ruling 46). */
export function coloniesForEnd(state: State, seat: Seat): number {
  if (state.options.fourteenCounts === 'founded') return state.founded[seat] ?? 0;
  return countColonies(state, seat);
}

/** After the last player of a round (ruling 30). */
export function endOfRound(state: State): Ending | null {
  if (state.fourteenReached) return 'fourteenColonies';
  if (PLANETS.every((planet) => nutsOn(state, planet).length === 0)) return 'noNutsLeft';
  const { maxRounds } = state.options;
  return maxRounds !== null && state.round >= maxRounds ? 'roundLimit' : null;
}

/** Most colonies; then nuts in hand, technologies, ships; then the place is shared (R1, R8, ruling 31). */
function scoreOf(state: State, seat: Seat): readonly number[] {
  return [
    countColonies(state, seat),
    countHand(state, seat),
    countTechnologies(state, seat),
    countShips(state, seat),
  ];
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Those who resigned rank behind the others, the last to leave first (ruling 51). */
export function finish(state: State, ending: Ending, emit: Emit): void {
  const scored = playingSeats(state).map((seat) => ({ seat, score: scoreOf(state, seat) }));
  const places = Array.from({ length: state.seats }, () => 0);
  for (const { seat, score } of scored) {
    places[seat] = 1 + scored.filter((other) => compareScores(other.score, score) > 0).length;
  }
  for (const [index, seat] of state.resigned.toReversed().entries()) {
    places[seat] = scored.length + 1 + index;
  }
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const result: Result = { winners, ending, places };
  state.step = OVER;
  state.result = result;
  emit?.({ type: 'over', winners, ending });
}

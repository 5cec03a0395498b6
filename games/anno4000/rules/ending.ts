/** How a match ends, and who stands where (R9). */

import type { Result, Seat } from '@sternwarte/engine';
import type { EliminationReason, Emit } from './actions.ts';
import { countPairs, countShips, countStars, holdsOwnHome, type State } from './state.ts';

export const ENDINGS = [
  /** Everybody else lost his home star. */
  'lastHomeStar',
  /** The last opponent had no ships left (ruling 20). */
  'elimination',
  'resignation',
  /** The option `maxRounds`. */
  'roundLimit',
  /** The option `quietRounds`. */
  'standstill',
  /** The last fleets destroyed each other; possible only with `equalBattle: bothDestroyed` (ruling 31). */
  'mutualDestruction',
] as const;

export type Ending = (typeof ENDINGS)[number];

const ENDING_BY_REASON: Readonly<Record<EliminationReason, Ending>> = {
  homeStarLost: 'lastHomeStar',
  noShips: 'elimination',
  resigned: 'resignation',
};

export function livingSeats(state: State): Seat[] {
  return state.players.flatMap((player, seat) => (player.alive ? [seat] : []));
}

/**
 * Ends the match when one player is left, or none; `reason` is why the last one left. Nobody is left also when somebody
 * resigns in the turn in which he destroyed the last ships of the others: then they win by his resignation.
 */
export function endWhenDecided(
  state: State,
  reason: EliminationReason | null,
  resigned: boolean,
  emit: Emit,
): void {
  if (reason === null) return;
  const living = livingSeats(state);
  if (living.length > 1) return;
  if (living.length === 1) finish(state, [living], ENDING_BY_REASON[reason], emit);
  else finish(state, [], resigned ? 'resignation' : 'mutualDestruction', emit);
}

/** Ends the match as it stands: home star held, then pairs, then ships, then stars; equal means shared (R9). */
export function endAsItStands(state: State, ending: 'roundLimit' | 'standstill', emit: Emit): void {
  const scored = livingSeats(state).map((seat) => ({ seat, score: capScore(state, seat) }));
  scored.sort((a, b) => compareScores(b.score, a.score));
  const groups: Seat[][] = [];
  for (const [i, { seat, score }] of scored.entries()) {
    const previous = scored[i - 1];
    const last = groups.at(-1);
    if (previous && last && compareScores(previous.score, score) === 0) last.push(seat);
    else groups.push([seat]);
  }
  finish(state, groups, ending, emit);
}

function capScore(state: State, seat: Seat): readonly number[] {
  return [
    holdsOwnHome(state, seat) ? 1 : 0,
    countPairs(state, seat),
    countShips(state, seat),
    countStars(state, seat),
  ];
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** `groups` are the living, best first; those who fell rank behind them, the last to fall first. */
function finish(
  state: State,
  groups: readonly (readonly Seat[])[],
  ending: Ending,
  emit: Emit,
): void {
  const order = [...groups, ...state.fallen.toReversed()];
  const places = state.players.map(() => 0);
  let place = 1;
  for (const group of order) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  const winners = (order[0] ?? []).toSorted((a, b) => a - b);
  const result: Result = { winners, ending, places };
  state.phase = 'over';
  state.result = result;
  emit?.({ type: 'over', winners, ending });
}

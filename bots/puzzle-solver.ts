/**
 * How bots of each strength go about a puzzle when they are told its goal. They take it as they take a match: the Cadet
 * makes the move that brings most at once, the Pilot looks one move further, the Admiral thinks all of it through, but
 * only what seems worth a thought, and not without end. Where the goal tells moves not apart they play as they always do.
 */

import {
  isAtLeast,
  PuzzleSearch,
  type Expertise,
  type Random,
  type Standing,
  type Strength,
  type Tagged,
} from '@sternwarte/engine';

/** How many own moves of a turn are looked at together. */
const SIGHT: Readonly<Record<Exclude<Strength, 'admiral'>, number>> = { kadett: 1, pilot: 2 };
/** Positions that the Admiral looks at for one move. */
const PATIENCE = 5000;

export function chooseTold(
  strength: Strength,
  search: PuzzleSearch,
  expertise: Expertise,
  standing: Standing,
  random: Random,
): Tagged {
  const moves = search.movesIn(standing);
  const values =
    strength === 'admiral'
      ? (thinkThrough(search, expertise, standing, moves) ??
        foresee(search, standing, moves, SIGHT.pilot))
      : foresee(search, standing, moves, SIGHT[strength]);
  const best = Math.max(...values);
  const equals = moves.filter((_move, i) => isAtLeast(values[i] ?? -Infinity, best));
  const { state } = standing;
  const usual = JSON.stringify(
    expertise.instinct(search.game.view(state, search.seat), search.seat, random),
  );
  const choice =
    equals.find((move) => JSON.stringify(move) === usual) ?? equals[random.below(equals.length)];
  if (choice === undefined) throw new RangeError('there is no move');
  return choice;
}

/** What each move brings within so many own moves of this turn, itself included. */
function foresee(
  search: PuzzleSearch,
  standing: Standing,
  moves: readonly Tagged[],
  sight: number,
): readonly number[] {
  return moves.map((move) => within(search, search.after(standing, move), sight - 1));
}

function within(search: PuzzleSearch, standing: Standing, sight: number): number {
  const { game, goal, seat } = search;
  const { state } = standing;
  const pending = game.pending(state);
  if (pending.kind === 'chance' && goal.throughChance?.(state) === true) {
    let [sum, weights] = [0, 0];
    for (const { outcome, weight } of pending.outcomes) {
      const next = game.clone(state);
      game.apply(next, { by: 'table', chance: outcome });
      sum += weight * within(search, { ...standing, state: next }, sight);
      weights += weight;
    }
    return sum / weights;
  }
  let best = goal.measure(state, seat);
  if (sight === 0 || search.deciderAt(standing) !== seat) return best;
  for (const move of search.movesIn(standing)) {
    best = Math.max(best, within(search, search.after(standing, move), sight - 1));
  }
  return best;
}

/** To the end, among the moves worth a thought; `null` when that is too much. */
function thinkThrough(
  search: PuzzleSearch,
  expertise: Expertise,
  standing: Standing,
  moves: readonly Tagged[],
): readonly number[] | null {
  const { game, goal, seat } = search;
  const thinking = new PuzzleSearch(game, goal, seat, {
    budget: PATIENCE,
    considers: (state, decider) => expertise.candidates(state, decider),
  });
  const considered = new Set(thinking.movesIn(standing).map((move) => JSON.stringify(move)));
  const values: number[] = [];
  for (const move of moves) {
    const isConsidered = considered.has(JSON.stringify(move));
    const value = isConsidered ? thinking.value(thinking.after(standing, move)) : -Infinity;
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

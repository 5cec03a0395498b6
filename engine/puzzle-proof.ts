/** What follows from the search: the proof of a puzzle, whether it can still be solved, and how others answer. */

import type { Game, Seat, Tagged } from './contract.ts';
import { positionOfPuzzle, type Puzzle, type PuzzleGoal } from './puzzle.ts';
import { isAtLeast, PuzzleSearch, type SearchLimits, type Standing } from './puzzle-search.ts';

/** What every first move comes to. */
export interface Claims {
  readonly best: number;
  /** What the worst of the first moves leaves. */
  readonly worst: number;
  readonly solutions: readonly Tagged[];
  readonly firstMoves: number;
  /** What each of them leaves, in the order in which they are listed. */
  readonly worths: readonly number[];
}

export interface Proof extends Claims {
  readonly line: readonly Tagged[];
  readonly positions: number;
}

const LONGEST_LINE = 60;
/** Beyond so many positions any way is as good as the shortest. */
const MANY_WAYS = 3000;

/** `null` when there are more positions than the budget allows. */
export function provePuzzle(
  game: Game,
  goal: PuzzleGoal,
  state: unknown,
  seat: Seat,
  limits: SearchLimits,
): Proof | null {
  const search = new PuzzleSearch(game, goal, seat, limits);
  const start = search.begin(state);
  const claims = claimsAt(search, start);
  if (claims === null) return null;
  const line = lineFrom(search, start, claims.best);
  return { ...claims, line, positions: search.positions };
}

function claimsAt(search: PuzzleSearch, start: Standing): Claims | null {
  // The first moves one by one: `value` would stop at the first that reaches the most.
  const valued: { readonly move: Tagged; readonly value: number }[] = [];
  for (const move of search.movesIn(start)) {
    const value = search.value(search.after(start, move));
    if (value === null) return null;
    valued.push({ move, value });
  }
  const worths = valued.map(({ value }) => value);
  const best = Math.max(...worths);
  return {
    best,
    worst: Math.min(...worths),
    solutions: valued.filter(({ value }) => isAtLeast(value, best)).map(({ move }) => move),
    firstMoves: valued.length,
    worths,
  };
}

export type PuzzleFault = 'unproven' | 'target' | 'solutions' | 'worths';

export interface Judgement {
  /** What is wrong with the claims of a puzzle; `null` when they hold. */
  readonly fault: PuzzleFault | null;
  readonly positions: number;
}

/** Looks for what is wrong with the claims of a puzzle. */
export function judgePuzzle(
  game: Game,
  goal: PuzzleGoal,
  puzzle: Puzzle,
  limits: SearchLimits,
): Judgement {
  const search = new PuzzleSearch(game, goal, puzzle.seat, limits);
  const claims = claimsAt(search, search.begin(positionOfPuzzle(game, puzzle)));
  return { fault: faultOf(puzzle, claims), positions: search.positions };
}

export function refutePuzzle(
  game: Game,
  goal: PuzzleGoal,
  puzzle: Puzzle,
  limits: SearchLimits,
): PuzzleFault | null {
  return judgePuzzle(game, goal, puzzle, limits).fault;
}

/** The same by a proof that is there already. */
export function faultOf(
  { target, solutions, worths }: Puzzle,
  proof: Claims | null,
): PuzzleFault | null {
  if (proof === null) return 'unproven';
  if (!isSame(proof.best, target)) return 'target';
  if (JSON.stringify(proof.solutions) !== JSON.stringify(solutions)) return 'solutions';
  if (worths === undefined) return null;
  const { length } = proof.worths;
  const isTrue = proof.worths.every((worth, i) => isSame(worth, worths[i] ?? NaN));
  return isTrue && worths.length === length ? null : 'worths';
}

function isSame(a: number, b: number): boolean {
  return isAtLeast(a, b) && isAtLeast(b, a);
}

function lineFrom(search: PuzzleSearch, start: Standing, target: number): readonly Tagged[] {
  const line: Tagged[] = [];
  let now = start;
  while (line.length < LONGEST_LINE) {
    const decider = search.deciderAt(now);
    if (decider === null) break;
    const next =
      decider === search.seat ? [solvingMove(search, now, target)] : answerAt(search, now, target);
    for (const move of next) {
      if (move === null) return line;
      line.push(move);
      now = search.after(now, move);
    }
  }
  return line;
}

interface Way {
  readonly first: Tagged;
  readonly standing: Standing;
}

/** A move that leads on to the target, on the shortest way through the turn; `null` where none is known to. */
export function solvingMove(
  search: PuzzleSearch,
  standing: Standing,
  target: number,
): Tagged | null {
  const seen = new Set<string>();
  const open: Way[] = [];
  const goOn = (from: Standing, first: Tagged | null): void => {
    for (const move of search.movesIn(from)) {
      if (!leadsTo(search, from, move, target)) continue;
      const next = search.after(from, move);
      const key = JSON.stringify(next.state);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ first: first ?? move, standing: next });
    }
  };
  goOn(standing, null);
  for (const way of open) {
    const isThrough = search.deciderAt(way.standing) !== search.seat;
    if (isThrough || search.isReached(way.standing, target)) return way.first;
    if (open.length < MANY_WAYS) goOn(way.standing, way.first);
  }
  return open[0]?.first ?? null;
}

function leadsTo(search: PuzzleSearch, standing: Standing, move: Tagged, target: number): boolean {
  const value = search.value(search.after(standing, move));
  return value !== null && isAtLeast(value, target);
}

interface Answer {
  readonly moves: readonly Tagged[];
  readonly standing: Standing;
}

/**
 * The most stubborn answer of the others: all their moves until it is decided or the seat is asked again, so that as few
 * moves as possible lead on to the target: where none does, it refutes what was tried. Of equals the shortest.
 */
export function answerAt(
  search: PuzzleSearch,
  standing: Standing,
  target: number,
): readonly Tagged[] {
  let stubborn: readonly Tagged[] = [];
  let fewest = Infinity;
  for (const { moves, standing: reached } of answersTo(search, standing)) {
    const ways = waysOn(search, reached, target);
    if (ways >= fewest && stubborn.length > 0) continue;
    stubborn = moves;
    fewest = ways;
    if (ways === 0) break;
  }
  return stubborn;
}

/** Every answer, the shorter ones first; of several orders that come to the same only the first. */
function* answersTo(search: PuzzleSearch, start: Standing): Generator<Answer> {
  const seen = new Set<string>();
  const open: Answer[] = [{ moves: [], standing: start }];
  for (const { moves, standing } of open) {
    const decider = search.deciderAt(standing);
    if (decider === null || decider === search.seat) {
      yield { moves, standing };
      continue;
    }
    for (const move of search.movesIn(standing)) {
      const next = search.after(standing, move);
      const key = JSON.stringify(next.state);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ moves: [...moves, move], standing: next });
    }
  }
}

/** How many moves lead on to the target; a position that is over with it reached resists the least. */
function waysOn(search: PuzzleSearch, standing: Standing, target: number): number {
  if (search.deciderAt(standing) === null) {
    return search.isReached(standing, target) ? Number.MAX_VALUE : 0;
  }
  return search.movesIn(standing).filter((move) => leadsTo(search, standing, move, target)).length;
}

/** Whether the goal can still be reached from here; `null` when that is too much to look at. */
export function canStillSolve(
  search: PuzzleSearch,
  standing: Standing,
  { target }: Puzzle,
): boolean | null {
  const value = search.value(standing);
  return value === null ? null : isAtLeast(value, target);
}

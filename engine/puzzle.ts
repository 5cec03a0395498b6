/**
 * Puzzles: a position, and what is to be reached in this turn. Their solutions are proven by looking at every way to
 * play the turn: nobody else decides anything in it, and where chance would go on a way ends, unless the goal asks for
 * the mean over it.
 */

import type { Game, Seat, Tagged } from './contract.ts';
import type { Language } from './words.ts';
import { RESIGN } from './playout.ts';
import { readScenario, type Scenario } from './scenario.ts';

/** Who solves it: somebody quick, somebody who looks one move ahead, somebody who thinks far, or no bot at all. */
export const GRADES = ['kadett', 'pilot', 'admiral', 'nobody'] as const;
export type Grade = (typeof GRADES)[number];

export interface PuzzleGoal<State = unknown> {
  /** What is asked for, in a sentence. */
  readonly ask: Readonly<Record<Language, string>>;
  /** Whether there is something of the kind to be asked in this position. */
  isAsked(state: State, seat: Seat): boolean;
  /** How much of it is reached; the most that the turn allows is what the puzzle asks for. */
  measure(state: State, seat: Seat): number;
  /** Kinds of moves that have no place in it, such as offers to others. */
  readonly without?: readonly string[];
  /** Whether chance is looked through here, and its mean counts. */
  throughChance?(state: State): boolean;
}

export type PuzzleGoals = Readonly<Record<string, PuzzleGoal>>;

export interface Puzzle {
  readonly id: string;
  readonly goal: string;
  readonly seat: Seat;
  /** What the turn can reach at most, and what it reaches without a thought: by ending at once. */
  readonly target: number;
  readonly scenario: Scenario;
  /** All first moves that lead there, and no other does. */
  readonly solutions: readonly Tagged[];
  /** One way there. */
  readonly line: readonly Tagged[];
  readonly grade: Grade;
}

/** What every way through the turn comes to. */
export interface Proof {
  readonly best: number;
  readonly worst: number;
  readonly solutions: readonly Tagged[];
  readonly line: readonly Tagged[];
  readonly firstMoves: number;
  readonly positions: number;
}

const EPSILON = 1e-9;
const LONGEST_LINE = 60;

/** `null` when there are more positions than the budget allows. */
export function provePuzzle(
  game: Game,
  goal: PuzzleGoal,
  state: unknown,
  seat: Seat,
  budget: number,
): Proof | null {
  const search = new TurnSearch(game, goal, seat, budget);
  const best = search.value(state);
  if (best === null) return null;
  const valued = search.movesIn(state).map((move) => ({ move, value: search.after(state, move) }));
  if (valued.some(({ value }) => value === null)) return null;
  const worth = valued.map(({ value }) => value ?? 0);
  const line: Tagged[] = [];
  const now = game.clone(state);
  while (line.length < LONGEST_LINE && !search.isEnd(now)) {
    const next = search.movesIn(now).find((move) => isSame(search.after(now, move), best));
    if (next === undefined) break;
    line.push(next);
    game.apply(now, { by: seat, move: next });
  }
  return {
    best,
    worst: Math.min(...worth),
    solutions: valued.filter(({ value }) => isSame(value, best)).map(({ move }) => move),
    line,
    firstMoves: valued.length,
    positions: search.positions,
  };
}

/** Whether the goal can still be reached from here; `null` when that is too much to look at. */
export function canStillSolve(
  game: Game,
  goal: PuzzleGoal,
  puzzle: Puzzle,
  state: unknown,
  budget: number,
): boolean | null {
  const value = new TurnSearch(game, goal, puzzle.seat, budget).value(state);
  return value === null ? null : value > puzzle.target - EPSILON;
}

/** The position of a puzzle, whose data is part of the program. */
export function positionOfPuzzle(game: Game, puzzle: Puzzle): unknown {
  const read = readScenario(game, puzzle.scenario);
  if (!read.ok) throw new Error(`puzzle ${puzzle.id}: ${JSON.stringify(read.damage)}`);
  return read.state;
}

function isSame(a: number | null, b: number): boolean {
  return a !== null && Math.abs(a - b) < EPSILON;
}

class TurnSearch {
  readonly #game: Game;
  readonly #goal: PuzzleGoal;
  readonly #seat: Seat;
  readonly #budget: number;
  readonly #known = new Map<string, number>();

  constructor(game: Game, goal: PuzzleGoal, seat: Seat, budget: number) {
    this.#game = game;
    this.#goal = goal;
    this.#seat = seat;
    this.#budget = budget;
  }

  get positions(): number {
    return this.#known.size;
  }

  movesIn(state: unknown): readonly Tagged[] {
    const without = this.#goal.without ?? [];
    return this.#game
      .moves(state, this.#seat)
      .filter(({ type }) => type !== RESIGN && !without.includes(type));
  }

  /** Whether somebody else or chance goes on from here, or nobody. */
  isEnd(state: unknown): boolean {
    const pending = this.#game.pending(state);
    if (pending.kind !== 'move') return true;
    return pending.seats.length !== 1 || pending.seats[0] !== this.#seat;
  }

  after(state: unknown, move: Tagged): number | null {
    const next = this.#game.clone(state);
    this.#game.apply(next, { by: this.#seat, move });
    return this.value(next);
  }

  /** The most that can be reached from here. */
  value(state: unknown): number | null {
    const key = JSON.stringify(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#budget) return null;
    const value = this.#look(state);
    if (value !== null) this.#known.set(key, value);
    return value;
  }

  #look(state: unknown): number | null {
    const pending = this.#game.pending(state);
    if (pending.kind === 'chance' && this.#goal.throughChance?.(state) === true) {
      let [sum, weights] = [0, 0];
      for (const { outcome, weight } of pending.outcomes) {
        const next = this.#game.clone(state);
        this.#game.apply(next, { by: 'table', chance: outcome });
        const value = this.value(next);
        if (value === null) return null;
        sum += weight * value;
        weights += weight;
      }
      return sum / weights;
    }
    if (this.isEnd(state)) return this.#goal.measure(state, this.#seat);
    let best = -Infinity;
    for (const move of this.movesIn(state)) {
      const value = this.after(state, move);
      if (value === null) return null;
      best = Math.max(best, value);
    }
    return best;
  }
}

/** Whether the goal is reached: the turn has ended so, or could end at once. */
export function isSolved(game: Game, goal: PuzzleGoal, puzzle: Puzzle, state: unknown): boolean {
  const search = new TurnSearch(game, goal, puzzle.seat, 1);
  const reaches = (now: unknown): boolean =>
    goal.measure(now, puzzle.seat) > puzzle.target - EPSILON;
  if (search.isEnd(state)) return reaches(state);
  const end = search.movesIn(state).find(({ type }) => type === game.turnEnd);
  if (end === undefined || !reaches(state)) return false;
  const after = game.clone(state);
  game.apply(after, { by: puzzle.seat, move: end });
  return reaches(after);
}

/** The puzzle of a day, the same for everybody: days are counted from 1970, whatever the zone says. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: number): T | null {
  return puzzles[(((day * 7919) % puzzles.length) + puzzles.length) % puzzles.length] ?? null;
}

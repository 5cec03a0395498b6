/** Finds puzzles in games of bots: positions in which few first moves lead to the most that can be forced. */

import {
  answerAt,
  createRandom,
  hasAnswers,
  isAtLeast,
  makeScenario,
  pick,
  pickWeighted,
  provePuzzle,
  PuzzleSearch,
  RESIGN,
  STRENGTHS,
  type Config,
  type Expertise,
  type Game,
  type Grade,
  type Proof,
  type Puzzle,
  type PuzzleGoal,
  type PuzzleGoals,
  type Random,
  type Seat,
  type Strength,
  type Tagged,
} from '@sternwarte/engine';
import { bots, policyOf } from './strengths.ts';
import { chooseTold } from './puzzle-solver.ts';

export interface PuzzleHunt {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly goals: PuzzleGoals;
  /** Matches are played by so many in turn. */
  readonly seats: readonly number[];
  readonly seed: string;
  /** How many of each goal. */
  readonly wanted: number;
  /** How many positions a proof may look at. */
  readonly budget: number;
  readonly maxGames: number;
}

/** More first moves than this share a solution with too many others. */
const MOST_SOLUTIONS = 3;
/** Where others answer there are many more ways, and fleets of one ship more or less do the same. */
const MOST_ANSWERED = 12;
const FEWEST_MOVES = 6;
/** What is over after two moves is no puzzle. */
const SHORTEST_LINE = 3;
/** Where chance is looked through the best is better than all others by so much, at least: nobody counts thousandths. */
const CLEAR = 0.03;
/** One in so many of a kind is of the same grade, at most: easy ones are everywhere. */
const SHARE: Readonly<Record<Grade, number>> = { kadett: 5, pilot: 2, admiral: 1, nobody: 2 };
/** Not always the first position of a match in which there is something to ask. */
const EVERY = 2;
const MAX_ACTIONS = 4000;
/** Bots decide by chance where all seems equal to them, so each tries more than once. */
const TRIES = 5;
const MAX_STEPS = 60;

export function* makePuzzles(hunt: PuzzleHunt): Generator<Puzzle> {
  const { game, expertise, goals, seats, seed, wanted, maxGames } = hunt;
  const found = new Map<string, number>();
  const countOf = (what: string): number => found.get(what) ?? 0;
  const pilot = bots.get('pilot');
  if (pilot === undefined) throw new Error('no pilot');
  for (let n = 0; n < maxGames; n++) {
    const config: Config = { seats: seats[n % seats.length] ?? game.seats.min, options: {} };
    const play = policyOf(pilot, game, expertise, config.seats);
    const random = createRandom(`${seed} ${n}`);
    // Apart from the match, which stays the same whatever is asked of its positions.
    const whim = createRandom(`${seed} ${n} whim`);
    const state = game.setup(config);
    const taken = new Set<string>();
    for (let action = 0; action < MAX_ACTIONS; action++) {
      const pending = game.pending(state);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
        continue;
      }
      const [seat] = pending.seats;
      if (seat !== undefined && pending.seats.length === 1) {
        let isUsed = false;
        for (const [name, goal] of Object.entries(goals)) {
          // A position asks one thing.
          if (isUsed) break;
          // One of a kind in a game is enough, and some are rare.
          if (countOf(name) >= wanted || taken.has(name)) continue;
          if (!goal.isAsked(state, seat)) continue;
          if (!hasAnswers(goal) && whim.below(EVERY) !== 0) continue;
          const puzzle = puzzleAt(hunt, config, { name, goal, state, seat, random: whim });
          if (puzzle === null) continue;
          const graded = `${name} ${puzzle.grade}`;
          if (countOf(graded) >= Math.ceil(wanted / SHARE[puzzle.grade])) continue;
          for (const what of [name, graded]) found.set(what, countOf(what) + 1);
          taken.add(name);
          isUsed = true;
          yield { ...puzzle, id: `${name}-${config.seats}-${n}` };
        }
      }
      const asked = pick(pending.seats, random);
      const move = play(state, asked, game.moves(state, asked), random);
      game.apply(state, { by: asked, move });
    }
    if (Object.keys(goals).every((name) => countOf(name) >= wanted)) return;
  }
}

interface Candidate {
  readonly name: string;
  readonly goal: PuzzleGoal;
  readonly state: unknown;
  readonly seat: Seat;
  readonly random: Random;
}

function puzzleAt(
  { game, expertise, budget }: PuzzleHunt,
  config: Config,
  { name, goal, state, seat, random }: Candidate,
): Puzzle | null {
  const moves = game.moves(state, seat).filter(({ type }) => type !== RESIGN);
  if (moves.length < FEWEST_MOVES) return null;
  if (!isWorthProving(new PuzzleSearch(game, goal, seat, { budget }), state)) return null;
  const proof = provePuzzle(game, goal, state, seat, { budget });
  if (proof === null || proof.best <= proof.worst) return null;
  if (proof.solutions.length > mostSolutions(goal) || proof.firstMoves < FEWEST_MOVES) return null;
  // What ends the turn at once is no feat.
  if (proof.solutions.some(({ type }) => type === game.turnEnd)) return null;
  if (isReachedSooner(game, goal, state, seat, budget, proof.best)) return null;
  const isBet = goal.throughChance !== undefined;
  if (isBet ? !isClear(goal, proof) : proof.line.length < SHORTEST_LINE) return null;
  const puzzle = {
    id: '',
    goal: name,
    seat,
    target: proof.best,
    scenario: makeScenario(game, config, state),
    solutions: proof.solutions,
    line: isBet ? proof.line.slice(0, 1) : proof.line,
    ...(isBet ? { worths: proof.worths } : {}),
  };
  return { ...puzzle, grade: gradeOf(game, expertise, goal, puzzle, state, random, budget) };
}

/** Whether the solutions stand out among what chance leaves of all first moves; what is certain is no question of odds. */
function isClear({ most = Infinity }: PuzzleGoal, { best, worths }: Proof): boolean {
  if (isAtLeast(best, most)) return false;
  return worths.every((worth) => isAtLeast(worth, best) || worth <= best - CLEAR);
}

/** Where the most is known, a proof need not be begun when too many moves reach it, or the end of the turn does. */
function isWorthProving(search: PuzzleSearch, state: unknown): boolean {
  const { most } = search.goal;
  if (most === undefined || search.goal.throughChance !== undefined) return true;
  const start = search.begin(state);
  const isEnd = ({ type }: Tagged): boolean => type === search.game.turnEnd;
  const moves = search.movesIn(start).toSorted((a, b) => Number(isEnd(b)) - Number(isEnd(a)));
  let reaching = 0;
  for (const move of moves) {
    const value = search.value(search.after(start, move));
    if (value === null) return false;
    if (!isAtLeast(value, most)) continue;
    reaching++;
    if (isEnd(move) || reaching > mostSolutions(search.goal)) return false;
  }
  return reaching > 0;
}

function mostSolutions(goal: PuzzleGoal): number {
  return hasAnswers(goal) ? MOST_ANSWERED : MOST_SOLUTIONS;
}

/** What takes one turn is not asked for in two. */
function isReachedSooner(
  game: Game,
  goal: PuzzleGoal,
  state: unknown,
  seat: Seat,
  budget: number,
  target: number,
): boolean {
  const { turns = 1 } = goal;
  if (turns === 1) return false;
  const sooner = provePuzzle(game, { ...goal, turns: turns - 1 }, state, seat, { budget });
  return sooner === null || isAtLeast(sooner.best, target);
}

/** The first of the bots that finds it more often than not, told what is asked for. */
function gradeOf(
  game: Game,
  expertise: Expertise,
  goal: PuzzleGoal,
  puzzle: Pick<Puzzle, 'seat' | 'target' | 'solutions'>,
  state: unknown,
  random: Random,
  budget: number,
): Grade {
  const search = new PuzzleSearch(game, goal, puzzle.seat, { budget });
  for (const strength of STRENGTHS) {
    let solved = 0;
    for (let n = 0; n < TRIES; n++) {
      if (solves(strength, search, expertise, puzzle, state, random)) solved++;
    }
    if (2 * solved > TRIES) return strength;
  }
  return 'nobody';
}

function solves(
  strength: Strength,
  search: PuzzleSearch,
  expertise: Expertise,
  { target, solutions }: Pick<Puzzle, 'target' | 'solutions'>,
  state: unknown,
  random: Random,
): boolean {
  let now = search.begin(state);
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const decider = search.deciderAt(now);
    if (decider === null) break;
    if (decider !== search.seat) {
      for (const move of answerAt(search, now, target)) now = search.after(now, move);
      continue;
    }
    const move = chooseTold(strength, search, expertise, now, random);
    // A bet is judged by itself: what came of it is chance.
    if (search.goal.throughChance !== undefined) {
      return solutions.some((known) => JSON.stringify(known) === JSON.stringify(move));
    }
    now = search.after(now, move);
  }
  return search.isReached(now, target);
}

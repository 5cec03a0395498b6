/** Finds puzzles in games of bots: positions in which few ways through the turn reach the most. */

import {
  createRandom,
  GRADES,
  makeScenario,
  pick,
  pickWeighted,
  provePuzzle,
  RESIGN,
  type Config,
  type Expertise,
  type Game,
  type Grade,
  type Puzzle,
  type PuzzleGoal,
  type PuzzleGoals,
  type Random,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import { bots, policyOf } from './index.ts';

export interface PuzzleSearch {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly goals: PuzzleGoals;
  readonly seats: number;
  readonly seed: string;
  /** How many of each goal. */
  readonly wanted: number;
  /** How many positions a proof may look at. */
  readonly budget: number;
  readonly maxGames: number;
}

/** More first moves than this share a solution with too many others. */
const MOST_SOLUTIONS = 3;
const FEWEST_MOVES = 5;
const MAX_ACTIONS = 4000;
const ADMIRAL_ITERATIONS = 200;

export function* makePuzzles(search: PuzzleSearch): Generator<Puzzle> {
  const { game, expertise, goals, seats, seed, wanted, budget, maxGames } = search;
  const found = new Map<string, number>();
  const config: Config = { seats, options: {} };
  const pilot = bots.get('pilot');
  if (pilot === undefined) throw new Error('no pilot');
  const play = policyOf(pilot, game, expertise, seats);
  for (let n = 0; n < maxGames; n++) {
    const random = createRandom(`${seed} ${n}`);
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
        for (const [name, goal] of Object.entries(goals)) {
          // One of a kind in a game is enough, and some are rare.
          if ((found.get(name) ?? 0) >= wanted || taken.has(name)) continue;
          if (!goal.isAsked(state, seat) || random.below(3) !== 0) continue;
          const puzzle = puzzleAt(search, config, { name, goal, state, seat, random }, budget);
          if (puzzle === null) continue;
          found.set(name, (found.get(name) ?? 0) + 1);
          taken.add(name);
          yield { ...puzzle, id: `${name}-${seats}-${n}` };
        }
      }
      const asked = pick(pending.seats, random);
      const move = play(state, asked, game.moves(state, asked), random);
      game.apply(state, { by: asked, move });
    }
    if (Object.keys(goals).every((name) => (found.get(name) ?? 0) >= wanted)) return;
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
  { game, expertise, seats }: PuzzleSearch,
  config: Config,
  { name, goal, state, seat, random }: Candidate,
  budget: number,
): Puzzle | null {
  const moves = game.moves(state, seat).filter(({ type }) => type !== RESIGN);
  if (moves.length < FEWEST_MOVES) return null;
  const proof = provePuzzle(game, goal, state, seat, budget);
  if (proof === null || proof.best <= proof.worst) return null;
  if (proof.solutions.length > MOST_SOLUTIONS || proof.firstMoves < FEWEST_MOVES) return null;
  // What ends the turn at once is no feat.
  if (proof.solutions.some(({ type }) => type === game.turnEnd)) return null;
  const puzzle = {
    id: '',
    goal: name,
    seat,
    target: proof.best,
    scenario: makeScenario(game, config, state),
    solutions: proof.solutions,
    line: proof.line,
  };
  return { ...puzzle, grade: gradeOf(game, expertise, seats, goal, puzzle, state, random) };
}

/** The first of the bots that finds it, left to itself. */
function gradeOf(
  game: Game,
  expertise: Expertise,
  seats: number,
  goal: PuzzleGoal,
  puzzle: Pick<Puzzle, 'seat' | 'target' | 'solutions'>,
  state: unknown,
  random: Random,
): Grade {
  const { seat, target, solutions } = puzzle;
  for (const grade of GRADES) {
    const bot = bots.get(grade);
    if (bot === undefined) continue;
    const play = policyOf(bot, game, expertise, seats, ADMIRAL_ITERATIONS);
    const now = game.clone(state);
    let first: Tagged | null = null;
    for (let steps = 0; steps < 60; steps++) {
      const pending = game.pending(now);
      if (pending.kind !== 'move' || pending.seats[0] !== seat) break;
      const move = play(now, seat, game.moves(now, seat), random);
      first ??= move;
      game.apply(now, { by: seat, move });
    }
    // A bet is judged by itself: what came of it is chance.
    const isFirst = goal.throughChance !== undefined;
    const key = JSON.stringify(first);
    const hits = isFirst
      ? solutions.some((move) => JSON.stringify(move) === key)
      : goal.measure(now, seat) >= target;
    if (hits) return grade;
  }
  return 'nobody';
}

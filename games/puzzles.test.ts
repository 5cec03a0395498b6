/** Every puzzle is played, and its proof made again: the target is the most that can be forced, and no other first move leads there. */

import {
  canStillSolve,
  faultOf,
  positionOfPuzzle,
  provePuzzle,
  PuzzleSearch,
  refutePuzzle,
  type Game,
  type Puzzle,
  type PuzzleGoal,
  type PuzzleGoals,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalogue.ts';
import { games } from './index.ts';
import { loadGoals, loadPuzzles } from './puzzles.ts';

/** More than any of them needs. */
const LIMITS = { budget: 60_000 };
const ENOUGH = 20;

const collections = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, goals: await loadGoals(id), puzzles: await loadPuzzles(id) })),
);

describe.each(collections.filter(({ puzzles }) => puzzles.length > 0))(
  'the puzzles of $id',
  ({ id, goals, puzzles }) => {
    const game: Game = games[id];

    test('are enough, each with a name of its own, and ask for everything there is to ask', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(ENOUGH);
      expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
      expect(new Set(puzzles.map(({ goal }) => goal))).toEqual(new Set(Object.keys(goals)));
    });

    test('are of several grades, and at most half of them are easy', () => {
      expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(3);
      const easy = puzzles.filter(({ grade }) => grade === 'kadett');
      expect(2 * easy.length).toBeLessThanOrEqual(puzzles.length + 1);
    });

    test('each show a position of their own', () => {
      const positions = puzzles.map(({ scenario }) => JSON.stringify(scenario));
      expect(new Set(positions).size).toBe(puzzles.length);
    });

    test.for(puzzles)('$id has exactly the solutions that it claims', (puzzle) => {
      expect(refutePuzzle(game, goalOf(goals, puzzle), puzzle, LIMITS)).toBeNull();
    });

    test.for(puzzles)('$id tells what its first moves are worth where chance decides', (puzzle) => {
      const goal = goalOf(goals, puzzle);
      expect(puzzle.worths === undefined).toBe(goal.throughChance === undefined);
      expect(goal.tellGain === undefined).toBe(goal.throughChance === undefined);
    });

    test.for(puzzles)('$id is solved as it stands there, and at no moment lost', (puzzle) => {
      const goal = goalOf(goals, puzzle);
      const search = new PuzzleSearch(game, goal, puzzle.seat, LIMITS);
      let now = search.begin(positionOfPuzzle(game, puzzle));
      expect(goal.isAsked(now.state, puzzle.seat)).toBe(true);
      for (const move of puzzle.line) {
        expect(game.check(now.state, search.deciderAt(now) ?? -1, move)).toBeNull();
        expect(canStillSolve(search, now, puzzle)).toBe(true);
        now = search.after(now, move);
      }
      // What comes of a bet is chance.
      const isBet = goal.throughChance !== undefined;
      expect(isBet || search.isReached(now, puzzle.target)).toBe(true);
    });

    test('claims that are not true are refuted', () => {
      for (const puzzle of oneOfEach(goals, puzzles)) {
        const [first] = puzzle.solutions;
        const state = positionOfPuzzle(game, puzzle);
        const other = game
          .moves(state, puzzle.seat)
          .find((move) => !JSON.stringify(puzzle.solutions).includes(JSON.stringify(move)));
        if (first === undefined || other === undefined) throw new Error('nothing to change');
        const goal = goalOf(goals, puzzle);
        const proof = provePuzzle(game, goal, state, puzzle.seat, LIMITS);
        const lies: readonly Partial<Puzzle>[] = [
          { target: puzzle.target + 1 },
          { target: puzzle.target - 1 },
          { solutions: [...puzzle.solutions, other] },
          { solutions: [other] },
          { solutions: puzzle.solutions.slice(1) },
          ...(puzzle.worths === undefined ? [] : [{ worths: puzzle.worths.toReversed() }]),
        ];
        expect(faultOf(puzzle, proof)).toBeNull();
        for (const lie of lies) expect(faultOf({ ...puzzle, ...lie }, proof)).not.toBeNull();
      }
    });
  },
);

function goalOf(goals: PuzzleGoals, { goal: name }: Puzzle): PuzzleGoal {
  const goal = goals[name];
  if (goal === undefined) throw new Error(`no goal ${name}`);
  return goal;
}

function oneOfEach(goals: PuzzleGoals, puzzles: readonly Puzzle[]): readonly Puzzle[] {
  return Object.keys(goals).flatMap((name) =>
    puzzles.filter(({ goal }) => goal === name).slice(0, 1),
  );
}

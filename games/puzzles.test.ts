/** Every puzzle is played, and its proof made again: the target is what the turn allows at most, and no other first move leads there. */

import {
  canStillSolve,
  isSolved,
  positionOfPuzzle,
  provePuzzle,
  type Game,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalogue.ts';
import { games } from './index.ts';
import { loadGoals, loadPuzzles } from './puzzles.ts';

/** More than any of them needs. */
const BUDGET = 30_000;
const ENOUGH = 20;

const collections = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, goals: await loadGoals(id), puzzles: await loadPuzzles(id) })),
);

describe.each(collections.filter(({ puzzles }) => puzzles.length > 0))(
  'the puzzles of $id',
  ({ id, goals, puzzles }) => {
    const game: Game = games[id];

    test('are enough, each with a name of its own', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(ENOUGH);
      expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    });

    test.for(puzzles)('$id has exactly the solutions that it claims', (puzzle) => {
      const goal = goals[puzzle.goal];
      if (goal === undefined) throw new Error(`no goal ${puzzle.goal}`);
      const state = positionOfPuzzle(game, puzzle);
      expect(goal.isAsked(state, puzzle.seat)).toBe(true);
      const proof = provePuzzle(game, goal, state, puzzle.seat, BUDGET);
      expect(proof?.best).toBeCloseTo(puzzle.target, 9);
      expect(proof?.solutions).toEqual(puzzle.solutions);
      // Played as it stands there, it is solved at the end, and at no moment lost.
      const now = game.clone(state);
      for (const move of puzzle.line) {
        expect(game.check(now, puzzle.seat, move)).toBeNull();
        expect(canStillSolve(game, goal, puzzle, now, BUDGET)).toBe(true);
        game.apply(now, { by: puzzle.seat, move });
      }
      const isBet = goal.throughChance !== undefined;
      expect(isBet || isSolved(game, goal, puzzle, now)).toBe(true);
    });

    test('a claim that is not true is refuted', () => {
      const [puzzle] = puzzles;
      const goal = goals[puzzle?.goal ?? ''];
      if (puzzle === undefined || goal === undefined) throw new Error('no puzzle');
      const state = positionOfPuzzle(game, puzzle);
      const higher = { ...puzzle, target: puzzle.target + 1 };
      expect(canStillSolve(game, goal, higher, state, BUDGET)).toBe(false);
      const proof = provePuzzle(game, goal, state, puzzle.seat, BUDGET);
      expect(proof?.solutions.length).toBeLessThan(proof?.firstMoves ?? 0);
    });
  },
);

/** What puzzles of each game ask for, and the puzzles that were found. Fetched when somebody wants one. */

import type { Puzzle, PuzzleGoals } from '@sternwarte/engine';
import type { GameId } from './index.ts';

interface Parcels {
  goals(): Promise<{ readonly goals: PuzzleGoals }>;
  /** Written by `sternwarte puzzles`, which proves what it writes; a test proves it again. */
  puzzles(): Promise<{ readonly default: unknown }>;
}

const PARCELS: Readonly<Partial<Record<GameId, Parcels>>> = {
  anno4000: {
    goals: () => import('./anno4000/puzzles/goals.ts'),
    puzzles: () => import('./anno4000/puzzles/puzzles.json', { with: { type: 'json' } }),
  },
  astronuts: {
    goals: () => import('./astronuts/puzzles/goals.ts'),
    puzzles: () => import('./astronuts/puzzles/puzzles.json', { with: { type: 'json' } }),
  },
  starfarers: {
    goals: () => import('./starfarers/puzzles/goals.ts'),
    puzzles: () => import('./starfarers/puzzles/puzzles.json', { with: { type: 'json' } }),
  },
};

export async function loadGoals(id: GameId): Promise<PuzzleGoals> {
  return (await PARCELS[id]?.goals())?.goals ?? {};
}

export async function loadPuzzles(id: GameId): Promise<readonly Puzzle[]> {
  // Our own data, which the tests read as strictly as any file from outside.
  return ((await PARCELS[id]?.puzzles())?.default ?? []) as readonly Puzzle[];
}

/** What puzzles of each game ask for, and the puzzles that were found. Fetched when somebody wants one. */

import type { Puzzle, PuzzleGoals } from '@sternwarte/engine';
import type { GameId } from './index.ts';

interface Parcel {
  readonly goals: PuzzleGoals;
  /** Written by `sternwarte puzzles`, which proves what it writes; a test proves it again. */
  readonly puzzles: unknown;
}

const PARCELS: Readonly<Partial<Record<GameId, () => Promise<Parcel>>>> = {
  anno4000: () => import('./anno4000/puzzles/index.ts'),
  astronuts: () => import('./astronuts/puzzles/index.ts'),
  starfarers: () => import('./starfarers/puzzles/index.ts'),
};

export async function loadGoals(id: GameId): Promise<PuzzleGoals> {
  return (await PARCELS[id]?.())?.goals ?? {};
}

export async function loadPuzzles(id: GameId): Promise<readonly Puzzle[]> {
  // Our own data, which the tests read as strictly as any file from outside.
  return ((await PARCELS[id]?.())?.puzzles ?? []) as readonly Puzzle[];
}

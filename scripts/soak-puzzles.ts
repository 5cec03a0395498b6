/**
 * `npm run soak -- puzzles`: the proof of every puzzle once more, without a bound that matters and without the shortcuts
 * of its goal. It takes a while, so that what has held is written down, and `--resume` goes on behind it.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { judgePuzzle, type Game, type Puzzle } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';

/** About 400 MB, however long it takes. */
const LIMITS = { budget: 10 ** 10, memory: 2 ** 23, isThorough: true };

const FILE = join(import.meta.dirname, '..', '.cache', 'soak', 'puzzles.jsonl');

export interface PuzzleSoak {
  readonly ids: readonly GameId[];
  load(this: void, id: GameId): Promise<readonly Puzzle[]>;
  /** Where puzzles that have held are written down, one in a line. */
  readonly file: string;
  /** Leaves out what has held before. */
  readonly isResumed: boolean;
}

/** How many do not hold. */
export async function soakPuzzles({ ids, load, file, isResumed }: PuzzleSoak): Promise<number> {
  if (!isResumed) rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const held = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  let refuted = 0;
  for (const id of ids) {
    const game: Game = games[id];
    const [goals, puzzles] = [await loadGoals(id), await load(id)];
    for (const puzzle of puzzles) {
      const line = JSON.stringify([id, puzzle]);
      if (held.has(line)) continue;
      const goal = goals[puzzle.goal];
      if (goal === undefined) throw new Error(`${id} asks for no ${puzzle.goal}`);
      const started = performance.now();
      const { fault, positions } = judgePuzzle(game, goal, puzzle, LIMITS);
      const seconds = Math.round((performance.now() - started) / 1000);
      const verdict = fault === null ? 'holds' : `REFUTED (${fault})`;
      console.log(`${id} ${puzzle.id}: ${verdict}, ${positions} positions in ${seconds} s`);
      if (fault === null) appendFileSync(file, `${line}\n`);
      else refuted++;
    }
  }
  return refuted;
}

/** By the arguments behind `puzzles`; says with which code to end. */
export async function runPuzzleSoak(args: readonly string[]): Promise<number> {
  const wrong = args.find((arg) => arg !== '--resume' && !GAME_IDS.some((id) => id === arg));
  if (wrong !== undefined) {
    console.error(`soak: puzzles knows no ${wrong} (--help tells more)`);
    return 2;
  }
  const named = GAME_IDS.filter((id) => args.includes(id));
  const refuted = await soakPuzzles({
    ids: named.length > 0 ? named : GAME_IDS,
    load: loadPuzzles,
    file: FILE,
    isResumed: args.includes('--resume'),
  });
  console.log(refuted === 0 ? 'all puzzles hold' : `${refuted} puzzles do not hold`);
  return Math.min(1, refuted);
}

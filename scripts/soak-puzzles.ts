/**
 * `npm run soak -- puzzles`: the proof of every puzzle once more, without a bound that matters and without the shortcuts
 * of its goal.
 */

import { refutePuzzle, type Game } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';

const LIMITS = { budget: 10_000_000, isThorough: true };

/** How many do not hold. */
export async function soakPuzzles(
  ids: readonly GameId[] = GAME_IDS,
  load: typeof loadPuzzles = loadPuzzles,
): Promise<number> {
  let refuted = 0;
  for (const id of ids) {
    const game: Game = games[id];
    const [goals, puzzles] = [await loadGoals(id), await load(id)];
    for (const puzzle of puzzles) {
      const goal = goals[puzzle.goal];
      const fault = goal === undefined ? 'goal' : refutePuzzle(game, goal, puzzle, LIMITS);
      if (fault !== null) refuted++;
      console.log(`${id} ${puzzle.id}: ${fault === null ? 'holds' : `REFUTED (${fault})`}`);
    }
  }
  return refuted;
}

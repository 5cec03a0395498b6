/** `npm run soak -- puzzles`: the proof of every puzzle once more, without a bound that matters. */

import { positionOfPuzzle, provePuzzle, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';

const BUDGET = 5_000_000;

/** How many do not hold. */
export async function soakPuzzles(): Promise<number> {
  let refuted = 0;
  for (const id of GAME_IDS) {
    const game: Game = games[id];
    const [goals, puzzles] = [await loadGoals(id), await loadPuzzles(id)];
    for (const puzzle of puzzles) {
      const goal = goals[puzzle.goal];
      const state = positionOfPuzzle(game, puzzle);
      const proof = goal === undefined ? null : provePuzzle(game, goal, state, puzzle.seat, BUDGET);
      const holds =
        proof !== null &&
        Math.abs(proof.best - puzzle.target) < 1e-9 &&
        JSON.stringify(proof.solutions) === JSON.stringify(puzzle.solutions);
      if (!holds) refuted++;
      console.log(
        `${id} ${puzzle.id}: ${holds ? 'holds' : 'REFUTED'}, ${proof?.positions ?? 'too many'} positions`,
      );
    }
  }
  return refuted;
}

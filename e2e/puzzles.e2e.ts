/** Puzzles in a browser: found from the first page, helped with, solved on the real board, kept. */

import { hasAnswers, positionOfPuzzle, RESIGN, type Game, type Puzzle } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { loadGoals, loadPuzzles } from '@sternwarte/games/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waysTo } from './hands/index.ts';
import { follow, KEYS } from './hands/manners.ts';
import { settled } from './settled.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

test.for([
  ['en', 'night', LAPTOP],
  ['de', 'day', PHONE],
] as const)('are listed, asked and accessible (%s, %s)', async ([language, theme, device]) => {
  const visitor = await newVisitor({ language, theme, device, hurry: true });
  const { page } = visitor;
  await visitor.open();
  await page.locator('footer a[href="#/puzzles"]').click();
  await page.waitForSelector('.puzzle-list');
  await visitor.expectNoSideways();
  await visitor.expectAccessible('all puzzles');
  await page.locator('a[href="#/puzzles/today"]').click();
  await page.waitForSelector('.puzzle');
  await visitor.expectNoSideways();
  await visitor.expectAccessible('the puzzle of the day');
  await visitor.leave();
});

const withPuzzles = await Promise.all(
  GAME_IDS.map(async (game): Promise<readonly [GameId, string]> => [
    game,
    (await loadPuzzles(game))[0]?.id ?? '',
  ]),
);

test.for(withPuzzles.filter(([, id]) => id !== ''))(
  'of %s: a hint is shown, the solution is played, and what was only shown is not solved',
  async ([game, id]) => {
    const visitor = await newVisitor({ hurry: true });
    const { page } = visitor;
    await visitor.open(`#/puzzles/${game}/${id}`);
    await page.waitForSelector('html[data-settled]');
    await page.locator('.puzzle-hint').click();
    await page.waitForSelector('.lesson-hint');
    await visitor.expectAccessible(`a puzzle of ${game}`);
    await page.locator('.puzzle-show').click();
    await page.waitForSelector('.lesson-praise');
    expect(await page.evaluate(() => localStorage['sternwarte.puzzles'] as unknown)).toBe(
      undefined,
    );
    await page.locator('.puzzle-again').click();
    await page.waitForSelector('.lesson-praise', { state: 'detached' });
    await visitor.leave();
  },
);

/** Puts the moves of a line to the page, by keys; whatever others answer the page does itself. */
async function playLine(
  page: Page,
  game: GameId,
  { line, seat, ...puzzle }: Puzzle,
): Promise<void> {
  const rules: Game = games[game];
  const state = positionOfPuzzle(rules, { line, seat, ...puzzle });
  for (const move of line) {
    const pending = rules.pending(state);
    if (pending.kind !== 'move') throw new Error('the line goes on beyond the end');
    const [decider = seat] = pending.seats;
    if (decider === seat) {
      await settled(page);
      // What is reached is reached, whatever else the turn would bring.
      if ((await page.locator('.lesson-praise').count()) > 0) return;
      const view = rules.view(state, seat);
      const moves = rules.moves(view, seat).filter(({ type }) => type !== RESIGN);
      const [way] = waysTo(game, move, { view, seat, moves, fingers: false });
      if (way === undefined) throw new Error(`nobody knows how to ${move.type}`);
      await follow(page, KEYS, way);
    }
    rules.apply(state, { by: decider, move });
  }
}

test.for(GAME_IDS)('of %s: solved by keys alone, and kept', async (game) => {
  const [puzzle] = await loadPuzzles(game);
  if (puzzle === undefined) throw new Error('there is no puzzle');
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  await visitor.open(`#/puzzles/${game}/${puzzle.id}`);
  await playLine(page, game, puzzle);
  await page.waitForSelector('.lesson-praise');
  const kept = await page.evaluate(() => localStorage['sternwarte.puzzles'] as unknown);
  expect(kept).toBe(`${game}/${puzzle.id}`);
  await visitor.leave();
});

/** Puzzles in which others answer, one of each kind. */
const answered = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const puzzles = await loadPuzzles(game);
      return Object.entries(await loadGoals(game)).flatMap(([name, goal]) => {
        const puzzle = hasAnswers(goal) ? puzzles.find((known) => known.goal === name) : undefined;
        return puzzle === undefined ? [] : [{ game, name, puzzle }];
      });
    }),
  )
).flat();

test.for(answered)(
  'of $game, $name: what leads nowhere is refuted on the board, and what leads there solves it',
  async ({ game, puzzle }) => {
    const visitor = await newVisitor({ hurry: true });
    const { page } = visitor;
    await visitor.open(`#/puzzles/${game}/${puzzle.id}`);
    await settled(page);
    await playLine(page, game, { ...puzzle, line: [{ type: 'endTurn' }] });
    await page.waitForSelector('.puzzle .notice');
    await visitor.expectAccessible('a refutation');
    await page.locator('.puzzle-again').click();
    await page.waitForSelector('.puzzle .notice', { state: 'detached' });
    await playLine(page, game, puzzle);
    await page.waitForSelector('.lesson-praise');
    await visitor.leave();
  },
);

/** Puzzles in a browser: found from the first page, helped with, solved on the real board, kept. */

import { positionOfPuzzle, RESIGN, type Game } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { loadPuzzles } from '@sternwarte/games/puzzles';
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

test.for(GAME_IDS)('of %s: solved by keys alone, and kept', async (game) => {
  const rules: Game = games[game];
  const [puzzle] = await loadPuzzles(game);
  if (puzzle === undefined) throw new Error('there is no puzzle');
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  await visitor.open(`#/puzzles/${game}/${puzzle.id}`);
  const state = positionOfPuzzle(rules, puzzle);
  const { seat } = puzzle;
  for (const move of puzzle.line) {
    await settled(page);
    // What is reached is reached, whatever else the turn would bring.
    if ((await page.locator('.lesson-praise').count()) > 0) break;
    const view = rules.view(state, seat);
    const moves = rules.moves(view, seat).filter(({ type }) => type !== RESIGN);
    const [way] = waysTo(game, move, { view, seat, moves, fingers: false });
    if (way === undefined) throw new Error(`nobody knows how to ${move.type}`);
    await follow(page, KEYS, way);
    rules.apply(state, { by: seat, move });
  }
  await page.waitForSelector('.lesson-praise');
  const kept = await page.evaluate(() => localStorage['sternwarte.puzzles'] as unknown);
  expect(kept).toBe(`${game}/${puzzle.id}`);
  await visitor.leave();
});

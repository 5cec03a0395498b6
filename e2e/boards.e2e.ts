/** Rounds against a Cadet on the drawn boards, by mouse, by touch at 360 pixels, and by keyboard alone. */

import { GAME_IDS } from '@sternwarte/games/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { OVER, playOnBoard } from './at-board.ts';
import { countLines, sitDown } from './at-table.ts';
import { PLAYERS } from './hands/index.ts';
import { expectFocusInPage } from './hands/keys.ts';
import { FINGERS, KEYS, MANNERS } from './hands/manners.ts';
import { newVisitor, useBrowser } from './visitor.ts';

useBrowser();

const SEATING = { seats: [{ person: 'Ada' }, { bot: 'kadett' as const }], maxRounds: 12 };
const MOVES = 6;

describe.each(GAME_IDS)('%s', (game) => {
  test.each(MANNERS)('on the board by $name', async (manner) => {
    const visitor = await newVisitor({ device: manner.device, hurry: true });
    const { page } = visitor;
    page.setDefaultTimeout(20_000);
    await sitDown(visitor, game, SEATING, manner.press);
    const small = new Set<string>();
    const made = await playOnBoard(page, manner, {
      game,
      seed: `${game} ${manner.name}`,
      moves: MOVES,
      onPress: async () => {
        if (manner === FINGERS) {
          await visitor.expectNoSideways();
          for (const thing of await smallThings(page)) small.add(thing);
        }
        if (manner === KEYS) await expectFocusInPage(page);
      },
    });
    expect([...small]).toEqual([]);
    expect(made.board > 0).toBe(PLAYERS[game].targets !== undefined);
    expect(made.panel).toBeGreaterThan(0);
    if (manner === FINGERS) {
      await page.getByRole('button', { name: 'Log', exact: true }).tap();
      await page.waitForSelector('dialog[open] .log-line');
    }
    expect(await countLines(page)).toBeGreaterThan(made.board + made.panel);
    await visitor.leave();
  });
});

test.each([KEYS, FINGERS])('a whole match on the board by $name', async (manner) => {
  const visitor = await newVisitor({ device: manner.device, hurry: true });
  const { page } = visitor;
  page.setDefaultTimeout(20_000);
  await sitDown(visitor, 'anno4000', { ...SEATING, maxRounds: 2 }, manner.press);
  await playOnBoard(page, manner, {
    game: 'anno4000',
    seed: manner.name,
    moves: Infinity,
  });
  // The last button is gone, and whoever pressed it is where the result begins.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  // The result in words, and the way to look back.
  expect(await page.locator('.result.plate').textContent()).toMatch(/last round/i);
  await manner.press(page.locator(OVER));
  await page.waitForSelector('.transport');
  await visitor.leave();
});

/** Controls that fingers cannot be expected to hit (WCAG 2.5.8), and targets of the drawing with another one above. */
async function smallThings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const controls = 'main :is(button, select, input, summary, a.button)';
    for (const control of document.querySelectorAll(controls)) {
      // The words beside a box belong to it.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      if (width > 0 && (width < 24 || height < 24)) {
        faults.push(`${width} x ${height}: ${control.outerHTML.slice(0, 120)}`);
      }
    }
    const sheet = document.querySelector('.chart-sheet')?.getBoundingClientRect();
    for (const hit of document.querySelectorAll('.target:not([tabindex="-1"]) > .target-hit')) {
      const box = hit.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isSeen = sheet !== undefined && y > 0 && y < innerHeight && x > 0 && x < innerWidth;
      const top = isSeen ? document.elementFromPoint(x, y) : null;
      const other = top?.closest('.target');
      if (other && other !== hit.parentElement) {
        faults.push(`covered: ${hit.parentElement?.outerHTML.slice(0, 160)}`);
      }
    }
    return faults;
  });
}

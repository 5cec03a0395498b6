/** The board is the hero and never moves: whatever is picked, asked or told, its box stays where it is. */

import { createRandom } from '@sternwarte/engine';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { keptEntries } from './kept.ts';
import { settled } from './settled.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

const PRESSES = 60;
const SEATING = { seats: [{ person: 'Ada' }, { bot: 'kadett' as const }], maxRounds: 9 };

/** Where the board is; `null` when something else is shown. */
function boardBox(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const board = document.querySelector('.table-board');
    return board === null ? null : JSON.stringify(board.getBoundingClientRect());
  });
}

const DEEDS = '.guard .danger, .decision-body .primary:enabled, .zone-deeds button:enabled';
const OTHERS =
  '.decision-body button:enabled, .table-board [role=button], .board-card button:enabled';

/** Presses one of all things that can be pressed to decide something; main buttons as often as all others together. */
function pressAnything(page: Page, luck: number): Promise<void> {
  return page.evaluate(
    ({ number, selectors }) => {
      const [deeds = [], others = []] = selectors.map((selector) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()),
      );
      const list = deeds.length > 0 && (number % 2 === 0 || others.length === 0) ? deeds : others;
      const chosen = list[Math.trunc(number / 2) % Math.max(1, list.length)];
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    { number: luck, selectors: [DEEDS, OTHERS] },
  );
}

describe.each([
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)('on a %s', (_name, device) => {
  test.each(GAME_IDS)('the board of %s stays where it is', async (game) => {
    const visitor = await newVisitor({ device, hurry: true });
    const { page } = visitor;
    await sitDown(visitor, game, SEATING);
    await page.evaluate('document.fonts.ready');
    const random = createRandom(`steady ${game}`);
    const first = await boardBox(page);
    for (let pressed = 0; pressed < PRESSES; pressed++) {
      await pressAnything(page, random.below(2 ** 20));
      // At once, and when others have answered.
      const meanwhile = await boardBox(page);
      await settled(page);
      const box = await boardBox(page);
      // The match is over, and another sheet lies there.
      if (meanwhile === null || box === null) break;
      expect([meanwhile, box]).toEqual([first, first]);
    }
    // Something was decided, and by others as well.
    const deciders = new Set((await keptEntries(page, 0)).map(({ by }) => by));
    expect([deciders.has(0), deciders.has(1)]).toEqual([true, true]);
    await visitor.leave();
  });
});

/** The board is the hero and never moves: whatever is picked, asked or told, its box stays where it is. */

import { createRandom } from '@sternwarte/engine';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

const PRESSES = 60;
const SEATING = { seats: [{ person: 'Ada' }, { bot: 'kadett' as const }], maxRounds: 9 };

/** Where the board is, and what is asked. */
function look(page: Page) {
  return page.evaluate(() => {
    const board = document.querySelector('.table-board');
    return {
      box: board === null ? null : JSON.stringify(board.getBoundingClientRect()),
      ask: document.querySelector('.ask')?.textContent ?? '',
    };
  });
}

const DEEDS = '.guard .danger, .decision-body .primary:enabled, .zone-deeds button:enabled';
const OTHERS =
  '.decision-body button:enabled, .table-board [role=button], .board-card button:enabled';

/** Presses one of all things that can be pressed to decide something; main buttons as often as all others together. */
function pressAnything(page: Page, luck: number): Promise<boolean> {
  return page.evaluate(
    ({ number, selectors }) => {
      const [deeds = [], others = []] = selectors.map((selector) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()),
      );
      const list = deeds.length > 0 && (number % 2 === 0 || others.length === 0) ? deeds : others;
      const chosen = list[Math.trunc(number / 2) % Math.max(1, list.length)];
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return chosen !== undefined;
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
    // A phone hides some of them in favour of others.
    await page
      .locator('.table-decision .decision-body :is(button, select):enabled')
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.evaluate('document.fonts.ready');
    const random = createRandom(`steady ${game}`);
    const { box: first } = await look(page);
    const asked = new Set<string>();
    for (let pressed = 0; pressed < PRESSES; pressed++) {
      if (!(await pressAnything(page, random.below(2 ** 20)))) await page.waitForTimeout(20);
      const { box, ask } = await look(page);
      // The match is over, and another sheet lies there.
      if (box === null) break;
      expect(box).toBe(first);
      asked.add(ask);
    }
    // Something was decided, and by others as well.
    expect(asked.size).toBeGreaterThan(2);
    await visitor.leave();
  });
});

/** Every screen by the rules of accessibility, at night and by day. */

import { GAME_IDS } from '@sternwarte/games/catalogue';
import { describe, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { openFile, recordOf } from './records.ts';
import { newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

describe.each(['night', 'day'] as const)('by %s', (theme) => {
  test.each(GAME_IDS)('setting up, the table and looking back, for %s', async (game) => {
    const visitor = await newVisitor({ theme, hurry: true });
    const { page } = visitor;
    await visitor.open(`#/set-up/${game}`);
    await page.waitForSelector('.set-up');
    await page.locator('.option-fields summary').click();
    await visitor.expectAccessible();
    await sitDown(visitor, game);
    await page.waitForFunction(() => document.querySelector('.waiting') === null);
    await visitor.expectAccessible();
    await visitor.open();
    await openFile(page, recordOf(game));
    await page.waitForSelector('.transport');
    await page.getByRole('button', { name: 'To the end' }).click();
    await visitor.expectAccessible();
    await visitor.leave();
  });

  test('what stands in front of the table: settings, rules, more, words, curtain', async () => {
    const visitor = await newVisitor({ theme, hurry: true });
    const { page } = visitor;
    const seats = [{ person: 'Ada' }, { person: 'Bert' }];
    await sitDown(visitor, 'starfarers', { seats, maxRounds: 1 });
    await page.waitForSelector('.curtain, .table-decision');
    await visitor.expectAccessible();
    await sitDown(visitor, 'astronuts');
    for (const name of ['Settings', 'Rules', 'More']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForSelector('dialog[open]');
      await visitor.expectAccessible();
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
    await page.getByRole('button', { name: 'In words', exact: true }).click();
    await visitor.expectAccessible();
    await visitor.leave();
  });

  test('the table and looking back on a phone', async () => {
    const visitor = await newVisitor({ theme, device: PHONE, hurry: true });
    const { page } = visitor;
    await sitDown(visitor, 'starfarers');
    await page.waitForFunction(() => document.querySelector('.waiting') === null);
    await visitor.expectAccessible();
    await visitor.open();
    await openFile(page, recordOf('starfarers'));
    await page.waitForSelector('.transport');
    await visitor.expectAccessible();
    await visitor.leave();
  });
});

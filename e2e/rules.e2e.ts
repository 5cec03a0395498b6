/** The rules reference: read from its first page, found by word and number, reached from the table. */

import { GAME_IDS } from '@sternwarte/games/catalogue';
import { expect, test } from 'vitest';
import { tableWords } from '../web/src/words/table.ts';
import { AGAINST_KADETT, sitDown } from './at-table.ts';
import { LAPTOP, newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

test.for([
  ['en', 'night', LAPTOP],
  ['de', 'day', PHONE],
] as const)('can be read and searched (%s, %s)', async ([language, theme, device]) => {
  const visitor = await newVisitor({ language, theme, device });
  const { page } = visitor;
  for (const game of GAME_IDS) {
    await visitor.open();
    await page.locator(`.card-learn a[href="#/rules/${game}"]`).click();
    await page.waitForSelector('.rules-page .rule');
    await visitor.expectNoSideways();
    await visitor.expectAccessible(`rules of ${game}`);
    // A card of the summary leads to its rule by keys, and the reader is there.
    const link = page.locator('.rules-card .rules-links a').first();
    const rule = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => document.activeElement?.id === id, `rule-${rule}`);
    await page.locator('.rules-search input').fill(rule.toLowerCase());
    const first = page.locator('.rules .rule').first();
    expect(await first.getAttribute('id')).toBe(`rule-${rule}`);
    await visitor.expectAccessible(`search in ${game}`);
    await page.locator('.rules-search input').fill('xyzzy');
    await page.waitForSelector('.rules .rule', { state: 'detached' });
  }
  await visitor.leave();
});

test('a word of the other language finds the rule, and an address leads to it', async () => {
  const visitor = await newVisitor({ language: 'de' });
  const { page } = visitor;
  await visitor.open('#/rules/anno4000/ruling-12');
  await page.waitForFunction(() => document.activeElement?.id === 'rule-ruling-12');
  await page.locator('.rules-search input').fill('battle');
  await page.waitForSelector('.rules > #rule-R7:nth-of-type(1)');
  await visitor.leave();
});

test('a step of the log leads to its rule', async () => {
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  const words = tableWords.en;
  await sitDown(visitor, 'anno4000', AGAINST_KADETT);
  await page.waitForSelector('html[data-settled]');
  await page.locator('.log-set-up .log-fold').click();
  await page.locator('.log-line').first().click();
  await page.getByRole('button', { name: words.whichRule }).click();
  const asked = page.locator('dialog section').first().locator('.rule-number').first();
  expect(await asked.textContent()).toMatch(/^R4\./);
  await visitor.leave();
});

/** Whole matches, from setting up to the last screen. */

import { GAME_IDS } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { playInWords, sitDown } from './at-table.ts';
import { keptMatch } from './kept.ts';
import { newVisitor, useBrowser } from './visitor.ts';

useBrowser();

test.each(GAME_IDS)('a whole match of %s against bots', async (game) => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, game);
  expect(await playInWords(page)).toBeGreaterThan(3);
  // The result in words, and ways to go on.
  const { result = null, names } = (await keptMatch(page)) ?? {};
  if (result === null || names === undefined) throw new Error('no result was kept');
  expect(await page.locator('.result-how').textContent()).toBe(
    texts[game].en.result(result, names.en),
  );
  expect(await page.getByRole('button', { name: 'Another match' }).count()).toBe(1);
  await visitor.expectAccessible();
  await page.locator('.result a[href^="#/replay/"]').click();
  await page.waitForSelector('.transport');
  await visitor.leave();
});

test('a match of Starfarers at one screen: nobody’s hand can be seen while the curtain is down', async () => {
  const visitor = await newVisitor({ hurry: true, inWords: true });
  const { page } = visitor;
  const seats = [{ person: 'Ada' }, { person: 'Bert' }];
  await sitDown(visitor, 'starfarers', { seats, maxRounds: 1 });
  const named = new Set<string>();
  await playInWords(page, {
    onCurtain: async () => {
      const said = (await page.locator('main').textContent()) ?? '';
      const name = seats.find(({ person }) => said.includes(person))?.person ?? '';
      named.add(name);
      // Nothing but the curtain is in the page, seen or unseen.
      expect(said.replaceAll(name, '')).toBe(
        "It is 's turnHand the device over. Only  may see what lies behind.I am ",
      );
      expect(await page.locator('main > *').count()).toBe(1);
      expect(await page.locator('.table-hand, .table-board, .table-seats, .log').count()).toBe(0);
    },
  });
  expect([...named].toSorted()).toEqual(['Ada', 'Bert']);
  expect(await page.getByRole('button', { name: 'Another match' }).count()).toBe(1);
  await visitor.leave();
});

test('a set-up form from top to bottom: names, strengths, rules, and it is remembered', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await visitor.open();
  await page.getByRole('link', { name: /^Set up a match: .*Anno 4000/ }).click();
  await page.locator('.segments').getByText('2', { exact: true }).click();
  await page.locator('.seat-row input').first().fill('Grace');
  await page.locator('.seat-row > select').nth(1).selectOption('kadett');
  await page.getByText('Rules of this match').click();
  const limit = page.locator('.option', { hasText: 'Last round' });
  await limit.getByRole('checkbox').uncheck();
  await limit.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: 'Begin the match' }).click();
  await page.waitForSelector('.table-decision');
  await page.locator('.seat-name', { hasText: 'Grace' }).first().waitFor();
  await visitor.open('#/set-up/anno4000');
  expect(await page.locator('.seat-row input').first().inputValue()).toBe('Grace');
  await page.getByText('Rules of this match').click();
  expect(await limit.getByRole('spinbutton').inputValue()).toBe('3');
  await visitor.leave();
});

/** The first page: what it offers, to everybody, also without a network. */

import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { newVisitor, PHONE, useBrowser } from './visitor.ts';

useBrowser();

test.each([
  ['a laptop at night in English', { language: 'en', theme: 'night' }],
  ['a laptop by day in German', { language: 'de', theme: 'day' }],
  ['a phone at night in German', { device: PHONE, language: 'de', theme: 'night' }],
  ['a phone by day in English', { device: PHONE, language: 'en', theme: 'day' }],
] as const)('the home page on %s shows every game and is accessible', async (_name, wishes) => {
  const visitor = await newVisitor(wishes);
  await visitor.open();
  const { page } = visitor;
  expect(await page.locator('html').getAttribute('lang')).toBe(wishes.language);
  for (const id of GAME_IDS) {
    const { title } = catalogue[id].words[wishes.language];
    expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
  }
  await visitor.expectAccessible();
  // Nothing sticks out at the side.
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await visitor.leave();
});

test.each(GAME_IDS)('whoever comes back to %s sees where the match stands', async (id) => {
  const visitor = await newVisitor({ hurry: true });
  const { page } = visitor;
  const seats = [{ person: 'Ada' }, { bot: 'kadett' as const }];
  await sitDown(visitor, id, { seats, maxRounds: 9 });
  await page.goto(new URL('#/', page.url()).href);
  const goOn = page.locator('.continue');
  await goOn.locator('.still-board svg').first().waitFor();
  // A picture and nothing else: it is neither read out nor reached by keys.
  expect(await goOn.getByRole('button').count()).toBe(0);
  await visitor.expectAccessible();
  await goOn.getByRole('link').click();
  await page.waitForSelector('.table-decision');
  await visitor.leave();
});

test('the app opens without a network after the first visit', async () => {
  const visitor = await newVisitor();
  await visitor.open();
  const { page, context } = visitor;
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // Whole builds only: the cache holds every file once the worker is active.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('main');
  expect(await page.getByRole('heading', { name: 'Anno 4000' }).count()).toBe(1);
  await visitor.leave();
});

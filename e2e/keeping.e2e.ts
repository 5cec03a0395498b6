/** What outlives a moment: matches after a reload, in a second window, without a network; settings; and the page while bots think. */

import { expect, test } from 'vitest';
import { awaitPeople, countLines, playInWords, sitDown } from './at-table.ts';
import { newVisitor, useBrowser } from './visitor.ts';

useBrowser();

test('a match goes on after a reload, and from the first page', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'astronuts');
  await playInWords(page, { moves: 3 });
  await awaitPeople(page);
  const lines = await countLines(page);
  const position = await page.locator('.text-position').textContent();
  await page.reload();
  await awaitPeople(page);
  expect(await countLines(page)).toBe(lines);
  expect(await page.locator('.text-position').textContent()).toBe(position);
  await visitor.open();
  await page.getByRole('link', { name: /^Resume: AstroNuts/ }).click();
  await playInWords(page);
  expect(await page.getByRole('button', { name: 'Another match' }).count()).toBe(1);
  await visitor.leave();
});

test('a match is deleted from the first page, and brought back', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  await visitor.open();
  const resume = page.getByRole('link', { name: /^Resume: Anno 4000/ });
  await page.getByRole('button', { name: /^Delete: Anno 4000/ }).click();
  await expect.poll(() => resume.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await resume.click();
  await awaitPeople(page);
  await visitor.leave();
});

test('a second window says that the match is open, and may take it over', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('This match is already open in another window.').waitFor();
  await second.getByRole('button', { name: 'Resume here' }).click();
  await awaitPeople(second);
  await page.getByText('This match is now being played in another window.').waitFor();
  await playInWords(second);
  await visitor.leave();
});

test('without a network a whole match is begun and played', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  await visitor.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await sitDown(visitor, 'anno4000');
  await playInWords(page);
  expect(await page.getByRole('button', { name: 'Another match' }).count()).toBe(1);
  await visitor.leave();
});

test('settings are in force at once and after a reload', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.open();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.locator('dialog');
  await dialog.getByText('Day', { exact: true }).click();
  await dialog.getByText('Deutsch').click();
  await dialog.getByText('Stellung und Züge in Worten').click();
  await page.keyboard.press('Escape');
  await page.waitForSelector('html[lang=de][data-theme=day]');
  await page.reload();
  await page.waitForSelector('html[lang=de][data-theme=day]');
  await sitDown(visitor, 'anno4000');
  await page.waitForSelector('.text-table');
  await visitor.leave();
});

test('bots think beside the page, which answers meanwhile', async () => {
  const visitor = await newVisitor({ inWords: true });
  const { page } = visitor;
  const seats = [{ person: 'Ada' }, { bot: 'admiral' as const }];
  await sitDown(visitor, 'anno4000', { seats, maxRounds: 9 });
  for (let turns = 0; turns < 2; turns++) await playInWords(page, { moves: 1 });
  await awaitPeople(page);
  const end = page.locator('.text-moves li button', { hasText: 'End the turn' });
  if ((await end.count()) > 0) await end.click();
  else await page.locator('.text-moves li button').first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await awaitPeople(page);
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringMatching(/\/bot-worker\.js$/),
  ]);
  await visitor.leave();
});

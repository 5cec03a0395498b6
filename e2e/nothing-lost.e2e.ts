/** What could destroy matches: killed browsers, two windows, a database that refuses, is silent or damaged. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { AT_HOME } from '../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';
import { awaitPeople, countLines, playInWords, sitDown } from './at-table.ts';
import { keptEntries } from './kept.ts';
import { fixChance, newVisitor, useBrowser } from './visitor.ts';

useBrowser();

const WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })";

/** Writes to the database fail as they do on a full device, as long as `isFull` is set. */
const FULL = `{
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...args) {
    if (globalThis.isFull) throw new DOMException('full', 'QuotaExceededError');
    return add.apply(this, args);
  };
}`;

const MOVE = '.text-moves li button';

/** Opens the database and does something in it, in the words of the page. */
function inDatabase(page: Page, work: string): Promise<unknown> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('sternwarte');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['matches', 'entries'], 'readwrite');
      const matches = transaction.objectStore('matches');
      const entries = transaction.objectStore('entries');
      ${work}
      transaction.oncomplete = () => { database.close(); resolve(null); };
    };
  })`);
}

test('a line that was seen is there after the browser was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-killed-'));
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      executablePath: needChromium(),
      args: [...CHROMIUM_ARGS],
      reducedMotion: 'reduce',
      locale: 'en',
    });
  const context = await start();
  const [page = await context.newPage()] = context.pages();
  const address = inject('address');
  await fixChance(context);
  await context.addInitScript("localStorage['sternwarte.text'] = 'on'");
  await context.addInitScript(AT_HOME);
  await page.goto(`${address}#/play/astronuts`);
  await awaitPeople(page);
  let seen = '';
  const killed = Promise.withResolvers<void>();
  context.on('close', () => killed.resolve());
  // Kills the browser at the instant at which the first new line stands in the log; the page does nothing any more.
  const session = await context.newCDPSession(page);
  await page.exposeFunction('kill', async (text: string) => {
    seen = text;
    await session.send('Browser.crash').catch(() => undefined);
  });
  const url = page.url();
  await page.evaluate(`{
    const log = document.querySelector('.log');
    const before = log.textContent;
    new MutationObserver((_changes, observer) => {
      if (log.textContent === before) return;
      observer.disconnect();
      kill(log.textContent);
      for (;;);
    }).observe(log, { childList: true, subtree: true, characterData: true });
  }`);
  await page
    .locator(MOVE)
    .first()
    .click()
    .catch(() => undefined);
  await killed.promise;
  expect(seen).not.toBe('');
  const again = await start();
  const [reopened = await again.newPage()] = again.pages();
  await reopened.goto(url);
  await reopened.waitForSelector('.log');
  const shown = await reopened.locator('.log').textContent();
  expect(shown).toContain(seen);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a match that is played in another window is not deleted', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  const second = await context.newPage();
  await second.goto(inject('address'));
  await second.getByRole('button', { name: /^Delete: Anno 4000/ }).click();
  await second.getByText('Anno 4000 is being played in another window.').waitFor();
  await playInWords(page, { moves: 1 });
  await visitor.open();
  await second.getByRole('button', { name: /^Delete: Anno 4000/ }).click();
  await second.getByText('Anno 4000 deleted.').waitFor();
  await visitor.leave();
});

test('where the browser has no locks, a second window says that the match is open, and may take it over', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  await context.addInitScript(WITHOUT_LOCKS);
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Resume here' }).click();
  await awaitPeople(second);
  await page.getByText('This match is now being played in another window.').waitFor();
  await visitor.leave();
});

test('who plays on with an old position loses the match to whom it belongs, and overwrites nothing', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  await context.addInitScript(WITHOUT_LOCKS);
  // Windows that know nothing of each other.
  await context.addInitScript(`Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
    apply: (set, storage, [name, text]) =>
      name.includes('.lease.') ? undefined : Reflect.apply(set, storage, [name, text]),
  })`);
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await awaitPeople(second);
  await second.locator(MOVE).first().click();
  await awaitPeople(second);
  const kept = await keptEntries(second, 0);
  await page.locator(MOVE).last().click();
  await page.getByText('This match is now being played in another window.').waitFor();
  expect((await keptEntries(second, 0)).slice(0, kept.length)).toEqual(kept);
  await page.getByRole('button', { name: 'Resume here' }).click();
  await awaitPeople(page);
  await visitor.leave();
});

test('a move that cannot be kept is not shown, until somebody says so; and leaving asks', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  await context.addInitScript(FULL);
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  const before = await keptEntries(page, 0);
  const lines = await countLines(page);
  await page.evaluate('isFull = true');
  await page.locator(MOVE).first().click();
  await page.getByText('The browser has no room left').waitFor();
  expect(await countLines(page)).toBe(lines);
  await visitor.expectAccessible('not kept');
  // Saving as a file has the move already.
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^anno4000-.*\.swm\.json$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await countLines(page)).toBe(lines);
  await page.getByRole('button', { name: 'Play on without keeping' }).click();
  await page.getByText('You play on without keeping.').waitFor();
  await expect.poll(() => countLines(page)).toBeGreaterThan(lines);
  expect(await keptEntries(page, 0)).toEqual(before);
  // A link inside the app.
  await page.locator('.bar-home').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.waitForSelector('.text-table');
  // The page itself.
  const asked = Promise.withResolvers<string>();
  page.once('dialog', (dialog) => {
    asked.resolve(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked.promise).toBe('beforeunload');
  await page.evaluate('isFull = false');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You play on without keeping.').waitFor({ state: 'detached' });
  expect((await keptEntries(page, 0)).length).toBeGreaterThan(before.length);
  await page.locator('.bar-home').click();
  await page.waitForSelector('.cards');
  await visitor.leave();
});

test('one damaged match hides no others; it can be saved as it is, and deleted', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page } = visitor;
  await sitDown(visitor, 'anno4000');
  await awaitPeople(page);
  await inDatabase(page, "matches.put({ key: 'broken', sitters: 7 })");
  await visitor.open();
  await page.getByRole('link', { name: /^Resume: Anno 4000/ }).waitFor();
  await page.getByRole('heading', { name: 'Damaged matches' }).waitFor();
  await visitor.expectAccessible('a damaged match');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as a file: A match that/ }).click();
  expect((await download).suggestedFilename()).toBe('sternwarte-broken.json');
  await page.getByRole('button', { name: /^Delete: A match that/ }).click();
  await page.getByRole('heading', { name: 'Damaged matches' }).waitFor({ state: 'detached' });
  await visitor.leave();
});

test('a database that never answers says so, and one can play without', async () => {
  const visitor = await newVisitor({ inWords: true, hurry: true });
  const { page, context } = visitor;
  // As when an old window holds on to a database that a new one wants to rebuild.
  await context.addInitScript('IDBFactory.prototype.open = () => new EventTarget()');
  await visitor.open('#/play/anno4000');
  await page.getByText('The browser does not let us at the matches it keeps.').waitFor();
  await visitor.expectAccessible('silence');
  await page.getByRole('button', { name: 'Play without keeping' }).click();
  await awaitPeople(page);
  await page.getByText('This browser keeps nothing').waitFor();
  await playInWords(page, { moves: 1 });
  await visitor.leave();
});

/**
 * Takes the pictures of the documentation from the app itself, so that they stay true: `npm run pictures`.
 *
 * Every position is played by bots from a fixed seed; the same code gives the same pictures.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { AT_HOME } from '../../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../../scripts/chromium.ts';
import { createFileServer, listen } from '../serve.ts';
import { playedRecord } from './played-record.ts';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, '..', 'docs', 'pictures');
const MOST_BYTES = 170_000;
const WINDOW = { width: 1280, height: 800 };

/** How far each match has gone when its picture is taken: so many rounds, or a few. */
const ROUNDS: Partial<Readonly<Record<GameId, number>>> = { anno4000: 7, starfarers: 7 };
const FEW_ROUNDS = 4;

async function openPage(browser: Browser, theme: 'night' | 'day'): Promise<Page> {
  const page = await browser.newPage({
    viewport: WINDOW,
    locale: 'en',
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(AT_HOME);
  return page;
}

async function openRecord(page: Page, record: string): Promise<void> {
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('.open-file input[type=file]').setInputFiles(file);
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // Drawings settle when the fonts are there.
  await page.waitForTimeout(300);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const picture = Buffer.from(data, 'base64');
  writeFileSync(join(OUT, `${name}.webp`), picture);
  const size = picture.length;
  console.log(`${name}.webp  ${(size / 1000).toFixed(0)} KB`);
  if (size > MOST_BYTES) {
    console.error(`${name}.webp is larger than ${MOST_BYTES / 1000} KB`);
    process.exitCode = 1;
  }
}

async function takeAll(browser: Browser, address: string): Promise<void> {
  for (const theme of ['night', 'day'] as const) {
    const home = await openPage(browser, theme);
    await home.goto(address);
    await home.waitForSelector('.card');
    await take(home, `home-${theme}`);
    for (const id of GAME_IDS) {
      await home.goto(`${address}#/`);
      const until = (round: number): boolean => round >= (ROUNDS[id] ?? FEW_ROUNDS);
      await openRecord(home, playedRecord(id, { seed: `pictures ${id}`, until }));
      await home.waitForSelector('.table-decision');
      await take(home, `${id}-${theme}`);
    }
    await home.close();
  }
  const page = await openPage(browser, 'night');
  await page.goto(address);
  const whole = { seed: 'pictures anno4000', options: { maxRounds: 12 } };
  await openRecord(page, playedRecord('anno4000', whole));
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForSelector('.chances', { timeout: 300_000 });
  await page.getByRole('slider').fill('100');
  await take(page, 'replay-night');
  await page.close();
  await takeResult(browser, address);
  await takeEncounter(browser, address);
  await takeBattle(browser, address);
}

const SETTLED = 'html[data-settled]';

/** The end of a match, when the bots have looked through it. */
async function takeResult(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, 'night');
  await page.goto(address);
  await openRecord(page, playedRecord('starfarers', { seed: 'pictures result' }));
  await page.waitForURL(/#\/replay\//);
  await page.goto(`${address}${new URL(page.url()).hash.replace('replay', 'match')}`);
  await page.waitForSelector('.result-turn', { timeout: 600_000 });
  await take(page, 'result-night');
  await page.close();
}

/** A card that asks, answered: with what came of it. */
async function takeEncounter(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, 'night');
  await page.goto(address);
  const record = playedRecord('starfarers', {
    seed: 'pictures encounter',
    until: (round, moves) => round >= 4 && moves.some(({ type }) => type === 'answer'),
  });
  await openRecord(page, record);
  await page.waitForSelector(`${SETTLED} .table-decision`);
  await page.locator('.zone-deeds button, .zone-choice button').first().click();
  await page.waitForSelector(SETTLED);
  await take(page, 'encounter-night');
  await page.close();
}

/** A fleet that is about to land among others: what would come of it stands at the star. */
async function takeBattle(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, 'night');
  for (let round = 5; round < 14; round++) {
    await page.goto(`${address}#/`);
    const until = (now: number): boolean => now >= round;
    await openRecord(page, playedRecord('anno4000', { seed: 'pictures battle', until }));
    await page.waitForSelector(`${SETTLED} .table-decision`);
    const chips = page.locator('.anno-chip-usable');
    for (let chip = 0; chip < (await chips.count()); chip++) {
      await chips.nth(chip).click();
      if ((await page.locator('.anno-odds').count()) === 0) continue;
      await take(page, 'battle-night');
      await page.close();
      return;
    }
  }
  throw new Error('nobody could attack anybody');
}

mkdirSync(OUT, { recursive: true });
await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
const server = createFileServer(join(WEB, 'dist'));
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  await takeAll(browser, await listen(server, '127.0.0.1', 0, true));
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

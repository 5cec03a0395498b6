/**
 * Takes the pictures of the documentation from the app itself, so that they stay true: `npm run pictures`.
 *
 * Every position is played by bots from a fixed seed; the same code gives the same pictures.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bots, firstToAnswer, policyOf } from '@sternwarte/bots';
import { createRandom, type Tagged } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue, GAME_IDS } from '@sternwarte/games/catalogue';
import { experts } from '@sternwarte/games/experts';
import { texts } from '@sternwarte/games/texts';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, needChromium } from '../../scripts/chromium.ts';
import { createFileServer, listen } from '../serve.ts';
import { openKept } from '../src/match/open-match.ts';
import { writeRecord } from '../src/match/record-file.ts';
import { namesOf, planMatch, type Sitter } from '../src/match/saved-match.ts';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, '..', 'docs', 'pictures');
const MOST_BYTES = 150_000;
const WINDOW = { width: 1280, height: 720 };

/** How far each match has gone when its picture is taken. */
const ROUNDS: Readonly<Record<GameId, number>> = { anno4000: 7, astronuts: 4, starfarers: 7 };

/** The text of a match between Pilots: up to the first decision of a round, or a whole one of so many rounds. */
function playedRecord(id: GameId, rounds: number, whole: boolean): string {
  const seats = catalogue[id].seats.max;
  const random = createRandom(`pictures ${id}`);
  const hex = (bytes: number): string =>
    Array.from({ length: 2 * bytes }, () => random.below(16).toString(16)).join('');
  const options = whole ? { maxRounds: rounds } : {};
  const plan = { sitters: sittersOf(seats, 0), options, ownDice: false };
  const saved = planMatch(games[id], texts[id], plan, hex, 0);
  const opened = openKept({ saved, log: [] }, games[id], texts[id]);
  const pilot = bots.get('pilot');
  if (!opened.ok || pilot === undefined) throw new Error(`no match of ${id}`);
  const { table } = opened.match;
  const policy = policyOf(pilot, table.game, experts[id], seats);
  let asked = 0;
  for (let now = 0; ; now++) {
    const pending = table.pending();
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      table.perform(table.nextDraw(random), now, []);
      continue;
    }
    const seat = firstToAnswer(pending.seats);
    if (!whole && roundOf(table.state) >= rounds) {
      asked = seat;
      break;
    }
    const moves: readonly Tagged[] = table.game.moves(table.state, seat);
    const move = policy(table.state, seat, moves, random);
    if (table.perform({ by: seat, move }, now, []) !== null)
      throw new Error(`refused: ${move.type}`);
  }
  // Whoever is asked is the person, so that the picture shows what people see.
  const sitters = sittersOf(seats, asked);
  const names = namesOf(sitters, texts[id]);
  const kept = { saved: { ...saved, ...table.standing(0), sitters, names }, log: table.match.log };
  return writeRecord(kept, { game: games[id], words: texts[id] }, 'en');
}

function sittersOf(seats: number, person: number): Sitter[] {
  return Array.from({ length: seats }, (_unused, seat) => ({
    name: null,
    bot: seat === person ? null : 'pilot',
  }));
}

/** All games count rounds. */
function roundOf(state: unknown): number {
  return (state as { readonly round: number }).round;
}

async function openPage(browser: Browser, theme: 'night' | 'day'): Promise<Page> {
  return browser.newPage({
    viewport: WINDOW,
    locale: 'en',
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
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
      await openRecord(home, playedRecord(id, ROUNDS[id], false));
      await home.waitForSelector('.table-decision');
      await take(home, `${id}-${theme}`);
    }
    await home.close();
  }
  const page = await openPage(browser, 'night');
  await page.goto(address);
  await openRecord(page, playedRecord('anno4000', 12, true));
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForSelector('.chances', { timeout: 300_000 });
  await page.getByRole('slider').fill('100');
  await take(page, 'replay-night');
  await page.close();
}

mkdirSync(OUT, { recursive: true });
await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
const server = createFileServer(join(WEB, 'dist'));
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  await takeAll(browser, await listen(server, '127.0.0.1', 4700));
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

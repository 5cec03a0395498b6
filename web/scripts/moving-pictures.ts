/**
 * Takes a short moving picture of a turn of each game from the app itself: `node web/scripts/moving-pictures.ts`. Needs `img2webp`, which
 * comes with libwebp (`apt-get install webp`), and a build of the app (`npm run pictures` makes one).
 *
 * Everything in the page takes several times as long as usual while its pictures are taken, so that a slow machine takes them as smoothly
 * as a fast one.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { chromium, type Browser, type Page } from 'playwright-core';
import { AT_HOME } from '../../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../../scripts/chromium.ts';
import { createFileServer, listen } from '../serve.ts';
import { playedRecord } from './played-record.ts';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, '..', 'docs', 'pictures');
const WINDOW = { width: 1280, height: 800 };
const SCALE = 0.6;
/** Milliseconds from one picture to the next, as they are shown. */
const BEAT = 160;
/** How many times as long that takes while they are taken. */
const SLOWNESS = 4;
const FRAMES = 62;
/** A press every so many pictures, when there is something to press. */
const PRESS_EVERY = 6;
const QUALITY = 55;
const MOST_BYTES = 600_000;
/** Comes with libwebp, and not from npm. */
const PACKER = process.env['IMG2WEBP'] ?? 'img2webp';

/** After so many rounds there is something to see. */
const ROUNDS = 6;
const SOONER: Readonly<Partial<Record<GameId, number>>> = { astronuts: 4 };

/** What somebody would press next: the golden button, else a goal on the board, else whatever ends the turn. */
const WANTED = [
  '.guard .danger',
  '.board-card button:enabled',
  '.decision-body .primary:enabled',
  // Whoever says no to an encounter is asked nothing more.
  '.star-number:last-child:enabled',
  '.anno-chip-usable:not([aria-pressed=true])',
  '.anno-star[role=button]:has(.anno-reticle)',
  '.star-point-target',
  '.zone-deeds button:enabled',
];

function pressNext(page: Page): Promise<void> {
  return page.evaluate((selectors) => {
    if (!document.documentElement.hasAttribute('data-settled')) return;
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      if (found === undefined) continue;
      found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return;
    }
  }, WANTED);
}

/** The table's pauses; animations have a rate of their own. */
const SLOWLY = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, milliseconds, ...rest) =>
    wait(act, (milliseconds ?? 0) * ${SLOWNESS}, ...rest);
}`;

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, moment - performance.now()));
  });

async function takeFrames(browser: Browser, address: string, game: GameId): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: WINDOW, locale: 'en', colorScheme: 'dark' });
  await page.addInitScript(AT_HOME);
  await page.addInitScript(SLOWLY);
  await page.goto(address);
  const record = playedRecord(game, {
    seed: `moving ${game}`,
    until: (round) => round >= (SOONER[game] ?? ROUNDS),
  });
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('.open-file input[type=file]').setInputFiles(file);
  await page.waitForSelector('html[data-settled] .table-decision', { timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWNESS });
  const frames: Buffer[] = [];
  const began = performance.now();
  for (let frame = 0; frame < FRAMES; frame++) {
    if (frame % PRESS_EVERY === PRESS_EVERY - 1) await pressNext(page);
    await until(began + frame * BEAT * SLOWNESS);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, ...WINDOW, scale: SCALE },
    });
    frames.push(Buffer.from(data, 'base64'));
  }
  await page.close();
  return frames;
}

function writeMoving(game: GameId, frames: readonly Buffer[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-frames-'));
  try {
    const files = frames.map((frame, i) => {
      const file = join(folder, `${String(i).padStart(3, '0')}.png`);
      writeFileSync(file, frame);
      return file;
    });
    const out = join(OUT, `${game}-turn.webp`);
    const looks = ['-lossy', '-q', String(QUALITY), '-m', '6', '-d', String(BEAT)];
    execFileSync(PACKER, ['-loop', '0', '-min_size', ...looks, ...files, '-o', out]);
    const { size } = statSync(out);
    console.log(`${game}-turn.webp  ${(size / 1000).toFixed(0)} KB`);
    if (size > MOST_BYTES) {
      console.error(`${game}-turn.webp is larger than ${MOST_BYTES / 1000} KB`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const server = createFileServer(join(WEB, 'dist'));
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  const address = await listen(server, '127.0.0.1', 0, true);
  for (const game of GAME_IDS) {
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    writeMoving(game, await takeFrames(browser, address, game));
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

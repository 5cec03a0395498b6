/** How long it takes from a click until a move is on the screen, in the middle of matches of every game. */

import type { GameId } from '@sternwarte/games';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';
import { playedRecord } from '../web/scripts/played-record.ts';
import { timePress } from './press-time.ts';

/** The moves behind the golden button that are timed: a turn ends, dice are thrown, ships set out. */
const TIMED: Readonly<Record<GameId, string>> = {
  anno4000: 'endTurn',
  astronuts: 'declare',
  starfarers: 'startFlight',
};
const FIRST_ROUND = 2;

/** Milliseconds for one move in each of so many matches, which have gone on for longer and longer. */
export async function timeMoves(address: string, id: GameId, matches: number): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    const times: number[] = [];
    for (let match = 0; match < matches; match++) {
      const record = playedRecord(id, {
        seed: `drawing ${match}`,
        until: (round, moves) =>
          round >= FIRST_ROUND + (match % 4) && moves.some(({ type }) => type === TIMED[id]),
      });
      await page.goto(`${address}#/`);
      await page
        .locator('.open-file input[type=file]')
        .setInputFiles({ name: 'x', mimeType: 'application/json', buffer: Buffer.from(record) });
      const button = page.locator('.table-decision .primary:enabled').first();
      await button.waitFor();
      times.push(await button.evaluate(timePress, '.log-lines .log-line'));
    }
    return times;
  } finally {
    await browser.close();
  }
}

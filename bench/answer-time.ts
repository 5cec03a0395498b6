/** How long it takes from a click until the answer of a Cadet is on the screen. */

import { chromium, type Page } from 'playwright-core';
import { AT_HOME } from '../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';

/** The table waits a little before a bot's move, so that people can follow. That is on purpose, so it is left out. */
const WITHOUT_PAUSES = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 0, ...rest);
}`;

const DRAFT = {
  seats: 2,
  sitters: [null, 'kadett', 'kadett', 'kadett'].map((bot) => ({ name: null, bot })),
  options: {},
  ownDice: false,
};

/** Milliseconds for each of so many turns of Anno 4000. */
export async function timeAnswers(address: string, turns: number): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    await page.addInitScript(WITHOUT_PAUSES);
    await page.addInitScript(AT_HOME);
    await page.goto(address);
    await page.evaluate(
      (draft) => localStorage.setItem('sternwarte.setUp.anno4000', draft),
      JSON.stringify(DRAFT),
    );
    await page.goto(`${address}#/set-up/anno4000`);
    await page.locator('.set-up-end .primary').click();
    await reachTurn(page);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const end = page.getByRole('button', { name: 'End turn', exact: true });
      await end.and(page.locator(':enabled')).waitFor();
      times.push(await end.evaluate(timeEnd));
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Chooses a home in words, and goes back to the board. */
async function reachTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'In words', exact: true }).click();
  const end = page.locator('.text-moves li button', { hasText: 'End the turn' });
  const first = page.locator('.text-moves li button').first();
  await first.waitFor();
  while ((await end.count()) === 0) {
    await first.click();
    await first.waitFor();
  }
  await page.getByRole('button', { name: 'Board', exact: true }).click();
}

/** In the page: clicks, and waits until a frame with a line of the other seat in the log has been drawn. */
function timeEnd(end: Element): Promise<number> {
  // Grows by itself.
  const lines = document.querySelector('.log-lines')?.getElementsByClassName('seat-1');
  const before = lines?.length;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (lines?.length === before) return;
      observer.disconnect();
      // One frame draws it, and the beginning of the next one knows that it is done.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => resolve(Math.max(0, now - began))),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const began = performance.now();
    if (end instanceof HTMLElement) end.click();
  });
}

/** How long it takes from a click until the answer of a Cadet is on the screen, in every game. */

import type { GameId } from '@sternwarte/games';
import { GAME_IDS, catalogue } from '@sternwarte/games/catalogue';
import { chromium, type Browser, type Page } from 'playwright-core';
import { AT_HOME } from '../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';

/** The table waits a little before a bot's move, so that people can follow. That is on purpose, so it is left out. */
const WITHOUT_PAUSES = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, _milliseconds, ...rest) => wait(act, 0, ...rest);
}`;

export interface AnswerTimes {
  readonly game: GameId;
  /** Milliseconds for each turn. */
  readonly times: readonly number[];
  /** Turns to which no answer was told, or not in time. */
  readonly skipped: number;
}

/** An answer that has not come by then does not come. */
const PATIENCE = 15_000;

/** A match may be over before there are enough turns; then the next one begins. */
const MOST_MATCHES = 10;
/** Turns without an answer that is told; with so many there is something wrong. */
const MOST_SKIPPED = 30;

/** So many decisions in words before the end of a turn, at most; whoever goes round in circles gives the match up. */
const MOST_DECISIONS = 200;

/** So many turns of each game against one Cadet. */
export async function timeAnswers(address: string, turns: number): Promise<AnswerTimes[]> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const all: AnswerTimes[] = [];
    for (const game of GAME_IDS) {
      all.push({ game, ...(await timeGame(browser, address, game, turns)) });
    }
    return all;
  } finally {
    await browser.close();
  }
}

async function timeGame(
  browser: Browser,
  address: string,
  game: GameId,
  turns: number,
): Promise<Omit<AnswerTimes, 'game'>> {
  const times: number[] = [];
  let skipped = 0;
  for (let matches = 0; matches < MOST_MATCHES && times.length < turns; matches++) {
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    await page.addInitScript(WITHOUT_PAUSES);
    await page.addInitScript(AT_HOME);
    await sitDown(page, address, game);
    while (times.length < turns && skipped < MOST_SKIPPED && (await reachEndOfTurn(page))) {
      const end = page.locator('.zone-deeds button:enabled', { hasText: END });
      await end.waitFor();
      const time = await inTime(end.evaluate(timeEnd));
      if (time === null) skipped++;
      else times.push(time);
    }
    await page.close();
  }
  return { times, skipped };
}

/** A match against one Cadet, from the set-up screen, where the same two have sat before. */
async function sitDown(page: Page, address: string, game: GameId): Promise<void> {
  await page.goto(address);
  const sitters = Array.from({ length: catalogue[game].seats.max }, (_unused, seat) => ({
    name: null,
    bot: seat === 0 ? null : 'kadett',
  }));
  const draft = { seats: 2, sitters, options: {}, ownDice: false };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `sternwarte.setUp.${game}`,
    JSON.stringify(draft),
  ] as const);
  await page.goto(`${address}#/set-up/${game}`);
  await page.locator('.set-up-end .primary').click();
}

/** What comes in time, or else `null`. The clock is ours: in the page every wait is over at once. */
async function inTime(answer: Promise<number | null>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const SETTLED = 'html[data-settled]';
const RESULT = 'article.result';
const MORE = '.tools > .tool:last-of-type';
const MOVE = '.text-moves > ul button';
const END = /^\s*End (?:the )?turn/;

/** Plays in words until the turn may be ended, and goes back to the board; `false` when the match is over or leads nowhere. */
async function reachEndOfTurn(page: Page): Promise<boolean> {
  if (await isOver(page, MORE)) return false;
  await page.locator(MORE).click();
  await page.getByRole('button', { name: 'In words', exact: true }).click();
  const moves = page.locator(MOVE);
  const end = moves.filter({ hasText: END });
  for (let decisions = 0; (await end.count()) === 0; decisions++) {
    if (decisions > MOST_DECISIONS || (await isOver(page, MOVE))) return false;
    await moves.first().click();
    const anyway = page.locator('.guard .danger');
    if ((await anyway.count()) > 0) await anyway.click();
    if (await isOver(page, MOVE)) return false;
  }
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.waitForSelector(SETTLED, { state: 'attached' });
  return true;
}

/** Waits until the table stands still and shows this, or else the result: that sheet is fetched when it is needed. */
async function isOver(page: Page, shown: string): Promise<boolean> {
  await page.waitForSelector(SETTLED, { state: 'attached' });
  await page.locator(`${RESULT}, ${shown}`).first().waitFor();
  return (await page.locator(RESULT).count()) > 0;
}

/**
 * In the page: ends the turn, and waits until a frame with a deed of the other seat in the log has been drawn; `null` when
 * it is one's turn again without any, as after a bot's turn in which nothing but time has passed.
 */
function timeEnd(end: Element): Promise<number | null> {
  const deeds = document.getElementsByClassName('log-told');
  const lastDeed = (): string | undefined => {
    const own = [...deeds].filter((deed) => deed.getAttribute('data-by') === '1');
    return `${own.length} ${own.at(-1)?.textContent ?? ''}`;
  };
  const before = lastDeed();
  return new Promise((resolve) => {
    let began = 0;
    let isUnderWay = false;
    const press = (button: Element | null): void => {
      began = performance.now();
      if (button instanceof HTMLElement) button.click();
    };
    let isAsked = false;
    const observer = new MutationObserver(() => {
      const anyway = document.querySelector('.guard .danger');
      // Whoever has something left to do is asked first; then the answer to that ends the turn.
      if (anyway !== null && !isAsked) {
        isAsked = true;
        isUnderWay = false;
        press(anyway);
        return;
      }
      if (lastDeed() === before) {
        const isSettled = document.documentElement.hasAttribute('data-settled');
        if (!isSettled) isUnderWay = true;
        else if (isUnderWay) {
          // What is told may be drawn a frame later.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              if (lastDeed() === before) resolve(null);
            }),
          );
        }
        return;
      }
      observer.disconnect();
      // One frame draws it, and the beginning of the next one knows that it is done.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => resolve(Math.max(0, now - began))),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    observer.observe(document.documentElement, { attributeFilter: ['data-settled'] });
    press(end);
  });
}

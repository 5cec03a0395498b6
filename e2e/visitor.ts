/** Somebody with a browser: opens the app on a device of some kind, and notices everything that is wrong with the page. */

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { AT_HOME } from '../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';

export interface Device {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const LAPTOP: Device = { width: 1366, height: 768, touch: false };
export const PHONE: Device = { width: 360, height: 740, touch: true };

export interface Wishes {
  readonly device?: Device;
  readonly language?: 'de' | 'en';
  readonly theme?: 'night' | 'day';
  /** Position and moves in words instead of the board. */
  readonly inWords?: boolean;
  /** Nobody at the table takes his time. */
  readonly hurry?: boolean;
  /** Has never seen these games: gets them explained, and a coach. */
  readonly newcomer?: boolean;
  /** The name of the machine that the app comes from, when it is not this one. */
  readonly host?: string;
  /** Where there are online tables, and not the app alone. */
  readonly online?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a page of the app, `#/` by default. */
  open(this: void, hash?: string): Promise<void>;
  /** Nothing sticks out at the side of the screen as it is. */
  expectNoSideways(): Promise<void>;
  /** No violation of the accessibility rules on the screen as it is; a failure says where that was. */
  expectAccessible(where?: string): Promise<void>;
  /** Closes the browser window; fails when the page wrote an error or called somebody else. */
  leave(): Promise<void>;
}

/** Pauses are there for people to follow; tests need none. Whoever waits for seconds waits for something else. */
const HURRY = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, milliseconds, ...rest) =>
    wait(act, milliseconds < 2000 ? Math.min(milliseconds, 5) : milliseconds, ...rest);
}`;

/** The empty page before the first one keeps nothing. */
const IN_WORDS = "if (location.protocol === 'http:') localStorage['sternwarte.text'] ??= 'on'";

/**
 * The same chance in every run, else a test would play another match each time; and one that goes on from page to page.
 * `E2E_SEED=something` plays others.
 */
const sameChance = (seed: string): string => `if (location.protocol === 'http:') {
  const pages = Number(localStorage['e2e.pages'] ?? 0) + 1;
  localStorage['e2e.pages'] = pages;
  let state = 0;
  for (const letter of ${JSON.stringify(seed)} + pages) {
    state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Crypto.prototype.getRandomValues = (array) => {
    for (const index of array.keys()) array[index] = next();
    return array;
  };
}`;

/** To everybody who opens pages here, in this test. */
export async function fixChance(context: BrowserContext): Promise<void> {
  const seed = `${process.env['E2E_SEED'] ?? ''} ${expect.getState().currentTestName ?? ''} `;
  await context.addInitScript(sameChance(seed));
}

let browser: Browser;

/** Gives a test file its browser, with arguments of its own if need be. */
export function useBrowser(...args: readonly string[]): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: needChromium(),
      args: [...CHROMIUM_ARGS, ...args],
    });
  });
  afterAll(async () => {
    await browser.close();
  });
}

export async function newVisitor({
  device = LAPTOP,
  language = 'en',
  theme = 'night',
  inWords = false,
  hurry = false,
  newcomer = false,
  host,
  online = false,
}: Wishes = {}): Promise<Visitor> {
  const own = new URL(inject(online ? 'online' : 'address'));
  if (host !== undefined) own.hostname = host;
  const address = own.href;
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    hasTouch: device.touch,
    isMobile: device.touch,
    locale: language,
    colorScheme: theme === 'day' ? 'light' : 'dark',
    // Nothing in the tests waits for things to move.
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  // A choice that was made once and is kept; whoever changes it later is not overruled.
  await fixChance(context);
  if (inWords) await context.addInitScript(IN_WORDS);
  if (!newcomer) await context.addInitScript(AT_HOME);
  if (hurry) await context.addInitScript(HURRY);
  const faults: string[] = [];
  context.on('page', (opened) => {
    opened.on('console', (message) => {
      // The browser's own word on a header that it does not take over plain http.
      const isExpected = host !== undefined && message.text().includes('Opener-Policy header');
      if (message.type() === 'error' && !isExpected) faults.push(`console: ${message.text()}`);
    });
    opened.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`));
    opened.on('request', (request) => {
      const url = request.url();
      const isOwn = [address, 'blob:', 'data:'].some((prefix) => url.startsWith(prefix));
      if (!isOwn) faults.push(`foreign request: ${url}`);
    });
  });
  const page = await context.newPage();
  return {
    page,
    context,
    open: async (hash = '#/') => {
      await page.goto(`${address}${hash}`);
      await page.waitForSelector('main');
    },
    expectNoSideways: async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    },
    expectAccessible: async (where = 'here') => {
      // There are no frames, so all can be done in the page itself, which takes a fourth of the time.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${where}: ${id}: ${html}`),
      );
      expect(found).toEqual([]);
    },
    leave: async () => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** Somebody with a browser: opens the app on a device of some kind, and notices everything that is wrong with the page. */

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
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
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a page of the app, `#/` by default. */
  open(hash?: string): Promise<void>;
  /** No violation of the accessibility rules on the screen as it is. */
  expectAccessible(): Promise<void>;
  /** Closes the browser window; fails when the page wrote an error or called somebody else. */
  leave(): Promise<void>;
}

let browser: Browser;

/** Gives a test file its browser. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: needChromium(), args: [...CHROMIUM_ARGS] });
  });
  afterAll(async () => {
    await browser.close();
  });
}

export async function newVisitor({
  device = LAPTOP,
  language = 'en',
  theme = 'night',
}: Wishes = {}): Promise<Visitor> {
  const address = inject('address');
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
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = [address, 'blob:', 'data:'].some((prefix) => url.startsWith(prefix));
    if (!isOwn) faults.push(`foreign request: ${url}`);
  });
  return {
    page,
    context,
    open: async (hash = '#/') => {
      await page.goto(`${address}${hash}`);
      await page.waitForSelector('main');
    },
    expectAccessible: async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    },
    leave: async () => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** The page says when it stands still: nothing is under way, everything is drawn, and the focus has arrived. */

import type { Page } from 'playwright-core';

export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-settled]', { state: 'attached' });
}

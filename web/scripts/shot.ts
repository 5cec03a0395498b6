/**
 * A picture of one position on the workbench:
 *
 *     npx node web/scripts/shot.ts --game anno4000 --seats 4 --actions 120 --width 1366 --theme night --lang en --out x.png
 *
 * Fails when the page writes an error to its console.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { CHROMIUM_ARGS, needChromium } from '../../scripts/chromium.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'anno4000' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: '7' },
    actions: { type: 'string', default: '0' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'night' },
    width: { type: 'string', default: '1366' },
    height: { type: 'string', default: '768' },
    /** Another page than the workbench: `index.html`, `index.html#/play/anno4000/4`. */
    page: { type: 'string' },
    /** A selector to click before the picture is taken; several are clicked one after the other. */
    click: { type: 'string', multiple: true, default: [] },
    /** The whole page instead of the window. */
    full: { type: 'boolean', default: false },
    out: { type: 'string', default: 'shot.png' },
  },
});

const { game, seats, seed, actions, lang, theme } = values;
const query = new URLSearchParams({ game, seats, seed, actions, lang, theme });
const errors: string[] = [];
// Several pictures may be taken at once; a shared cache would be rewritten under their feet.
const cacheDir = mkdtempSync(join(tmpdir(), 'sternwarte-shot-'));
const server = await createServer({
  configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
  cacheDir,
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  logLevel: 'error',
});
try {
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the server has no address');
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: Number(values.width), height: Number(values.height) },
      colorScheme: theme === 'day' ? 'light' : 'dark',
      locale: lang,
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await page.goto(`${address}${values.page ?? `workbench.html?${query.toString()}`}`);
    await page.waitForSelector('main', { timeout: 30_000 }).catch((error: unknown) => {
      errors.push(String(error));
    });
    await page.evaluate('document.fonts.ready');
    for (const selector of values.click) await page.click(selector, { timeout: 5000 });
    await page.screenshot({ path: values.out, fullPage: values.full });
  } finally {
    await browser.close();
  }
} finally {
  await server.close();
  rmSync(cacheDir, { recursive: true, force: true });
}
for (const error of errors) console.error(error);
console.log(values.out);
process.exit(errors.length === 0 ? 0 : 1);

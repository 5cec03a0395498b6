/** Draws the icons of the installed app from `icon.svg`: `npx node web/scripts/icons.ts`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, needChromium } from '../../scripts/chromium.ts';

const folder = join(import.meta.dirname, '..', 'public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** A maskable icon is cut to a shape by the system: only the middle is safe, and the ground fills the rest. */
const ICONS = [
  { name: 'icon-192.png', size: 192, inner: 192 },
  { name: 'icon-512.png', size: 512, inner: 512 },
  { name: 'icon-maskable-512.png', size: 512, inner: 400 },
] as const;

const browser = await chromium.launch({
  executablePath: needChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  for (const { name, size, inner } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const ground = inner < size ? '#0b1324' : 'transparent';
    await page.setContent(
      `<style>html,body{margin:0;height:100%;background:${ground}}
       body{display:grid;place-items:center}svg{width:${inner}px;height:${inner}px}</style>${svg}`,
    );
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}

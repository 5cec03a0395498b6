/** How much of the screen the board takes: the box around all that is drawn on it, after "Play now", at the first decision. */

import { chromium, type Page } from 'playwright-core';
import { AT_HOME } from '../scripts/at-home.ts';
import { CHROMIUM_ARGS, needChromium } from '../scripts/chromium.ts';

const SCREENS = ['1280x800', '1920x1080', '1024x768', '390x844'] as const;
type Screen = (typeof SCREENS)[number];

/** What issue 13 asks for, in per cent of the screen. */
const WANTED = {
  anno4000: { '1280x800': 58, '1920x1080': 69, '1024x768': 50, '390x844': 60 },
  astronuts: { '1280x800': 50, '1920x1080': 47, '1024x768': 45, '390x844': 44 },
  starfarers: { '1280x800': 50, '1920x1080': 53, '1024x768': 48, '390x844': 48 },
} as const satisfies Readonly<Record<string, Readonly<Record<Screen, number>>>>;

export interface BoardShare {
  readonly game: string;
  readonly screen: Screen;
  readonly wanted: number;
  readonly reached: number;
}

export async function measureShares(address: string): Promise<BoardShare[]> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const shares: BoardShare[] = [];
    for (const screen of SCREENS) {
      const [width = 0, height = 0] = screen.split('x').map(Number);
      const isPhone = width < 500;
      for (const [game, wanted] of Object.entries(WANTED)) {
        const context = await browser.newContext({
          viewport: { width, height },
          locale: 'de',
          isMobile: isPhone,
          hasTouch: isPhone,
        });
        await context.addInitScript(AT_HOME);
        const page = await context.newPage();
        await page.goto(`${address}#/play/${game}`);
        // The first decision is open as soon as there is something to press for it.
        const controls = page.locator('.table-decision .decision-body :is(button, select):enabled');
        await controls.filter({ visible: true }).first().waitFor();
        await page.evaluate('document.fonts.ready');
        shares.push({ game, screen, wanted: wanted[screen], reached: await shareOfBoard(page) });
        await context.close();
      }
    }
    return shares;
  } finally {
    await browser.close();
  }
}

/** In the page. Stars of the ground and what is only there to be hit do not count as drawn. */
function shareOfBoard(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('svg')].map((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return { svg, area: width * height };
    });
    const largest = boxes.toSorted((a, b) => b.area - a.area)[0]?.svg;
    const drawn = [...(largest?.querySelectorAll('*') ?? [])].filter((element) => {
      const isLeaf = element instanceof SVGGraphicsElement && !(element instanceof SVGGElement);
      if (!isLeaf || element.closest('defs, symbol, .stars') !== null) return false;
      if (element instanceof SVGUseElement) return true;
      const { fill, stroke, fillOpacity, strokeOpacity, visibility } = getComputedStyle(element);
      const isFilled = !/^none$|, 0\)$/.test(fill) && fillOpacity !== '0';
      const isStroked = !/^none$|, 0\)$/.test(stroke) && strokeOpacity !== '0';
      return visibility === 'visible' && (isFilled || isStroked);
    });
    const frame = largest?.getBoundingClientRect() ?? new DOMRect();
    let [left, top, right, bottom] = [innerWidth, innerHeight, 0, 0];
    for (const element of drawn) {
      const rect = element.getBoundingClientRect();
      if (rect.width === 0 && rect.height === 0) continue;
      left = Math.min(left, rect.left);
      top = Math.min(top, rect.top);
      right = Math.max(right, rect.right);
      bottom = Math.max(bottom, rect.bottom);
    }
    const width = Math.min(right, frame.right, innerWidth) - Math.max(left, frame.left, 0);
    const height = Math.min(bottom, frame.bottom, innerHeight) - Math.max(top, frame.top, 0);
    return (100 * Math.max(0, width) * Math.max(0, height)) / (innerWidth * innerHeight);
  });
}

export function formatShares(shares: readonly BoardShare[]): string[] {
  const lines = ['the drawn board in per cent of the screen: reached (wanted)'];
  lines.push(`  ${''.padEnd(24)}${SCREENS.map((screen) => screen.padStart(20)).join('')}`);
  for (const game of Object.keys(WANTED)) {
    const cells = shares
      .filter((share) => share.game === game)
      .map(({ reached, wanted }) => {
        const verdict = reached >= wanted ? 'pass' : 'FAIL';
        return `${reached.toFixed(1)} (${wanted}) ${verdict}`.padStart(20);
      });
    lines.push(`  ${game.padEnd(24)}${cells.join('')}`);
  }
  return lines;
}

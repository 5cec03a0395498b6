/** Both themes can be read: 4.5:1 for text, 3:1 for lines and pieces that carry meaning. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('atlas/tokens.css', 'utf8');
const tokens = new Map<string, readonly [day: string, night: string]>();
for (const [, name = '', day = '', night = ''] of css.matchAll(
  /--([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
)) {
  tokens.set(name, [day, night]);
}

function colourOf(token: string, theme: number): string {
  const colour = tokens.get(token)?.[theme];
  if (colour === undefined) throw new Error(`no token --${token}`);
  return colour;
}

/** The relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['ground', 'ground-deep', 'plate', 'plate-raised'];
const TEXTS = ['text', 'text-soft', 'accent', 'danger'];
const hues = [...tokens.keys()].filter((name) => name.startsWith('hue-'));

describe.for(['day', 'night'].map((name, theme) => [name, theme] as const))('%s', ([, theme]) => {
  test.for(TEXTS)('%s can be read as text', (text) => {
    for (const ground of GROUNDS) {
      const ratio = contrast(colourOf(text, theme), colourOf(ground, theme));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.for(['line', ...hues])('%s can be seen as a line', (line) => {
    for (const ground of GROUNDS) {
      const ratio = contrast(colourOf(line, theme), colourOf(ground, theme));
      expect(ratio).toBeGreaterThanOrEqual(3);
    }
  });

  test('the primary button can be read', () => {
    const ratio = contrast(colourOf('accent-text', theme), colourOf('accent', theme));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test('your turn can be read', () => {
    for (const text of ['text', 'accent']) {
      const ratio = contrast(colourOf(text, theme), colourOf('accent-soft', theme));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }
  });
});

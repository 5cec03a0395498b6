// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { failureOf } from './failure.ts';
import { NoChanceError, randomHex } from './services.ts';

const MISSING = [
  'Failed to fetch dynamically imported module: https://x/assets/board-1.js',
  'error loading dynamically imported module: https://x/assets/board-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/board-1.css',
];

test.for(MISSING)(
  '"%s" is a newer build where the server answers, else the network',
  async (text) => {
    expect(await failureOf(new TypeError(text), async () => true)).toBe('outdated');
    expect(await failureOf(new TypeError(text), async () => false)).toBe('offline');
  },
);

const never = (): Promise<boolean> => Promise.reject(new Error('nobody asked'));

test('a full device, a browser without chance, and anything else have words of their own', async () => {
  expect(await failureOf(new DOMException('', 'QuotaExceededError'), never)).toBe('full');
  expect(await failureOf(new NoChanceError(), never)).toBe('noChance');
  expect(await failureOf(new Error('odd'), never)).toBe('unknown');
  expect(await failureOf(null, never)).toBe('unknown');
});

test('a browser without crypto says so', () => {
  vi.stubGlobal('crypto', undefined);
  expect(() => randomHex(4)).toThrow(NoChanceError);
  vi.unstubAllGlobals();
  expect(randomHex(4)).toMatch(/^[0-9a-f]{8}$/);
});

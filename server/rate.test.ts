/** So much in so long a time, also when the clock of the machine is set. */

import { expect, test } from 'vitest';
import { RateLimit } from './rate.ts';

const HOUR = 3_600_000;

test('a sender may do so much at once, then as it drains, and others do not suffer for it', () => {
  let now = 0;
  const limit = new RateLimit({ count: 2, seconds: 10 }, () => now);
  const may = (): boolean => limit.allows('ada');
  expect([may(), may(), may()]).toEqual([true, true, false]);
  expect(limit.allows('ben')).toBe(true);
  now = 5_000;
  expect([may(), may()]).toEqual([true, false]);
});

test('nobody is shut out for hours when the clock is set back, nor let in at will', () => {
  let now = 4 * HOUR;
  const limit = new RateLimit({ count: 2, seconds: 10 }, () => now);
  const may = (): boolean => limit.allows('ada');
  expect([may(), may(), may()]).toEqual([true, true, false]);
  now = 0;
  expect([may(), may(), may()]).toEqual([true, true, false]);
});

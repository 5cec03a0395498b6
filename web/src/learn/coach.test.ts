// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { turnsTaken } from './coach.ts';

const log = (entries: string) =>
  entries.split('').map((by) => ({ by: by === 't' ? ('table' as const) : Number(by) }));

test.for([
  ['', 0],
  ['t', 0],
  ['00', 0],
  ['0t0', 0],
  ['001', 1],
  ['0t1', 1],
  ['120', 0],
  ['01020', 2],
  ['0102', 2],
] as const)('after %s somebody has taken %i turns', ([entries, turns]) => {
  expect(turnsTaken(log(entries), 0)).toBe(turns);
});

test('who only watches takes none', () => {
  expect(turnsTaken(log('0101'), 'spectator')).toBe(0);
});

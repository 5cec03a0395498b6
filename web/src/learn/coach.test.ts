// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { turnsTaken } from './coach.ts';

/** A digit begins the turn of that seat, a dot is anything else that happens. */
const log = (steps: string) =>
  steps
    .split('')
    .map((step) => ({ begins: step === '.' ? null : { seat: Number(step), round: null } }));

test.for([
  ['', 0],
  ['..', 0],
  ['0', 0],
  ['0...', 0],
  ['0.1', 1],
  // What somebody answers in the turn of another is no turn of his own.
  ['1....2...', 0],
  ['1...0', 0],
  ['0.1..0.2', 2],
  ['0.1.0', 1],
  ['0.0.1', 1],
] as const)('after %s somebody has taken %i turns', ([steps, turns]) => {
  expect(turnsTaken(log(steps), 0)).toBe(turns);
});

test('who only watches takes none', () => {
  expect(turnsTaken(log('0101'), 'spectator')).toBe(0);
});

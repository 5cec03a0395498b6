// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { pickHint, turnsTaken } from './coach.ts';

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

const hint = (type: string, chance: number) => ({
  move: { type },
  chance,
  reason: null,
  visits: 1,
});

const isCalm = ({ type }: { readonly type: string }): boolean => type !== 'bold';

test('the coach keeps to what the cards said, unless that is much worse', () => {
  const [bold, calm, poor] = [hint('bold', 0.5), hint('calm', 0.45), hint('poor', 0.3)];
  expect(pickHint([bold, calm, poor], isCalm)).toBe(calm);
  expect(pickHint([bold, poor], isCalm)).toBe(bold);
  expect(pickHint([calm, bold], isCalm)).toBe(calm);
  expect(pickHint([], isCalm)).toBeNull();
});

import type { Swing } from '@sternwarte/bots';
import { expect, test } from 'vitest';
import { turningSwings } from './chances.ts';

/** The chance of the first seat after every entry of a match, and all that it changed by, greatest change first. */
function matchOf(chances: readonly number[]) {
  const positions = chances.map((chance, i) => ({ seq: i - 1, chances: [chance, 1 - chance] }));
  const swings = chances
    .slice(1)
    .map((after, seq): Swing => ({
      seq,
      by: 'table',
      seat: 0,
      before: chances[seq] ?? 0,
      after,
      better: null,
    }))
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return { positions, swings };
}

/** Four positions of the same chance. */
const stays = (chance: number): readonly number[] => Array.from({ length: 4 }, () => chance);
const jitter = Array.from({ length: 12 }, (_unused, i) => (i % 2 === 0 ? 0.85 : 0.45));

/** Changes that last, and then jitter, each time by more than those. */
const JITTERING = matchOf([...stays(0.5), ...stays(0.6), ...stays(0.45), ...jitter, ...stays(1)]);

test('a match turns where its chances change for good, however much they jitter elsewhere', () => {
  const turns = turningSwings(JITTERING, 3);
  expect(turns.map(({ before, after }) => [before, after])).toEqual([
    [0.45, 1],
    [0.6, 0.45],
    [0.5, 0.6],
  ]);
});

test('no more of them are found than there are', () => {
  expect(turningSwings(matchOf([0.5, 0.5, 0.8, 0.8, 0.8]), 3)).toHaveLength(1);
});

import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { tiny } from '../testing/tiny-expertise.ts';
import { calibrate, challenge, isClearlyBetter, playDuel } from './duels.ts';
import type { Sample } from './samples.ts';

const plan = {
  ...tiny,
  config: { seats: 2, options: {} },
  seed: 'duels',
  maxActions: 1000,
};

function winsOf(challenger: Record<string, number>, holder: Record<string, number>): number {
  let wins = 0;
  for (let n = 0; n < 40; n++) wins += playDuel(plan, challenger, holder, n);
  return wins;
}

describe('duels', () => {
  test('whoever wants the opposite of winning loses clearly', () => {
    const sensible = { points: 1, card: 0.5 };
    const perverse = { points: -1, card: -0.5 };
    expect(isClearlyBetter(winsOf(sensible, perverse), 40, 2)).toBe(true);
    expect(isClearlyBetter(winsOf(perverse, sensible), 40, 2)).toBe(false);
  });

  test('weights of the Admiral are tried by those who search', () => {
    const searching = { ...plan, iterations: 12 };
    let wins = 0;
    let others = 0;
    for (let n = 0; n < 40; n++) {
      const sides = [
        { points: 1, card: 0.5 },
        { points: -1, card: -0.5 },
      ] as const;
      wins += playDuel(searching, ...sides, n);
      if (playDuel(searching, ...sides, n) !== playDuel(plan, ...sides, n)) others++;
    }
    expect(isClearlyBetter(wins, 40, 2)).toBe(true);
    expect(others).toBeGreaterThan(0);
  });

  test('a duel is the same every time, and a game without end decides nothing', () => {
    const [one, other] = [
      { points: 1, card: 0 },
      { points: 1, card: 1 },
    ];
    expect(playDuel(plan, one, other, 3)).toBe(playDuel(plan, one, other, 3));
    expect(playDuel({ ...plan, maxActions: 0 }, one, other, 3)).toBe(0.5);
  });

  test('a challenger keeps all signs and changes a few weights a little', () => {
    const holder = { a: 1, b: -2, c: 0, d: 4, e: 5, f: -6 };
    const random = createRandom('challenge');
    let changed = 0;
    for (let n = 0; n < 100; n++) {
      for (const [feature, weight] of Object.entries(challenge(holder, random))) {
        const before = holder[feature as keyof typeof holder];
        expect(Math.sign(weight)).toBe(Math.sign(before));
        if (weight !== before) changed++;
      }
    }
    // One in three of the five that are not zero.
    expect(changed / 500).toBeGreaterThan(0.25);
    expect(changed / 500).toBeLessThan(0.42);
  });

  test('luck is not clearly better: 2.2 standard deviations are', () => {
    expect(isClearlyBetter(60, 100, 2)).toBe(false);
    expect(isClearlyBetter(61.5, 100, 2)).toBe(true);
    expect(isClearlyBetter(34, 100, 4)).toBe(false);
    expect(isClearlyBetter(35, 100, 4)).toBe(true);
  });

  test('calibration makes promised chances those that come true', () => {
    // The first seat is ahead by one in every sample and wins three of four: log 3 is the weight that says so.
    const samples: Sample[] = Array.from({ length: 400 }, (_, n) => ({
      features: Float64Array.from([1, 0]),
      shares: n % 4 === 0 ? [0, 1] : [1, 0],
      out: [false, false],
    }));
    const { lead = 0 } = calibrate(['lead'], { lead: 7 }, samples, 2);
    expect(lead).toBeCloseTo(Math.log(3), 6);
  });
});

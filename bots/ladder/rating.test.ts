import { describe, expect, test } from 'vitest';
import { interval, ratings } from './rating.ts';

describe("Wilson's interval", () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 1, 0.2065, 1],
  ])('%d of %d', (wins, games, low, high) => {
    const [from, to] = interval(wins, games);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  test('without a game anything is possible', () => {
    expect(interval(0, 0)).toEqual([0, 1]);
  });
});

function of(wins: readonly (readonly number[])[]): number[] {
  const ids = ['a', 'b', 'c'].slice(0, wins.length);
  return [...ratings({ ids, wins }).values()];
}

describe('ratings', () => {
  test('odds of ten to one are 400 points', () => {
    // Half a game is added both ways.
    const [a = 0, b = 0] = of([
      [0, 99.5],
      [9.5, 0],
    ]);
    expect(a - b).toBeCloseTo(400, 3);
    expect(a + b).toBeCloseTo(0, 6);
  });

  test('add up along a chain', () => {
    // a beats b 3:1, b beats c 3:1, and a beats c 9:1: exactly what the model says.
    const rating = of([
      [0, 299.5, 449.5],
      [99.5, 0, 299.5],
      [49.5, 99.5, 0],
    ]);
    const step = 400 * Math.log10(3);
    expect(rating[0]).toBeCloseTo(step, 3);
    expect(rating[1]).toBeCloseTo(0, 3);
    expect(rating[2]).toBeCloseTo(-step, 3);
  });

  test('stay finite for somebody who always wins', () => {
    const [a = 0] = of([
      [0, 20],
      [0, 0],
    ]);
    expect(Number.isFinite(a)).toBe(true);
    expect(of([[0]])).toEqual([0]);
  });
});

import { describe, expect, test } from 'vitest';
import { Clock, LAYING } from './clock.ts';

const LIVE = { kind: 'live', minutes: 1, increment: 5 } as const;
const DAYS = { kind: 'days', days: 2 } as const;
const DAY = 86_400_000;

describe('a live clock', () => {
  test('runs for those who are asked, and gives something for a move', () => {
    const clock = new Clock(LIVE, 2, null, 1_000, 0);
    expect(clock.due([0])).toBe(61_000 + LAYING);
    clock.pass([0], 21_000);
    clock.moved(0);
    expect(clock.left).toEqual([45_000 + LAYING, 60_000 + LAYING]);
    clock.pass([0, 1], 31_000);
    expect(clock.left).toEqual([35_000 + LAYING, 50_000 + LAYING]);
    expect(clock.due([])).toBeNull();
  });

  test('takes nothing for the time the server was away', () => {
    const clock = new Clock(LIVE, 2, { left: [7_000, 9_000], since: 0 }, 500_000, 500_000);
    clock.pass([1], 501_000);
    expect(clock.left).toEqual([7_000, 8_000]);
  });

  test('is never below nothing, and whoever comes back can look', () => {
    const clock = new Clock(LIVE, 1, null, 0, 0);
    clock.pass([0], 999_999);
    expect(clock.left).toEqual([0]);
    clock.grant(0);
    expect(clock.left).toEqual([60_000]);
  });
});

describe('days for a move', () => {
  test('go on while the table is not in memory, and begin anew with every move', () => {
    const clock = new Clock(DAYS, 2, { left: [2 * DAY, DAY], since: 0 }, DAY, 0);
    expect(clock.due([0])).toBe(2 * DAY);
    clock.pass([0], DAY);
    expect(clock.left[0]).toBe(DAY);
    clock.moved(0);
    expect(clock.left[0]).toBe(2 * DAY);
  });

  test('do not run out in the first hour of a server', () => {
    const saved = { left: [DAY], since: 0 };
    expect(new Clock(DAYS, 1, saved, 3 * DAY, 3 * DAY).due([0])).toBe(3 * DAY + 3_600_000);
  });
});

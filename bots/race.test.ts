import { createRandom } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { createRace, type Race } from './race.ts';
import type { Branch } from './tree.ts';

function branch(type: string, promise: number, trust = 0): Branch {
  return {
    move: { type },
    promise: Float64Array.from([promise]),
    strength: 1,
    trust,
    visits: 0,
    totals: new Float64Array(1),
    next: null,
  };
}

/** Walks until the race is decided or so often; what a walk brings home is its branch's worth and the luck of its number. */
function run(race: Race, walks: number, bring: (branch: Branch, nth: number) => number): void {
  for (let n = 0; n < walks && !race.isDecided(); n++) {
    const next = race.next();
    if (next === undefined) throw new RangeError('nobody runs');
    const value = bring(next, next.visits);
    race.note(next, value);
    next.visits++;
    next.totals[0] = (next.totals[0] ?? 0) + value;
  }
}

const WORTH: Readonly<Record<string, number>> = { best: 0.52, near: 0.515, far: 0.4 };

test('whoever is clearly behind drops out, and those who are close run side by side', () => {
  const branches = [branch('far', 0.5), branch('near', 0.5), branch('best', 0.5)];
  const random = createRandom('race');
  const luck = Array.from({ length: 200 }, () => random.below(1000) / 1000 - 0.5);
  const race = createRace(branches, 0, 2);
  // All share the luck of the nth walk, and each has a little of its own.
  run(race, 60, ({ move }, nth) => {
    const own = (random.below(1000) / 1000 - 0.5) * 0.1;
    return (WORTH[move.type] ?? 0) + (luck[nth] ?? 0) + own;
  });
  const [far, near, best] = branches;
  expect(far?.visits).toBeLessThan(10);
  expect(Math.abs((near?.visits ?? 0) - (best?.visits ?? 99))).toBeLessThanOrEqual(1);
});

test('the same luck for all tells them apart at once, however wild it is', () => {
  const branches = [branch('near', 0.5), branch('best', 0.5)];
  const race = createRace(branches, 0, 1);
  run(race, 1000, ({ move }, nth) => (WORTH[move.type] ?? 0) + (nth % 2 === 0 ? 0.4 : -0.4));
  expect(race.isDecided()).toBe(true);
  // The walk that finds it decided goes to the winner.
  expect(branches.map(({ visits }) => visits)).toEqual([4, 5]);
});

/** How often the worse one was walked, when walks alone cannot tell it from the better one. */
function visitsOf(trust: number): number | undefined {
  const branches = [branch('low', 0.2, trust), branch('high', 0.8, trust)];
  run(createRace(branches, 0, 1), 100, ({ move }, nth) => {
    const isLow = move.type === 'low';
    return (nth % 2 === 0) === isLow ? 0.6 : 0.4;
  });
  return branches[0]?.visits;
}

test('what first looks saw counts as so many walks', () => {
  expect(visitsOf(0)).toBe(50);
  expect(visitsOf(12)).toBeLessThan(10);
});

test('with nobody to run there is nobody next', () => {
  expect(createRace([], 0, 1).next()).toBeUndefined();
});

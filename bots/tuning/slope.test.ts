import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { climb } from './slope.ts';

/** Whoever is nearer to these weights wins more, but never for sure. */
const SUMMIT = { a: 3, b: -0.5, c: 1 };

function distance(weights: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, best] of Object.entries(SUMMIT)) sum += ((weights[name] ?? 0) - best) ** 2;
  return Math.sqrt(sum);
}

describe('climbing', () => {
  test('the sides differ in every weight, each as far from the middle as the other', () => {
    const start = { a: 2, b: -1, c: 0.5 };
    const { up, down } = climb(start, 10).toss(createRandom('toss'));
    for (const [name, weight] of Object.entries(start)) {
      expect(up[name]).not.toBe(down[name]);
      expect(((up[name] ?? 0) + (down[name] ?? 0)) / 2).toBeCloseTo(weight, 12);
    }
  });

  test('a weight of nought stays nought: there is no scale to move it by', () => {
    const way = climb({ a: 1, unused: 0 }, 1);
    way.toss(createRandom('nought'));
    way.moved(1);
    expect(way.weights()['unused']).toBe(0);
  });

  test('many small leads show the way that no single one does', () => {
    const random = createRandom('climb');
    const start = { a: 2, b: -1, c: 0.5 };
    const rounds = 400;
    const way = climb(start, rounds);
    for (let round = 0; round < rounds; round++) {
      const { up, down } = way.toss(random);
      // Ten games, of which the better side wins a little more than half.
      let lead = 0;
      const chance = 0.5 + 0.2 * (distance(down) - distance(up));
      for (let game = 0; game < 10; game++) {
        lead += random.below(1000) < 1000 * chance ? 0.1 : -0.1;
      }
      way.moved(lead);
    }
    expect(distance(way.weights())).toBeLessThan(0.4 * distance(start));
  });

  test('a round without a winner moves nothing', () => {
    const start = { a: 2, b: -1 };
    const way = climb(start, 1);
    way.toss(createRandom('draw'));
    way.moved(0);
    expect(way.weights()).toEqual(start);
  });
});

/** The draws of the engine against a second derivation, written down from its description with Node's own crypto. */

import { createHash, createHmac } from 'node:crypto';
import { commitTo, createRandom, drawFairly } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';

const WORD = 2 ** 32;

/** The n-th 32-bit word of a draw: eight words to each block. */
function wordOf(seed: string, matchId: string, nonces: string[], draw: number, n: number): number {
  const message = ['sternwarte chance 1', matchId, nonces, draw, Math.floor(n / 8)];
  const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify(message));
  return block.digest().readUInt32BE((n % 8) * 4);
}

function expectedDraw(
  seed: string,
  matchId: string,
  nonces: string[],
  draw: number,
  weights: readonly number[],
): { outcome: number; words: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let n = 0;
  while (wordOf(seed, matchId, nonces, draw, n) >= WORD - (WORD % total)) n++;
  let rest = wordOf(seed, matchId, nonces, draw, n) % total;
  const outcome = weights.findIndex((weight) => (rest -= weight) < 0);
  return { outcome, words: n + 1 };
}

const randomHex = (name: string): string => createHash('sha256').update(name).digest('hex');

describe('fair chance agrees with a derivation by another library', () => {
  test('for commitments', () => {
    for (let n = 0; n < 100; n++) {
      const seed = randomHex(`seed ${n}`);
      const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
      expect(commitTo(seed)).toBe(expected);
    }
  });

  test('for draws of all kinds, of which some need more than one block', () => {
    const random = createRandom('draws');
    // With the last of these totals almost every second word is thrown away.
    const tables = [[1, 1, 1, 1, 1, 1], [5, 1, 3], [1], [1, 999_999], [2 ** 31, 1]];
    let longest = 0;
    for (let n = 0; n < 2000; n++) {
      const seed = randomHex(`seed ${random.below(50)}`);
      const nonces = ['', 'ä', '☆', '"', 'x'.repeat(64), '\ud800'].slice(0, 2 + random.below(5));
      const weights = tables[n % tables.length] ?? [1];
      const draw = random.below(500);
      const expected = expectedDraw(seed, `match ${n}`, nonces, draw, weights);
      const outcomes = weights.map((weight, outcome) => ({ outcome, weight }));
      expect(drawFairly(seed, `match ${n}`, nonces, draw, outcomes)).toBe(expected.outcome);
      longest = Math.max(longest, expected.words);
    }
    expect(longest).toBeGreaterThan(8);
  });
});

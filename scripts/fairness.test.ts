/** The draws of the engine against a second derivation, written down from `docs/fair-chance.md` with Node's own crypto. */

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  commitEarly,
  commitTo,
  createRandom,
  drawFairly,
  promiseOf,
  transcriptOf,
  type BoundFairness,
  type EarlyFairness,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';

const WORD = 2 ** 32;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The n-th 32-bit word of a draw: eight words to each block. */
function wordOf(seed: string, subject: readonly unknown[], draw: number, n: number): number {
  const message = [...subject, draw, Math.floor(n / 8)];
  const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify(message));
  return block.digest().readUInt32BE((n % 8) * 4);
}

function expectedDraw(
  seed: string,
  subject: readonly unknown[],
  draw: number,
  weights: readonly number[],
): { outcome: number; words: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let n = 0;
  while (wordOf(seed, subject, draw, n) >= WORD - (WORD % total)) n++;
  let rest = wordOf(seed, subject, draw, n) % total;
  const outcome = weights.findIndex((weight) => (rest -= weight) < 0);
  return { outcome, words: n + 1 };
}

const randomHex = (name: string): string => createHash('sha256').update(name).digest('hex');

/** All that a text in JSON can trip over. */
const NONCES = ['', 'ä', '☆', '"', 'x'.repeat(64), '\ud800', '\\', '\n\u0007', '\u2028'];
// With the last of these totals almost every second word is thrown away.
const TABLES = [[1, 1, 1, 1, 1, 1], [5, 1, 3], [1], [1, 999_999], [2 ** 31, 1]];

describe('fair chance agrees with a derivation by another library', () => {
  test('for commitments, promises and transcripts', () => {
    for (let n = 0; n < 100; n++) {
      const seed = randomHex(`seed ${n}`);
      const early = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
      expect(commitEarly(seed)).toBe(early);
      const nonce = NONCES[n % NONCES.length] ?? '';
      const players = [nonce, 'Ümit'];
      const terms = {
        id: `match ${n}`,
        game: 'tiny',
        version: n,
        options: { z: null, a: n },
        players,
      };
      const chosen = [
        ['a', n],
        ['z', null],
      ];
      const said = [
        'sternwarte chance 2',
        'commitment',
        seed,
        `match ${n}`,
        'tiny',
        n,
        chosen,
        players,
      ];
      expect(commitTo(seed, terms)).toBe(hash(said));
      expect(promiseOf(nonce)).toBe(hash(['sternwarte chance 2', 'nonce', nonce]));
    }
  });

  test('for draws of both schemes, of which some need more than one block', () => {
    const random = createRandom('draws');
    let longest = 0;
    for (let n = 0; n < 2000; n++) {
      const seed = randomHex(`seed ${random.below(50)}`);
      const nonces = NONCES.slice(0, 2 + random.below(8));
      const weights = TABLES[n % TABLES.length] ?? [1];
      const outcomes = weights.map((weight, outcome) => ({ outcome, weight }));
      const draw = random.below(500);
      const id = `match ${n}`;
      const early: EarlyFairness = { commitment: commitEarly(seed), nonces, seed };
      const first = expectedDraw(seed, ['sternwarte chance 1', id, nonces], draw, weights);
      expect(drawFairly(early, seed, id, draw, outcomes)).toBe(first.outcome);
      const bound: BoundFairness = {
        ...early,
        scheme: 2,
        players: nonces,
        promises: nonces.map(promiseOf),
      };
      const { commitment, promises } = bound;
      const transcript = hash(['sternwarte chance 2', 'transcript', commitment, promises, nonces]);
      expect(transcriptOf(bound)).toBe(transcript);
      const second = expectedDraw(seed, ['sternwarte chance 2', transcript], draw, weights);
      expect(drawFairly(bound, seed, id, draw, outcomes)).toBe(second.outcome);
      longest = Math.max(longest, first.words, second.words);
    }
    expect(longest).toBeGreaterThan(8);
  });
});

test('the test vectors of docs/fair-chance.md are what the engine computes', () => {
  const page = readFileSync(new URL('../docs/fair-chance.md', import.meta.url), 'utf8');
  const [, json = ''] = /```json vectors\n([^`]*)```/.exec(page) ?? [];
  const vectors = JSON.parse(json) as {
    seed: string;
    terms: Parameters<typeof commitTo>[1];
    commitment: string;
    nonces: string[];
    promises: string[];
    transcript: string;
    dice: number[];
  };
  const { seed, terms, commitment, nonces, promises, transcript, dice } = vectors;
  expect(commitTo(seed, terms)).toBe(commitment);
  expect(nonces.map(promiseOf)).toEqual(promises);
  const fairness: BoundFairness = {
    scheme: 2,
    commitment,
    players: terms.players,
    promises,
    nonces,
    seed,
  };
  expect(transcriptOf(fairness)).toBe(transcript);
  const faces = [1, 2, 3, 4, 5, 6].map((outcome) => ({ outcome, weight: 1 }));
  expect(dice.map((_face, n) => drawFairly(fairness, seed, terms.id, n, faces))).toEqual(dice);
});

/** The server draws with hashes of its own: the bytes must be those that everybody else recomputes. */

import { createHmac } from 'node:crypto';
import { drawFairly, type BoundFairness } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { makeKeyed } from './chance.ts';

test('the keyed hash is HMAC-SHA256', () => {
  for (const message of ['', 'x', '["ü",1]', 'y'.repeat(1_000)]) {
    const key = Buffer.from('0123456789abcdef'.repeat(4), 'hex');
    const expected = createHmac('sha256', key).update(message).digest('hex');
    const keyed = makeKeyed(key);
    expect(Buffer.from(keyed(message)).toString('hex')).toBe(expected);
    // A second one must not be disturbed by the first.
    expect(Buffer.from(keyed(message)).toString('hex')).toBe(expected);
  }
});

test('draws are those of the engine', () => {
  const seed = '5e'.repeat(32);
  const outcomes = Array.from({ length: 1_000 }, (_unused, outcome) => ({ outcome, weight: 1 }));
  // Each its own: the engine remembers what it has hashed of one.
  const fairness = (): BoundFairness => ({
    scheme: 2,
    commitment: 'c0'.repeat(32),
    players: ['A', 'B'],
    promises: ['', ''],
    nonces: ['1', ''],
    seed,
  });
  const [here, anywhere] = [fairness(), fairness()];
  for (let draw = 0; draw < 50; draw++) {
    const drawn = drawFairly(here, seed, 'm', draw, outcomes, makeKeyed);
    expect(drawn).toBe(drawFairly(anywhere, seed, 'm', draw, outcomes));
  }
});

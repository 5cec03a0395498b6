/**
 * Chance for bots, simulation and tests: fast, seedable, the same everywhere.
 *
 * Not for real tables: those draw by `fairness.ts`, whose outcomes anybody can verify.
 */

import type { Random, Weighted } from './contract.ts';

const WORD = 2 ** 32;

/** Four 32-bit words from a text (the xmur3 mixer), so that similar seeds give unrelated sequences. */
function mixSeed(text: string): [number, number, number, number] {
  let hash = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const next = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash | 0;
  };
  return [next(), next(), next(), next()];
}

/** The sfc32 generator. Derive independent ones by name: `createRandom(`${seed}/game 7`)`. */
export function createRandom(seed: string | number): Random {
  let [a, b, c, counter] = mixSeed(String(seed));
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (limit) => uniformBelow(limit, next) };
}

/** A fair number below `limit` from fair 32-bit words: those of the last, incomplete run of `limit` are thrown away. */
export function uniformBelow(limit: number, nextWord: () => number): number {
  if (!(limit >= 1 && limit <= WORD && Number.isInteger(limit))) {
    throw new RangeError(`cannot choose below ${limit}`);
  }
  if (limit === WORD) return nextWord();
  // Said to be words, they are divided as such: a remainder of doubles takes twice as long, and every draw needs one.
  const divisor = limit >>> 0;
  for (;;) {
    const word = nextWord() >>> 0;
    const rest = (word % divisor) >>> 0;
    // The run that the word lies in begins at `word - rest`; it must fit in whole.
    if (word - rest <= WORD - divisor) return rest;
  }
}

export function pick<T>(items: readonly T[], random: Random): T {
  // One item leaves nothing to draw; most tables wait for one seat alone.
  const index = items.length === 1 ? 0 : random.below(items.length);
  // `below` stays inside the array, so the item exists whatever T is.
  return items[index] as T;
}

/** Chooses among weighted outcomes: `total` is drawn once, so the choice is exactly proportional. */
export function pickWeighted<Chance>(
  outcomes: readonly Weighted<Chance>[],
  random: Random,
): Chance {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let rest = random.below(total);
  for (const { outcome, weight } of outcomes) {
    rest -= weight;
    if (rest < 0) return outcome;
  }
  throw new RangeError('no outcomes to choose from');
}

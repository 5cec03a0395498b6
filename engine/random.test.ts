import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from './testing/chi-square.ts';
import type { Random } from './contract.ts';
import { createRandom, pick, pickWeighted, uniformBelow } from './random.ts';

const sequence = (seed: string | number, count = 50, limit = 1000): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.below(limit));
};

/** A source that answers with the words it is given, and complains when more are asked for. */
function scriptedWords(...words: number[]): () => number {
  return () => {
    const word = words.shift();
    if (word === undefined) throw new Error('no more words');
    return word;
  };
}

/** A source that answers with one number and remembers which limit it was asked for. */
function scriptedRandom(answer: number): Random & { limits: number[] } {
  const limits: number[] = [];
  return {
    limits,
    below: (limit) => {
      limits.push(limit);
      return answer;
    },
  };
}

describe('createRandom', () => {
  test('the same seed gives the same sequence', () => {
    expect(sequence('a seed')).toEqual(sequence('a seed'));
  });

  test('a sequence stays the same from one release to the next', () => {
    expect(sequence('Sternwarte', 8, 100)).toEqual([5, 35, 94, 51, 22, 29, 72, 51]);
  });

  test('two generators of one seed do not disturb each other', () => {
    const [first, second] = [createRandom(7), createRandom(7)];
    const alone = sequence(7, 20);
    const together = Array.from({ length: 20 }, () => [first.below(1000), second.below(1000)]);
    expect(together).toEqual(alone.map((number) => [number, number]));
  });

  test('seeds that differ by one character give unrelated sequences', () => {
    const seeds = [
      '',
      'a',
      'b',
      'aa',
      'a ',
      'A',
      ...Array.from({ length: 200 }, (_, n) => `s/${n}`),
    ];
    const sequences = new Set(seeds.map((seed) => sequence(seed, 4, 2 ** 32).join()));
    expect(sequences.size).toBe(seeds.length);
  });

  test('the first numbers of numbered seeds are spread evenly', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let n = 0; n < 6000; n++) {
      const first = createRandom(`game ${n}`).below(6);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    expect(chiSquare(counts, [1, 1, 1, 1, 1, 1])).toBeLessThan(chiSquareLimit(6));
  });

  test.for([2, 3, 6, 7, 10, 52, 100])('numbers below %i are equally likely', (limit) => {
    const random = createRandom('uniform');
    const counts = Array.from({ length: limit }, () => 0);
    for (let n = 0; n < limit * 500; n++) {
      const number = random.below(limit);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(counts).toHaveLength(limit);
    expect(
      chiSquare(
        counts,
        counts.map(() => 1),
      ),
    ).toBeLessThan(chiSquareLimit(limit));
  });

  test('neighbours in a sequence are independent of each other', () => {
    const random = createRandom('pairs');
    const counts = Array.from({ length: 36 }, () => 0);
    for (let n = 0; n < 36_000; n++) {
      const pair = random.below(6) * 6 + random.below(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 1),
      ),
    ).toBeLessThan(chiSquareLimit(36));
  });

  test('below 1 there is only 0', () => {
    expect(sequence('one', 20, 1)).toEqual(Array.from({ length: 20 }, () => 0));
  });

  test.for([0, -1, 0.5, 1.5, 2 ** 32 + 1, Number.NaN, Infinity, -Infinity])(
    'nothing is chosen below %d',
    (limit) => {
      expect(() => createRandom('x').below(limit)).toThrow(RangeError);
    },
  );
});

describe('uniformBelow', () => {
  test('throws the words of the last, incomplete multiple away', () => {
    // 2^32 = 715827882 * 6 + 4: the last four words would make 0 to 3 a little more likely.
    const lastFair = 715_827_882 * 6 - 1;
    expect(uniformBelow(6, scriptedWords(lastFair))).toBe(5);
    for (const biased of [lastFair + 1, lastFair + 2, lastFair + 3, lastFair + 4]) {
      expect(uniformBelow(6, scriptedWords(biased, 3))).toBe(3);
    }
    expect(uniformBelow(6, scriptedWords(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 2, 10))).toBe(4);
  });

  test('uses every word when the limit is a power of two', () => {
    expect(uniformBelow(8, scriptedWords(2 ** 32 - 1))).toBe(7);
    expect(uniformBelow(2 ** 32, scriptedWords(2 ** 32 - 1))).toBe(2 ** 32 - 1);
  });

  test('rejects almost half of the words in the worst case and is still fair', () => {
    const limit = 2 ** 31 + 1;
    expect(uniformBelow(limit, scriptedWords(limit - 1))).toBe(limit - 1);
    expect(uniformBelow(limit, scriptedWords(limit, 2 ** 32 - 1, 5))).toBe(5);
  });

  test('asks for no word when the limit is bad', () => {
    expect(() => uniformBelow(0, scriptedWords())).toThrow('cannot choose below 0');
  });
});

describe('pickWeighted', () => {
  const outcomes = [
    { outcome: 'common', weight: 5 },
    { outcome: 'rare', weight: 1 },
    { outcome: 'usual', weight: 3 },
  ];

  test('is exactly proportional: each number of the total belongs to one outcome', () => {
    const picked = Array.from({ length: 9 }, (_, n) => pickWeighted(outcomes, scriptedRandom(n)));
    expect(picked.join(' ')).toBe('common common common common common rare usual usual usual');
  });

  test('draws a single number, below the total of the weights', () => {
    const random = scriptedRandom(0);
    pickWeighted(outcomes, random);
    expect(random.limits).toEqual([9]);
  });

  test('takes the only outcome there is', () => {
    expect(pickWeighted([{ outcome: 'sure', weight: 1 }], createRandom('x'))).toBe('sure');
  });

  test('cannot choose among nothing', () => {
    expect(() => pickWeighted([], createRandom('x'))).toThrow(RangeError);
  });

  test('does not go beyond the last outcome, even with a source that lies', () => {
    expect(() => pickWeighted(outcomes, scriptedRandom(9))).toThrow('no outcomes to choose from');
  });
});

describe('pick', () => {
  test('each item has one number', () => {
    const items = ['Ares', 'Hermes', 'Zeus'];
    expect(items.map((_item, n) => pick(items, scriptedRandom(n)))).toEqual(items);
  });

  test('an item may be undefined', () => {
    expect(pick([undefined], createRandom('x'))).toBeUndefined();
  });

  test('cannot pick from nothing', () => {
    expect(() => pick([], createRandom('x'))).toThrow(RangeError);
  });
});

/**
 * The values of the known-answer tests were computed by Node's own `crypto`; `scripts/fairness.test.ts` computes many
 * more of them that way on every run. The module itself knows neither Node nor the browser: its imports are the hash
 * library and the engine, and `scripts/layers.test.ts` shows that the linter lets nothing else in.
 */

import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from './chi-square.ts';
import { tinyGame } from './conformance/tiny-game.ts';
import { commitTo, drawFairly, isNonce, isSeed, NONCE_MAX_LENGTH } from './fairness.ts';
import { verifyFairness } from './replay.ts';
import { OTHER_SEED, playFairMatch, SEED, type TinyMatch } from './sample-match.ts';

const thousand = Array.from({ length: 1000 }, (_, outcome) => ({ outcome, weight: 1 }));

const draws = (seed: string, id: string, nonces: readonly string[], count = 20): number[] =>
  Array.from({ length: count }, (_, n) => drawFairly(seed, id, nonces, n, thousand));

describe('the commitment', () => {
  test('is the SHA-256 of the bytes of the seed', () => {
    expect(commitTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('differs for another seed', () => {
    expect(commitTo(OTHER_SEED)).not.toBe(commitTo(SEED));
  });
});

describe('a seed', () => {
  test('is 32 bytes as lower-case hex', () => {
    expect(isSeed(SEED)).toBe(true);
    expect(isSeed(commitTo(SEED))).toBe(true);
  });

  test.for([SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED}\n`, '', null, 7, [SEED], {}])(
    'is not %j',
    (text) => {
      expect(isSeed(text)).toBe(false);
    },
  );
});

describe('a nonce', () => {
  test('is any short text', () => {
    expect(['', 'anna', '☆', 'x'.repeat(NONCE_MAX_LENGTH)].every(isNonce)).toBe(true);
  });

  test('is nothing else', () => {
    expect(['x'.repeat(NONCE_MAX_LENGTH + 1), 7, null, undefined, ['a']].some(isNonce)).toBe(false);
  });
});

describe('a draw', () => {
  test('is the one that anybody can compute by HMAC-SHA256', () => {
    expect(draws(SEED, 'm1', ['anna', 'Ümit ☆'], 6)).toEqual([103, 118, 548, 246, 624, 114]);
  });

  test('is the same every time', () => {
    expect(draws(SEED, 'm1', ['anna', 'bert'])).toEqual(draws(SEED, 'm1', ['anna', 'bert']));
  });

  test('does not depend on the draws before it', () => {
    const alone = drawFairly(SEED, 'm1', ['anna', 'bert'], 7, thousand);
    expect(draws(SEED, 'm1', ['anna', 'bert'])[7]).toBe(alone);
  });

  const other: Record<string, readonly number[]> = {
    'another seed': draws(OTHER_SEED, 'm1', ['anna', 'bert']),
    'one bit of the seed changed': draws(`01${SEED.slice(2)}`, 'm1', ['anna', 'bert']),
    'another first nonce': draws(SEED, 'm1', ['annA', 'bert']),
    'another last nonce': draws(SEED, 'm1', ['anna', 'berta']),
    'the nonces swapped': draws(SEED, 'm1', ['bert', 'anna']),
    'a character moved between nonces': draws(SEED, 'm1', ['ann', 'abert']),
    'the nonces joined by a comma': draws(SEED, 'm1', ['anna,bert']),
    'a further empty nonce': draws(SEED, 'm1', ['anna', 'bert', '']),
    'another match id': draws(SEED, 'm2', ['anna', 'bert']),
    'the draws numbered from 20': Array.from({ length: 20 }, (_, n) =>
      drawFairly(SEED, 'm1', ['anna', 'bert'], n + 20, thousand),
    ),
  };
  test.for(Object.entries(other))('is a different one with %s', ([, stream]) => {
    const base = draws(SEED, 'm1', ['anna', 'bert']);
    // Two unrelated streams agree in 1 of 1000 places.
    expect(stream.filter((number, n) => number === base[n]).length).toBeLessThan(3);
  });

  test('is unbiased among weighted outcomes', () => {
    const weights = [5, 1, 3, 7, 2];
    const outcomes = weights.map((weight, outcome) => ({ outcome, weight }));
    const counts = weights.map(() => 0);
    for (let n = 0; n < 6000; n++) {
      const outcome = drawFairly(SEED, 'weights', ['a', 'b'], n, outcomes);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(chiSquare(counts, weights)).toBeLessThan(chiSquareLimit(weights.length));
  });

  test('is as unbiased across matches as within one', () => {
    const faces = [1, 2, 3, 4, 5, 6].map((_face, outcome) => ({ outcome, weight: 1 }));
    const counts = faces.map(() => 0);
    for (let n = 0; n < 3000; n++) {
      const outcome = drawFairly(commitTo(SEED), `match ${n}`, [`${n}`, ''], 0, faces);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(chiSquare(counts, [1, 1, 1, 1, 1, 1])).toBeLessThan(chiSquareLimit(6));
  });
});

/** The match with a different fairness part. */
const withFairness = (
  match: TinyMatch,
  changes: Partial<NonNullable<TinyMatch['fairness']>>,
): TinyMatch => {
  if (match.fairness === null) throw new Error('no fairness to change');
  return { ...match, fairness: { ...match.fairness, ...changes } };
};

/** The places of the rolls of the die in the log. */
const diceOf = ({ log }: TinyMatch): number[] =>
  log.flatMap((entry) => ('chance' in entry && entry.chance.type === 'die' ? [entry.seq] : []));

/** The match with another face on the die of entry `seq`; faces follow each other in a circle. */
const turnDie = (match: TinyMatch, seq: number): TinyMatch => ({
  ...match,
  log: match.log.map((entry) =>
    entry.seq === seq && 'chance' in entry && entry.chance.type === 'die'
      ? { ...entry, chance: { ...entry.chance, face: (entry.chance.face % 6) + 1 } }
      : entry,
  ),
});

/** The first die of a match, and the next one that shows something else. */
function differentDice({ log }: TinyMatch) {
  const dice = log.flatMap((entry) =>
    'chance' in entry && entry.chance.type === 'die' ? [{ ...entry, chance: entry.chance }] : [],
  );
  const [first] = dice;
  const second = dice.find(({ chance }) => chance.face !== first?.chance.face);
  if (first === undefined || second === undefined) throw new Error('all dice are alike');
  return [first, second] as const;
}

describe('verifyFairness', () => {
  const { match } = playFairMatch();

  test('finds nothing wrong with a fair match', () => {
    expect(diceOf(match).length).toBeGreaterThan(5);
    expect(verifyFairness(tinyGame, match)).toBeNull();
  });

  test('detects each single die that was turned, at its entry', () => {
    for (const entry of diceOf(match)) {
      expect(verifyFairness(tinyGame, turnDie(match, entry))).toEqual({
        key: 'unfairOutcome',
        values: { entry },
        cause: null,
      });
    }
  });

  test('detects a seed that is not the one committed to', () => {
    const changed = withFairness(match, { seed: OTHER_SEED });
    expect(verifyFairness(tinyGame, changed)?.key).toBe('wrongSeed');
  });

  test('detects a changed commitment', () => {
    const changed = withFairness(match, { commitment: commitTo(OTHER_SEED) });
    expect(verifyFairness(tinyGame, changed)?.key).toBe('wrongSeed');
  });

  test('detects a seed exchanged together with its commitment', () => {
    const changed = withFairness(match, { seed: OTHER_SEED, commitment: commitTo(OTHER_SEED) });
    expect(verifyFairness(tinyGame, changed)?.key).toBe('unfairOutcome');
  });

  test.for([
    ['changed', ['anna', 'carl']],
    ['swapped', ['bert', 'anna']],
    ['left out', ['anna']],
  ] as const)('detects nonces that were %s', ([, nonces]) => {
    expect(verifyFairness(tinyGame, withFairness(match, { nonces }))?.key).toBe('unfairOutcome');
  });

  test('detects another match id', () => {
    expect(verifyFairness(tinyGame, { ...match, id: 'm2' })?.key).toBe('unfairOutcome');
  });

  test('detects outcomes in a swapped order', () => {
    const [first, second] = differentDice(match);
    const log = match.log.map((entry) => {
      if (entry.seq === first.seq) return { ...second, seq: first.seq };
      return entry.seq === second.seq ? { ...first, seq: second.seq } : entry;
    });
    expect(verifyFairness(tinyGame, { ...match, log })).toMatchObject({
      key: 'unfairOutcome',
      values: { entry: first.seq },
    });
  });

  test('detects an entry left out', () => {
    const log = match.log.filter((entry) => entry.seq !== diceOf(match)[0]);
    expect(verifyFairness(tinyGame, { ...match, log })).not.toBeNull();
  });

  test('reports an illegal move of a match with fair dice', () => {
    const log = match.log.map((entry) =>
      'move' in entry && entry.seq === match.log.length - 1
        ? { ...entry, by: 1 - entry.by }
        : entry,
    );
    expect(verifyFairness(tinyGame, { ...match, log })?.key).toBe('illegalMove');
  });

  test('reports that there was no commitment', () => {
    expect(verifyFairness(tinyGame, { ...match, fairness: null })?.key).toBe('noCommitment');
  });

  test('reports that the seed is not published yet', () => {
    const changed = withFairness(match, { seed: null });
    expect(verifyFairness(tinyGame, changed)?.key).toBe('seedUnpublished');
  });
});

describe('moves that are taken back', () => {
  test('do not shift the draws that follow', () => {
    const plain = playFairMatch({ players: 'steady' });
    const hesitant = playFairMatch({ players: 'steady', undo: true });
    expect(hesitant.match.log.length).toBeGreaterThan(plain.match.log.length);
    expect(hesitant.state).toEqual(plain.state);
    expect(hesitant.draws).toBe(plain.draws);
  });

  test('leave a match that verifies', () => {
    expect(verifyFairness(tinyGame, playFairMatch({ undo: true }).match)).toBeNull();
  });
});

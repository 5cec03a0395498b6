/**
 * The values of the known-answer tests were computed by Node's own `crypto`; `scripts/fairness.test.ts` computes many
 * more of them that way on every run. The module itself knows neither Node nor the browser: its imports are the hash
 * library and the engine, and `scripts/layers.test.ts` shows that the linter lets nothing else in.
 */

import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from './testing/chi-square.ts';
import { tinyGame } from './conformance/tiny-game.ts';
import {
  commitEarly,
  commitTo,
  drawFairly,
  isNonce,
  isPromise,
  isSeed,
  keepsPromise,
  NONCE_MAX_LENGTH,
  promiseOf,
  transcriptOf,
  type BoundFairness,
  type Fairness,
  type Terms,
} from './fairness.ts';
import { OTHER_SEED, playFairMatch, SEED, type TinyMatch } from './testing/sample-match.ts';
import { countDraws, limitsOf, verifyFairness } from './verify.ts';

const thousand = Array.from({ length: 1000 }, (_, outcome) => ({ outcome, weight: 1 }));

/** Draws of the first scheme, which depended on id and nonces directly. */
const draws = (seed: string, id: string, nonces: readonly string[], count = 20): number[] =>
  drawsOf({ commitment: commitEarly(seed), nonces, seed }, seed, id, count);

function drawsOf(fairness: Fairness, seed: string, id: string, count = 20): number[] {
  return Array.from({ length: count }, (_, n) => drawFairly(fairness, seed, id, n, thousand));
}

const TERMS: Terms = {
  id: 'm1',
  game: 'tiny',
  version: 1,
  options: { rounds: 9, mood: 'merry' },
  players: ['Anna', 'Ümit ☆'],
};

const bound = (changes: Partial<BoundFairness> = {}, terms: Terms = TERMS): BoundFairness => {
  const nonces = changes.nonces ?? ['anna', 'Ümit ☆'];
  return {
    scheme: 2,
    commitment: commitTo(SEED, terms),
    players: terms.players,
    promises: nonces.map(promiseOf),
    nonces,
    seed: SEED,
    ...changes,
  };
};

describe('the commitment', () => {
  test('of the first scheme is the SHA-256 of the bytes of the seed', () => {
    expect(commitEarly(SEED)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  test('is the hash that anybody can compute', () => {
    expect(commitTo(SEED, TERMS)).toBe(
      '43820a9a4f01ec28ff64aa3bf1359436e5b156100e123ed9f9fb8274fa3b9821',
    );
    expect(promiseOf('Ümit ☆')).toBe(
      'c131d7e5de4cb25d74255956c5e9fdd7e75dedb09c0e72a541a6071be6b10926',
    );
    expect(transcriptOf(bound())).toBe(
      '7a36ecdf63003d3226a1d5509d8d9f57f2bff5153ffe68db4427f0382f91f0a3',
    );
  });

  test.for([
    ['seed', OTHER_SEED, TERMS],
    ['id', SEED, { ...TERMS, id: 'm2' }],
    ['game', SEED, { ...TERMS, game: 'tidy' }],
    ['version', SEED, { ...TERMS, version: 2 }],
    ['value of an option', SEED, { ...TERMS, options: { rounds: 8, mood: 'merry' } }],
    ['set of options', SEED, { ...TERMS, options: { rounds: 9 } }],
    ['order of seats', SEED, { ...TERMS, players: ['Ümit ☆', 'Anna'] }],
    ['number of seats', SEED, { ...TERMS, players: ['Anna', 'Ümit ☆', ''] }],
  ] as const)('is another one with another %s', ([, seed, terms]) => {
    expect(commitTo(seed, terms)).not.toBe(commitTo(SEED, TERMS));
  });

  test('does not depend on the order in which options are written', () => {
    const options = { mood: 'merry', rounds: 9 };
    expect(commitTo(SEED, { ...TERMS, options })).toBe(commitTo(SEED, TERMS));
  });
});

describe('a promise', () => {
  test('is a hash, or empty where nobody promises', () => {
    expect([promiseOf(''), promiseOf('anna'), ''].every(isPromise)).toBe(true);
    expect(['anna', null, 7, SEED.toUpperCase()].some(isPromise)).toBe(false);
  });

  test('is kept by its nonce, by itself when its client has vanished, and by nothing else', () => {
    expect(keepsPromise('anna', promiseOf('anna'))).toBe(true);
    expect(keepsPromise(promiseOf('anna'), promiseOf('anna'))).toBe(true);
    expect(keepsPromise('', '')).toBe(true);
    expect(keepsPromise('carl', promiseOf('anna'))).toBe(false);
    expect(keepsPromise('anna', '')).toBe(false);
  });
});

describe('a seed', () => {
  test('is 32 bytes as lower-case hex', () => {
    expect(isSeed(SEED)).toBe(true);
    expect(isSeed(commitEarly(SEED))).toBe(true);
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
    expect(drawsOf(bound(), SEED, 'm1', 6)).toEqual([473, 718, 32, 120, 29, 258]);
    expect(draws(SEED, 'm1', ['anna', 'Ümit ☆'], 6)).toEqual([103, 118, 548, 246, 624, 114]);
  });

  test('is the same every time', () => {
    expect(draws(SEED, 'm1', ['anna', 'bert'])).toEqual(draws(SEED, 'm1', ['anna', 'bert']));
  });

  test('does not depend on the draws before it', () => {
    const alone = drawFairly(bound(), SEED, 'm1', 7, thousand);
    expect(drawsOf(bound(), SEED, 'm1')[7]).toBe(alone);
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
    'the draws numbered from 20': draws(SEED, 'm1', ['anna', 'bert'], 40).slice(20),
  };
  test.for(Object.entries(other))('is a different one with %s', ([, stream]) => {
    const base = draws(SEED, 'm1', ['anna', 'bert']);
    // Two unrelated streams agree in 1 of 1000 places.
    expect(stream.filter((number, n) => number === base[n]).length).toBeLessThan(3);
  });

  const boundOther: Record<string, readonly number[]> = {
    'another seed': drawsOf(bound(), OTHER_SEED, 'm1'),
    'other terms': drawsOf(bound({}, { ...TERMS, id: 'm2' }), SEED, 'm1'),
    'the nonces swapped': drawsOf(bound({ nonces: ['Ümit ☆', 'anna'] }), SEED, 'm1'),
    'another promise': drawsOf(bound({ promises: ['', promiseOf('Ümit ☆')] }), SEED, 'm1'),
  };
  test.for(Object.entries(boundOther))('is a different one with %s', ([, stream]) => {
    const base = drawsOf(bound(), SEED, 'm1');
    expect(stream.filter((number, n) => number === base[n]).length).toBeLessThan(3);
  });

  test('is unbiased among weighted outcomes', () => {
    const weights = [5, 1, 3, 7, 2];
    const outcomes = weights.map((weight, outcome) => ({ outcome, weight }));
    const counts = weights.map(() => 0);
    const fairness = bound();
    for (let n = 0; n < 6000; n++) {
      const outcome = drawFairly(fairness, SEED, 'weights', n, outcomes);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(chiSquare(counts, weights)).toBeLessThan(chiSquareLimit(weights.length));
  });

  test('is as unbiased across matches as within one', () => {
    const faces = [1, 2, 3, 4, 5, 6].map((_face, outcome) => ({ outcome, weight: 1 }));
    const counts = faces.map(() => 0);
    for (let n = 0; n < 3000; n++) {
      const outcome = drawFairly(bound({ nonces: [`${n}`, ''] }), SEED, 'm1', 0, faces);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(chiSquare(counts, [1, 1, 1, 1, 1, 1])).toBeLessThan(chiSquareLimit(6));
  });
});

/** The match with a different fairness part. */
const withFairness = (match: TinyMatch, changes: Partial<BoundFairness>): TinyMatch => {
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

const keyOf = (changed: TinyMatch): string | undefined => verifyFairness(tinyGame, changed)?.key;

describe.for([
  ['today', false],
  ['the first scheme', true],
] as const)('verifyFairness by %s', ([, early]) => {
  const { match } = playFairMatch({ early });
  const commit = (seed: string): string =>
    early ? commitEarly(seed) : commitTo(seed, { ...match, players: ['player 1', 'player 2'] });
  /** What a changed word is found by: its own check today, the draws alone in the first scheme. */
  const found = (today: string): string => (early ? 'unfairOutcome' : today);

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
    expect(keyOf(withFairness(match, { seed: OTHER_SEED }))).toBe(
      early ? 'wrongSeed' : 'wrongTerms',
    );
  });

  test('detects a seed exchanged together with its commitment', () => {
    const changes = { seed: OTHER_SEED, commitment: commit(OTHER_SEED) };
    expect(keyOf(withFairness(match, changes))).toBe('unfairOutcome');
  });

  test('detects that it is not the match whose commitment was published', () => {
    expect(verifyFairness(tinyGame, match, commit(SEED))).toBeNull();
    expect(verifyFairness(tinyGame, match, commit(OTHER_SEED))?.key).toBe('otherCommitment');
  });

  test.for([
    ['changed', ['anna', 'carl']],
    ['swapped', ['bert', 'anna']],
    ['left out', ['anna']],
  ] as const)('detects nonces that were %s', ([how, nonces]) => {
    // One nonce less keeps all promises that are left, but leads to other draws.
    const expected = how === 'left out' ? 'unfairOutcome' : found('brokenPromise');
    expect(keyOf(withFairness(match, { nonces }))).toBe(expected);
  });

  test('detects another match id', () => {
    expect(keyOf({ ...match, id: 'm2' })).toBe(found('wrongTerms'));
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

describe('what was agreed before the match is bound', () => {
  const { match } = playFairMatch();

  test.for([
    ['the seats', { players: ['player 2', 'player 1'] }],
    ['a name', { players: ['player 1', 'somebody'] }],
    ['the number of seats', { players: ['player 1'] }],
  ] as const)('%s cannot be changed', ([, changes]) => {
    expect(keyOf(withFairness(match, changes))).toBe('wrongTerms');
  });

  test('nobody can try ids until the draws suit him: each needs a commitment of its own', () => {
    const ids = Array.from({ length: 100 }, (_unused, n) => `try ${n}`);
    expect(ids.filter((id) => keyOf({ ...match, id }) !== 'wrongTerms')).toEqual([]);
  });

  test('somebody who vanished before he showed his nonce is replaced by his promise', () => {
    const vanished = promiseOf('never shown');
    expect(keepsPromise(vanished, vanished)).toBe(true);
    const fairness = bound({ nonces: ['anna', vanished], promises: [promiseOf('anna'), vanished] });
    expect(new Set(drawsOf(fairness, SEED, 'm1')).size).toBeGreaterThan(10);
  });
});

describe('what a match that verifies does not prove', () => {
  const names = ['player 1', 'player 2'];

  test('depends on what was bound, by whom, and whether it is over', () => {
    const { match } = playFairMatch();
    expect(limitsOf(match, names, true)).toEqual(['noSeal']);
    expect(limitsOf(match, ['player 1', 'X'], true)).toEqual(['otherNames', 'noSeal']);
    expect(limitsOf(match, names, false)).toEqual(['openEnd', 'noSeal']);
    expect(limitsOf(playFairMatch({ early: true }).match, names, true)).toEqual([
      'earlyScheme',
      'noSeal',
    ]);
    const alone = withFairness(match, { promises: ['', ''], nonces: ['', ''] });
    expect(limitsOf(alone, names, true)).toEqual(['tableAlone', 'noSeal']);
    expect(limitsOf({ fairness: null }, names, true)).toEqual([]);
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

test('draws from before anything was promised are counted apart, never more of them than there are', () => {
  const { match } = playFairMatch();
  const all = match.log.filter((entry) => 'chance' in entry).length;
  const countWith = (fairness: Fairness | null) => countDraws({ ...match, fairness });
  expect(countWith(null)).toEqual({ promised: all, home: 0 });
  expect(countWith(bound())).toEqual({ promised: all, home: 0 });
  expect(countWith(bound({ home: 2 }))).toEqual({ promised: all - 2, home: 2 });
  expect(countWith(bound({ home: all + 1 }))).toEqual({ promised: 0, home: all });
});

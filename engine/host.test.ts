import { describe, expect, test } from 'vitest';
import { tinyGame } from './conformance/tiny-game.ts';
import { commitTo } from './fairness.ts';
import {
  answerOrder,
  botToAsk,
  firstToAnswer,
  hasSecretsAmong,
  isAwaitedAmong,
  layTable,
  nextDraw,
  personToAsk,
  readerAmong,
  settleAlone,
} from './host.ts';
import { createRandom } from './random.ts';
import { verifyFairness } from './verify.ts';
import { dealtTable, play, playFairMatch, roll } from './testing/sample-match.ts';

describe('of several seats that are asked together', () => {
  test('the one who may go on alone answers last', () => {
    expect(answerOrder([2, 0, 1])).toEqual([0, 1, 2]);
    expect(answerOrder([3])).toEqual([3]);
    expect(firstToAnswer([2, 0, 1])).toBe(0);
    expect(firstToAnswer([3])).toBe(3);
    expect(() => firstToAnswer([])).toThrow('nobody');
  });

  test('people at one screen answer in that order, and whoever sits there need not get up', () => {
    expect(personToAsk([0, 1, 2], [0, 1, 2], null)).toBe(1);
    expect(personToAsk([0, 1, 2], [0, 1, 2], 2)).toBe(2);
    // Who made an offer waits for the others, even if he sits there.
    expect(personToAsk([0, 1, 2], [0, 1, 2], 0)).toBe(1);
    expect(personToAsk([0, 1], [0], 0)).toBe(0);
    expect(personToAsk([0, 1], [2], null)).toBeNull();
  });

  test('the table waits for everybody but the one who waits himself', () => {
    expect([0, 1, 2, 3].map((seat) => isAwaitedAmong([2, 0, 1], seat))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isAwaitedAmong([3], 3)).toBe(true);
    expect(isAwaitedAmong([], 3)).toBe(false);
  });

  test('bots think beside people, but none that would go on without their answers', () => {
    expect(botToAsk([0, 1, 2], [1])).toBe(2);
    expect(botToAsk([0, 1], [1])).toBeNull();
    expect(botToAsk([0, 1], [0])).toBe(1);
    expect(botToAsk([0, 1], [])).toBe(1);
    expect(botToAsk([0], [0])).toBeNull();
  });
});

const entropy = (bytes: number): string => 'ab'.repeat(bytes);

describe('a table that settles its chance alone', () => {
  const players = ['Ada', ''];

  test('is bound to its match and players, and asks nobody for anything', () => {
    const match = layTable(tinyGame, { seats: 2, options: {} }, players, entropy);
    const commitment = commitTo(entropy(32), { ...match, players });
    expect(match.fairness).toEqual({
      scheme: 2,
      commitment,
      players,
      promises: ['', ''],
      nonces: ['', ''],
      seed: entropy(32),
    });
  });

  test('says from which draw on, if some are not its own', () => {
    const match = layTable(tinyGame, { seats: 2, options: {} }, players, entropy);
    const whole = settleAlone({ ...match, players }, entropy);
    expect(whole).toEqual(match.fairness);
    const later = settleAlone({ ...match, players, home: 3 }, entropy);
    expect(later.home).toBe(3);
    expect(later.commitment).not.toBe(whole.commitment);
  });
});

describe('the next draw', () => {
  test('is the fair one where the seed is known', () => {
    const table = playFairMatch();
    expect(verifyFairness(tinyGame, table.match)).toBeNull();
  });

  test('comes from the given source where there is no seed', () => {
    const table = dealtTable();
    play(table, roll);
    const faces = Array.from({ length: 200 }, (_unused, n) => {
      const chance = nextDraw(table, createRandom(n));
      return chance.type === 'die' ? chance.face : 0;
    });
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('is nothing to be had while somebody has to decide', () => {
    expect(() => nextDraw(dealtTable(), createRandom(0))).toThrow('not asked');
  });
});

describe('people around one screen', () => {
  test('have secrets from each other once hands are dealt, and alone they have none', () => {
    const { state } = dealtTable();
    expect(hasSecretsAmong(tinyGame, state, 0, [0, 1])).toBe(true);
    expect(hasSecretsAmong(tinyGame, state, 0, [0])).toBe(false);
    expect(hasSecretsAmong(tinyGame, tinyGame.setup({ seats: 2, options: {} }), 0, [0, 1])).toBe(
      false,
    );
  });

  test('read a log that is written for one of them, or for everybody', () => {
    expect(readerAmong([2])).toBe(2);
    expect(readerAmong([0, 2])).toBe('spectator');
    expect(readerAmong([])).toBe('spectator');
  });
});

import { promiseOf } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { Settling } from './settling.ts';

const terms = { id: 'm', game: 'anno4000', version: 1, options: {}, players: ['Ada', 'Bert', ''] };

describe('chance is settled', () => {
  test('by promises first, then by what was promised', () => {
    const settling = new Settling(terms, [0, 1]);
    settling.show(0, 'too early');
    settling.promise(0, promiseOf('a'));
    expect(settling.stage).toBe('promise');
    settling.promise(1, promiseOf('b'));
    expect(settling.stage).toBe('nonce');
    settling.promise(1, promiseOf('second thoughts'));
    settling.show(1, 'second thoughts');
    settling.show(0, 'a');
    expect(settling.stage).toBe('nonce');
    settling.show(1, 'b');
    expect(settling.stage).toBe('settled');
    expect(settling.fairness()).toMatchObject({
      promises: [promiseOf('a'), promiseOf('b'), ''],
      nonces: ['a', 'b', ''],
    });
  });

  test('without those who are not there', () => {
    expect(new Settling(terms, []).stage).toBe('settled');
  });

  test('without those who say nothing, and with the promise of whoever vanishes', () => {
    const settling = new Settling(terms, [0, 1]);
    settling.promise(0, promiseOf('a'));
    settling.promise(2, promiseOf('nobody asked'));
    settling.hurry();
    expect(settling.stage).toBe('nonce');
    settling.hurry();
    expect(settling.stage).toBe('settled');
    expect(settling.fairness().nonces).toEqual([promiseOf('a'), '', '']);
  });
});

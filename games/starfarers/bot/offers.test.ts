import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { BLUE, RED, Testbed, WHITE, YELLOW } from '../rules/testing/testbed.ts';
import { candidates } from './candidates.ts';
import { instinct } from './instinct.ts';

const random = createRandom('offers');

const kinds = (bed: Testbed, seat: number): string[] =>
  candidates(bed.state, seat).map(({ type }) => type);

describe('offering', () => {
  test('a card to spare for the one that is missing for a ship', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 1, fuel: 3, carbon: 1 });
    expect(candidates(bed.state, YELLOW)).toContainEqual({
      type: 'offer',
      give: { fuel: 1 },
      want: { food: 1 },
      to: null,
    });
  });

  test('nothing between two players: what helps one hurts the other', () => {
    const bed = Testbed.trading(YELLOW, 2).give(YELLOW, { ore: 1, fuel: 3, carbon: 1 });
    expect(kinds(bed, YELLOW)).not.toContain('offer');
  });

  test('after a refusal a dearer offer, after two no more this turn', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 1, fuel: 3, carbon: 1 });
    bed.state.failedOffers = 1;
    const second = candidates(bed.state, YELLOW).filter(({ type }) => type === 'offer');
    expect(second).toEqual([{ type: 'offer', give: { fuel: 2 }, want: { food: 1 }, to: null }]);
    bed.state.failedOffers = 2;
    expect(kinds(bed, YELLOW)).not.toContain('offer');
  });

  test('an offer that nobody accepts is taken back, and a deal that helps is closed', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { ore: 1, fuel: 2, carbon: 1 })
      .give(RED, { food: 2 });
    bed.move(YELLOW, { type: 'offer', give: { fuel: 1 }, want: { food: 1 }, to: RED });
    bed.move(RED, { type: 'accept' });
    expect(instinct(bed.state, YELLOW, random)).toEqual({ type: 'close', seat: RED });
    expect(kinds(bed, YELLOW)).toEqual(['withdrawOffer', 'close']);
  });
});

describe('answering', () => {
  test('rubbish is declined, however often it is offered', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { goods: 5 })
      .give(RED, { ore: 1, fuel: 1, carbon: 1, food: 1 });
    for (let n = 0; n < 10; n++) {
      bed.move(YELLOW, { type: 'offer', give: { goods: 1 }, want: { food: 1 }, to: RED });
      const answer = instinct(bed.state, RED, random);
      expect(answer.type).not.toBe('accept');
      bed.move(RED, answer);
      bed.move(YELLOW, { type: 'withdrawOffer' });
    }
    expect(bed.hand(RED)).toEqual({ ore: 1, fuel: 1, carbon: 1, food: 1 });
  });

  test('a deal that completes a ship is accepted', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { food: 1 })
      .give(RED, { ore: 1, fuel: 3, carbon: 1 });
    bed.colony(BLUE, 'n13_23');
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: RED });
    expect(instinct(bed.state, RED, random)).toEqual({ type: 'accept' });
  });

  test('not even a good deal with somebody who is about to win', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { food: 1 })
      .give(RED, { ore: 1, fuel: 3, carbon: 1 });
    bed.stations(YELLOW, 'greenFolk', 1).stations(YELLOW, 'merchants', 1);
    bed.stations(YELLOW, 'scientists', 1).stations(YELLOW, 'diplomats', 1);
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: RED });
    expect(instinct(bed.state, RED, random)).toEqual({ type: 'decline' });
    // What is no candidate, no bot ever does.
    expect(kinds(bed, RED)).toEqual(['decline']);
  });

  test('declining is always possible and comes first', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { food: 1 })
      .give(RED, { fuel: 1 })
      .give(WHITE, { ore: 1, fuel: 2, carbon: 1 });
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: null });
    for (const seat of [RED, WHITE, BLUE]) {
      expect(candidates(bed.state, seat)[0]).toEqual({ type: 'decline' });
    }
    expect(kinds(bed, RED)).not.toContain('accept');
    expect(kinds(bed, WHITE)).toContain('accept');
  });

  test('an invitation is answered by a proposal or not at all', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { food: 2 })
      .give(RED, { ore: 3, fuel: 1, carbon: 1 });
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: {}, to: RED });
    const list = candidates(bed.state, RED);
    expect(list.map(({ type }) => type)).toEqual(['decline', 'counter']);
    for (const move of list) expect(bed.refusal(RED, move)).toBeNull();
  });
});

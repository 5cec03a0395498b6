import { createRandom } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { starfarers } from '../rules/index.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from '../rules/testing/testbed.ts';
import { candidates } from './candidates.ts';
import { instinct } from './instinct.ts';
import { voice } from './offers.ts';

const random = createRandom('offers');

const kinds = (bed: Testbed, seat: number): string[] =>
  candidates(bed.state, seat).map(({ type }) => type);

const offers = (bed: Testbed) =>
  candidates(bed.state, YELLOW).filter(({ type }) => type === 'offer');

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
    expect(offers(bed)).toEqual([
      { type: 'offer', give: { fuel: 2 }, want: { food: 1 }, to: null },
    ]);
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

describe('manners', () => {
  test('no offer at the price that the supply takes', () => {
    // Goods are two for one there, so a rival is offered one of them or none.
    const bed = Testbed.trading().give(YELLOW, { ore: 1, goods: 4, carbon: 1, food: 1 });
    const fuel = { type: 'offer', give: { goods: 1 }, want: { fuel: 1 }, to: null };
    bed.state.round = 1;
    expect(offers(bed)).toContainEqual(fuel);
    bed.state.failedOffers = 1;
    expect(offers(bed)).toEqual([]);
  });

  test('what nobody gave in one turn is not asked for in the next', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 1, fuel: 3, carbon: 1 });
    const asked = [1, 2, 3, 4].map((round) => {
      bed.state.round = round;
      return offers(bed).length;
    });
    expect(asked).toEqual([1, 0, 1, 0]);
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

describe('a no is given with its reason', () => {
  const DECLINE = { type: 'decline' } as const;
  const reason = (bed: Testbed, seat: number): unknown => voice(bed.state, seat, DECLINE);

  test('who is about to win is told so', () => {
    const bed = Testbed.trading().give(YELLOW, { food: 1 }).give(RED, { fuel: 3 });
    bed.stations(YELLOW, 'greenFolk', 1).stations(YELLOW, 'merchants', 1);
    bed.stations(YELLOW, 'scientists', 1).stations(YELLOW, 'diplomats', 1);
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: RED });
    expect(reason(bed, RED)).toEqual({ type: 'decline', why: 'ahead' });
  });

  test('whoever has none of it says that', () => {
    const bed = Testbed.trading().give(YELLOW, { food: 1 }).give(RED, { ore: 1 });
    bed.colony(BLUE, 'n13_23');
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: RED });
    expect(reason(bed, RED)).toEqual({ type: 'decline', why: 'lacks' });
  });

  test('a card that one more would buy is too little, one that nothing buys is needed', () => {
    const whys = new Set<unknown>();
    for (const food of [1, 2, 3]) {
      for (const goods of [0, 1, 2, 3]) {
        const bed = Testbed.trading()
          .give(YELLOW, { goods: 2 })
          .give(RED, { ore: 1, fuel: 1, carbon: 1, food, goods });
        bed.colony(BLUE, 'n13_23');
        bed.move(YELLOW, { type: 'offer', give: { goods: 1 }, want: { food: 1 }, to: RED });
        if (kinds(bed, RED).includes('accept')) continue;
        const said = voice(bed.state, RED, DECLINE);
        const why = said.type === 'decline' ? said.why : undefined;
        // Whoever would counter wants more; whoever would not, wants to keep it.
        expect(why).toBe(kinds(bed, RED).includes('counter') ? 'little' : 'needs');
        whys.add(why);
      }
    }
    expect(whys).toContain('needs');
  });

  test('a deal that would do is declined for the sake of the others', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { food: 1 })
      .give(RED, { ore: 1, fuel: 3, carbon: 1 });
    bed.colony(BLUE, 'n13_23');
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: RED });
    expect(reason(bed, RED)).toEqual({ type: 'decline', why: 'helps' });
  });

  test('the reason is public, legal, and changes nothing else', () => {
    const bed = Testbed.trading().give(YELLOW, { food: 1 }).give(RED, { ore: 1 });
    bed.move(YELLOW, { type: 'offer', give: { food: 1 }, want: { fuel: 1 }, to: RED });
    bed.move(RED, { type: 'decline', why: 'lacks' });
    for (const viewer of [YELLOW, BLUE, 'spectator'] as const) {
      expect(starfarers.view(bed.state, viewer).offer?.answers[RED]).toEqual({
        type: 'decline',
        why: 'lacks',
      });
    }
    expect(bed.refusal(YELLOW, { type: 'close', seat: RED })).toBe('noDeal');
  });

  test('nothing else is put into words', () => {
    const bed = Testbed.trading().give(YELLOW, { food: 1 });
    expect(voice(bed.state, YELLOW, { type: 'startFlight' })).toEqual({ type: 'startFlight' });
  });
});

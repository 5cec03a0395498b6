import { describe, expect, test } from 'vitest';
import { RESOURCES } from './data.ts';
import { FRIENDSHIP_CARD_IDS, type FriendshipCardId } from './friendship-cards.ts';
import { cannonsOf, drivesOf } from './state.ts';
import { RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

/** A planet with a 2 that brings yellow each resource: slot and place on the beginner board, and a site beside it. */
const SOURCE = {
  ore: ['S11', 0, 'n12_16'],
  fuel: ['S14', 2, 'n16_22'],
  carbon: ['S14', 0, 'n16_20'],
  food: ['S14', 1, 'n16_20'],
  goods: ['S11', 1, 'n12_16'],
} as const;

const asked = (card: boolean) => {
  const table = Testbed.begun().give(RED, { ore: 12 });
  if (card) table.card(RED, 'diplomat-shelter');
  return table.roll(7).state.agenda[0]?.kind;
};

describe('each friendship card', () => {
  test.each(RESOURCES)('green-%s: one more of its kind when a roll brings any', (resource) => {
    const [slot, place, node] = SOURCE[resource];
    const roll = (card: boolean) => {
      const bed = Testbed.begun(RED).colony(YELLOW, node).chips(slot, '4', '4', '4');
      bed.state.chips[Testbed.planet(slot, place)] = 8; // The chip with a 10.
      if (card) bed.card(YELLOW, `green-${resource}`);
      return bed.roll(10).hand(YELLOW)[resource];
    };
    expect([roll(false), roll(true)]).toEqual([1, 2]);
  });

  test.each([
    ['science-both-1', 1, 1],
    ['science-both-2', 1, 1],
    ['science-both-3', 1, 1],
    ['science-drive', 2, 0],
    ['science-cannon', 0, 2],
  ] as const)(
    'R12.8 %s: counts as drives and cannons beyond the limits',
    (card, drives, cannons) => {
      const bed = Testbed.trading()
        .upgrade(YELLOW, 'drive', 6)
        .upgrade(YELLOW, 'cannon', 6)
        .card(YELLOW, card);
      expect([drivesOf(bed.state, YELLOW), cannonsOf(bed.state, YELLOW)]).toEqual([
        6 + drives,
        6 + cannons,
      ]);
    },
  );

  test.each(['ore', 'fuel', 'carbon', 'food'] as const)(
    'merchant-%s: two for one, any number of times',
    (give) => {
      const want = 'goods';
      const bed = Testbed.trading().give(YELLOW, { [give]: 4 });
      expect(bed.refusal(YELLOW, { type: 'supplyTrade', give, want, rate: 2 })).toBe('wrongRate');
      bed.card(YELLOW, `merchant-${give}`);
      bed
        .move(YELLOW, { type: 'supplyTrade', give, want, rate: 2 })
        .move(YELLOW, { type: 'supplyTrade', give, want, rate: 2 });
      expect(bed.hand(YELLOW)).toEqual({ goods: 2 });
    },
  );

  test('merchant-goods: one for one, once a turn', () => {
    const bed = Testbed.trading().give(YELLOW, { goods: 2 }).card(YELLOW, 'merchant-goods');
    bed.move(YELLOW, { type: 'supplyTrade', give: 'goods', want: 'ore', rate: 1 });
    expect(bed.refusal(YELLOW, { type: 'supplyTrade', give: 'goods', want: 'ore', rate: 1 })).toBe(
      'wrongRate',
    );
  });

  test('diplomat-shelter: twelve cards are safe on a seven', () => {
    expect([asked(false), asked(true)]).toEqual(['discard', 'rob']);
  });

  test.each(['diplomat-honour-1', 'diplomat-honour-2'] as const)(
    '%s: goods for a half medal',
    (card) => {
      const bed = Testbed.trading()
        .give(YELLOW, { goods: 1 })
        .card(YELLOW, card)
        .move(YELLOW, { type: 'honour' });
      expect(bed.state.players[YELLOW]?.halfMedals).toBe(2);
    },
  );

  test('diplomat-levelling: cards from those who lead', () => {
    const bed = Testbed.trading()
      .card(YELLOW, 'diplomat-levelling')
      .halfMedals(WHITE, 4)
      .give(WHITE, { ore: 1 });
    bed.move(YELLOW, { type: 'levelling', seats: [WHITE] }).steal(WHITE, YELLOW, 'ore');
    expect(bed.hand(YELLOW)).toEqual({ ore: 1 });
  });

  test('diplomat-aid: a card of choice after a roll that brought nothing', () => {
    const bed = Testbed.begun(RED)
      .card(WHITE, 'diplomat-aid')
      .roll(9)
      .move(WHITE, { type: 'takeAid', resource: 'fuel' });
    expect(bed.hand(WHITE)).toEqual({ fuel: 1 });
  });

  test('R2.3 R12.5: all twenty are there, five of each people', () => {
    const tested: readonly FriendshipCardId[] = FRIENDSHIP_CARD_IDS;
    expect(new Set(tested).size).toBe(20);
  });
});

import { describe, expect, test } from 'vitest';
import { starfarers } from './index.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

describe('trade with the supply', () => {
  test('R8.2 T9: three equal cards or two goods for one other', () => {
    const bed = Testbed.trading().give(YELLOW, { carbon: 3, goods: 2 });
    expect(
      bed.refusal(YELLOW, { type: 'supplyTrade', give: 'carbon', want: 'food', rate: 2 }),
    ).toBe('wrongRate');
    bed.move(YELLOW, { type: 'supplyTrade', give: 'carbon', want: 'food', rate: 3 });
    bed.move(YELLOW, { type: 'supplyTrade', give: 'goods', want: 'food', rate: 2 });
    expect(bed.hand(YELLOW)).toEqual({ food: 2 });
    expect(
      Testbed.trading()
        .give(YELLOW, { carbon: 2 })
        .refusal(YELLOW, { type: 'supplyTrade', give: 'carbon', want: 'food', rate: 3 }),
    ).toBe('notInHand');
  });

  test('R8.2: another kind, and one that is in the supply', () => {
    const bed = Testbed.trading().give(YELLOW, { carbon: 3 }).give(RED, { ore: 12 });
    expect(
      bed.refusal(YELLOW, { type: 'supplyTrade', give: 'carbon', want: 'carbon', rate: 3 }),
    ).toBe('sameKind');
    expect(bed.refusal(YELLOW, { type: 'supplyTrade', give: 'carbon', want: 'ore', rate: 3 })).toBe(
      'notInSupply',
    );
  });

  test('R8.3: a Merchants card makes its kind 2:1, and 3:1 is no longer offered', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 7 }).card(YELLOW, 'merchant-ore');
    const rates = new Set(bed.offered(YELLOW, 'supplyTrade').map(({ rate }) => rate));
    expect(rates).toEqual(new Set([2]));
    for (let i = 0; i < 3; i++)
      bed.move(YELLOW, { type: 'supplyTrade', give: 'ore', want: 'food', rate: 2 });
    expect(bed.hand(YELLOW)).toEqual({ ore: 1, food: 3 });
  });

  test('R8.3: goods 1:1 once a turn, with 2:1 beside it', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { goods: 4 })
      .card(YELLOW, 'merchant-goods')
      .noShip(YELLOW, 0);
    bed.move(YELLOW, { type: 'supplyTrade', give: 'goods', want: 'ore', rate: 2 });
    bed.move(YELLOW, { type: 'supplyTrade', give: 'goods', want: 'ore', rate: 1 });
    expect(bed.refusal(YELLOW, { type: 'supplyTrade', give: 'goods', want: 'ore', rate: 1 })).toBe(
      'wrongRate',
    );
    bed.move(YELLOW, { type: 'endTurn' });
    expect(bed.state.usedGoodsRate).toBe(false);
  });
});

const open = () =>
  Testbed.trading()
    .give(YELLOW, { ore: 2 })
    .give(RED, { food: 1 })
    .give(WHITE, { carbon: 3 })
    .move(YELLOW, { type: 'offer', give: { ore: 1 }, want: { food: 1 }, to: null });

describe('deals between players', () => {
  test('R8.1 R8.4 ruling 18.53: offer, answers, and the active player closes with one of them', () => {
    const bed = open();
    expect(starfarers.pending(bed.state)).toEqual({
      kind: 'move',
      seats: [YELLOW, RED, WHITE, BLUE],
    });
    expect(bed.refusal(BLUE, { type: 'accept' })).toBe('notInHand');
    bed.move(RED, { type: 'accept' });
    expect(bed.refusal(RED, { type: 'decline' })).toBe('notYourTurn');
    expect(bed.refusal(YELLOW, { type: 'close', seat: WHITE })).toBe('noDeal');
    bed.move(YELLOW, { type: 'close', seat: RED });
    expect([bed.hand(YELLOW), bed.hand(RED)]).toEqual([{ ore: 1, food: 1 }, { ore: 1 }]);
    expect(bed.state.offer).toBeNull();
    expect(bed.state.failedOffers).toBe(0);
  });

  test('R8.1: opponents never trade with each other or with the supply', () => {
    const bed = open();
    expect(
      bed.refusal(RED, { type: 'offer', give: { food: 1 }, want: { carbon: 1 }, to: WHITE }),
    ).toBe('notYourTurn');
    expect(bed.refusal(RED, { type: 'close', seat: WHITE })).toBe('notYourTurn');
    expect(bed.refusal(WHITE, { type: 'supplyTrade', give: 'carbon', want: 'ore', rate: 3 })).toBe(
      'notYourTurn',
    );
  });

  test('R8.4: a counter-offer is closed at its own terms, if the active player holds the cards', () => {
    const bed = open().move(WHITE, { type: 'counter', give: { ore: 2 }, want: { carbon: 3 } });
    bed.move(YELLOW, { type: 'close', seat: WHITE });
    expect([bed.hand(YELLOW), bed.hand(WHITE)]).toEqual([{ carbon: 3 }, { ore: 2 }]);
    const poor = open().move(WHITE, { type: 'counter', give: { ore: 3 }, want: { carbon: 1 } });
    expect(poor.refusal(YELLOW, { type: 'close', seat: WHITE })).toBe('notInHand');
    expect(open().refusal(WHITE, { type: 'counter', give: { ore: 1 }, want: { food: 1 } })).toBe(
      'notInHand',
    );
  });

  test('R8.4 T38: an invitation can only be answered by a proposal', () => {
    const bed = Testbed.trading().give(YELLOW, { food: 2 }).give(RED, { ore: 1 });
    bed.move(YELLOW, { type: 'offer', give: {}, want: { ore: 1 }, to: null });
    expect(bed.refusal(RED, { type: 'accept' })).toBe('onlyInvitation');
    bed
      .move(RED, { type: 'counter', give: { food: 2 }, want: { ore: 1 } })
      .move(WHITE, { type: 'decline' });
    bed.move(YELLOW, { type: 'close', seat: RED });
    expect(bed.hand(YELLOW)).toEqual({ ore: 1 });
  });

  test('R8.1 ruling 18.34: no gifts, and no kind on both sides', () => {
    const bed = open();
    expect(bed.refusal(WHITE, { type: 'counter', give: {}, want: { carbon: 1 } })).toBe(
      'emptySide',
    );
    expect(bed.refusal(WHITE, { type: 'counter', give: { carbon: 2 }, want: { carbon: 1 } })).toBe(
      'sameKind',
    );
    expect(
      bed.refusal(YELLOW, { type: 'offer', give: { ore: 1 }, want: { ore: 1 }, to: null }),
    ).toBe('sameKind');
    expect(
      bed.refusal(YELLOW, { type: 'offer', give: { ore: 3 }, want: { food: 1 }, to: null }),
    ).toBe('notInHand');
    expect(
      bed.refusal(YELLOW, { type: 'offer', give: { ore: 1 }, want: { food: 1 }, to: YELLOW }),
    ).toBe('notAnOpponent');
  });

  test('ruling 18.53: an offer to one player is answered by him alone', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 1 });
    bed.move(YELLOW, { type: 'offer', give: { ore: 1 }, want: { food: 1 }, to: WHITE });
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [YELLOW, WHITE] });
    expect(bed.refusal(RED, { type: 'decline' })).toBe('notYourTurn');
  });

  test('ruling 18.53: any other action ends the offer, and after ten failed ones there are no more', () => {
    const bed = open().give(YELLOW, { carbon: 2 }).move(RED, { type: 'accept' });
    bed.move(YELLOW, { type: 'buyUpgrade', upgrade: 'cannon' });
    expect(bed.state.offer).toBeNull();
    expect(bed.refusal(YELLOW, { type: 'close', seat: RED })).toBe('noOffer');
    for (let i = 1; i < 10; i++) {
      bed.move(YELLOW, { type: 'offer', give: { ore: 1 }, want: { goods: 1 }, to: null });
      bed.move(YELLOW, { type: 'withdrawOffer' });
    }
    expect(
      bed.refusal(YELLOW, { type: 'offer', give: { ore: 1 }, want: { goods: 1 }, to: null }),
    ).toBe('tooManyOffers');
    expect(bed.refusal(YELLOW, { type: 'withdrawOffer' })).toBe('noOffer');
  });
});

const behind = () =>
  Testbed.trading()
    .card(YELLOW, 'diplomat-levelling')
    .halfMedals(RED, 2)
    .halfMedals(WHITE, 4)
    .halfMedals(BLUE, 2)
    .give(RED, { ore: 1 })
    .give(BLUE, { food: 1 });

describe('friendship actions', () => {
  test('R8.7 ruling 18.28: goods for a half medal, once a turn with both cards together', () => {
    const bed = Testbed.trading().give(YELLOW, { goods: 2 });
    expect(bed.refusal(YELLOW, { type: 'honour' })).toBe('noHonourCard');
    bed
      .card(YELLOW, 'diplomat-honour-1')
      .card(YELLOW, 'diplomat-honour-2')
      .move(YELLOW, { type: 'honour' });
    expect(bed.state.players[YELLOW]?.halfMedals).toBe(2);
    expect(bed.score(YELLOW)).toBe(5);
    expect(bed.hand(YELLOW)).toEqual({ goods: 1 });
    expect(bed.refusal(YELLOW, { type: 'honour' })).toBe('honourUsed');
  });

  test('ruling 18.55: without a half medal in the box honour cannot be bought', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { goods: 1 })
      .card(YELLOW, 'diplomat-honour-1')
      .halfMedals(RED, 37);
    expect(bed.refusal(YELLOW, { type: 'honour' })).toBe('medalsOut');
  });

  test('R8.8 ruling 18.27: a random card from up to two players with more points, from the left', () => {
    const bed = behind();
    expect(bed.offered(YELLOW, 'levelling').map(({ seats }) => seats)).toEqual([
      [RED],
      [RED, BLUE],
      [BLUE],
    ]);
    expect(bed.refusal(YELLOW, { type: 'levelling', seats: [WHITE] })).toBe('notALeader');
    bed.move(YELLOW, { type: 'levelling', seats: [RED, BLUE] });
    expect(bed.state.agenda).toEqual([
      { kind: 'steal', from: RED, to: YELLOW },
      { kind: 'steal', from: BLUE, to: YELLOW },
    ]);
    bed.steal(RED, YELLOW, 'ore').steal(BLUE, YELLOW, 'food');
    expect(bed.hand(YELLOW)).toEqual({ ore: 1, food: 1 });
    expect(bed.refusal(YELLOW, { type: 'levelling', seats: [RED] })).toBe('noLevelling');
  });

  test('R8.8: an equal score is not more', () => {
    const bed = Testbed.trading().card(YELLOW, 'diplomat-levelling').give(RED, { ore: 1 });
    expect(bed.refusal(YELLOW, { type: 'levelling', seats: [RED] })).toBe('noLevelling');
  });

  test('ruling 18.60: the option for two leaders counts them with or without cards', () => {
    const one = Testbed.trading(YELLOW, 4, { levellingMinLeaders: 2 }).card(
      YELLOW,
      'diplomat-levelling',
    );
    one.halfMedals(RED, 2).give(RED, { ore: 1 });
    expect(one.refusal(YELLOW, { type: 'levelling', seats: [RED] })).toBe('noLevelling');
    one.halfMedals(WHITE, 2);
    expect(one.refusal(YELLOW, { type: 'levelling', seats: [RED] })).toBeNull();
  });
});

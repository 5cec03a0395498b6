import { describe, expect, test } from 'vitest';
import type { CardSet } from './actions.ts';
import { starfarers } from './index.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

const ALL = [YELLOW, RED, WHITE, BLUE];
const hands = (bed: Testbed): CardSet[] => ALL.map((seat) => bed.hand(seat));

/** What a roll brings on the beginner board, to yellow, red, white and blue. */
const brings = (total: number): CardSet[] => hands(Testbed.begun().roll(total));

describe('planets', () => {
  test('R7.1 R7.2 T1: a 6 brings blue and white carbon, yellow and red fuel', () => {
    expect(brings(6)).toEqual([{ fuel: 1 }, { fuel: 1 }, { carbon: 1 }, { carbon: 1 }]);
  });

  test('R7.2 T2: a 5 brings yellow and white ore, one each, spaceport or not', () => {
    expect(brings(5)).toEqual([{ ore: 1 }, {}, { ore: 1 }, {}]);
  });

  test('T3: the whole table of the beginner board', () => {
    expect(brings(2)).toEqual([{ goods: 1 }, {}, {}, { goods: 1 }]);
    expect(brings(3)).toEqual([{ food: 1 }, { goods: 1 }, { goods: 1 }, { food: 1 }]);
    expect(brings(4)).toEqual([{ fuel: 1 }, {}, { fuel: 1 }, {}]);
    expect(brings(8)).toEqual([{ carbon: 1 }, { carbon: 1 }, { ore: 1 }, { ore: 1 }]);
    expect(brings(9)).toEqual([{}, { ore: 1 }, {}, { ore: 1 }]);
    expect(brings(10)).toEqual([{}, { fuel: 1 }, {}, { fuel: 1 }]);
    expect(brings(11)).toEqual([{ goods: 1 }, { food: 1 }, { food: 1 }, { goods: 1 }]);
    expect(brings(12)).toEqual([{}, { goods: 1 }, { goods: 1 }, {}]);
  });

  test('R7.3: the bonus card brings one more, once a roll, only when something came', () => {
    const bed = Testbed.begun()
      .card(YELLOW, 'green-fuel')
      .colony(YELLOW, 'n16_22')
      .chips('S14', '5', '12', '6');
    bed.roll(6);
    expect(bed.hand(YELLOW)).toEqual({ fuel: 3 });
    expect(Testbed.begun().card(YELLOW, 'green-fuel').roll(5).hand(YELLOW)).toEqual({ ore: 1 });
  });

  test('R7.4 ruling 18.25: what the supply cannot cover nobody gets, other kinds are not touched', () => {
    const bed = Testbed.begun().give(BLUE, { fuel: 11 }).roll(6);
    expect(bed.hand(YELLOW)).toEqual({});
    expect(bed.hand(RED)).toEqual({});
    expect(bed.hand(WHITE)).toEqual({ carbon: 1 });
    const single = Testbed.begun().card(WHITE, 'green-food').give(BLUE, { food: 10 });
    // Red and white want one food each, white one more: three, and two are left.
    expect(single.roll(11).hand(RED)).toEqual({});
  });

  test('ruling 18.25: also when only one player is entitled', () => {
    const bed = Testbed.begun(YELLOW, 3).give(WHITE, { ore: 12 }).roll(9);
    expect(bed.hand(RED)).toEqual({});
  });

  test('R11.3: a new colony produces from the next roll on', () => {
    const bed = Testbed.begun().colony(RED, 'n16_20').chips('S14', '5', '12', '9');
    expect(bed.roll(5).hand(RED)).toEqual({ carbon: 1 });
  });
});

describe('aid', () => {
  test('R7.5: after a roll without cards the holder takes one of his choice, on anybody’s roll', () => {
    const bed = Testbed.begun(RED).card(WHITE, 'diplomat-aid').roll(9);
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [WHITE] });
    bed.move(WHITE, { type: 'takeAid', resource: 'goods' });
    expect(bed.hand(WHITE)).toEqual({ goods: 1 });
    expect(
      Testbed.begun(RED)
        .card(WHITE, 'diplomat-aid')
        .roll(9)
        .move(WHITE, { type: 'declineAid' })
        .hand(WHITE),
    ).toEqual({});
  });

  test('R7.5: not when the roll brought something, and not on a seven', () => {
    expect(Testbed.begun(RED).card(WHITE, 'diplomat-aid').roll(5).state.agenda[0]?.kind).toBe(
      'draw',
    );
    expect(
      Testbed.begun(RED)
        .card(WHITE, 'diplomat-aid')
        .roll(7)
        .state.agenda.some(({ kind }) => kind === 'aid'),
    ).toBe(false);
  });

  test('ruling 18.26: cards from the reserve pile do not count, a shortage does', () => {
    const bed = Testbed.begun(RED).card(RED, 'diplomat-aid').give(BLUE, { fuel: 11 }).roll(10);
    expect(bed.state.agenda[0]).toEqual({ kind: 'aid', seat: RED });
    expect(bed.refusal(RED, { type: 'takeAid', resource: 'fuel' })).toBeNull();
  });

  test('R7.5: only a kind that is in the supply', () => {
    const bed = Testbed.begun(RED).card(RED, 'diplomat-aid').give(BLUE, { fuel: 12 }).roll(10);
    expect(bed.refusal(RED, { type: 'takeAid', resource: 'fuel' })).toBe('notInSupply');
  });
});

const drawsAt = (halfMedals: number): number =>
  Testbed.begun()
    .halfMedals(YELLOW, halfMedals)
    .roll(9)
    .state.agenda.filter(({ kind }) => kind === 'draw').length;

describe('the reserve pile', () => {
  test('R7.6 T4: 4 to 7 points bring two cards, 8 and 9 one, 10 none', () => {
    expect([0, 6, 8, 10, 12].map(drawsAt)).toEqual([2, 2, 1, 1, 0]);
  });

  test('R7.6: the card goes from the pile to the hand of the active player', () => {
    const bed = Testbed.begun().roll(9).draw(YELLOW, 'ore').draw(YELLOW, 'ore');
    expect(bed.hand(YELLOW)).toEqual({ ore: 2 });
    expect(bed.state.hands[4]).toEqual([6, 8, 8, 8, 8]);
    expect(bed.state.phase).toBe('trade');
  });

  test('R7.7 T5 ruling 18.32: the last card brings a new pile at once, and the draw goes on', () => {
    const bed = Testbed.begun();
    bed.state.hands[4] = [1, 0, 0, 0, 0];
    bed.state.handSizes[4] = 1;
    bed.state.supply.splice(0, 5, 19, 20, 20, 20, 20);
    bed.roll(9).draw(YELLOW, 'ore');
    expect(bed.state.handSizes[4]).toBe(40);
    bed.draw(YELLOW, 'food');
    expect(bed.hand(YELLOW)).toEqual({ ore: 1, food: 1 });
    expect(bed.state.handSizes[4]).toBe(39);
  });

  test('R7.7: a kind with fewer than 8 left gives what is there', () => {
    const bed = Testbed.begun();
    bed.state.hands[4] = [1, 0, 0, 0, 0];
    bed.state.handSizes[4] = 1;
    bed.state.supply.splice(0, 5, 3, 0, 20, 8, 9);
    expect(bed.roll(2).draw(YELLOW, 'ore').state.hands[4]).toEqual([3, 0, 8, 8, 7]);
  });

  test('R7.6 ruling 18.54: drawn by hand, the right lapses with the shake', () => {
    const bed = Testbed.begun(YELLOW, 4, { reserveDraw: 'manual' }).roll(9);
    expect(bed.state.phase).toBe('trade');
    expect(bed.state.reserveDue).toBe(2);
    bed.move(YELLOW, { type: 'drawReserve' }).draw(YELLOW, 'ore').draw(YELLOW, 'fuel');
    expect(bed.hand(YELLOW)).toEqual({ ore: 1, fuel: 1 });
    expect(bed.refusal(YELLOW, { type: 'drawReserve' })).toBe('noReserveDue');
    const late = Testbed.begun(YELLOW, 4, { reserveDraw: 'manual' })
      .roll(9)
      .move(YELLOW, { type: 'startFlight' });
    expect(late.state.reserveDue).toBe(0);
    expect(Testbed.trading().refusal(YELLOW, { type: 'drawReserve' })).toBe('noReserveDue');
  });

  test('ruling 18.33: the score is read after production and seven', () => {
    const bed = Testbed.begun().roll(7);
    bed.halfMedals(YELLOW, 8);
    while (bed.state.agenda[0]?.kind === 'draw' && bed.state.agenda[0].seat !== YELLOW)
      bed.anyChance();
    expect(
      bed.state.agenda.filter((task) => task.kind === 'draw' && task.seat === YELLOW),
    ).toHaveLength(1);
  });

  test('ruling 18.55 T37: without a card anywhere nothing is produced, taken or drawn', () => {
    const bed = Testbed.begun(YELLOW).card(YELLOW, 'diplomat-aid');
    bed.state.hands[4] = [0, 0, 0, 0, 0];
    bed.state.handSizes[4] = 0;
    bed.state.supply.splice(0, 5, 0, 0, 0, 0, 0);
    bed.state.hands[RED] = [20, 20, 20, 20, 18];
    bed.state.handSizes[RED] = 98;
    bed.state.hands[YELLOW] = [0, 2, 0, 0, 0];
    bed.state.handSizes[YELLOW] = 2;
    bed.roll(5);
    expect(bed.state.phase).toBe('trade');
    expect(bed.hand(YELLOW)).toEqual({ fuel: 2 });
    bed.move(YELLOW, { type: 'buyUpgrade', upgrade: 'drive' });
    bed.noShip(YELLOW, 0).card(RED, 'diplomat-aid').move(YELLOW, { type: 'endTurn' }).roll(12);
    expect(bed.state.agenda[0]).toEqual({ kind: 'aid', seat: RED });
    bed.move(RED, { type: 'declineAid' });
    expect(bed.state.handSizes[4]).toBe(2);
    bed.draw(RED, 'fuel').draw(RED, 'fuel');
    expect(bed.state.handSizes[RED]).toBe(100);
    expect(bed.state.phase).toBe('trade');
  });
});

const withHands = (...sizes: readonly number[]): Testbed => {
  const bed = Testbed.begun();
  for (const [seat, size] of sizes.entries()) {
    const first = Math.min(size, 7);
    if (first > 0) bed.give(seat, seat % 2 === 0 ? { ore: first } : { food: first });
    if (size > 7) bed.give(seat, seat % 2 === 0 ? { fuel: size - 7 } : { goods: size - 7 });
  }
  return bed;
};

const play = (first: number, second: number): string => {
  const bed = withHands(9, 8).roll(7);
  const discard = (seat: number) =>
    bed.move(seat, { type: 'discard', cards: seat === YELLOW ? { ore: 4 } : { food: 4 } });
  discard(first);
  expect(bed.state.supply).toEqual([5, 10, 12, 5, 11]);
  expect(starfarers.view(bed.state, first === YELLOW ? RED : YELLOW).answers[first]).toEqual([]);
  discard(second);
  return JSON.stringify(bed.state);
};

describe('a seven', () => {
  test('R7.8: no planet produces', () => {
    expect(hands(Testbed.begun().roll(7))).toEqual([{}, {}, {}, {}]);
  });

  test('R7.9 T6 ruling 18.31: 9 and 8 cards lose 4 each, 7 and 3 none', () => {
    const bed = withHands(9, 8, 0, 3);
    bed.give(WHITE, { carbon: 7 }).roll(7);
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [YELLOW, RED] });
    expect(bed.refusal(YELLOW, { type: 'discard', cards: { ore: 3 } })).toBe('wrongCount');
    expect(bed.refusal(YELLOW, { type: 'discard', cards: { fuel: 3, ore: 1 } })).toBe('notInHand');
    bed
      .move(YELLOW, { type: 'discard', cards: { ore: 4 } })
      .move(RED, { type: 'discard', cards: { food: 4 } });
    expect(bed.state.handSizes.slice(0, 4)).toEqual([5, 4, 7, 3]);
  });

  test('R7.9 T8: with the protection card 12 cards are safe, 13 lose 6', () => {
    const safe = withHands(12).card(YELLOW, 'diplomat-shelter').roll(7);
    expect(safe.state.agenda[0]?.kind).not.toBe('discard');
    const bed = withHands(13).card(YELLOW, 'diplomat-shelter').roll(7);
    expect(bed.refusal(YELLOW, { type: 'discard', cards: { ore: 6 } })).toBeNull();
    expect(bed.refusal(YELLOW, { type: 'discard', cards: { ore: 5 } })).toBe('wrongCount');
  });

  test('R7.10 R7.11 R7.12 T7 ruling 18.29: theft, a card for each opponent from the left, then the own draw', () => {
    const bed = withHands(0, 2, 0, 1).roll(7);
    expect(bed.offered(YELLOW, 'rob').map(({ seat }) => seat)).toEqual([RED, BLUE]);
    bed.move(YELLOW, { type: 'rob', seat: BLUE }).steal(BLUE, YELLOW, 'food');
    expect(bed.hand(YELLOW)).toEqual({ food: 1 });
    expect(bed.hand(BLUE)).toEqual({});
    expect(bed.state.agenda.map((task) => (task.kind === 'draw' ? task.seat : task.kind))).toEqual([
      RED,
      WHITE,
      BLUE,
      'reserve',
      'enterTrade',
    ]);
    bed
      .draw(RED, 'ore')
      .draw(WHITE, 'ore')
      .draw(BLUE, 'ore')
      .draw(YELLOW, 'ore')
      .draw(YELLOW, 'ore');
    expect(bed.state.handSizes.slice(0, 4)).toEqual([3, 3, 1, 1]);
  });

  test('ruling 18.30: a player without cards cannot be robbed; without a victim the step is skipped', () => {
    const bed = withHands(0, 2, 0, 0).roll(7);
    expect(bed.refusal(YELLOW, { type: 'rob', seat: WHITE })).toBe('cannotRob');
    expect(Testbed.begun().roll(7).state.agenda[0]).toEqual({ kind: 'draw', seat: RED });
  });

  test('ruling 18.56: discards are independent, and none is shown before all are in', () => {
    expect(play(YELLOW, RED)).toBe(play(RED, YELLOW));
  });
});

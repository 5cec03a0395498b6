import { describe, expect, test } from 'vitest';
import { starfarers } from './index.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

const worn = () =>
  Testbed.flying(YELLOW, 3)
    .upgrade(YELLOW, 'drive', 6)
    .upgrade(YELLOW, 'freightPod', 3)
    .upgrade(RED, 'drive', 5)
    .upgrade(RED, 'freightPod', 3)
    .upgrade(WHITE, 'drive', 5)
    .card(WHITE, 'science-both-1');

describe('effects', () => {
  test('R14.13: half medals as far as the box goes, and never below none', () => {
    const out = Testbed.flying(YELLOW, 3)
      .halfMedals(RED, 37)
      .meet(14)
      .move(YELLOW, { type: 'answer', yes: false });
    expect(playerAt(out.state, YELLOW).halfMedals).toBe(1);
    const none = Testbed.flying(YELLOW, 3)
      .halfMedals(YELLOW, 0)
      .meet(21)
      .move(YELLOW, { type: 'answer', yes: false });
    expect(playerAt(none.state, YELLOW).halfMedals).toBe(0);
  });

  test('R14.14 ruling 18.24: resources as far as the supply goes, free choice may repeat a kind', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(RED, { goods: 12 })
      .meet(4)
      .move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(bed.hand(YELLOW)).toEqual({});
    const choice = Testbed.flying(YELLOW, 3)
      .give(YELLOW, { ore: 2 })
      .meet(4)
      .move(YELLOW, { type: 'answerNumber', number: 2 });
    choice.move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    expect(choice.refusal(YELLOW, { type: 'takeCards', cards: { food: 2 } })).toBeNull();
    expect(choice.refusal(YELLOW, { type: 'takeCards', cards: { food: 1, ore: 1 } })).toBeNull();
    expect(choice.refusal(YELLOW, { type: 'takeCards', cards: { food: 1 } })).toBe('wrongCount');
  });

  test('R14.15: each opponent chooses what he gives, and empty hands are skipped', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(RED, { ore: 1, food: 1 })
      .give(BLUE, { fuel: 1 })
      .meet(1);
    bed.move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [RED, BLUE] });
    bed.move(BLUE, { type: 'giveCard', resource: 'fuel' });
    expect(bed.hand(YELLOW)).toEqual({});
    expect(bed.refusal(RED, { type: 'giveCard', resource: 'goods' })).toBe('notInHand');
    bed.move(RED, { type: 'giveCard', resource: 'food' });
    expect(bed.hand(YELLOW)).toEqual({ fuel: 1, food: 1 });
  });

  test('R14.16: no upgrade is gained beyond the limits, none is lost that is not there', () => {
    const full = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'drive', 6)
      .upgrade(YELLOW, 'cannon', 6)
      .upgrade(YELLOW, 'freightPod', 5);
    full
      .meet(21)
      .move(YELLOW, { type: 'answer', yes: true })
      .balls('yellow', 'red')
      .balls('black', 'blue');
    expect(full.state.agenda).toEqual([]);
    const none = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'drive', 0)
      .card(YELLOW, 'science-drive')
      .meet(28);
    none.move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(none.state.agenda).toEqual([]);
    const chosen = Testbed.flying(YELLOW, 3)
      .meet(28)
      .move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(chosen.refusal(YELLOW, { type: 'removeUpgrade', upgrade: 'cannon' })).toBe('noUpgrade');
  });

  test('R14.17 ruling 18.23: a swap brings two of other kinds, which may be equal', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(YELLOW, { ore: 1 })
      .meet(13)
      .move(YELLOW, { type: 'answer', yes: true });
    bed.move(YELLOW, { type: 'swapCard', resource: 'ore' });
    expect(bed.offered(YELLOW, 'takeCards').some(({ cards }) => cards.ore !== undefined)).toBe(
      false,
    );
    expect(bed.refusal(YELLOW, { type: 'takeCards', cards: { goods: 2 } })).toBeNull();
  });

  test('R14.18: without a ship that could be grounded nothing happens', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .noShip(YELLOW, 0)
      .meet(5)
      .move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(bed.state.agenda).toEqual([]);
  });

  test('R14.20 T31: a gift ship without room becomes a marker, and is placed when a colony ship has founded', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .ship(YELLOW, 1, 'tradeShip', 'n19_17')
      .ship(YELLOW, 2, 'colonyShip', 'n16_20')
      .chips('S14', '5', '3', '10');
    bed
      .give(YELLOW, { ore: 3 })
      .meet(5)
      .move(YELLOW, { type: 'answerNumber', number: 3 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 3 } });
    expect(playerAt(bed.state, YELLOW).giftShips).toBe(1);
    bed.move(YELLOW, { type: 'foundColony', ship: 2 });
    bed.move(YELLOW, { type: 'placeGiftShip', node: 'n7_29' });
    expect(bed.offered(YELLOW, 'fly').some(({ ship }) => ship === 2)).toBe(true);
  });

  test('R14.21: a new encounter is read by the same neighbour; wear shuffles all 32 cards first', () => {
    const bed = Testbed.meeting(25).move(YELLOW, { type: 'answer', yes: false });
    const count = () => {
      const pending = starfarers.pending(bed.state);
      return pending.kind === 'chance' ? pending.outcomes.length : 0;
    };
    expect(count()).toBe(31);
    bed.meet(31);
    expect(count()).toBe(32);
  });

  test('R14.22 T32 ruling 18.38: wear takes an upgrade from the overloaded, all at once', () => {
    const eight = worn().meet(31);
    expect(starfarers.pending(eight.state)).toEqual({ kind: 'move', seats: [YELLOW] });
    const six = worn().meet(32);
    expect(starfarers.pending(six.state)).toEqual({ kind: 'move', seats: [YELLOW, RED] });
    six.move(RED, { type: 'removeUpgrade', upgrade: 'drive' });
    expect(playerAt(six.state, RED).upgrades[0]).toBe(5);
    six.move(YELLOW, { type: 'removeUpgrade', upgrade: 'freightPod' });
    expect([playerAt(six.state, YELLOW).upgrades[2], playerAt(six.state, RED).upgrades[0]]).toEqual(
      [2, 4],
    );
    // The council honours the most pods that are left: red alone.
    expect([YELLOW, RED, WHITE].map((seat) => playerAt(six.state, seat).halfMedals)).toEqual([
      1, 2, 1,
    ]);
    expect(six.state.agenda).toEqual([{ kind: 'encounter' }]);
  });

  test('ruling 18.39: the council needs at least one freight pod', () => {
    const bed = Testbed.meeting(32);
    expect(bed.state.players.map(({ halfMedals }) => halfMedals)).toEqual([1, 1, 1, 1]);
  });

  test('ruling 18.59: when the box runs short the council serves opponents from the left first', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'freightPod', 1)
      .upgrade(RED, 'freightPod', 1)
      .halfMedals(BLUE, 36);
    bed.meet(32);
    expect([YELLOW, RED].map((seat) => playerAt(bed.state, seat).halfMedals)).toEqual([1, 2]);
  });
});

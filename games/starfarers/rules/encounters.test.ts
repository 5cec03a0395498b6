import { describe, expect, test } from 'vitest';
import { starfarers } from './index.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

const poor = (card: number, cards: number) => {
  const bed = Testbed.flying(YELLOW, 3);
  if (cards > 0) bed.give(YELLOW, { ore: cards });
  return bed.meet(card).refusal(YELLOW, { type: 'answer', yes: true });
};

describe('procedure', () => {
  test('R14.1 R14.2 ruling 18.47: the left neighbour reads; the active player hears the prompt alone', () => {
    const bed = Testbed.meeting(9);
    expect(bed.state.encounter?.reader).toBe(RED);
    expect(starfarers.view(bed.state, RED).encounter?.card).toBe(9);
    for (const viewer of [YELLOW, WHITE, BLUE, 'spectator'] as const) {
      const seen = JSON.stringify(starfarers.view(bed.state, viewer));
      expect(seen).toBe(JSON.stringify(starfarers.view(Testbed.meeting(11).state, viewer)));
    }
  });

  test('ruling 18.47: after the answer the branch is open, the other branches are not', () => {
    const bed = Testbed.meeting(5).give(YELLOW, { ore: 2 });
    bed
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    const other = Testbed.meeting(6).give(YELLOW, { ore: 2 });
    other
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    // Cards 5 and 6 tell the same story here.
    expect(JSON.stringify(starfarers.view(bed.state, YELLOW))).toBe(
      JSON.stringify(starfarers.view(other.state, YELLOW)),
    );
    expect(starfarers.view(bed.state, YELLOW).encounter).toMatchObject({ card: null, like: 5 });
  });

  test('R14.2: an answer cannot be taken back, for it is told what follows', () => {
    const bed = Testbed.meeting(13);
    expect(starfarers.reveals?.(bed.state, YELLOW, { type: 'answer', yes: false })).toBe(true);
    const number = Testbed.meeting(3).give(YELLOW, { ore: 1 });
    expect(starfarers.reveals?.(number.state, YELLOW, { type: 'answerNumber', number: 1 })).toBe(
      false,
    );
    expect(starfarers.reveals?.(number.state, YELLOW, { type: 'answerNumber', number: 0 })).toBe(
      true,
    );
  });

  test('R14.3: then the card is laid aside and the ships move with base speed 3', () => {
    const bed = Testbed.meeting(13).move(YELLOW, { type: 'answer', yes: false });
    expect(bed.state.discards).toEqual([{ card: 13, like: 13, path: 'n', reader: RED }]);
    expect([bed.state.baseSpeed, bed.state.encounter, bed.state.agenda]).toEqual([3, null, []]);
  });

  test('R14.4: up to three resources, never more than the hand holds, to the supply at once', () => {
    const bed = Testbed.meeting(3).give(YELLOW, { ore: 2 });
    expect(bed.offered(YELLOW, 'answerNumber').map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(bed.refusal(YELLOW, { type: 'answerNumber', number: 3 })).toBe('numberTooHigh');
    bed.move(YELLOW, { type: 'answerNumber', number: 1 });
    expect(bed.refusal(YELLOW, { type: 'payCards', cards: { ore: 2 } })).toBe('wrongCount');
    bed.move(YELLOW, { type: 'payCards', cards: { ore: 1 } });
    expect(bed.state.supply[0]).toBe(11);
  });

  test('R14.5 ruling 18.22: yes needs the cards, no is always possible', () => {
    expect([poor(9, 1), poor(9, 2)]).toEqual(['yesNeedsCards', null]);
    expect([poor(12, 0), poor(12, 1), poor(14, 0), poor(14, 1)]).toEqual([
      'yesNeedsCards',
      null,
      'yesNeedsCards',
      null,
    ]);
    expect(Testbed.meeting(9).refusal(YELLOW, { type: 'answer', yes: false })).toBeNull();
  });

  test('R14.6: a used-up pile is made anew from the cards that were read', () => {
    const bed = Testbed.flying(YELLOW, 3);
    bed.state.discards = Array.from({ length: 32 }, (_u, i) => ({
      card: i + 1,
      like: i + 1,
      path: '',
      reader: RED,
    }));
    bed.await({ kind: 'encounter' });
    expect(bed.state.discards).toEqual([]);
  });
});

const opponent = (card: number, seats: number) => {
  const bed = Testbed.meeting(card, YELLOW, seats).move(YELLOW, { type: 'answer', yes: true });
  const [task] = bed.state.agenda;
  return task?.kind === 'contest' ? task.opponent : -1;
};

const combat = (own: number, other: number) =>
  Testbed.flying(YELLOW, 3)
    .upgrade(YELLOW, 'cannon', own)
    .upgrade(BLUE, 'cannon', other)
    .meet(9)
    .move(YELLOW, { type: 'answer', yes: false });

const flee = (own: number, other: number) => {
  const bed = Testbed.flying(YELLOW, 3)
    .upgrade(YELLOW, 'drive', own)
    .upgrade(BLUE, 'drive', other)
    .card(BLUE, 'science-drive');
  bed.card(YELLOW, 'science-both-2').meet(16).move(YELLOW, { type: 'answer', yes: true });
  return bed.state.agenda.length === 0;
};

describe('contests', () => {
  test('R14.7 R14.9 T27 ruling 18.20: 3 + 1 against 2 + 2 is equal, and the active player wins', () => {
    const bed = combat(1, 2).balls('blue', 'yellow').balls('black', 'yellow');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({
      own: 4,
      other: 4,
      won: true,
    });
    expect(
      playerAt(bed.state, YELLOW).giftShips + bed.offered(YELLOW, 'placeGiftShip').length,
    ).toBeGreaterThan(0);
  });

  test('R14.7 ruling 18.17: black counts nothing and triggers nothing', () => {
    const bed = combat(0, 0).balls('black', 'red').balls('black', 'blue');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({ own: 3, other: 1 });
    expect(bed.state.baseSpeed).toBe(3);
    expect(bed.state.agenda.some(({ kind }) => kind === 'encounter')).toBe(false);
  });

  test('R14.8 T28 ruling 18.18: the pirate counts no friendship cards, the active player does', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .upgrade(BLUE, 'cannon', 1)
      .card(BLUE, 'science-cannon')
      .card(YELLOW, 'science-both-1');
    bed
      .meet(9)
      .move(YELLOW, { type: 'answer', yes: false })
      .balls('black', 'red')
      .balls('blue', 'yellow');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({ own: 4, other: 4 });
  });

  test('R14.8: a rival in a race counts everything', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .card(RED, 'science-drive')
      .meet(25)
      .move(YELLOW, { type: 'answer', yes: true });
    bed.balls('black', 'red').balls('blue', 'yellow');
    expect(bed.events.find(({ type }) => type === 'contest')).toMatchObject({
      metric: 'speed',
      own: 4,
      other: 6,
      won: false,
    });
  });

  test('R14.10 ruling 18.19: fleeing compares drives, own cards included, the pirate’s not', () => {
    expect([flee(1, 2), flee(1, 3)]).toEqual([true, false]);
  });

  test('R14.11 ruling 18.21: right is the seat before, left the seat after; three and two players wrap around', () => {
    // Left 1, right 1, right 2.
    expect([opponent(25, 4), opponent(26, 4), opponent(27, 4)]).toEqual([1, 3, 2]);
    expect([opponent(25, 3), opponent(26, 3), opponent(27, 3)]).toEqual([1, 2, 1]);
    expect([opponent(25, 2), opponent(26, 2), opponent(27, 2)]).toEqual([1, 1, 1]);
  });

  test('R14.12 T29: the fence’s goods go back on a 3, and the ore stays lost', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .give(YELLOW, { ore: 1 })
      .halfMedals(YELLOW, 1)
      .meet(12)
      .move(YELLOW, { type: 'answer', yes: true });
    bed.move(YELLOW, { type: 'swapCard', resource: 'ore' });
    expect(bed.refusal(YELLOW, { type: 'takeCards', cards: { ore: 1, food: 1 } })).toBe(
      'excludedKind',
    );
    bed.move(YELLOW, { type: 'takeCards', cards: { food: 2 } }).balls('blue', 'yellow');
    expect(bed.hand(YELLOW)).toEqual({});
    expect(playerAt(bed.state, YELLOW).halfMedals).toBe(0);
    expect(bed.state.supply).toEqual([12, 12, 12, 12, 12]);
  });

  test('T30: the disguised pirate returns exactly what was given', () => {
    const bed = Testbed.flying(YELLOW, 3).give(YELLOW, { ore: 1, fuel: 1, food: 1 }).meet(7);
    bed
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 1, fuel: 1 } });
    bed.move(YELLOW, { type: 'answer', yes: true }).balls('yellow', 'red').balls('black', 'blue');
    expect(bed.hand(YELLOW)).toEqual({ ore: 1, fuel: 1, food: 1 });
    expect(playerAt(bed.state, YELLOW).halfMedals).toBe(2);
  });
});

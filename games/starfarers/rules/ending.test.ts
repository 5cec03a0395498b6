import { describe, expect, test } from 'vitest';
import { starfarers } from './index.ts';
import { pieceOn } from './pieces.ts';
import { nodeNamed } from './lattice.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

describe('points', () => {
  test('R15.1 R15.2: colonies 1, spaceports 2, markers 2, medals 1, two half medals 1', () => {
    const bed = Testbed.trading().halfMedals(YELLOW, 0);
    expect(bed.score(YELLOW)).toBe(4);
    bed.colony(YELLOW, 'n16_20').stations(YELLOW, 'diplomats', 1).halfMedals(YELLOW, 3);
    expect(bed.score(YELLOW)).toBe(8);
    playerAt(bed.state, YELLOW).medals = [13];
    expect(bed.score(YELLOW)).toBe(9);
    bed.spaceport(YELLOW, 'n16_20');
    expect(bed.score(YELLOW)).toBe(10);
  });

  test('R14.13 T24: the fourth half medal is a point, losing it costs it, medals stay', () => {
    const bed = Testbed.meeting(3).halfMedals(YELLOW, 3).give(YELLOW, { ore: 3 });
    playerAt(bed.state, YELLOW).medals = [13];
    expect(bed.score(YELLOW)).toBe(6);
    bed
      .move(YELLOW, { type: 'answerNumber', number: 2 })
      .move(YELLOW, { type: 'payCards', cards: { ore: 2 } });
    expect(bed.score(YELLOW)).toBe(7);
    bed.meet(2).move(YELLOW, { type: 'answerNumber', number: 0 });
    expect(bed.score(YELLOW)).toBe(6);
    expect(playerAt(bed.state, YELLOW).medals).toEqual([13]);
  });
});

describe('winning', () => {
  test('R15.3 ruling 18.42: at the first moment of the own turn with 15 points', () => {
    const bed = Testbed.trading().halfMedals(YELLOW, 20).give(YELLOW, { carbon: 3, food: 2 });
    bed.move(YELLOW, { type: 'buildSpaceport', node: 'n21_29' });
    expect(starfarers.pending(bed.state)).toEqual({
      kind: 'over',
      result: { winners: [YELLOW], ending: 'points', places: [1, 2, 2, 2] },
    });
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBe('matchOver');
  });

  test('R15.3 T25: points in another player’s turn win only at the start of the own one', () => {
    const bed = Testbed.meeting(32).halfMedals(RED, 21);
    const again = Testbed.flying(YELLOW, 3).halfMedals(RED, 21).upgrade(RED, 'freightPod', 1);
    again.meet(32);
    expect(again.score(RED)).toBe(15);
    expect(again.state.phase).toBe('flight');
    again.meet(13).move(YELLOW, { type: 'answer', yes: false }).move(YELLOW, { type: 'endTurn' });
    expect(again.state.result).toMatchObject({ winners: [RED], ending: 'points' });
    expect(bed.state.phase).toBe('flight');
  });

  test('R15.3: a player who no longer has 15 at the start of his turn does not win', () => {
    const bed = Testbed.flying(YELLOW, 3).halfMedals(RED, 22);
    bed.halfMedals(RED, 21).move(YELLOW, { type: 'endTurn' });
    expect(bed.state.phase).toBe('production');
  });

  test('ruling 18.43: a win is checked before the next effect can undo it', () => {
    const bed = Testbed.flying(YELLOW, 3).halfMedals(YELLOW, 21);
    bed.await(
      { kind: 'effect', effect: { op: 'gainHalfMedal', n: 1 } },
      { kind: 'effect', effect: { op: 'loseHalfMedal', n: 1 } },
    );
    expect(bed.state.result?.winners).toEqual([YELLOW]);
  });

  test('the option pointsToWin', () => {
    const bed = Testbed.trading(YELLOW, 4, { pointsToWin: 5 }).give(YELLOW, { carbon: 3, food: 2 });
    bed.move(YELLOW, { type: 'buildSpaceport', node: 'n21_29' });
    expect(bed.state.phase).toBe('over');
  });

  test('ruling 18.58: after the last round the most points win, equal points share', () => {
    const bed = Testbed.flying(BLUE, 3, 4, { maxRounds: 1 })
      .halfMedals(RED, 4)
      .halfMedals(WHITE, 4)
      .halfMedals(BLUE, 2);
    bed.state.startSeat = YELLOW;
    bed.move(BLUE, { type: 'endTurn' });
    expect(bed.state.result).toEqual({
      winners: [RED, WHITE],
      ending: 'roundLimit',
      places: [4, 1, 1, 3],
    });
  });
});

describe('ruling 18.61: resigning', () => {
  test('cards and upgrades go back, ships leave, buildings stay without production and blockade', () => {
    const bed = Testbed.trading()
      .give(YELLOW, { ore: 3 })
      .card(YELLOW, 'green-ore')
      .move(YELLOW, { type: 'resign' });
    expect(bed.state.current).toBe(RED);
    expect(bed.state.supply[0]).toBe(12);
    expect(playerAt(bed.state, YELLOW)).toMatchObject({
      alive: false,
      upgrades: [0, 0, 0],
      colonies: 6,
    });
    expect(pieceOn(bed.state, nodeNamed('n7_27'))).toBeNull();
    expect(pieceOn(bed.state, nodeNamed('n6_28'))).toEqual({ owner: YELLOW, kind: 'spaceport' });
    expect(bed.state.cardOwners[0]).toBe(-1);
    bed.roll(5);
    expect([bed.hand(YELLOW), bed.hand(WHITE)]).toEqual([{}, { ore: 1 }]);
    expect(starfarers.invariants(bed.state)).toEqual([]);
  });

  test('a ship in mid-flight leaves with the others, also when that ends the game', () => {
    const bed = Testbed.flying(YELLOW, 3, 2).steps(YELLOW, 0, 'n9_27');
    expect(bed.state.flying).toBe(0);
    bed.move(YELLOW, { type: 'resign' });
    expect(bed.state.result).toMatchObject({ winners: [RED], ending: 'resignation' });
    expect(starfarers.invariants(bed.state)).toEqual([]);
  });

  test('the last one left wins, and those who left rank by when they did', () => {
    const bed = Testbed.trading(YELLOW, 3).move(YELLOW, { type: 'resign' });
    bed.state.phase = 'trade';
    bed.state.agenda = [];
    bed.move(RED, { type: 'resign' });
    expect(bed.state.result).toEqual({
      winners: [WHITE],
      ending: 'resignation',
      places: [3, 2, 1],
    });
  });

  test('only in the own turn, and not while a decision is due', () => {
    expect(Testbed.trading().refusal(RED, { type: 'resign' })).toBe('notYourTurn');
    expect(Testbed.meeting(13).refusal(YELLOW, { type: 'resign' })).toBe('otherDecision');
  });
});

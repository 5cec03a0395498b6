/** How a match ends, and who stands where. */

import { describe, expect, test } from 'vitest';
import { ENDINGS } from './ending.ts';
import { anno4000 } from './index.ts';
import { listMoves } from './moves.ts';
import { endTurn, land, play, refusalOf, resign } from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const DUEL = {
  round: 5,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 8], pavo: [1, 8] },
} as const satisfies PositionText;

const THREE = {
  round: 5,
  homes: ['regulus', 'deneb', 'antares'],
  stars: { regulus: [0, 8], deneb: [1, 8], antares: [2, 8] },
} as const satisfies PositionText;

describe('R9 the match is over', () => {
  test('R9 when the last opponent loses his home star', () => {
    const state = position({ ...DUEL, stars: { regulus: [1, 8], castor: [0, 9], pavo: [1, 8] } });
    const events = play(state, endTurn);
    expect(state.result).toEqual({ winners: [1], ending: 'lastHomeStar', places: [2, 1] });
    expect(events.at(-1)).toEqual({ type: 'over', winners: [1], ending: 'lastHomeStar' });
  });

  test('R9 when the last opponent has no ships left', () => {
    const state = position({ ...DUEL, discs: { 0: [['CY', 6, 9]] } });
    play(state, land('pavo'), endTurn);
    expect(state.result).toEqual({ winners: [0], ending: 'elimination', places: [1, 2] });
  });

  test('R9 when the last opponent resigns', () => {
    const state = position(DUEL);
    play(state, resign);
    expect(state.result).toEqual({ winners: [1], ending: 'resignation', places: [2, 1] });
  });

  test('R9 and nothing more may be done', () => {
    const state = position(DUEL);
    play(state, resign);
    expect(anno4000.pending(state)).toMatchObject({ kind: 'over', result: { winners: [1] } });
    for (const seat of [0, 1]) {
      expect(listMoves(state, seat)).toEqual([]);
      expect(refusalOf(state, endTurn, seat)).toBe('matchOver');
      expect(refusalOf(state, resign, seat)).toBe('matchOver');
    }
  });

  test('R9 not while two are left', () => {
    const state = position(THREE);
    play(state, resign);
    expect(state.result).toBeNull();
    play(state, resign);
    expect(state.result).toEqual({ winners: [2], ending: 'resignation', places: [3, 2, 1] });
  });

  test('R9 and whoever resigns after destroying the last ships of the other still loses', () => {
    const state = position({ ...DUEL, discs: { 0: [['CY', 6, 9]] } });
    play(state, land('pavo'), resign);
    expect(state.result).toEqual({ winners: [1], ending: 'resignation', places: [2, 1] });
  });
});

/** The result after the last turn of round 5, in which nobody moves. */
const ranked = (stars: PositionText['stars'], discs: NonNullable<PositionText['discs']> = {}) => {
  const state = position({ ...THREE, stars, discs, options: { maxRounds: 5 } });
  play(state, endTurn, endTurn, endTurn);
  return state.result;
};

describe('R9 at the round limit', () => {
  test('R9 play goes on to the last turn of that round', () => {
    const state = position({ ...THREE, options: { maxRounds: 5 } });
    play(state, endTurn, endTurn);
    expect(state.result).toBeNull();
    play(state, endTurn);
    expect(state.result?.ending).toBe('roundLimit');
  });

  test('R9 without a limit play goes on', () => {
    const state = position({ ...THREE, round: 9999 });
    play(state, endTurn, endTurn, endTurn);
    expect([state.result, state.round]).toEqual([null, 10_000]);
  });

  test('R9 whoever holds his own home star comes first, whatever else he has', () => {
    const result = ranked({ castor: [0, 50], capella: [0, 50], deneb: [1, 1], antares: [2, 2] });
    expect(result).toEqual({ winners: [2], ending: 'roundLimit', places: [3, 2, 1] });
  });

  test('R9 then pairs of symbols count', () => {
    const result = ranked({
      regulus: [0, 2],
      castor: [0, 1],
      deneb: [1, 9],
      enif: [1, 1],
      algenib: [1, 1],
      antares: [2, 4],
    });
    expect(result).toEqual({ winners: [0], ending: 'roundLimit', places: [1, 2, 3] });
  });

  test('R9 then ships, those on discs included', () => {
    const stars = { regulus: [0, 3], deneb: [1, 4], enif: [1, 1], antares: [2, 2] } as const;
    const result = ranked(stars, { 2: [['LR', 1, 4]] });
    expect(result).toEqual({ winners: [2], ending: 'roundLimit', places: [3, 2, 1] });
  });

  test('R9 then stars', () => {
    const stars = { regulus: [0, 4], deneb: [1, 3], enif: [1, 1], antares: [2, 1] } as const;
    const result = ranked(stars);
    expect(result).toEqual({ winners: [1], ending: 'roundLimit', places: [2, 1, 3] });
  });

  test('R9 and equal players share their place, the first too', () => {
    const shared = ranked({ regulus: [0, 4], deneb: [1, 4], antares: [2, 1] });
    expect(shared).toEqual({ winners: [0, 1], ending: 'roundLimit', places: [1, 1, 3] });
    const behind = ranked({ regulus: [0, 4], deneb: [1, 4], antares: [2, 5] });
    expect(behind).toEqual({ winners: [2], ending: 'roundLimit', places: [2, 2, 1] });
  });

  test('R9 those who have left rank behind the living, the last to leave first', () => {
    const state = position({ ...THREE, options: { maxRounds: 5 } });
    play(state, resign, endTurn, endTurn);
    expect(state.result).toEqual({ winners: [1, 2], ending: 'roundLimit', places: [3, 1, 1] });
  });
});

test('R9 every way of ending has its name', () => {
  expect(ENDINGS).toEqual([
    'lastHomeStar',
    'elimination',
    'resignation',
    'roundLimit',
    'standstill',
    'mutualDestruction',
  ]);
  expect(anno4000.endings).toBe(ENDINGS);
});

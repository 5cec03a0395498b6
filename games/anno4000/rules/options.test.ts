/** What may be chosen before a match. */

import { isRefusal, readConfig, suggestedOptions } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { applyAction } from './apply.ts';
import { starId } from './board.ts';
import { anno4000 } from './index.ts';
import type { Options } from './options.ts';
import { setup } from './setup.ts';
import { endTurn, fleetsOf, land, play } from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const homesLeft = (seats: number, options: Partial<Options>) =>
  setup({ seats, options }).homesLeft.map(starId);

const accepts = (options: Record<string, unknown>): boolean =>
  !isRefusal(readConfig(anno4000, 2, options));

const RAID = {
  round: 5,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 8], sol: [1, 4], pavo: [1, 8] },
  discs: { 0: [['CY', 4, 4]] },
} as const satisfies PositionText;

/** Who stands on SOL after four have attacked four. */
const standing = (equalBattle: Options['equalBattle']) => {
  const state = position({ ...RAID, options: { equalBattle } });
  play(state, land('sol'));
  return fleetsOf(state).sol;
};

describe('R10 the options', () => {
  test('R10 have these defaults', () => {
    expect(setup({ seats: 2, options: {} }).options).toEqual({
      colours: 'green-blue-red-orange',
      homeSet: 'default',
      homeChoice: 'lots',
      equalBattle: 'attackerLoses',
      afterBattle: 'nextTurn',
      landedDisc: 'departs',
      lateLanding: 'off',
      rescueFirst: 'on',
      exchangeBinds: 'off',
      retakeByForce: 'off',
      shipLimit: null,
      maxRounds: null,
      quietRounds: null,
    });
  });

  test('R10 homeSet plays the other set of home stars', () => {
    expect(homesLeft(2, { homeSet: 'alternative' })).toEqual(['algol', 'antares']);
    expect(homesLeft(3, { homeSet: 'alternative' })).toEqual(['algol', 'arcturus', 'pavo']);
  });

  test('R10 homeSet random lets chance decide between both sets, alike', () => {
    const state = setup({ seats: 3, options: { homeSet: 'random' } });
    expect(anno4000.pending(state)).toEqual({
      kind: 'chance',
      outcomes: [
        { outcome: { type: 'homeSet', set: 'default' }, weight: 1 },
        { outcome: { type: 'homeSet', set: 'alternative' }, weight: 1 },
      ],
    });
    applyAction(state, { by: 'table', chance: { type: 'homeSet', set: 'alternative' } });
    expect(state.homesLeft.map(starId)).toEqual(['algol', 'arcturus', 'pavo']);
  });

  test('R10 homeSet means nothing to four players, who have one set only', () => {
    const corners = ['algol', 'regulus', 'antares', 'pavo'];
    for (const homeSet of ['default', 'alternative', 'random'] as const) {
      expect(homesLeft(4, { homeSet })).toEqual(corners);
    }
  });

  test('R10 homeChoice decides who hands the home stars out', () => {
    const lots = setup({ seats: 2, options: { homeChoice: 'lots' } });
    expect(anno4000.pending(lots).kind).toBe('chance');
    const picked = setup({ seats: 2, options: { homeChoice: 'pick' } });
    expect(anno4000.pending(picked).kind).toBe('move');
  });

  test('R10 equalBattle decides what becomes of equal fleets', () => {
    expect(standing('attackerLoses')).toEqual([1, 4]);
    expect(standing('bothDestroyed')).toBeUndefined();
  });

  test('R10 shipLimit is at least the 15 ships of the beginning', () => {
    expect([null, 15, 16, 999].map((shipLimit) => accepts({ shipLimit }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([14, 0, -1, 15.5, '15'].some((shipLimit) => accepts({ shipLimit }))).toBe(false);
  });

  test('R10 shipLimit 15 stops production at once, until ships are lost', () => {
    const stars = { regulus: [0, 15], pavo: [1, 15] } as const;
    const state = position({ ...RAID, round: 2, stars, discs: {}, options: { shipLimit: 15 } });
    expect(fleetsOf(state)).toEqual(stars);
  });

  test('R10 maxRounds ends the match after so many rounds', () => {
    const state = position({ ...RAID, round: 1, discs: {}, options: { maxRounds: 1 } });
    play(state, endTurn, endTurn);
    expect(state.result?.ending).toBe('roundLimit');
    expect([0, -1, 1.5, '9'].some((maxRounds) => accepts({ maxRounds }))).toBe(false);
  });
});

test('R10 with bots at the table an end of a standstill is suggested, among people the rulebook', () => {
  const suggested = suggestedOptions(anno4000.options, true, {});
  expect(suggested.quietRounds).toBe(20);
  expect(accepts(suggested)).toBe(true);
  expect(suggestedOptions(anno4000.options, false, {})).toEqual({
    ...suggested,
    quietRounds: null,
  });
});

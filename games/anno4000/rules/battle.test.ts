/** Ships arrive on a star that somebody else holds. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fight } from './battle.ts';
import {
  discsOf,
  endTurn,
  fleetsOf,
  land,
  play,
  refusalOf,
  shortFlight,
  start,
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const fleet = fc.integer({ min: 1, max: 500 });

/** Six ships of seat 0 reach SOL, which four of seat 1 hold. */
const RAID = {
  round: 5,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 8], sol: [1, 4], pavo: [1, 8] },
  discs: { 0: [['CY', 4, 6]] },
} as const satisfies PositionText;

describe('R7 a battle', () => {
  test('R7 destroys the smaller fleet completely and costs the larger one nothing', () => {
    fc.assert(
      fc.property(
        fleet,
        fleet,
        fc.constantFrom('attackerLoses', 'bothDestroyed'),
        (a, d, equal) => {
          fc.pre(a !== d);
          const expected = a > d ? { attackers: a, defenders: 0 } : { attackers: 0, defenders: d };
          expect(fight(a, d, equal)).toEqual(expected);
        },
      ),
    );
  });

  test('R7 is won by the attacker with one ship more', () => {
    const state = position({ ...RAID, discs: { 0: [['CY', 4, 5]] } });
    const events = play(state, land('sol'));
    expect(fleetsOf(state).sol).toEqual([0, 5]);
    expect(events.at(-1)).toEqual({
      type: 'battle',
      star: 'sol',
      attacker: 0,
      attackers: 5,
      defender: 1,
      defenders: 4,
      winner: 0,
    });
  });

  test('R7 is lost by the attacker with fewer ships', () => {
    const state = position({ ...RAID, discs: { 0: [['CY', 4, 3]] } });
    play(state, land('sol'));
    expect(fleetsOf(state)).toEqual(RAID.stars);
    expect(discsOf(state, 0)).toEqual([null, null]);
  });

  test('R7 bars departures from its star for the rest of the turn, not from others', () => {
    const state = position({ ...RAID, stars: { ...RAID.stars, toliman: [0, 1] } });
    play(state, land('sol'));
    expect(refusalOf(state, start('sol', 1))).toBe('battlefield');
    expect(refusalOf(state, shortFlight('sol', 'toliman', 1))).toBe('battlefield');
    expect(refusalOf(state, start('toliman', 1))).toBeNull();
    expect(refusalOf(state, shortFlight('toliman', 'sol', 1))).toBeNull();
    play(state, endTurn, endTurn);
    expect(refusalOf(state, start('sol', 1))).toBeNull();
  });

  test('R7 happens after a short flight too, and then the new star is no battlefield next turn', () => {
    const stars = { ...RAID.stars, toliman: [0, 5] } as const;
    const state = position({ ...RAID, stars, discs: {} });
    play(state, shortFlight('toliman', 'sol', 5));
    expect(fleetsOf(state)).toEqual({ regulus: [0, 8], sol: [0, 5], pavo: [1, 8] });
    play(state, endTurn, endTurn);
    expect(refusalOf(state, start('sol', 5))).toBeNull();
  });

  test('R7 does not happen where nobody stands, nor among own ships', () => {
    const state = position(RAID);
    const events = play(state, land('toliman'));
    expect(events.map(({ type }) => type)).toEqual(['landing']);
    expect(refusalOf(state, start('toliman', 6))).toBeNull();
  });

  test('R7 adds the ships of two discs that land together, a multiple attack', () => {
    const state = position({
      ...RAID,
      discs: {
        0: [
          ['CY', 4, 2],
          ['FY', 3, 3],
        ],
      },
    });
    play(state, land('sol', [0, 1]));
    expect(fleetsOf(state).sol).toEqual([0, 5]);
  });
});

describe('ruling 8: equal fleets', () => {
  test('ruling 8: cost the attacker all his ships and the defender none', () => {
    const state = position({ ...RAID, discs: { 0: [['CY', 4, 4]] } });
    play(state, land('sol'));
    expect(fleetsOf(state)).toEqual(RAID.stars);
    fc.assert(
      fc.property(fleet, (n) => {
        expect(fight(n, n, 'attackerLoses')).toEqual({ attackers: 0, defenders: n });
      }),
    );
  });

  test('ruling 8: with bothDestroyed leave the star empty', () => {
    const options = { equalBattle: 'bothDestroyed' } as const;
    const state = position({ ...RAID, options, discs: { 0: [['CY', 4, 4]] } });
    const events = play(state, land('sol'));
    expect(fleetsOf(state)).toEqual({ regulus: [0, 8], pavo: [1, 8] });
    expect(events.at(-1)).toMatchObject({ type: 'battle', winner: null });
    fc.assert(
      fc.property(fleet, (n) => {
        expect(fight(n, n, 'bothDestroyed')).toEqual({ attackers: 0, defenders: 0 });
      }),
    );
  });

  test('ruling 8: with bothDestroyed the emptied star stays a battlefield for ships that land after', () => {
    const options = { equalBattle: 'bothDestroyed' } as const;
    const discs = {
      0: [
        ['CY', 4, 4],
        ['FY', 3, 2],
      ],
    } as const;
    const state = position({ ...RAID, options, discs });
    play(state, land('sol', [0]), land('sol', [1]));
    expect(fleetsOf(state).sol).toEqual([0, 2]);
    expect(refusalOf(state, start('sol', 1))).toBe('battlefield');
  });
});

test('ruling 9: a short flight fights alone, no disc can join it', () => {
  const stars = { ...RAID.stars, toliman: [0, 3] } as const;
  const state = position({ ...RAID, stars, discs: { 0: [['CY', 4, 3]] } });
  play(state, shortFlight('toliman', 'sol', 3));
  expect(fleetsOf(state)).toEqual(RAID.stars);
  expect(refusalOf(state, land('sol'))).toBe('landingClosed');
});

test('ruling 10: two discs that land one after the other fight two battles', () => {
  const discs = {
    0: [
      ['CY', 4, 3],
      ['FY', 3, 3],
    ],
  } as const;
  const apart = position({ ...RAID, discs });
  const events = play(apart, land('sol', [0]), land('sol', [1]));
  expect(events.filter(({ type }) => type === 'battle')).toHaveLength(2);
  expect(fleetsOf(apart)).toEqual(RAID.stars);
  const together = position({ ...RAID, discs });
  play(together, land('sol', [0, 1]));
  expect(fleetsOf(together).sol).toEqual([0, 6]);
});

test('ruling 26: nobody shares a star with another player: whoever arrives there fights', () => {
  const homes = ['regulus', 'deneb', 'antares'] as const;
  const stars = { regulus: [0, 8], sol: [1, 4], deneb: [1, 8], antares: [2, 8] } as const;
  for (const ships of [1, 4, 5]) {
    const state = position({ round: 5, homes, stars, discs: { 0: [['CY', 4, ships]] } });
    const events = play(state, land('sol'));
    expect(events.map(({ type }) => type)).toEqual(['landing', 'battle']);
  }
});

test('ruling 30: whoever beat off an attack may start in his next turn, in the same round too', () => {
  const state = position({ ...RAID, discs: { 0: [['CY', 4, 2]] } });
  play(state, land('sol'), endTurn);
  expect([state.current, state.round]).toEqual([1, 5]);
  expect(refusalOf(state, start('sol', 4))).toBeNull();
  expect(refusalOf(state, shortFlight('sol', 'toliman', 1))).toBeNull();
});

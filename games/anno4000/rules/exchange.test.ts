/** Two players hold each other's home star: truce and evacuation. */

import { describe, expect, test } from 'vitest';
import { listMoves } from './moves.ts';
import {
  discsOf,
  endTurn,
  fleetsOf,
  land,
  livingOf,
  play,
  refusalOf,
  resign,
  shortFlight,
  start,
  targetsOf,
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const HOMES = ['algol', 'regulus', 'antares'] as const;

/** Seats 0 and 1 hold each other's home star; round 13 has begun, both must clear them in round 14. */
const RUNNING = {
  round: 13,
  homes: HOMES,
  stars: { algol: [1, 4], regulus: [0, 5], sirius: [0, 2], castor: [1, 2], antares: [2, 9] },
  exchanges: [{ players: [0, 1], dueRound: 14 }],
} as const satisfies PositionText;

const DUE = { ...RUNNING, round: 14 } as const satisfies PositionText;

describe('R8.4 an exchange', () => {
  test('R8.4 keeps both in the game', () => {
    const state = position(RUNNING);
    play(state, endTurn, endTurn, endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
  });

  test('R8.4 lets neither produce before he is back on his home star', () => {
    const state = position(DUE);
    expect(fleetsOf(state)).toEqual(DUE.stars);
    play(state, start('regulus', 5), endTurn);
    expect(fleetsOf(state).castor).toEqual([1, 2]);
  });

  test('R8.4 may be ended earlier, of the own will', () => {
    const state = position(RUNNING);
    play(state, start('regulus', 5), endTurn);
    expect(state.exchanges).toHaveLength(1);
    const events = play(state, start('algol', 4), endTurn);
    expect(events).toContainEqual({ type: 'exchangeEnded', seats: [0, 1] });
    expect(state.exchanges).toEqual([]);
  });

  test('R8.4 allows to leave with a part of the ships before it is due', () => {
    const state = position(RUNNING);
    expect(refusalOf(state, start('regulus', 2))).toBeNull();
    expect(refusalOf(state, shortFlight('regulus', 'algieba', 2))).toBeNull();
    expect(refusalOf(state, endTurn)).toBeNull();
  });

  test('R8.4 is over when both have cleared, and the home stars may be attacked again', () => {
    const state = position({ ...DUE, discs: { 0: [['KY', 2, 3]], 1: [['DR', 1, 2]] } });
    play(state, start('regulus', 5), endTurn);
    expect(refusalOf(state, land('algol'))).toBe('outOfReach');
    play(state, start('algol', 4), endTurn, endTurn);
    expect(state.exchanges).toEqual([]);
    play(state, endTurn);
    // D red and A yellow are 3 apart: the disc of seat 1 has reached field 3.
    expect(discsOf(state, 1)).toEqual([
      ['DR', 3, 2],
      ['AY', 2, 4],
    ]);
    expect(refusalOf(state, land('algol'))).toBeNull();
  });
});

test('ruling 16: an exchange is nobody’s decision: it begins by itself and offers no move', () => {
  const state = position({ ...RUNNING, exchanges: [] });
  const events = play(state, endTurn);
  expect(events).toContainEqual({ type: 'exchange', seats: [0, 1], dueRound: 14 });
  const types = new Set(listMoves(state, 1).map(({ type }) => type));
  expect(types).toEqual(new Set(['start', 'shortFlight', 'endTurn', 'resign']));
});

describe('ruling 17: the truce', () => {
  const stars = { ...RUNNING.stars, mirfak: [0, 9], algieba: [0, 9] } as const;

  test('ruling 17: bars both from the home star of the partner, whoever stands there', () => {
    const discs = { 0: [['FY', 1, 9]], 1: [['BY', 1, 9]] } as const;
    const state = position({ ...RUNNING, discs });
    expect(refusalOf(state, land('regulus'))).toBe('truce');
    expect(targetsOf(state)).not.toContain('regulus');
    play(state, endTurn);
    expect(refusalOf(state, land('algol'))).toBe('truce');
    const taken = position({ ...RUNNING, stars: { ...stars, regulus: [2, 1] }, discs });
    expect(refusalOf(taken, land('regulus'))).toBe('truce');
    expect(refusalOf(taken, shortFlight('algieba', 'regulus', 9))).toBe('truce');
  });

  test('ruling 17: bars both from their own home star while the partner stands there', () => {
    const state = position({ ...RUNNING, stars, discs: { 0: [['BY', 1, 9]] } });
    expect(refusalOf(state, land('algol'))).toBe('truce');
    expect(refusalOf(state, land('mirfak'))).toBeNull();
    expect(refusalOf(state, shortFlight('mirfak', 'algol', 9))).toBe('truce');
  });

  test('ruling 17: lets a player back home once the partner has gone', () => {
    const { algol: _empty, ...left } = stars;
    const state = position({ ...RUNNING, stars: left });
    expect(refusalOf(state, shortFlight('mirfak', 'algol', 9))).toBeNull();
    const third = position({ ...RUNNING, stars: { ...left, algol: [2, 1] } });
    expect(refusalOf(third, shortFlight('mirfak', 'algol', 9))).toBeNull();
  });

  test('ruling 17: does not bind anybody else, nor on other stars', () => {
    const discs = { 0: [['FY', 1, 3]], 2: [['FY', 1, 9]] } as const;
    const state = position({ ...RUNNING, discs });
    expect(refusalOf(state, land('castor'))).toBeNull();
    play(state, endTurn, endTurn);
    expect(refusalOf(state, land('regulus'))).toBeNull();
  });
});

describe('ruling 18: an evacuation that is due', () => {
  test('ruling 18: is made by a start with all ships', () => {
    const state = position(DUE);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    expect(refusalOf(state, start('regulus', 4))).toBe('evacuate');
    play(state, start('regulus', 5), endTurn);
    expect(state.current).toBe(1);
  });

  test('ruling 18: or by a short flight with all ships', () => {
    const state = position(DUE);
    expect(refusalOf(state, shortFlight('regulus', 'algieba', 4))).toBe('evacuate');
    play(state, shortFlight('regulus', 'algieba', 5), endTurn);
    expect(fleetsOf(state).algieba).toEqual([0, 5]);
  });

  test('ruling 18: waits for a landing when both discs are in flight', () => {
    const state = position({
      ...DUE,
      discs: {
        0: [
          ['ER', 2, 1],
          ['ER', 1, 1],
        ],
      },
    });
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    expect(refusalOf(state, start('regulus', 5))).toBe('noFreeDisc');
    const types = new Set(listMoves(state, 0).map(({ type }) => type));
    expect(types).toEqual(new Set(['land', 'resign']));
    play(state, land('sol', [1]), start('regulus', 5), endTurn);
    expect(state.current).toBe(1);
  });

  test('ruling 18: is asked of nobody whose ships have left already', () => {
    const { regulus: _empty, ...stars } = DUE.stars;
    const state = position({ ...DUE, stars });
    expect(refusalOf(state, endTurn)).toBeNull();
    expect(refusalOf(state, start('sirius', 1))).toBeNull();
  });

  test('ruling 18: always finds a landing place: even the farthest sector has a star that is not barred', () => {
    const stars = { pavo: [0, 5], castor: [1, 2], regulus: [1, 4], antares: [2, 3] } as const;
    const discs = {
      0: [
        ['CY', 6, 1],
        ['FY', 4, 2],
      ],
    } as const;
    const exchanges = [{ players: [0, 1], dueRound: 14 }] as const;
    const homes = ['regulus', 'pavo', 'antares'] as const;
    const state = position({ round: 14, homes, stars, discs, exchanges });
    expect(targetsOf(state, [0])).toEqual(['achernar']);
  });
});

describe('ruling 19: both clear in the round after the exchange', () => {
  test('ruling 19: when the first of a round began it', () => {
    const state = position({ ...RUNNING, exchanges: [] });
    play(state, endTurn);
    expect(refusalOf(state, endTurn)).toBeNull();
    play(state, endTurn, endTurn);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
  });

  test('ruling 19: when the last of a round began it', () => {
    const state = position({ ...RUNNING, exchanges: [], startSeat: 1 });
    const events = play(state, endTurn);
    expect(events).toContainEqual({ type: 'exchange', seats: [0, 1], dueRound: 14 });
    expect([state.round, state.current]).toEqual([14, 1]);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
  });
});

describe('ruling 27: while an evacuation is due', () => {
  test('ruling 27: nothing else may depart', () => {
    const state = position({ ...DUE, stars: { ...DUE.stars, algieba: [0, 2] } });
    expect(refusalOf(state, start('sirius', 1))).toBe('evacuate');
    expect(refusalOf(state, shortFlight('sirius', 'procyon', 1))).toBe('evacuate');
    const departures = listMoves(state, 0).filter(
      ({ type }) => type === 'start' || type === 'shortFlight',
    );
    expect(departures).toEqual([start('regulus', 5), shortFlight('regulus', 'algieba', 5)]);
  });

  test('ruling 27: discs may land before it, but not after', () => {
    const state = position({ ...DUE, discs: { 0: [['ER', 1, 1]] } });
    expect(refusalOf(state, land('sol'))).toBeNull();
    play(state, start('regulus', 5));
    expect(refusalOf(state, land('sol'))).toBe('landingClosed');
  });
});

describe('ruling 28: when one of the two leaves the game', () => {
  test('ruling 28: by resigning, the other need not clear and may stay', () => {
    const state = position(DUE);
    play(state, resign);
    expect(state.exchanges).toEqual([]);
    expect(refusalOf(state, endTurn)).toBeNull();
    expect(refusalOf(state, start('algol', 1))).toBeNull();
    play(state, endTurn, endTurn, endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
  });

  test('ruling 28: by losing his home star to a third player, the same', () => {
    const state = position({ ...RUNNING, stars: { ...RUNNING.stars, algol: [2, 4] } });
    play(state, endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
    expect(state.exchanges).toEqual([]);
    expect(fleetsOf(state).regulus).toBeUndefined();
  });

  test('ruling 28: by losing his last ships, the same', () => {
    const stars = { algol: [1, 4], regulus: [0, 1], antares: [2, 9], alhena: [2, 1] } as const;
    const discs = { 2: [['FY', 1, 2]] } as const;
    const state = position({ ...RUNNING, stars, current: 2, startSeat: 2, discs });
    play(state, land('regulus'), endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
    expect(state.exchanges).toEqual([]);
  });
});

test('ruling 29: of several evacuations one is made each turn, the rest stay due', () => {
  const state = position({
    round: 14,
    homes: ['algol', 'regulus', 'antares', 'pavo'],
    stars: { algol: [2, 3], regulus: [0, 5], antares: [0, 4], castor: [1, 3], pavo: [3, 12] },
    exchanges: [
      { players: [0, 1], dueRound: 14 },
      { players: [0, 2], dueRound: 14 },
    ],
  });
  expect(refusalOf(state, start('regulus', 5))).toBeNull();
  play(state, start('antares', 4), endTurn, endTurn, start('algol', 3), endTurn, endTurn);
  expect([state.round, state.current]).toEqual([15, 0]);
  expect(refusalOf(state, endTurn)).toBe('evacuate');
  expect(refusalOf(state, start('regulus', 4))).toBe('evacuate');
  play(state, start('regulus', 5), endTurn);
  expect(state.exchanges).toEqual([]);
  expect(livingOf(state)).toEqual([true, true, true, true]);
});

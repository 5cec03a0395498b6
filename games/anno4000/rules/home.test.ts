/** Losing the home star, and what saves its owner. Exchanges have a file of their own. */

import { describe, expect, test } from 'vitest';
import {
  discsOf,
  endTurn,
  fleetsOf,
  land,
  livingOf,
  play,
  refusalOf,
  shortFlight,
  start,
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

/** Three players; seat 1 is about to land nine ships from E yellow on REGULUS, the home star of seat 0. */
const RAID = {
  round: 5,
  current: 1,
  homes: ['regulus', 'deneb', 'antares'],
  stars: { regulus: [0, 4], castor: [0, 2], deneb: [1, 8], antares: [2, 8] },
  discs: { 0: [['FY', 1, 3]], 1: [['EY', 2, 9]] },
} as const satisfies PositionText;

/** Seat 1 has taken REGULUS with five ships; now it is the turn of seat 0. */
const THREATENED = {
  round: 5,
  homes: ['regulus', 'deneb', 'antares'],
  stars: { regulus: [1, 5], castor: [0, 2], deneb: [1, 4], antares: [2, 8] },
} as const satisfies PositionText;

describe('R8.1 capture', () => {
  test('R8.1 threatens the owner, who keeps his other stars and discs', () => {
    const state = position(RAID);
    const events = play(state, land('regulus'));
    expect(events.at(-1)).toEqual({ type: 'homeCaptured', seat: 0, by: 1, star: 'regulus' });
    play(state, endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    expect(fleetsOf(state)).toEqual({ ...RAID.stars, regulus: [1, 9] });
    expect(discsOf(state, 0)).toEqual([['FY', 1, 3], null]);
  });

  test('R8.1 fails with an attack that fails', () => {
    const state = position({ ...RAID, discs: { 1: [['EY', 2, 4]] } });
    const events = play(state, land('regulus'), endTurn, endTurn, endTurn);
    expect(events.some(({ type }) => type === 'homeCaptured')).toBe(false);
    expect(livingOf(state)).toEqual([true, true, true]);
  });

  test('R8.1 happens without a battle on a home star that stands empty', () => {
    const { regulus: _empty, ...stars } = RAID.stars;
    const state = position({ ...RAID, stars });
    const events = play(state, land('regulus'));
    expect(events.map(({ type }) => type)).toEqual(['landing', 'homeCaptured']);
  });

  test('R8.1 stops the production of its owner', () => {
    const state = position({ ...THREATENED, round: 6 });
    expect(fleetsOf(state)).toEqual(THREATENED.stars);
  });
});

describe('R8.2 in his next turn the owner saves himself', () => {
  test('R8.2 by landing on his home star', () => {
    const state = position({ ...THREATENED, discs: { 0: [['FY', 1, 6]] } });
    const events = play(state, land('regulus'));
    expect(events.at(-1)).toEqual({ type: 'homeRecaptured', seat: 0, star: 'regulus' });
    play(state, endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    expect(state.exchanges).toEqual([]);
  });

  test('R8.2 by a multiple attack', () => {
    const state = position({
      ...THREATENED,
      discs: {
        0: [
          ['FY', 1, 3],
          ['EY', 2, 3],
        ],
      },
    });
    play(state, land('regulus', [0, 1]), endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    expect(fleetsOf(state).regulus).toEqual([0, 6]);
  });

  test('R8.2 by a short flight', () => {
    const state = position({ ...THREATENED, stars: { ...THREATENED.stars, algieba: [0, 6] } });
    play(state, shortFlight('algieba', 'regulus', 6), endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    expect(fleetsOf(state).regulus).toEqual([0, 6]);
  });

  test('R8.2 by taking the home star of whoever holds his, which begins an exchange', () => {
    const state = position({ ...THREATENED, discs: { 0: [['CY', 4, 6]] } });
    play(state, land('deneb'), endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    expect(state.exchanges).toEqual([{ players: [0, 1], dueRound: 6 }]);
  });

  test('R8.2 but not by taking the home star of somebody else', () => {
    const stars = { ...THREATENED.stars, sol: [2, 1] } as const;
    const state = position({ ...THREATENED, stars, discs: { 0: [['CY', 4, 9]] } });
    play(state, land('antares'), endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
  });
});

describe('R8.3 the check', () => {
  test('R8.3 comes at the end of the own turn and only then', () => {
    const state = position({ ...THREATENED, current: 2, startSeat: 2 });
    play(state, endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    play(state, start('castor', 2));
    expect(livingOf(state)).toEqual([true, true, true]);
    play(state, endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
  });

  test('R8.3 finds a player safe whose home star nobody else holds', () => {
    const { regulus: _empty, ...stars } = THREATENED.stars;
    const state = position({ ...THREATENED, stars });
    play(state, endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
  });
});

describe('R8.5 elimination', () => {
  test('R8.5 takes all ships off stars and discs and leaves the stars empty', () => {
    const state = position({
      ...THREATENED,
      discs: {
        0: [
          ['FY', 1, 3],
          ['EY', 2, 3],
        ],
      },
    });
    const events = play(state, endTurn);
    expect(events).toContainEqual({ type: 'eliminated', seat: 0, reason: 'homeStarLost' });
    const { castor: _empty, ...stars } = THREATENED.stars;
    expect(fleetsOf(state)).toEqual(stars);
    expect(discsOf(state, 0)).toEqual([null, null]);
    expect([state.current, livingOf(state)]).toEqual([1, [false, true, true]]);
  });

  test('R8.5 leaves the turn to the living alone', () => {
    const state = position(THREATENED);
    play(state, endTurn, endTurn, endTurn);
    expect([state.current, state.round]).toEqual([1, 6]);
    expect(refusalOf(state, endTurn, 0)).toBe('notYourTurn');
  });
});

describe('R8.6 without ships', () => {
  test('R8.6 a player is out at the end of any turn', () => {
    const stars = { castor: [0, 2], deneb: [1, 8], antares: [2, 8] } as const;
    const state = position({ ...RAID, stars, discs: { 1: [['FY', 1, 3]] } });
    play(state, land('castor'));
    expect(livingOf(state)).toEqual([true, true, true]);
    const events = play(state, endTurn);
    expect(events).toContainEqual({ type: 'eliminated', seat: 0, reason: 'noShips' });
    expect([state.current, livingOf(state)]).toEqual([2, [false, true, true]]);
  });

  test('R8.6 a single ship on a disc keeps a player in the game', () => {
    const stars = { castor: [0, 2], deneb: [1, 8], antares: [2, 8] } as const;
    const discs = { 0: [['CY', 1, 1]], 1: [['FY', 1, 3]] } as const;
    const state = position({ ...RAID, stars, discs });
    play(state, land('castor'), endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
  });
});

test('ruling 14: an empty home star is allowed, produces nothing, and is captured without battle', () => {
  const homes = ['regulus', 'pavo'] as const;
  const stars = { regulus: [0, 6], castor: [0, 1], pavo: [1, 8] } as const;
  const state = position({ round: 1, homes, stars, discs: { 1: [['FY', 1, 1]] } });
  play(state, start('regulus', 6), endTurn);
  expect(refusalOf(state, land('regulus'))).toBeNull();
  play(state, endTurn);
  expect(fleetsOf(state)).toEqual({ castor: [0, 1], pavo: [1, 8] });
  const taken = position({ round: 1, homes, stars, discs: { 1: [['FY', 1, 1]] } });
  play(taken, start('regulus', 6), endTurn, land('regulus'), endTurn, endTurn);
  expect(taken.result?.winners).toEqual([1]);
});

describe('ruling 15: who holds a home star when the turn of its owner ends', () => {
  test('ruling 15: is who counts, also if he took it from the first captor', () => {
    const stars = {
      regulus: [2, 5],
      castor: [0, 2],
      deneb: [1, 4],
      sol: [1, 1],
      antares: [2, 3],
    } as const;
    const against1 = position({ ...THREATENED, stars, discs: { 0: [['CY', 4, 6]] } });
    play(against1, land('deneb'), endTurn);
    expect(livingOf(against1)).toEqual([false, true, true]);
    const against2 = position({ ...THREATENED, stars, discs: { 0: [['CY', 4, 6]] } });
    play(against2, land('antares'), endTurn);
    expect(livingOf(against2)).toEqual([true, true, true]);
    expect(against2.exchanges).toEqual([{ players: [0, 2], dueRound: 6 }]);
  });

  test('ruling 15: is nobody when the captor has been eliminated, and the owner is safe', () => {
    // Seat 1 holds REGULUS, but its own home star is held by seat 2.
    const stars = { regulus: [1, 5], castor: [0, 2], deneb: [2, 4], antares: [2, 8] } as const;
    const state = position({ ...THREATENED, stars, current: 1, startSeat: 1 });
    play(state, endTurn, endTurn);
    expect([state.current, livingOf(state)]).toEqual([0, [true, false, true]]);
    play(state, endTurn);
    expect(livingOf(state)).toEqual([true, false, true]);
  });
});

test('ruling 20: whoever loses his last ship in his own attack is out at the end of that turn', () => {
  const stars = { deneb: [1, 8], antares: [2, 8] } as const;
  const state = position({ ...THREATENED, stars, discs: { 0: [['CY', 4, 3]] } });
  play(state, land('deneb'), endTurn);
  expect([state.current, livingOf(state)]).toEqual([1, [false, true, true]]);
});

test('ruling 23: the home star of somebody who has left produces for its holder, and may be lost again', () => {
  const stars = { regulus: [1, 1], deneb: [1, 4], antares: [2, 8] } as const;
  const discs = { 2: [['FY', 1, 3]] } as const;
  const state = position({ ...THREATENED, stars, current: 1, round: 6, fallen: [[0]], discs });
  expect(fleetsOf(state).deneb).toEqual([1, 6]);
  const events = play(state, endTurn, land('regulus'));
  expect(events.some(({ type }) => type === 'homeCaptured')).toBe(false);
  play(state, endTurn, endTurn);
  expect(livingOf(state)).toEqual([false, true, true]);
});

test('ruling 24: a recapture comes too late for the production of that turn', () => {
  const state = position({ ...THREATENED, round: 6, discs: { 0: [['FY', 1, 6]] } });
  play(state, land('regulus'), endTurn);
  expect(fleetsOf(state).regulus).toEqual([0, 6]);
});

test('ruling 25: of two threatened players each is checked at the end of his own turn', () => {
  const stars = {
    regulus: [1, 5],
    castor: [0, 2],
    deneb: [0, 4],
    antares: [0, 8],
    sol: [2, 3],
  } as const;
  // Seat 1 holds REGULUS, seat 0 holds DENEB and ANTARES: an exchange saves 0 and 1, nothing saves 2.
  const state = position({ ...THREATENED, stars });
  play(state, endTurn);
  expect(livingOf(state)).toEqual([true, true, true]);
  play(state, endTurn);
  expect(livingOf(state)).toEqual([true, true, true]);
  play(state, endTurn);
  expect(livingOf(state)).toEqual([true, true, false]);
});

test('ruling 25: an elimination frees the home stars that the eliminated player held', () => {
  const stars = {
    regulus: [2, 5],
    castor: [0, 2],
    deneb: [0, 4],
    sol: [1, 3],
    antares: [2, 8],
  } as const;
  const state = position({ ...THREATENED, stars });
  play(state, endTurn);
  expect(livingOf(state)).toEqual([false, true, true]);
  expect(fleetsOf(state).deneb).toBeUndefined();
  play(state, endTurn);
  expect(livingOf(state)).toEqual([false, true, true]);
});

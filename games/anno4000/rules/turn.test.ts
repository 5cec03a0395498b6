/** The course of a turn and of a round. */

import { describe, expect, test } from 'vitest';
import type { Event } from './actions.ts';
import { anno4000 } from './index.ts';
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
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const THREE = {
  round: 3,
  homes: ['regulus', 'deneb', 'antares'],
  stars: { regulus: [0, 8], deneb: [1, 8], antares: [2, 8] },
} as const satisfies PositionText;

describe('R5 a turn', () => {
  test('R5 belongs to one player: nobody else decides anything', () => {
    const state = position(THREE);
    expect(anno4000.pending(state)).toEqual({ kind: 'move', seats: [0] });
    for (const seat of [1, 2]) {
      expect(refusalOf(state, endTurn, seat)).toBe('notYourTurn');
      expect(refusalOf(state, resign, seat)).toBe('notYourTurn');
      expect(listMoves(state, seat)).toEqual([]);
    }
  });

  test('R5 goes from landing to departure to its end, which its player declares', () => {
    const state = position({ ...THREE, discs: { 0: [['CY', 1, 2]] } });
    expect(state.phase).toBe('landing');
    play(state, land('pollux'));
    expect(state.phase).toBe('landing');
    play(state, start('pollux', 1));
    expect(state.phase).toBe('departure');
    expect(listMoves(state, 0)).toEqual([endTurn, resign]);
    play(state, endTurn);
    expect([state.current, state.phase]).toEqual([1, 'landing']);
  });

  test('R5 makes a round of one turn of everybody; the next begins at the start player', () => {
    const state = position({ ...THREE, current: 1, startSeat: 1 });
    const course = [1, 2, 3, 4].map(() => {
      play(state, endTurn);
      return `${state.round}:${state.current}`;
    });
    expect(course).toEqual(['3:2', '3:0', '4:1', '4:2']);
  });

  test('R5 begins a new round at the seat of the start player even if he has left', () => {
    const stars = { deneb: [1, 8], antares: [2, 8] } as const;
    const state = position({ ...THREE, stars, current: 2, fallen: [[0]] });
    play(state, endTurn);
    expect([state.round, state.current]).toEqual([4, 1]);
  });
});

test('ruling 7: a turn is production, advance, landings, one departure, in this order', () => {
  const events: Event[] = [];
  const state = position({ ...THREE, round: 4, discs: { 0: [['CY', 1, 2]] } }, (event) =>
    events.push(event),
  );
  events.push(...play(state, land('pollux'), start('regulus', 9), endTurn));
  expect(events.map(({ type }) => type).slice(0, 6)).toEqual([
    'turn',
    'production',
    'advance',
    'landing',
    'start',
    'turn',
  ]);
});

test('ruling 13: nobody has to land or depart', () => {
  const state = position({ ...THREE, discs: { 0: [['CY', 1, 2]] } });
  play(state, endTurn);
  expect(state.current).toBe(1);
  expect(discsOf(state, 0)).toEqual([['CY', 2, 2], null]);
  expect(fleetsOf(state)).toEqual(THREE.stars);
});

describe('ruling 27: a departure', () => {
  test('ruling 27: waits for every compulsory landing', () => {
    const state = position({ ...THREE, discs: { 0: [['EY', 4, 2]] } });
    expect(refusalOf(state, start('regulus', 1))).toBe('mustLand');
    expect(refusalOf(state, shortFlight('regulus', 'algieba', 1))).toBe('mustLand');
    const types = new Set(listMoves(state, 0).map(({ type }) => type));
    expect(types).toEqual(new Set(['land', 'resign']));
  });

  test('ruling 27: closes the landing step for every other disc', () => {
    const state = position({ ...THREE, discs: { 0: [['CY', 1, 2]] } });
    play(state, shortFlight('regulus', 'algieba', 1));
    expect(refusalOf(state, land('pollux'))).toBe('landingClosed');
  });
});

describe('ruling 31: the end of a turn', () => {
  test('ruling 31: looks for players without ships after whoever lost his home star has gone', () => {
    // Seat 0 loses: its ships leave DENEB, whose owner then still has a disc.
    const state = position({
      ...THREE,
      stars: { regulus: [2, 5], deneb: [0, 4], antares: [2, 8] },
      discs: { 1: [['GY', 1, 1]] },
    });
    const events = play(state, endTurn);
    expect(events.map(({ type }) => type)).toEqual(['eliminated', 'turn', 'advance']);
    expect(livingOf(state)).toEqual([false, true, true]);
  });

  test('ruling 31: drops finished exchanges before it looks at the home star', () => {
    // Neither holds the other's home star any more; seat 2 holds that of seat 0.
    const state = position({
      ...THREE,
      stars: { regulus: [2, 5], castor: [0, 4], deneb: [1, 4], antares: [2, 8] },
      exchanges: [{ players: [0, 1], dueRound: 3 }],
    });
    const events = play(state, endTurn);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['exchangeEnded', 'eliminated']);
  });

  test('ruling 31: removes everybody without ships at the same moment', () => {
    const state = position({
      ...THREE,
      current: 2,
      startSeat: 2,
      options: { equalBattle: 'bothDestroyed' },
      stars: { sol: [0, 3], toliman: [1, 2], antares: [2, 8] },
      discs: {
        2: [
          ['LR', 2, 4],
          ['LY', 3, 3],
        ],
      },
    });
    play(state, land('sol', [0]), land('toliman', [1]), endTurn);
    expect(state.fallen).toEqual([[0, 1]]);
    expect(state.result).toEqual({ winners: [2], ending: 'elimination', places: [2, 2, 1] });
  });

  test('ruling 31: lets those removed together share the win when nobody is left', () => {
    const state = position({
      ...THREE,
      fallen: [[2]],
      options: { equalBattle: 'bothDestroyed' },
      stars: { sol: [1, 3] },
      discs: { 0: [['CY', 4, 3]] },
    });
    play(state, land('sol'), endTurn);
    const result = { winners: [0, 1], ending: 'mutualDestruction', places: [1, 1, 3] };
    expect(state.result).toEqual(result);
  });
});

describe('ruling 32: resigning', () => {
  const stars = {
    regulus: [1, 3],
    castor: [0, 2],
    deneb: [0, 4],
    antares: [2, 8],
    sol: [1, 1],
  } as const;

  test('ruling 32: is possible at any moment of the own turn, even when a landing is due', () => {
    const landing = position({ ...THREE, discs: { 0: [['EY', 4, 2]] } });
    expect(refusalOf(landing, resign)).toBeNull();
    const departed = position(THREE);
    play(departed, start('regulus', 1));
    expect(refusalOf(departed, resign)).toBeNull();
  });

  test('ruling 32: takes fleets and discs away, frees the home stars held, and leaves the own one as it is', () => {
    const state = position({ ...THREE, stars, discs: { 0: [['CY', 1, 2]] } });
    const events = play(state, resign);
    expect(events).toContainEqual({ type: 'eliminated', seat: 0, reason: 'resigned' });
    expect(fleetsOf(state)).toEqual({ regulus: [1, 3], antares: [2, 8], sol: [1, 1] });
    expect(discsOf(state, 0)).toEqual([null, null]);
    expect(state.current).toBe(1);
    play(state, endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
  });

  test('ruling 32: is followed by the end of the turn: whoever has no ships leaves too', () => {
    const state = position({
      ...THREE,
      stars: { regulus: [0, 8], sol: [1, 3], antares: [2, 8] },
      discs: { 0: [['CY', 4, 4]] },
    });
    play(state, land('sol'), resign);
    expect(state.result).toEqual({ winners: [2], ending: 'elimination', places: [3, 2, 1] });
  });
});

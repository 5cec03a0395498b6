/** Before the first turn. */

import { describe, expect, test } from 'vitest';
import { anno4000 } from './index.ts';
import type { AnnoAction, Chance, Move } from './actions.ts';
import { applyAction } from './apply.ts';
import { distance, sectorOf, starId, starNamed, symbolsOf, type StarId } from './board.ts';
import { FLEETS, homeStars } from './data.ts';
import type { Options } from './options.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { discsOf, endTurn, fleetsOf, play, refusalOf } from './testing/play.ts';

const chance = (outcome: Chance): AnnoAction => ({ by: 'table', chance: outcome });
const home = (star: StarId): AnnoAction => chance({ type: 'home', star });
const begins = (seat: number): AnnoAction => chance({ type: 'startPlayer', seat });
const chooseHome = (star: StarId): Move => ({ type: 'chooseHome', star });

function after(seats: number, options: Partial<Options>, ...actions: AnnoAction[]): State {
  const state = setup({ seats, options });
  for (const action of actions) applyAction(state, action);
  return state;
}

function outcomes(state: State): Chance[] {
  const pending = anno4000.pending(state);
  if (pending.kind !== 'chance') throw new Error('nothing is drawn now');
  expect(new Set(pending.outcomes.map(({ weight }) => weight)).size).toBe(1);
  return pending.outcomes.map(({ outcome }) => outcome);
}

const homesOf = (state: State): (StarId | null)[] =>
  state.players.map((player) => (player.home === null ? null : starId(player.home)));

const drawn = (left: StarId[]) => left.map((star) => ({ type: 'home', star }));

/** The distances of each to each. */
const between = (stars: readonly StarId[]): number[] =>
  stars.flatMap((a, n) =>
    stars.slice(n + 1).map((b) => distance(sectorOf(starNamed(a)), sectorOf(starNamed(b)))),
  );

test('R4.1 two, three or four play, nobody else', () => {
  expect(anno4000.seats).toEqual({ min: 2, max: 4 });
  for (const seats of [2, 3, 4]) expect(setup({ seats, options: {} }).players).toHaveLength(seats);
  for (const seats of [0, 1, 5, 2.5])
    expect(() => setup({ seats, options: {} })).toThrow(RangeError);
  expect(FLEETS).toHaveLength(4);
});

describe('R4.2 the home stars', () => {
  test('R4.2 of two players lie 7 apart', () => {
    expect(homeStars('default', 2)).toEqual(['regulus', 'pavo']);
    expect(homeStars('alternative', 2)).toEqual(['algol', 'antares']);
    expect(between(homeStars('default', 2))).toEqual([7]);
    expect(between(homeStars('alternative', 2))).toEqual([7]);
  });

  test('R4.2 of three players lie 5 apart, each from each', () => {
    expect(homeStars('default', 3)).toEqual(['regulus', 'deneb', 'antares']);
    expect(homeStars('alternative', 3)).toEqual(['algol', 'arcturus', 'pavo']);
    expect(between(homeStars('default', 3))).toEqual([5, 5, 5]);
    expect(between(homeStars('alternative', 3))).toEqual([5, 5, 5]);
  });

  test('R4.2 of four players are the corners, in one set only', () => {
    const corners = ['algol', 'regulus', 'antares', 'pavo'] as const;
    expect(homeStars('default', 4)).toEqual(corners);
    expect(homeStars('alternative', 4)).toEqual(corners);
    expect(between(corners)).toEqual([3, 7, 5, 5, 7, 3]);
  });

  test('R4.2 all carry both symbols', () => {
    for (const seats of [2, 3, 4]) {
      for (const set of ['default', 'alternative'] as const) {
        for (const star of homeStars(set, seats)) expect(symbolsOf(starNamed(star))).toBe('both');
      }
    }
  });
});

describe('R4.3 who gets which home star', () => {
  test('R4.3 lots give each seat in order one of those that are left', () => {
    const state = after(3, {});
    expect(outcomes(state)).toEqual(drawn(['regulus', 'deneb', 'antares']));
    applyAction(state, home('deneb'));
    expect(outcomes(state)).toEqual(drawn(['regulus', 'antares']));
    applyAction(state, home('antares'));
    expect(homesOf(state)).toEqual(['deneb', 'antares', 'regulus']);
    expect(state.phase).toBe('startPlayer');
  });

  test('R4.3 with homeChoice pick the seats choose in their order, and the last gets what is left', () => {
    const state = after(3, { homeChoice: 'pick' });
    expect(anno4000.pending(state)).toEqual({ kind: 'move', seats: [0] });
    expect(refusalOf(state, chooseHome('algol'))).toBe('homeTaken');
    expect(refusalOf(state, chooseHome('deneb'), 1)).toBe('notYourTurn');
    expect(refusalOf(state, endTurn)).toBe('notStarted');
    play(state, chooseHome('deneb'));
    expect(anno4000.pending(state)).toEqual({ kind: 'move', seats: [1] });
    expect(refusalOf(state, chooseHome('deneb'))).toBe('homeTaken');
    play(state, chooseHome('regulus'));
    expect(homesOf(state)).toEqual(['deneb', 'regulus', 'antares']);
  });

  test('R4.3 with lots nobody may choose', () => {
    const state = after(2, {});
    expect(refusalOf(state, chooseHome('regulus'), 0)).toBe('notStarted');
    applyAction(state, home('regulus'));
    expect(refusalOf(state, chooseHome('pavo'), 1)).toBe('notStarted');
    applyAction(state, begins(1));
    expect(refusalOf(state, chooseHome('pavo'), 1)).toBe('noHomeChoice');
  });
});

test('ruling 1: the set is prescribed, who plays which of its stars is not', () => {
  const given = (['regulus', 'pavo'] as const).map((star) => homesOf(after(2, {}, home(star))));
  expect(given).toEqual([
    ['regulus', 'pavo'],
    ['pavo', 'regulus'],
  ]);
});

test('R4.4 each home star begins with 15 ships, both discs of everybody lie empty on the entry field', () => {
  const state = after(4, {}, home('algol'), home('regulus'), home('antares'));
  const fleets = { algol: [0, 15], regulus: [1, 15], antares: [2, 15], pavo: [3, 15] };
  expect(fleetsOf(state)).toEqual(fleets);
  for (const seat of [0, 1, 2, 3]) expect(discsOf(state, seat)).toEqual([null, null]);
});

test('ruling 22: with two players there are two fleets and two pairs of discs, nothing else', () => {
  const state = after(2, {}, home('regulus'));
  expect(state.players).toHaveLength(2);
  expect(fleetsOf(state)).toEqual({ regulus: [0, 15], pavo: [1, 15] });
});

describe('R4.5 the start player', () => {
  test('R4.5 is drawn by lot among all seats, and round 1 begins with his turn', () => {
    const state = after(3, {}, home('regulus'), home('deneb'));
    expect(outcomes(state)).toEqual([0, 1, 2].map((seat) => ({ type: 'startPlayer', seat })));
    expect(refusalOf(state, endTurn, 0)).toBe('notStarted');
    applyAction(state, begins(2));
    expect(anno4000.pending(state)).toEqual({ kind: 'move', seats: [2] });
    expect([state.round, state.startSeat]).toEqual([1, 2]);
  });

  test('R4.5 is followed clockwise', () => {
    const state = after(3, {}, home('regulus'), home('deneb'), begins(2));
    const turns = [0, 1, 2].map(() => {
      play(state, endTurn);
      return [state.round, state.current];
    });
    expect(turns).toEqual([
      [1, 0],
      [1, 1],
      [2, 2],
    ]);
  });
});

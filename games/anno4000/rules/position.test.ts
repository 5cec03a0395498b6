/** The positions of the other tests are the engine's own. */

import { describe, expect, test } from 'vitest';
import type { AnnoAction } from './actions.ts';
import { applyAction } from './apply.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { endTurn, land, play, shortFlight, start } from './testing/play.ts';
import { position } from './testing/position.ts';

/** A match of two from the set-up on: REGULUS begins. */
function opened(): State {
  const state = setup({ seats: 2, options: {} });
  const chances: readonly AnnoAction[] = [
    { by: 'table', chance: { type: 'home', star: 'regulus' } },
    { by: 'table', chance: { type: 'startPlayer', seat: 0 } },
  ];
  for (const chance of chances) applyAction(state, chance);
  return state;
}

describe('a position written down is the one that play leads to', () => {
  test('at the beginning', () => {
    const written = position({
      round: 1,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 15], pavo: [1, 15] },
    });
    expect(written).toEqual(opened());
  });

  test('with a disc in flight, after production and advance', () => {
    const state = opened();
    play(state, start('regulus', 4), endTurn, start('pavo', 6), endTurn);
    const written = position({
      round: 2,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 11], pavo: [1, 9] },
      discs: { 0: [['CY', 1, 4]], 1: [['JR', 1, 6]] },
    });
    expect(written).toEqual(state);
  });

  test('in the turn of the second player, with ships on several stars', () => {
    const state = opened();
    play(state, start('regulus', 4), endTurn, start('pavo', 6), endTurn);
    play(state, land('pollux'), shortFlight('pollux', 'merak', 1), endTurn);
    const written = position({
      round: 2,
      current: 1,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 12], pollux: [0, 3], merak: [0, 1], pavo: [1, 9] },
      discs: { 1: [['JR', 1, 6]] },
    });
    expect(written).toEqual(state);
  });
});

describe('what no match could lead to is refused:', () => {
  const sound = { round: 3, homes: ['regulus', 'pavo'] } as const;

  test('a living player without ships', () => {
    expect(() => position({ ...sound, stars: { regulus: [0, 5] } })).toThrow('no ships');
  });

  test('a disc beyond the last field of its origin', () => {
    const stars = { regulus: [0, 5], pavo: [1, 5] } as const;
    expect(() => position({ ...sound, stars, discs: { 0: [['EY', 5, 1]] } })).toThrow('beyond');
  });

  test('two discs on one field', () => {
    const stars = { regulus: [0, 5], pavo: [1, 5] } as const;
    const discs = {
      0: [
        ['CY', 2, 1],
        ['FY', 2, 1],
      ],
    } as const;
    expect(() => position({ ...sound, stars, discs })).toThrow('two discs');
  });

  test('ships of somebody who has left', () => {
    const homes = ['regulus', 'deneb', 'antares'] as const;
    const stars = { regulus: [0, 5], deneb: [1, 5], antares: [2, 5] } as const;
    expect(() => position({ round: 3, homes, stars, fallen: [[2]] })).toThrow('not in the game');
  });
});

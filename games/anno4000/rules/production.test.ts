/** New ships, and which stars count for them. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from './actions.ts';
import { STARS, starId, symbolsOf, type StarId } from './board.ts';
import { fleetsOf, land, endTurn, play, start } from './testing/play.ts';
import { position, type Fleets, type PositionText } from './testing/position.ts';

const HOMES = { homes: ['regulus', 'pavo'] } as const;

/** What seat 0 produces at the beginning of this turn, as told by the event. */
function produced(text: PositionText): number {
  const events: Event[] = [];
  position(text, (event) => events.push(event));
  return events.reduce((sum, event) => (event.type === 'production' ? sum + event.ships : sum), 0);
}

describe('R6.1 production', () => {
  const stars: Fleets = { regulus: [0, 5], castor: [0, 1], pavo: [1, 5] };

  test('R6.1 comes in rounds 2, 4, 6 and so on, and in no other', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 31, 32];
    const ships = rounds.map((round) => produced({ ...HOMES, round, stars }));
    expect(ships).toEqual([0, 2, 0, 2, 0, 2, 0, 2, 0, 2]);
  });

  test('R6.1 needs a ship on the own home star', () => {
    const away: Fleets = { algieba: [0, 5], castor: [0, 1], pavo: [1, 5] };
    expect(produced({ ...HOMES, round: 2, stars: away })).toBe(0);
    expect(produced({ ...HOMES, round: 2, stars: { ...away, regulus: [0, 1] } })).toBe(2);
    expect(produced({ ...HOMES, round: 2, stars: { ...away, regulus: [1, 1] } })).toBe(0);
  });

  test('R6.1 does not care whether a pair lies on one star or on two', () => {
    const pair: Fleets = { regulus: [0, 5], pollux: [0, 1], merak: [0, 1], pavo: [1, 5] };
    const loose: Fleets = { regulus: [0, 5], pollux: [0, 1], sirius: [0, 1], pavo: [1, 5] };
    expect(produced({ ...HOMES, round: 2, stars: pair })).toBe(2);
    expect(produced({ ...HOMES, round: 2, stars: loose })).toBe(1);
  });

  test('R6.1 does not count ships on discs', () => {
    const discs = { 0: [['EY', 1, 4]] } as const;
    expect(produced({ ...HOMES, round: 2, stars: { regulus: [0, 1], pavo: [1, 5] }, discs })).toBe(
      1,
    );
  });

  test('R6.1 puts all new ships on the home star, where they may be used in the same turn', () => {
    const state = position({ ...HOMES, round: 2, stars: { ...stars, regulus: [0, 1] } });
    expect(fleetsOf(state)).toEqual({ ...stars, regulus: [0, 3] });
    play(state, start('regulus', 3));
    expect(fleetsOf(state).regulus).toBeUndefined();
  });

  test('R6.1 brings destroyed ships back', () => {
    const fleets: Fleets = { regulus: [0, 1], pavo: [1, 5] };
    const discs = { 0: [['CY', 6, 2]] } as const;
    const state = position({ ...HOMES, round: 7, stars: fleets, discs });
    play(state, land('pavo'), endTurn);
    expect(fleetsOf(state)).toEqual({ regulus: [0, 1], pavo: [1, 5] });
    play(state, endTurn);
    expect(fleetsOf(state).regulus).toEqual([0, 2]);
  });

  test('R6.1 gives the smaller number of circles and crosses, whatever the player holds', () => {
    const others = STARS.map(starId).filter((id) => id !== 'regulus' && id !== 'pavo');
    fc.assert(
      fc.property(fc.subarray(others), (held) => {
        const fleets = Object.fromEntries(
          held.map((id): [StarId, [number, number]] => [id, [0, 1]]),
        );
        const own = STARS.filter((star) => ['regulus', ...held].includes(starId(star)));
        const count = (...kinds: string[]) =>
          own.filter((star) => kinds.includes(symbolsOf(star))).length;
        const expected = Math.min(count('both', 'population'), count('both', 'minerals'));
        const text = {
          ...HOMES,
          round: 2,
          stars: { ...fleets, regulus: [0, 1], pavo: [1, 1] },
        } as const;
        expect(produced(text)).toBe(expected);
      }),
    );
  });
});

test('R6.6 a star belongs to whoever has a ship there, and without ships to nobody', () => {
  const stars: Fleets = { regulus: [0, 5], castor: [0, 2], pavo: [1, 5] };
  const state = position({ ...HOMES, round: 3, stars });
  play(state, start('castor', 2), endTurn, endTurn);
  expect(fleetsOf(state).castor).toBeUndefined();
  expect(fleetsOf(state).regulus).toEqual([0, 6]);
});

test('R6.6 one ship is enough to count a star', () => {
  const state = position({
    ...HOMES,
    round: 3,
    stars: { regulus: [0, 5], castor: [0, 2], pavo: [1, 5] },
  });
  play(state, start('castor', 1), endTurn, endTurn);
  expect(fleetsOf(state).castor).toEqual([0, 1]);
  expect(fleetsOf(state).regulus).toEqual([0, 7]);
});

describe('ruling 21: the supply of ships', () => {
  const stars: Fleets = { regulus: [0, 12], castor: [0, 1], capella: [0, 1], pavo: [1, 5] };
  const discs = { 0: [['CY', 1, 4]] } as const;

  test('ruling 21: is unlimited', () => {
    expect(produced({ ...HOMES, round: 2, stars: { ...stars, regulus: [0, 5000] }, discs })).toBe(
      3,
    );
  });

  test('ruling 21: is limited by shipLimit, ships on discs included', () => {
    // 14 ships on stars and 4 on a disc make 18.
    const ships = [18, 19, 20, 21, 22, 30].map((shipLimit) =>
      produced({ ...HOMES, round: 2, stars, discs, options: { shipLimit } }),
    );
    expect(ships).toEqual([0, 1, 2, 3, 3, 3]);
  });
});

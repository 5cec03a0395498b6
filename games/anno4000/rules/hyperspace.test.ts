/** Discs on their way: advance, landing, start and short flight. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SECTORS, eccentricity, sectorId, sectorNamed, starId, starsIn } from './board.ts';
import { playerAt } from './state.ts';
import {
  discsOf,
  endTurn,
  fleetsOf,
  land,
  play,
  refusalOf,
  shortFlight,
  start,
  targetsOf,
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const BASE = {
  round: 3,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 8], pavo: [1, 8] },
} as const satisfies PositionText;

const withDiscs = (discs: NonNullable<PositionText['discs']>) => position({ ...BASE, discs });

describe('R6.2 advance', () => {
  test('R6.2 moves every own disc in flight one field on at the beginning of the turn', () => {
    const state = withDiscs({
      0: [
        ['CY', 4, 2],
        ['CY', 1, 3],
      ],
      1: [['JR', 3, 1]],
    });
    expect(discsOf(state, 0)).toEqual([
      ['CY', 5, 2],
      ['CY', 2, 3],
    ]);
    expect(discsOf(state, 1)).toEqual([['JR', 3, 1], null]);
    play(state, endTurn);
    expect(discsOf(state, 1)).toEqual([['JR', 4, 1], null]);
    expect(discsOf(state, 0)).toEqual([
      ['CY', 5, 2],
      ['CY', 2, 3],
    ]);
  });

  test('R6.2 leaves discs on the entry field where they are', () => {
    expect(discsOf(position(BASE), 0)).toEqual([null, null]);
  });
});

describe('R6.3 landing', () => {
  test('R6.3 is possible where the distance equals the field, on either star of a sector', () => {
    const state = withDiscs({ 0: [['CY', 1, 4]] });
    expect(targetsOf(state).toSorted()).toEqual(
      ['aldebaran', 'alphard', 'capella', 'dubhe', 'merak', 'pollux'].toSorted(),
    );
    expect(refusalOf(state, land('denebola'))).toBe('outOfReach');
    expect(refusalOf(state, land('pollux'))).toBeNull();
    expect(refusalOf(state, land('merak'))).toBeNull();
  });

  test('R6.3 unloads the disc completely and brings it back to the entry field', () => {
    const state = withDiscs({ 0: [['CY', 1, 4]] });
    play(state, land('pollux'));
    expect(fleetsOf(state)).toEqual({ ...BASE.stars, pollux: [0, 4] });
    expect(discsOf(state, 0)).toEqual([null, null]);
  });

  test('R6.3 needs a disc in flight', () => {
    const state = withDiscs({ 0: [['CY', 1, 4]] });
    expect(refusalOf(state, land('pollux', [1]))).toBe('discNotFlying');
    expect(refusalOf(state, land('pollux', [0, 1]))).toBe('discNotFlying');
  });

  test('R6.3 brings both discs to one star only if both reach it', () => {
    const state = withDiscs({
      0: [
        ['CY', 4, 3],
        ['FY', 2, 3],
      ],
    });
    expect(refusalOf(state, land('sol', [0]))).toBeNull();
    expect(refusalOf(state, land('sol', [0, 1]))).toBe('outOfReach');
  });

  test('R6.3 may happen with each disc on a star of its own', () => {
    const state = withDiscs({
      0: [
        ['CY', 4, 3],
        ['FY', 3, 2],
      ],
    });
    play(state, land('sol', [0]), land('toliman', [1]));
    expect(fleetsOf(state)).toEqual({ ...BASE.stars, sol: [0, 3], toliman: [0, 2] });
  });

  test('R6.3 is over once something has departed', () => {
    const state = withDiscs({ 0: [['CY', 1, 4]] });
    play(state, start('regulus', 1));
    expect(refusalOf(state, land('pollux'))).toBe('landingClosed');
  });
});

describe('R6.4 a start', () => {
  test('R6.4 moves the ships to a disc on field 1 that is marked with their sector', () => {
    const state = position({ ...BASE, stars: { ...BASE.stars, sirius: [0, 3] } });
    play(state, start('sirius', 2));
    expect(fleetsOf(state)).toEqual({ ...BASE.stars, sirius: [0, 1] });
    expect(discsOf(state, 0)).toEqual([['ER', 1, 2], null]);
  });

  test('R6.4 takes one ship, some or all, but not more, and none from the stars of others', () => {
    const state = position(BASE);
    for (const ships of [1, 5, 8]) expect(refusalOf(state, start('regulus', ships))).toBeNull();
    expect(refusalOf(state, start('regulus', 9))).toBe('tooFewShips');
    expect(refusalOf(state, start('regulus', 0))).toBe('malformed');
    expect(refusalOf(state, start('regulus', -1))).toBe('malformed');
    expect(refusalOf(state, start('pavo', 1))).toBe('notYourStar');
    expect(refusalOf(state, start('sol', 1))).toBe('notYourStar');
  });

  test('R6.4 with all ships gives the star up, the home star too', () => {
    const state = position(BASE);
    play(state, start('regulus', 8));
    expect(fleetsOf(state)).toEqual({ pavo: [1, 8] });
  });

  test('R6.4 needs a free disc', () => {
    const state = withDiscs({
      0: [
        ['CY', 4, 3],
        ['FY', 2, 3],
      ],
    });
    expect(refusalOf(state, start('regulus', 1))).toBe('noFreeDisc');
    play(state, land('sol'));
    expect(refusalOf(state, start('regulus', 1))).toBeNull();
  });

  test('R6.4 happens once a turn', () => {
    const state = position(BASE);
    play(state, start('regulus', 1));
    expect(refusalOf(state, start('regulus', 1))).toBe('departureDone');
    play(state, endTurn, endTurn);
    expect(refusalOf(state, start('regulus', 1))).toBeNull();
  });

  test('R6.4 is possible from a star on which ships landed peacefully in the same turn', () => {
    const state = withDiscs({ 0: [['CY', 1, 4]] });
    play(state, land('pollux'), start('pollux', 4));
    expect(discsOf(state, 0)).toEqual([['FY', 1, 4], null]);
  });
});

describe('R6.5 a short flight', () => {
  test('R6.5 leads to the other star of the same sector and level, and nowhere else', () => {
    const state = position(BASE);
    expect(refusalOf(state, shortFlight('regulus', 'algieba', 3))).toBeNull();
    for (const to of ['regulus', 'alphard', 'capella', 'pavo'] as const) {
      expect(refusalOf(state, shortFlight('regulus', to, 1))).toBe('notNeighbours');
    }
  });

  test('R6.5 arrives at once with one ship, some or all, and leaves the discs alone', () => {
    for (const ships of [1, 3, 8]) {
      const state = position(BASE);
      play(state, shortFlight('regulus', 'algieba', ships));
      const left = ships === 8 ? {} : { regulus: [0, 8 - ships] };
      expect(fleetsOf(state)).toEqual({ ...left, algieba: [0, ships], pavo: [1, 8] });
      expect(discsOf(state, 0)).toEqual([null, null]);
    }
    expect(refusalOf(position(BASE), shortFlight('regulus', 'algieba', 9))).toBe('tooFewShips');
  });

  test('R6.5 needs a free disc all the same', () => {
    const state = withDiscs({
      0: [
        ['CY', 4, 3],
        ['FY', 2, 3],
      ],
    });
    expect(refusalOf(state, shortFlight('regulus', 'algieba', 1))).toBe('noFreeDisc');
  });

  test('R6.5 and a start exclude each other in one turn, and there is only one short flight', () => {
    const flown = position(BASE);
    play(flown, shortFlight('regulus', 'algieba', 1));
    expect(refusalOf(flown, start('regulus', 1))).toBe('departureDone');
    expect(refusalOf(flown, shortFlight('regulus', 'algieba', 1))).toBe('departureDone');
    const started = position(BASE);
    play(started, start('regulus', 1));
    expect(refusalOf(started, shortFlight('regulus', 'algieba', 1))).toBe('departureDone');
  });

  test('R6.5 is not possible from the stars of others', () => {
    expect(refusalOf(position(BASE), shortFlight('pavo', 'achernar', 1))).toBe('notYourStar');
  });
});

test('ruling 3: no disc ever lands on field 1; the short flight is the landing there', () => {
  const state = position(BASE);
  play(state, start('regulus', 4));
  expect(refusalOf(state, land('algieba'))).toBe('landingClosed');
  play(state, endTurn, endTurn);
  expect(discsOf(state, 0)).toEqual([['CY', 2, 4], null]);
  expect(refusalOf(state, land('algieba'))).toBe('outOfReach');
});

test('ruling 4: from no field of its track a disc gets back to the sector it came from', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SECTORS), fc.integer({ min: 1, max: 6 }), (origin, before) => {
      fc.pre(before < eccentricity(origin));
      const state = withDiscs({ 0: [[sectorId(origin), before, 1]] });
      for (const star of starsIn(origin)) {
        expect(refusalOf(state, land(starId(star)))).toBe('outOfReach');
      }
    }),
  );
});

test('ruling 5: landing on an own star adds the ships to those that stand there', () => {
  const stars = { ...BASE.stars, pollux: [0, 2] } as const;
  const state = position({ ...BASE, stars, discs: { 0: [['CY', 1, 4]] } });
  const events = play(state, land('pollux'));
  expect(fleetsOf(state).pollux).toEqual([0, 6]);
  expect(events.map(({ type }) => type)).toEqual(['landing']);
  expect(refusalOf(state, start('pollux', 6))).toBeNull();
});

test('ruling 6: the disc that has just landed may start again, even if it is the only free one', () => {
  const state = withDiscs({
    0: [
      ['CY', 4, 3],
      ['FY', 2, 3],
    ],
  });
  play(state, land('sol'), start('sol', 3));
  expect(discsOf(state, 0)).toEqual([
    ['HR', 1, 3],
    ['FY', 3, 3],
  ]);
});

test('ruling 11: a departure needs field 1 free, though the rules never leave a disc there', () => {
  const state = withDiscs({ 0: [['CY', 1, 4]] });
  playerAt(state, 0).discs[0] = { origin: sectorNamed('CY'), field: 1, ships: 4 };
  expect(refusalOf(state, start('regulus', 1))).toBe('fieldOneTaken');
  expect(refusalOf(state, shortFlight('regulus', 'algieba', 1))).toBe('fieldOneTaken');
});

describe('ruling 12: a disc on the last field of its origin', () => {
  const cases = [
    ['AY', 7],
    ['DR', 6],
    ['KY', 6],
    ['EY', 5],
    ['HR', 5],
  ] as const;

  for (const [origin, last] of cases) {
    test(`ruling 12: must land from ${origin} on field ${last}, not before`, () => {
      const early = withDiscs({ 0: [[origin, last - 2, 1]] });
      expect(refusalOf(early, endTurn)).toBeNull();
      const state = withDiscs({ 0: [[origin, last - 1, 1]] });
      expect(refusalOf(state, endTurn)).toBe('mustLand');
      expect(targetsOf(state).length).toBeGreaterThan(0);
    });
  }

  test('ruling 12: the second disc as well, whatever the first does', () => {
    const state = withDiscs({
      0: [
        ['CY', 1, 1],
        ['EY', 4, 1],
      ],
    });
    play(state, land('pollux'));
    expect(refusalOf(state, endTurn)).toBe('mustLand');
    play(state, land('shaula', [1]), endTurn);
    expect(state.current).toBe(1);
  });
});

test('ruling 33: of two free discs a start takes the first; a landed one is as good as any', () => {
  const state = withDiscs({ 0: [null, ['CY', 1, 4]] });
  play(state, start('regulus', 2));
  expect(discsOf(state, 0)).toEqual([
    ['CY', 1, 2],
    ['CY', 2, 4],
  ]);
});

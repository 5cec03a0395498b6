/** The star field: sectors, distances, symbols and why all of it is fair. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LETTERS,
  SECTORS,
  SECTOR_IDS,
  STARS,
  STAR_IDS,
  TRACK_LENGTH,
  distance,
  eccentricity,
  findStar,
  hasMinerals,
  hasPopulation,
  levelOf,
  sectorId,
  sectorNamed,
  sectorOf,
  siblingOf,
  starId,
  starNamed,
  starsAtReach,
  starsIn,
  symbolsOf,
  type Sector,
  type Star,
  type StarId,
} from './board.ts';
import { MIRRORS } from './testing/mirrors.ts';

const anySector = fc.constantFrom(...SECTORS);
const anyStar = fc.constantFrom(...STARS);

/** What is printed beside each star: circle, cross, both or nothing. */
const SIGNS = { both: '⊕', population: '◯', minerals: '✚', none: '–' } as const;
const sign = (star: Star): string => `${starId(star)} ${SIGNS[symbolsOf(star)]}`;

const symbols = (id: StarId): boolean[] => [
  hasPopulation(starNamed(id)),
  hasMinerals(starNamed(id)),
];

/** Steps of one sector: straight along a row or column, or between the levels of one letter. */
function neighbours(sector: Sector): Sector[] {
  const place = Math.trunc(sector / 2);
  const [column, row] = [place % 3, Math.trunc(place / 3)];
  return SECTORS.filter((other) => {
    const otherPlace = Math.trunc(other / 2);
    const columns = Math.abs((otherPlace % 3) - column);
    const rows = Math.abs(Math.trunc(otherPlace / 3) - row);
    return columns + rows + (levelOf(other) === levelOf(sector) ? 0 : 1) === 1;
  });
}

/** The sectors of a shortest way, start and target included, found by walking all ways at once. */
function walk(from: Sector): Map<Sector, number> {
  const reached = new Map([[from, 1]]);
  for (const [sector, count] of reached) {
    for (const next of neighbours(sector)) if (!reached.has(next)) reached.set(next, count + 1);
  }
  return reached;
}

/** The pairs of symbols within 1, 2, … 7 fields of a star. */
const pairsWithin = (id: StarId): number[] =>
  Array.from({ length: TRACK_LENGTH }, (_unused, n) => {
    const near = STARS.filter((star) => distance(sectorOf(starNamed(id)), sectorOf(star)) <= n + 1);
    return Math.min(near.filter(hasPopulation).length, near.filter(hasMinerals).length);
  });

test('R3.1 twelve letters on two levels are 24 sectors with two stars each', () => {
  expect(SECTOR_IDS).toHaveLength(24);
  expect(STAR_IDS).toHaveLength(48);
  for (const sector of SECTORS) expect(starsIn(sector)).toHaveLength(2);
  expect(SECTORS.filter((sector) => levelOf(sector) === 'Y')).toHaveLength(12);
});

test('R3.1 the letters lie row by row in three columns, so A touches B and D on its level alone', () => {
  const next = SECTORS.filter((sector) => distance(sectorNamed('AY'), sector) === 2);
  expect(next.map(sectorId)).toEqual(['AR', 'BY', 'DY']);
});

describe('R3.2 the distance between two sectors', () => {
  test('R3.2 counts the sectors of a shortest way, both ends included', () => {
    for (const from of SECTORS) {
      for (const [to, count] of walk(from)) expect(distance(from, to)).toBe(count);
    }
  });

  test('R3.2 is the same both ways, and 1 only within a sector', () => {
    fc.assert(
      fc.property(anySector, anySector, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 1).toBe(a === b);
      }),
    );
  });

  test('R3.2 is never longer than a way over a third sector, which is counted once', () => {
    fc.assert(
      fc.property(anySector, anySector, anySector, (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) - 1);
      }),
    );
  });

  test('R3.2 is at most 7, the length of the track, and that only from corner to far corner', () => {
    const longest = SECTORS.filter((sector) => distance(sectorNamed('CY'), sector) === 7);
    expect(longest.map(sectorId)).toEqual(['JR']);
    for (const sector of SECTORS) expect(eccentricity(sector)).toBeLessThanOrEqual(TRACK_LENGTH);
  });

  test('R3.2 leaves a landing place on every field up to the last one of a sector, and none beyond', () => {
    fc.assert(
      fc.property(anySector, fc.integer({ min: 1, max: TRACK_LENGTH }), (origin, field) => {
        const stars = starsAtReach(origin, field);
        expect(stars.length > 0).toBe(field <= eccentricity(origin));
        for (const star of stars) expect(distance(origin, sectorOf(star))).toBe(field);
      }),
    );
  });
});

test('R3.3 each letter has one star with both symbols, one with a circle, one with a cross, one without', () => {
  for (const letter of LETTERS) {
    const stars = [...starsIn(sectorNamed(`${letter}Y`)), ...starsIn(sectorNamed(`${letter}R`))];
    const kinds = stars.map(symbolsOf).toSorted();
    expect(kinds).toEqual(['both', 'minerals', 'none', 'population']);
  }
});

test('R3.3 a circle is population, a cross is minerals, and both symbols are both', () => {
  expect(symbols('regulus')).toEqual([true, true]);
  expect(symbols('pollux')).toEqual([true, false]);
  expect(symbols('merak')).toEqual([false, true]);
  expect(symbols('algieba')).toEqual([false, false]);
});

test('R3.4 every star has its sector, its level and its symbols', () => {
  const rows = LETTERS.map((letter) =>
    [...starsIn(sectorNamed(`${letter}Y`)), ...starsIn(sectorNamed(`${letter}R`))]
      .map(sign)
      .join(', '),
  );
  expect(rows).toEqual([
    'algol ⊕, mirfak –, menkar ◯, alcyone ✚',
    'capella ⊕, aldebaran –, rigel ◯, betelgeuse ✚',
    'regulus ⊕, algieba –, alphard ◯, dubhe ✚',
    'hamal ◯, markab ✚, fomalhaut ⊕, algenib –',
    'castor ⊕, alhena –, sirius ◯, procyon ✚',
    'pollux ◯, merak ✚, denebola ⊕, alioth –',
    'deneb ⊕, enif –, diphda ◯, polaris ✚',
    'vega ◯, altair ✚, sol ⊕, toliman –',
    'arcturus ⊕, alkaid –, spica ◯, acrux ✚',
    'sadalsuud ◯, alnair ✚, pavo ⊕, achernar –',
    'rasalhague ◯, eltanin ✚, nunki ⊕, kaus –',
    'alphecca ◯, kochab ✚, antares ⊕, shaula –',
  ]);
});

test('R3.4 stars are found by their name alone, whatever text is asked for', () => {
  for (const id of STAR_IDS) expect(findStar(id)).toBe(starNamed(id));
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(findStar(text)).toBe(STARS.find((star) => starId(star) === text));
    }),
  );
  expect(findStar('__proto__')).toBeUndefined();
});

describe('R3.5 the layout is fair:', () => {
  test('R3.5 every sector of a level carries exactly one pair', () => {
    for (const sector of SECTORS) {
      const stars = starsIn(sector);
      expect(stars.filter(hasPopulation)).toHaveLength(1);
      expect(stars.filter(hasMinerals)).toHaveLength(1);
    }
  });

  test('R3.5 both mirrors keep distances, neighbours and symbols', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MIRRORS), anyStar, anyStar, (mirror, a, b) => {
        expect(distance(sectorOf(mirror(a)), sectorOf(mirror(b)))).toBe(
          distance(sectorOf(a), sectorOf(b)),
        );
        expect(mirror(siblingOf(a))).toBe(siblingOf(mirror(a)));
        expect(symbolsOf(mirror(a))).toBe(symbolsOf(a));
        expect(mirror(mirror(a))).toBe(a);
      }),
    );
  });

  test('R3.5 the mirrors carry the four corner home stars into each other', () => {
    const [leftRight, topBottom] = MIRRORS;
    const corners: StarId[] = ['algol', 'regulus', 'antares', 'pavo'];
    const through = (mirror: (star: Star) => Star) =>
      corners.map((id) => starId(mirror(starNamed(id))));
    expect(through(leftRight)).toEqual(['regulus', 'algol', 'pavo', 'antares']);
    expect(through(topBottom)).toEqual(['pavo', 'antares', 'regulus', 'algol']);
  });

  test('R3.5 within 1 to 7 fields each home star has as many pairs around it as its mirror image', () => {
    for (const id of ['algol', 'regulus', 'antares', 'pavo'] as const) {
      expect(pairsWithin(id)).toEqual([1, 4, 9, 15, 20, 23, 24]);
    }
    for (const id of ['deneb', 'arcturus'] as const) {
      expect(pairsWithin(id)).toEqual([1, 5, 12, 19, 23, 24, 24]);
    }
  });
});

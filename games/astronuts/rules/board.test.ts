import { describe, expect, test } from 'vitest';
import {
  FIELDS,
  HOLES,
  PLANETS,
  ROUTES,
  cornerOf,
  fieldId,
  fieldNamed,
  findField,
  isAsteroid,
  isHole,
  isLarge,
  isPlanet,
  nearestTo,
  neighboursOf,
  planetName,
  positionOf,
  sizeOf,
  type Field,
} from './board.ts';
import { COLONIES_PER_PLAYER, COLOURS, NUTS_PER_COLOUR, SHIPS_PER_PLAYER } from './data.ts';

/** Steps from a field to every other one, avoiding what `avoid` says. */
function distances(from: Field, avoid: (field: Field) => boolean = () => false): number[] {
  const found = FIELDS.map(() => -1);
  found[from] = 0;
  const queue = [from];
  for (const field of queue) {
    for (const next of neighboursOf(field)) {
      if (found[next] !== -1 || avoid(next)) continue;
      found[next] = (found[field] ?? 0) + 1;
      queue.push(next);
    }
  }
  return found;
}

test('R2 there are 3 ships and 14 usable colonies for each player, and 80 nuts', () => {
  expect([SHIPS_PER_PLAYER, COLONIES_PER_PLAYER]).toEqual([3, 14]);
  expect(COLOURS.length * NUTS_PER_COLOUR).toBe(80);
});

describe('R3.1 what the rulebook says of the board', () => {
  test('small planets have two places, large ones three', () => {
    for (const planet of PLANETS) expect(sizeOf(planet)).toBe(isLarge(planet) ? 3 : 2);
  });

  test('a home planet lies in each of the four corners', () => {
    const corners = ([0, 1, 2, 3] as const).map((quadrant) => positionOf(cornerOf(quadrant)));
    expect(corners).toEqual([
      { x: 85, y: 85 },
      { x: 915, y: 85 },
      { x: 915, y: 915 },
      { x: 85, y: 915 },
    ]);
  });

  test('there are four AstroHoles and several fields with asteroids', () => {
    expect(HOLES.map(fieldId)).toEqual(['X0', 'X1', 'X2', 'X3']);
    expect(FIELDS.filter(isHole)).toEqual(HOLES);
    expect(FIELDS.filter(isAsteroid).map(fieldId).toSorted()).toEqual(
      [
        'C',
        ...['hi', 'ai', 'bi'].flatMap((route) => [0, 1, 2, 3].map((q) => `${route}${q}.2`)),
      ].toSorted(),
    );
  });

  test('some route has three fields between its planets', () => {
    expect(ROUTES.filter(({ fields }) => fields.length === 3).map(({ id }) => id)).toEqual([
      'hi0',
      'hi1',
      'hi2',
      'hi3',
    ]);
  });
});

describe('R3.2 the board', () => {
  test('has 113 fields: 12 large and 8 small planets, 13 asteroid fields, 4 AstroHoles', () => {
    expect(FIELDS).toHaveLength(113);
    expect(PLANETS.filter(isLarge)).toHaveLength(12);
    expect(PLANETS.filter((planet) => !isLarge(planet))).toHaveLength(8);
    expect(FIELDS.filter(isAsteroid)).toHaveLength(13);
    const plain = FIELDS.filter((at) => !isPlanet(at) && !isHole(at) && !isAsteroid(at));
    expect(plain).toHaveLength(76);
    expect(PLANETS.reduce((sum, planet) => sum + sizeOf(planet), 0)).toBe(52);
  });

  test('joins neighbours both ways', () => {
    for (const field of FIELDS) {
      for (const other of neighboursOf(field)) expect(neighboursOf(other)).toContain(field);
    }
    expect(neighboursOf(fieldNamed('H0')).map(fieldId)).toEqual(['ha0.1', 'hb0.1', 'hi0.1']);
    expect(neighboursOf(fieldNamed('Sb1')).map(fieldId)).toEqual([
      'be0.1',
      'bi1.1',
      'hb1.2',
      'xb0.1',
    ]);
    expect(neighboursOf(fieldNamed('I0')).map(fieldId)).toEqual([
      'ai0.2',
      'bi0.2',
      'ei0.2',
      'ej3.2',
      'hi0.3',
      'ic0.1',
    ]);
    expect(neighboursOf(fieldNamed('C'))).toHaveLength(4);
  });

  test('looks the same from every corner', () => {
    const seen = ([0, 1, 2, 3] as const).map((quadrant) => {
      const steps = distances(cornerOf(quadrant));
      return PLANETS.map((planet) => steps[planet] ?? 0).toSorted((a, b) => a - b);
    });
    // Other homes are 10, 10 and 12 steps away.
    expect(seen[0]?.slice(0, 11)).toEqual([0, 3, 3, 4, 6, 6, 7, 7, 8, 8, 8]);
    for (const other of seen) expect(other).toEqual(seen[0]);
    const steps = distances(cornerOf(0));
    expect([1, 2, 3].map((q) => steps[cornerOf(q as 1 | 2 | 3)])).toEqual([10, 12, 10]);
    expect(HOLES.map((hole) => steps[hole])).toEqual([5, 13, 13, 5]);
  });

  test('lets every planet be reached without touching an asteroid', () => {
    const steps = distances(cornerOf(0), isAsteroid);
    for (const planet of PLANETS) expect(steps[planet]).toBeGreaterThanOrEqual(0);
  });

  test('keeps its fields apart and names every planet differently', () => {
    for (const a of FIELDS) {
      for (const b of FIELDS) {
        if (a >= b) continue;
        const [p, q] = [positionOf(a), positionOf(b)];
        expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(51);
      }
    }
    expect(new Set(PLANETS.map(planetName)).size).toBe(20);
    expect(planetName(cornerOf(2))).toBe('Gamma Nux');
  });
});

test('ruling 20 fields around a home are ordered by distance, equal ones by id', () => {
  const order = nearestTo(cornerOf(0));
  expect(order.slice(0, 7).map(fieldId)).toEqual([
    'H0',
    'ha0.1',
    'hb0.1',
    'hi0.1',
    'ha0.2',
    'hb0.2',
    'hi0.2',
  ]);
  expect(new Set(order).size).toBe(FIELDS.length);
});

test('names that are on no board are not found', () => {
  for (const name of ['', 'h0', 'ax0.2', 'H4', '__proto__', 'constructor']) {
    expect(findField(name)).toBeUndefined();
  }
});

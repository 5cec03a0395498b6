/** Where things are drawn: nothing outside, nothing on top of each other, everything in reach of keys. */

import { describe, expect, test } from 'vitest';
import { COLUMNS, STARS, TRACK_LENGTH, siblingOf, starNamed, type Star } from '../rules/board.ts';
import { position } from '../rules/testing/position.ts';
import { play, land } from '../rules/testing/play.ts';
import { neighbour } from './arrows.ts';
import { sightsOf } from './flights.tsx';
import { ORIGIN_GAP, ROWS, fieldPoint, layoutFor, starPoint } from './layout.ts';

/** The frames that the table gives the board at 1280×800, 390×844, 1024×768 and 1920×1080, and some others. */
const SPACES = [
  ['a laptop', 960, 644, 4],
  ['a laptop for two', 960, 644, 2],
  ['a phone', 390, 536, 4],
  ['a phone for three', 390, 536, 3],
  ['a small phone', 360, 500, 4],
  ['a tablet', 780, 572, 4],
  ['a big screen', 1579, 924, 4],
  ['a phone that lies', 544, 390, 4],
  ['the sheet of a result', 638, 404, 4],
] as const;
/** What stands beside a disc, a letter and a sign, in sizes of the writing. */
const ORIGIN = 1.5;

describe.for(SPACES)('on %s', ([, width, height, seats]) => {
  const layout = layoutFor(width, height, seats);
  const scale = Math.min(width / layout.box.width, height / layout.box.height);

  test('all stars are inside and apart', () => {
    const places = STARS.map((star) => starPoint(layout, star));
    for (const [i, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThan(layout.star);
      expect(x).toBeLessThan(layout.box.width - layout.star);
      expect(y).toBeGreaterThan(layout.star);
      expect(y).toBeLessThan(layout.box.height - layout.star);
      const nearest = Math.min(
        ...places.filter((_place, j) => j !== i).map((p) => Math.hypot(p.x - x, p.y - y)),
      );
      // Wide enough for a finger, nearly: the rest is zoomed.
      expect(nearest * scale).toBeGreaterThan(32);
    }
  });

  test('the plates fill the frame', () => {
    const { Y, R } = layout.plates;
    const across = Y.shear + COLUMNS * Y.cell.width;
    const down = R.top + ROWS * R.cell.height - Y.top;
    expect((across * scale) / width).toBeGreaterThan(0.98);
    expect((down * scale) / height).toBeGreaterThan(0.96);
  });

  test('nothing is written too small to read', () => {
    for (const size of [layout.letter, layout.small, layout.least]) {
      expect(size * scale).toBeGreaterThanOrEqual(10);
    }
  });

  test('what stands beside a disc ends before the next one', () => {
    if (layout.shape === 'tall') return;
    const taken = 2 * layout.disc + ORIGIN_GAP + ORIGIN * layout.small;
    for (const { field } of layout.tracks) expect(field).toBeGreaterThan(taken);
  });

  test('all fields are inside', () => {
    for (let seat = 0; seat < seats; seat++) {
      expect(fieldPoint(layout, seat, 1).x).toBeGreaterThan(0);
      expect(fieldPoint(layout, seat, TRACK_LENGTH).x).toBeLessThan(layout.box.width);
    }
  });
});

test('arrow keys lead from every star to every other', () => {
  const seen = new Set<Star>([starNamed('algol')]);
  for (const star of seen) {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      seen.add(neighbour(star, direction));
    }
  }
  expect(seen.size).toBe(STARS.length);
});

test('arrows go along a row, from row to row, and from level to level', () => {
  const hamal = starNamed('hamal');
  expect(neighbour(hamal, 'right')).toBe(siblingOf(hamal));
  expect(neighbour(hamal, 'left')).toBe(hamal);
  expect(neighbour(hamal, 'up')).toBe(starNamed('algol'));
  expect(neighbour(hamal, 'down')).toBe(starNamed('deneb'));
  expect(neighbour(starNamed('sadalsuud'), 'down')).toBe(starNamed('menkar'));
  expect(neighbour(starNamed('shaula'), 'down')).toBe(starNamed('shaula'));
});

test('a multiple attack shows both fleets on their way, and the battle', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 5], pavo: [1, 9], sol: [1, 5] },
    discs: {
      0: [
        ['CY', 4, 3],
        ['FY', 3, 4],
      ],
    },
  });
  const before = structuredClone(state.players);
  const events = play(state, land('sol', [0, 1]));
  const layout = layoutFor(960, 644, 2);
  const sights = sightsOf(events, layout, (seat, disc) => before[seat]?.discs[disc] ?? null);
  expect(sights).toMatchObject([
    { kind: 'travel', ships: 3, to: starPoint(layout, starNamed('sol')) },
    { kind: 'travel', ships: 4, from: fieldPoint(layout, 0, 4) },
    { kind: 'battle' },
  ]);
});

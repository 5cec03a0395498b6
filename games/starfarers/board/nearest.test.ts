import { expect, test } from 'vitest';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import { apart, draw, nodePoint, sheetBox, SIDE } from './geometry.ts';
import { nearestPoint, nextPoint } from './nearest.ts';
import { activeShips, NOTHING, pointMoves } from './picking.ts';
import { decisions } from './testing/decisions.ts';

const POINTS: readonly NodeId[] = ['n15_27', 'n16_26', 'n18_26', 'n16_22'];

test('a click beside a point means it, a click far away nothing', () => {
  const { x, y } = nodePoint(nodeNamed('n16_26'), 'wide');
  expect(nearestPoint(POINTS, 'wide', { x: x + 8, y: y - 5 }, 30)).toBe('n16_26');
  expect(nearestPoint(POINTS, 'wide', { x: x + 500, y }, 30)).toBeNull();
});

test('arrow keys go to the next point as the chart lies', () => {
  expect(nextPoint(POINTS, 'tall', 'n16_26', { x: 1, y: 0 })).toBe('n18_26');
  expect(nextPoint(POINTS, 'tall', 'n16_26', { x: 0, y: -1 })).toBe('n16_22');
  expect(nextPoint(POINTS, 'wide', 'n16_26', { x: 1, y: 0 })).toBe('n16_22');
  expect(nextPoint(POINTS, 'wide', 'n16_22', { x: 1, y: 0 })).toBeNull();
});

test('arrow keys come to every point that can be clicked', () => {
  const directions = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  for (const { view, moves } of decisions('arrows', 3, {}, 600)) {
    for (const ship of [null, ...activeShips(moves)]) {
      const points = [...pointMoves(view, moves, { ...NOTHING, ship }).keys()];
      for (const turn of ['wide', 'tall'] as const) {
        const reached = new Set(points.slice(0, 1));
        // A set that grows while it is walked through is walked through to its end.
        for (const from of reached) {
          for (const direction of directions) {
            const next = nextPoint(points, turn, from, direction);
            if (next !== null) reached.add(next);
          }
        }
        expect(reached.size).toBe(points.length);
      }
    }
  }
});

test('the whole lattice is on the sheet, whichever way it lies', () => {
  for (const turn of ['wide', 'tall'] as const) {
    const box = sheetBox(turn);
    for (const corner of [
      { x: 0, y: 0 },
      { x: 34, y: 30 },
    ]) {
      const { x, y } = draw(corner, turn);
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x).toBeLessThanOrEqual(box.x + box.width);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(y).toBeLessThanOrEqual(box.y + box.height);
    }
  }
});

test('points lie as far apart as the closest two of them', () => {
  const places = POINTS.map((node) => nodePoint(nodeNamed(node), 'tall'));
  expect(apart(places)).toBeCloseTo(SIDE);
  const distant = [nodePoint(nodeNamed('n16_26'), 'tall'), nodePoint(nodeNamed('n16_22'), 'tall')];
  expect(apart(distant)).toBeGreaterThan(2 * SIDE);
  expect(apart(places.slice(0, 1))).toBe(3 * SIDE);
});

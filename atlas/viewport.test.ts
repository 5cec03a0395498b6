import { expect, test } from 'vitest';
import {
  anchorIn,
  bringInto,
  centreOf,
  contains,
  MAX_ZOOM,
  pan,
  zoomAt,
  zoomTo,
} from './viewport.ts';

const WHOLE = { x: -100, y: 0, width: 800, height: 400 };

test('the anchor stays where it is on the screen', () => {
  const anchor = { x: 100, y: 300 };
  const shown = zoomAt(WHOLE, WHOLE, 2, anchor);
  expect(shown).toEqual({ x: 0, y: 150, width: 400, height: 200 });
  expect((anchor.x - shown.x) / shown.width).toBe((anchor.x - WHOLE.x) / WHOLE.width);
});

test('zooming ends at the whole drawing and at the closest look', () => {
  expect(zoomAt(WHOLE, WHOLE, 0.5, centreOf(WHOLE))).toEqual(WHOLE);
  expect(zoomAt(WHOLE, WHOLE, 1000, centreOf(WHOLE)).width).toBeCloseTo(800 / MAX_ZOOM);
});

test('the shown part never leaves the drawing', () => {
  const shown = zoomAt(WHOLE, WHOLE, 2, centreOf(WHOLE));
  expect(pan(shown, WHOLE, -9999, 9999)).toEqual({ x: -100, y: 200, width: 400, height: 200 });
});

test('a place is brought into view by moving as little as possible', () => {
  const shown = { x: 0, y: 100, width: 400, height: 200 };
  expect(bringInto(shown, WHOLE, { x: 200, y: 200 })).toEqual(shown);
  expect(bringInto(shown, WHOLE, { x: 380, y: 200 }).x).toBe(20);
});

test('a zoom without a pointer closes in on what matters while it is in sight', () => {
  const shown = { x: 0, y: 100, width: 400, height: 200 };
  expect(anchorIn(shown, { x: 10, y: 290 })).toEqual({ x: 10, y: 290 });
  expect(anchorIn(shown, { x: -10, y: 290 })).toEqual({ x: 200, y: 200 });
  expect(anchorIn(shown, undefined)).toEqual({ x: 200, y: 200 });
});

test('a closer look shows all places if they fit, else those around where one begins', () => {
  const close = [
    { x: 0, y: 100 },
    { x: 120, y: 150 },
  ];
  const all = zoomTo(WHOLE, 2, close, undefined);
  expect(close.map((place) => contains(all, place))).toEqual([true, true]);
  const far = [
    { x: -90, y: 10 },
    { x: 690, y: 390 },
  ];
  expect(far.map((place) => contains(zoomTo(WHOLE, 2, far, far[0]), place))).toEqual([true, false]);
  expect(far.map((place) => contains(zoomTo(WHOLE, 2, far, far[1]), place))).toEqual([false, true]);
});

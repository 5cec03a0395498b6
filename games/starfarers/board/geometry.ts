/**
 * Where the lattice is drawn. On a wide sheet the journey goes from left to right, on a tall one from the bottom up: the
 * drawing is turned, words and numbers stay upright.
 */

import type { Box, Point } from '@sternwarte/atlas';
import { HEXES, HEX_CORNERS, placeOf, type Node } from '../rules/lattice.ts';

/** The side of a hex: all sizes of the drawing are shares of it. */
export const SIDE = 40;
const ACROSS = SIDE / 2;
const ALONG = (SIDE * Math.sqrt(3)) / 2;
const WIDTH = 34;
const LENGTH = 30;
/** Just enough for ships on the outermost points: every unit is paid with the size of the whole drawing. */
const MARGIN = 14;

export type Turn = 'wide' | 'tall';

/** From the lattice into the drawing. */
export function draw({ x, y }: Point, turn: Turn): Point {
  return turn === 'wide'
    ? { x: (LENGTH - y) * ALONG, y: x * ACROSS }
    : { x: x * ACROSS, y: y * ALONG };
}

export function nodePoint(node: Node, turn: Turn): Point {
  return draw(placeOf(node), turn);
}

export function hexPoint(hex: number, turn: Turn): Point {
  return draw(HEXES[hex] ?? { x: 0, y: 0 }, turn);
}

export function sheetBox(turn: Turn): Box {
  const [long, short] = [LENGTH * ALONG + 2 * MARGIN, WIDTH * ACROSS + 2 * MARGIN];
  return {
    x: -MARGIN,
    y: -MARGIN,
    width: turn === 'wide' ? long : short,
    height: turn === 'wide' ? short : long,
  };
}

/** Beside the home systems the galaxy ends early: an empty band, from where to where. */
export function emptyBand(turn: Turn): Box {
  const from = 6 * ALONG;
  const width = 3 * ACROSS;
  return turn === 'wide'
    ? { x: from, y: (WIDTH - 3) * ACROSS, width: (LENGTH - 6) * ALONG, height: width }
    : { x: 0, y: 0, width, height: (LENGTH - 6) * ALONG };
}

const figure = (value: number): string => value.toFixed(1);

export function hexPath(hex: number, turn: Turn): string {
  const corners = (HEX_CORNERS[hex] ?? []).map((node) => {
    const { x, y } = nodePoint(node, turn);
    return `${figure(x)} ${figure(y)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}`;
}

/** A point on the way from one to another. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** How far the closest of these places lie apart; never less than a side, and three sides if there is but one. */
export function apart(places: readonly Point[]): number {
  let least = 3 * SIDE;
  for (const [i, { x, y }] of places.entries()) {
    // Nothing lies closer together than the corners of a hex; a jump has hundreds of them.
    if (least < SIDE + 1) break;
    for (const other of places.slice(i + 1)) {
      const distance = Math.hypot(other.x - x, other.y - y);
      if (distance > 0) least = Math.min(least, distance);
    }
  }
  return least;
}

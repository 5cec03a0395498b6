/** Where things stand around a planet, and where its name is engraved. */

import type { Box, Point } from '@sternwarte/atlas';
import {
  isLarge,
  neighboursOf,
  planetId,
  positionOf,
  type Planet,
  type PlanetId,
} from '../rules/board.ts';

/** The whole sheet, with a margin for the frame. */
export const SHEET: Box = { x: -10, y: -10, width: 1020, height: 1020 };

export const FIELD_RADIUS = 13;
const LARGE_RADIUS = 43;
const SMALL_RADIUS = 36;
export const NUT_SIZE = 28;
export const COLONY_SIZE = 27;

export function radiusOf(planet: Planet): number {
  return isLarge(planet) ? LARGE_RADIUS : SMALL_RADIUS;
}

function onRim(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** So many things side by side on the rim, around the direction `middle`. */
function row(radius: number, count: number, middle: number, size: number): Point[] {
  const wanted = (2 * Math.asin((size + 1.5) / 2 / radius) * 180) / Math.PI;
  // A planet that fate has crowded beyond its room still shows every colony.
  const step = Math.min(wanted, 170 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_unused, i) =>
    onRim(radius, middle + (i - (count - 1) / 2) * step),
  );
}

/** Nuts lie along the upper rim. */
export function nutPlaces(planet: Planet, count: number): Point[] {
  return row(radiusOf(planet) - 1, count, -90, NUT_SIZE);
}

/** Colonies stand along the lower rim, from left to right. */
export function colonyPlaces(planet: Planet, count: number): Point[] {
  return row(radiusOf(planet) - 4, count, 90, COLONY_SIZE).toReversed();
}

interface Gap {
  readonly middle: number;
  readonly width: number;
}

/** Among equals the lower one: it is read most easily. */
function rank({ middle, width }: Gap): number {
  return Math.round(width) + Math.sin((middle * Math.PI) / 180) * 0.4;
}

/** The middle of the widest gap between the routes of a planet, in degrees clockwise from the right. */
function widestGap(planet: Planet): number {
  const { x, y } = positionOf(planet);
  const routes = neighboursOf(planet)
    .map((field) => {
      const other = positionOf(field);
      return (Math.atan2(other.y - y, other.x - x) * 180) / Math.PI;
    })
    .toSorted((a, b) => a - b);
  const gaps = routes.map((from, i): Gap => {
    const next = routes[i + 1] ?? (routes[0] ?? 0) + 360;
    return { middle: (from + next) / 2, width: next - from };
  });
  return gaps.toSorted((a, b) => rank(b) - rank(a))[0]?.middle ?? 90;
}

/** An arc around the planet for its name, always read from left to right. */
export function nameArc(planet: Planet, fontSize: number): string {
  const middle = widestGap(planet);
  const { y } = onRim(1, middle);
  const below = y > 0.5;
  const radius = radiusOf(planet) + 19 + (below ? fontSize * 0.68 : 0);
  const [from, to] = below ? [middle + 85, middle - 85] : [middle - 85, middle + 85];
  const [start, end] = [onRim(radius, from), onRim(radius, to)];
  const sweep = below ? 0 : 1;
  return `M${point(start)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${sweep} ${point(end)}`;
}

function point({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

type Surface = 'cratered' | 'banded' | 'clouded' | 'dotted';
/** Colours of worlds; none of them is that of a player or a nut. */
const TINTS = ['teal', 'moss', 'azure', 'rust', 'sand', 'violet', 'ice', 'olive'] as const;
type Tint = (typeof TINTS)[number];

/** Surface and colour of each planet: no two neighbours look alike, and home is home to everybody. */
const LOOKS: Readonly<Record<PlanetId, readonly [Surface, Tint]>> = {
  H0: ['clouded', 'azure'],
  Sa0: ['cratered', 'sand'],
  Sb0: ['dotted', 'teal'],
  E0: ['banded', 'ice'],
  I0: ['cratered', 'rust'],
  H1: ['clouded', 'teal'],
  Sa1: ['cratered', 'rust'],
  Sb1: ['dotted', 'moss'],
  E1: ['banded', 'violet'],
  I1: ['cratered', 'olive'],
  H2: ['clouded', 'azure'],
  Sa2: ['cratered', 'sand'],
  Sb2: ['dotted', 'ice'],
  E2: ['banded', 'teal'],
  I2: ['cratered', 'violet'],
  H3: ['clouded', 'moss'],
  Sa3: ['cratered', 'rust'],
  Sb3: ['dotted', 'azure'],
  E3: ['banded', 'sand'],
  I3: ['cratered', 'olive'],
};

export function surfaceOf(planet: Planet): Surface {
  return LOOKS[planetId(planet)][0];
}

export function tintOf(planet: Planet): Tint {
  return LOOKS[planetId(planet)][1];
}

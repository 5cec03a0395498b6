/**
 * Where everything is drawn: two plates of glass, one above the other, and the tracks of hyperspace between them.
 *
 * A plate is a sheared rectangle of 3 × 4 sectors, as if seen from the front and a little from above; writing on it
 * stays upright. The drawing follows the shape of the space it gets: wide on a desk, tall on a phone.
 */

import type { Box, Point } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import {
  COLUMNS,
  LETTERS,
  LEVELS,
  TRACK_LENGTH,
  levelOf,
  sectorOf,
  starsIn,
  type Level,
  type Sector,
  type Star,
} from '../rules/board.ts';

export const ROWS = LETTERS.length / COLUMNS;

/** A wide drawing writes names beside the stars, a tall one below them. */
export type Shape = 'wide' | 'tall';

export interface Plate {
  readonly left: number;
  readonly top: number;
  /** The size of one sector. */
  readonly cell: { readonly width: number; readonly height: number };
  /** How far the back edge is moved to the right. */
  readonly shear: number;
}

export interface TrackPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Widths of the label, the entry field and one numbered field. */
  readonly label: number;
  /** Whether the name of its player stands beside the emblem. */
  readonly named: boolean;
  readonly entry: number;
  readonly field: number;
}

export interface Layout {
  readonly shape: Shape;
  readonly box: Box;
  readonly plates: Readonly<Record<Level, Plate>>;
  readonly tracks: readonly TrackPlace[];
  /** The half size of a star's drawing, of a disc, and the height of a fleet. */
  readonly star: number;
  readonly disc: number;
  readonly hull: number;
  /** The size of names, and of figures that stand small beside something. */
  readonly letter: number;
  readonly small: number;
  /** Nothing is written smaller than this. */
  readonly least: number;
  /** Small letters take less room than capitals. */
  readonly capitals: boolean;
}

interface Measures {
  /** The least width and the range of heights; what is broader than the lowest height asks for gets wider. */
  readonly width: number;
  readonly heights: readonly [number, number];
  /** Only as wide as what sticks out of the plates: ticks, rings and signs. */
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly shear: number;
  readonly track: {
    readonly columns: number;
    readonly height: number;
    readonly gap: number;
    readonly label: number;
    readonly entry: number;
  };
  readonly star: number;
  readonly disc: number;
  /** Low and high, as the height of a sector allows. */
  readonly hull: readonly [number, number];
  readonly letter: readonly [number, number];
}

const MEASURES: Readonly<Record<Shape, Measures>> = {
  wide: {
    width: 1000,
    heights: [440, 760],
    margin: { side: 1.5, top: 8.5, bottom: 1 },
    shear: 84,
    track: { columns: 2, height: 32, gap: 11, label: 92, entry: 62 },
    star: 11,
    disc: 12.5,
    hull: [16, 23],
    letter: [12.5, 14.4],
  },
  tall: {
    width: 360,
    heights: [430, 660],
    margin: { side: 1.5, top: 8, bottom: 1 },
    shear: 12,
    track: { columns: 1, height: 26, gap: 6, label: 22, entry: 44 },
    star: 8.5,
    disc: 10.5,
    hull: [13.5, 16],
    letter: [10, 11.5],
  },
};

/** Glass is this thick. */
export const THICKNESS = 5;
/** Sizes are rounded to this, so that the drawing does not begin anew with every pixel of a resized window. */
const STEP = 4;
const WIDE_FROM = 1.15;
/** No letter and no figure of the drawing is smaller on the screen, in CSS pixels. */
const LEAST_TEXT = 10;
/** In a smaller drawing there is no room for capitals, nor for names beside the tracks. */
const ROOMY_FROM = 0.7;
/** Widths of a track's label and entry field without a name. */
const BARE = { label: 24, entry: 54 };
/** No track is lower on the screen, in CSS pixels: what lies there tells what it is. */
const LEAST_TRACK = 20;
/** How far from a disc it is written where its ships come from. */
export const ORIGIN_GAP = 4;
/** The size of the number on a hull, as a part of its height. */
export const COUNT_IN_HULL = 0.78;

/** The drawing for a space of this size and so many players. */
export function layoutFor(across: number, down: number, seats: number): Layout {
  const aspect = across / Math.max(1, down);
  const shape: Shape = aspect >= WIDE_FROM ? 'wide' : 'tall';
  const measures = MEASURES[shape];
  const height = clamp(inSteps(measures.width / aspect), measures.heights);
  const width = clamp(inSteps(height * aspect), [measures.width, 1.4 * measures.width]);
  return arrange(shape, width, height, seats, Math.min(across / width, down / height));
}

function inSteps(length: number): number {
  return Math.floor(length / STEP) * STEP;
}

function arrange(
  shape: Shape,
  width: number,
  height: number,
  seats: number,
  scale: number,
): Layout {
  const { margin, shear, track: usual, star, disc, hull, letter } = MEASURES[shape];
  const roomy = shape === 'wide' && scale > ROOMY_FROM;
  const small = shape === 'wide' && !roomy;
  const track = {
    ...usual,
    ...(small && BARE),
    height: Math.max(usual.height, small ? Math.ceil(LEAST_TRACK / scale) : 0),
  };
  // A little more than asked, because sizes are rounded.
  const least = Math.ceil((10 * (LEAST_TEXT + 0.05)) / scale) / 10;
  const rows = Math.ceil(seats / track.columns);
  const hyperspace = rows * track.height + 2 * track.gap;
  const plateHeight = (height - margin.top - margin.bottom - hyperspace - 2 * THICKNESS) / 2;
  const cell = {
    width: (width - 2 * margin.side - shear) / COLUMNS,
    height: plateHeight / ROWS,
  };
  const plate = (top: number): Plate => ({ left: margin.side, top, cell, shear });
  const firstTrack = margin.top + plateHeight + THICKNESS + track.gap;
  const space = width - 2 * margin.side;
  const across = (space - (track.columns - 1) * track.gap) / track.columns;
  const tracks = Array.from({ length: seats }, (_unused, seat): TrackPlace => ({
    x: margin.side + (seat % track.columns) * (across + track.gap),
    y: firstTrack + Math.trunc(seat / track.columns) * track.height,
    height: track.height,
    label: track.label,
    named: roomy,
    entry: track.entry,
    field: (across - track.label - track.entry) / TRACK_LENGTH,
  }));
  return {
    shape,
    box: { x: 0, y: 0, width, height },
    plates: { Y: plate(margin.top), R: plate(margin.top + plateHeight + THICKNESS + hyperspace) },
    tracks,
    star,
    disc,
    hull: Math.max(clamp(cell.height * 0.42, hull), round(least / COUNT_IN_HULL + 0.1)),
    letter: Math.max(clamp(cell.height * 0.3, letter), least),
    small: Math.max(round(letter[0] * 0.86), least),
    least,
    capitals: roomy,
  };
}

/** A place on a plate, in sectors from its back left corner. */
export function onPlate({ left, top, cell, shear }: Plate, column: number, row: number): Point {
  return {
    x: left + column * cell.width + ((ROWS - row) / ROWS) * shear,
    y: top + row * cell.height,
  };
}

export function columnOf(sector: Sector): number {
  return Math.trunc(sector / LEVELS.length) % COLUMNS;
}

export function rowOf(sector: Sector): number {
  return Math.trunc(sector / LEVELS.length / COLUMNS);
}

/** A part of a plate as an SVG path. */
export function outline(
  plate: Plate,
  column: number,
  row: number,
  columns: number,
  rows: number,
): string {
  const corners = [
    onPlate(plate, column, row),
    onPlate(plate, column + columns, row),
    onPlate(plate, column + columns, row + rows),
    onPlate(plate, column, row + rows),
  ];
  return `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function sectorOutline(layout: Layout, sector: Sector): string {
  return outline(layout.plates[levelOf(sector)], columnOf(sector), rowOf(sector), 1, 1);
}

export function starPoint(layout: Layout, star: Star): Point {
  const sector = sectorOf(star);
  const plate = layout.plates[levelOf(sector)];
  const slot = starsIn(sector).indexOf(star);
  // A sky in rank and file would look like a form: every star stands a little off, always the same way.
  const lean = slot === 0 ? ((star * 7) % 5) - 2 : -((star * 7) % 3);
  const across = layout.shape === 'wide' ? 0.15 + 0.47 * slot + lean * 0.009 : 0.15 + 0.485 * slot;
  const down = layout.shape === 'wide' ? 0.46 + (slot === 0 ? -0.04 : 0.05) : 0.52;
  return onPlate(plate, columnOf(sector) + across, rowOf(sector) + down);
}

function trackOf(layout: Layout, seat: Seat): TrackPlace {
  const place = layout.tracks[seat];
  if (place === undefined) throw new RangeError(`no track for seat ${seat}`);
  return place;
}

/** The middle of a numbered field. */
export function fieldPoint(layout: Layout, seat: Seat, field: number): Point {
  const { x, y, height, label, entry, field: width } = trackOf(layout, seat);
  return { x: x + label + entry + (field - 0.5) * width, y: y + height / 2 };
}

/** Where a disc lies while it waits on the entry field. */
export function entryPoint(layout: Layout, seat: Seat, disc: number): Point {
  const { x, y, height, label, entry } = trackOf(layout, seat);
  return { x: x + label + entry * (disc === 0 ? 0.32 : 0.68), y: y + height / 2 };
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return round(Math.max(low, Math.min(high, value)));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

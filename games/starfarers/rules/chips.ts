/** Number chips, and the pirate bases and ice planets hidden among them (R4). */

import { HOME_CHIPS, ICONS, type Band, type Icon } from './sectors.ts';

export type Face =
  /** One number or two: a planet with it produces on either (R4.4). */
  | { readonly kind: 'number'; readonly values: readonly number[] }
  | { readonly kind: 'pirate' | 'ice'; readonly strength: number };

const FACE_TABLE = [
  ['2', [2]],
  ['3', [3]],
  ['4', [4]],
  ['5', [5]],
  ['6', [6]],
  ['8', [8]],
  ['9', [9]],
  ['10', [10]],
  ['11', [11]],
  ['12', [12]],
  ['2/11', [2, 11]],
  ['3/12', [3, 12]],
  ['pirate4', 'pirate', 4],
  ['pirate5', 'pirate', 5],
  ['pirate6', 'pirate', 6],
  ['ice3', 'ice', 3],
  ['ice4', 'ice', 4],
] as const;

/** What a chip shows, such as `8`, `3/12` or `pirate4`. */
export type ChipId = (typeof FACE_TABLE)[number][0];
/** A chip by its place in the table, counted from 1: 0 is a planet without a chip that can be seen. */
export type Chip = number;
export const NO_CHIP: Chip = 0;

const FACES: readonly Face[] = FACE_TABLE.map((row) =>
  row.length === 2 ? { kind: 'number', values: row[1] } : { kind: row[1], strength: row[2] },
);
export const CHIP_IDS: readonly ChipId[] = FACE_TABLE.map(([id]) => id);

export function chipNamed(id: ChipId): Chip {
  return CHIP_IDS.indexOf(id) + 1;
}

export function chipId(chip: Chip): ChipId {
  const id = CHIP_IDS[chip - 1];
  if (id === undefined) throw new RangeError('no chip lies here');
  return id;
}

export function faceOf(chip: Chip): Face {
  const face = FACES[chip - 1];
  if (face === undefined) throw new RangeError('no chip lies here');
  return face;
}

/** For each dice total and chip whether a planet with it produces; markers never do (R4.5). */
const PRODUCES: readonly (readonly boolean[])[] = Array.from({ length: 13 }, (_unused, total) => [
  false,
  ...FACES.map((face) => face.kind === 'number' && face.values.includes(total)),
]);

export function producesOn(chip: Chip, total: number): boolean {
  return PRODUCES[total]?.[chip] === true;
}

const MARKERS: readonly boolean[] = [false, ...FACES.map((face) => face.kind !== 'number')];

/** Whether this is a pirate base or an ice planet, which lies on its planet as a marker (R10.2). */
export function isMarker(chip: Chip): boolean {
  return MARKERS[chip] === true;
}

/** The chips of each band and icon (R4.2). */
const POOL_TABLE: Readonly<Record<Band, Readonly<Record<Icon, readonly ChipId[]>>>> = {
  near: {
    triangle: ['3', '4', '4', '11', '12'],
    bracket: ['2', '5', '5', '6', '9'],
    hexagon: ['10', '10', 'pirate4', 'pirate5', 'ice3'],
  },
  far: {
    triangle: ['3', '4', '11'],
    bracket: ['5', '8', '9'],
    hexagon: ['10', 'pirate6', 'ice4'],
  },
};

const BANDS: readonly Band[] = ['near', 'far'];

/** Near triangle, bracket, hexagon, the same for far: 24 chips; and last the five that replace markers (R2.5, R4.3). */
export const START_POOLS: readonly (readonly Chip[])[] = [
  ...BANDS.flatMap((band) => ICONS.map((icon) => POOL_TABLE[band][icon].map(chipNamed))),
  (['3', '9', '10', '11', '11'] as const).map(chipNamed),
];
export const REPLACEMENT_POOL = START_POOLS.length - 1;

export function poolOf(band: Band, icon: Icon): number {
  return BANDS.indexOf(band) * ICONS.length + ICONS.indexOf(icon);
}

/** The twelve chips of the home planets as printed (section 3, R2.5). */
export const HOME_CHIP_LAYOUT: readonly Chip[] = HOME_CHIPS.map((values) => {
  const chip = FACES.findIndex(
    (face) => face.kind === 'number' && face.values.join() === values.join(),
  );
  return chip + 1;
});

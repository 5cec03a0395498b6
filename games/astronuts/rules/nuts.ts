/** Handfuls of nuts: all ways to name so many nuts, each once, in the order of the colours. */

import type { Nuts } from './actions.ts';
import { COLOURS, type Colour } from './data.ts';

/** The largest gift to choose, 5-6. */
export const MAX_HANDFUL = 5;

export interface Handful {
  readonly nuts: Nuts;
  /** How many of each colour, in the order of `COLOURS`. */
  readonly counts: readonly number[];
}

const HANDFULS: readonly (readonly Handful[])[] = Array.from(
  { length: MAX_HANDFUL + 1 },
  (_unused, size) => nutsOf(size, 0).map((nuts) => ({ nuts, counts: countNuts(nuts) })),
);

function nutsOf(size: number, firstColour: number): Colour[][] {
  if (size === 0) return [[]];
  return COLOURS.slice(firstColour).flatMap((colour) =>
    nutsOf(size - 1, COLOURS.indexOf(colour)).map((rest) => [colour, ...rest]),
  );
}

export function countNuts(nuts: Nuts): readonly number[] {
  return COLOURS.map((colour) => nuts.filter((nut) => nut === colour).length);
}

/** All handfuls of a size, whether or not anybody holds them. */
export function handfulsOf(size: number): readonly Handful[] {
  const handfuls = HANDFULS[size];
  if (handfuls === undefined) throw new RangeError(`no handful of ${size} nuts`);
  return handfuls;
}

/** Whether the stock, four colours from `first` on, holds the handful. */
export function holds(stock: readonly number[], first: number, { counts }: Handful): boolean {
  for (let i = 0; i < counts.length; i++) {
    if ((counts[i] ?? 0) > (stock[first + i] ?? 0)) return false;
  }
  return true;
}

/** Colours as a sum: 1, 2, 4 and 8 in the order of `COLOURS`. */
export type ColourSet = number;
export const ALL_COLOURS: ColourSet = 2 ** COLOURS.length - 1;

/** The colours that the stock, four colours from `first` on, has a nut of. */
export function coloursIn(stock: readonly number[], first: number): ColourSet {
  let set = 0;
  for (let i = 0; i < COLOURS.length; i++) if ((stock[first + i] ?? 0) > 0) set |= 1 << i;
  return set;
}

export function isInOrder(nuts: Nuts): boolean {
  return nuts.every(
    (nut, i) => i === 0 || COLOURS.indexOf(nuts[i - 1] ?? nut) <= COLOURS.indexOf(nut),
  );
}

/** The two symmetries of the star field (R3.5). */

import { SECTORS, sectorOf, starsIn, symbolsOf, type Sector, type Star } from '../board.ts';

export type Mirror = (star: Star) => Star;

/** The star with the same symbols in the mirrored sector. */
function mirrorBy(turn: (column: number, row: number, level: number) => number): Mirror {
  return (star) => {
    const sector = sectorOf(star);
    const place = Math.trunc(sector / 2);
    const target = sectorAt(turn(place % 3, Math.trunc(place / 3), sector % 2));
    const image = starsIn(target).find((other) => symbolsOf(other) === symbolsOf(star));
    if (image === undefined) throw new RangeError('the layout is not symmetric');
    return image;
  };
}

function sectorAt(index: number): Sector {
  const sector = SECTORS[index];
  if (sector === undefined) throw new RangeError(`there is no sector ${index}`);
  return sector;
}

/** Left and right; and top and bottom together with the levels. */
export const MIRRORS: readonly [leftRight: Mirror, topBottom: Mirror] = [
  mirrorBy((column, row, level) => (row * 3 + (2 - column)) * 2 + level),
  mirrorBy((column, row, level) => ((3 - row) * 3 + column) * 2 + (1 - level)),
];

/** The next star in a direction, for those who walk the sky with arrow keys. */

import {
  COLUMNS,
  LETTERS,
  LEVELS,
  levelOf,
  sectorNamed,
  sectorOf,
  starsIn,
  type Star,
} from '../rules/board.ts';
import { ROWS, columnOf, rowOf } from './layout.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const STARS_PER_SECTOR = 2;
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Six stars to a row, four rows to a level, the red level below the yellow one; the same star at the rim. */
export function neighbour(from: Star, direction: Direction): Star {
  const sector = sectorOf(from);
  const [dx, dy] = STEPS[direction];
  const across = columnOf(sector) * STARS_PER_SECTOR + starsIn(sector).indexOf(from) + dx;
  const down = rowOf(sector) + LEVELS.indexOf(levelOf(sector)) * ROWS + dy;
  const level = LEVELS[Math.floor(down / ROWS)];
  const column = Math.floor(across / STARS_PER_SECTOR);
  const letter = LETTERS[(down % ROWS) * COLUMNS + column];
  if (level === undefined || letter === undefined || column < 0 || column >= COLUMNS) return from;
  return starsIn(sectorNamed(`${letter}${level}`))[across % STARS_PER_SECTOR] ?? from;
}

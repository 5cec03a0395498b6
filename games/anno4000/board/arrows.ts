/** The next star in a direction, for those who walk the sky with arrow keys. */

import { STARS, type Star } from '../rules/board.ts';
import { starPoint, type Layout } from './layout.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest star that lies more that way than to either side; the same star at the rim. */
export function neighbour(layout: Layout, from: Star, direction: Direction): Star {
  const here = starPoint(layout, from);
  let best = from;
  let shortest = Infinity;
  for (const star of STARS) {
    if (star === from) continue;
    const there = starPoint(layout, star);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [along, aside] = turn(direction, dx, dy);
    if (along <= 0) continue;
    // Rows are far apart sideways and close together downwards, so straying aside costs more along a row.
    const cost =
      direction === 'left' || direction === 'right' ? along + 6 * aside : 2 * along + aside;
    if ((direction === 'left' || direction === 'right') && aside > along) continue;
    if (cost < shortest) [best, shortest] = [star, cost];
  }
  return best;
}

function turn(direction: Direction, dx: number, dy: number): [along: number, aside: number] {
  switch (direction) {
    case 'left':
      return [-dx, Math.abs(dy)];
    case 'right':
      return [dx, Math.abs(dy)];
    case 'up':
      return [-dy, Math.abs(dx)];
    case 'down':
      return [dy, Math.abs(dx)];
  }
}

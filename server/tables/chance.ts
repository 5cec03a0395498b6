/** What the table draws next: the fair draw, always. */

import { nextDraw, type Random, type Table, type Tagged } from '@sternwarte/engine';

export function drawNext(table: Table<unknown, Tagged, unknown, Tagged>): unknown {
  return nextDraw(table, NO_CHANCE);
}

/** A match that is run here has its seed, so nothing else is ever asked. */
const NO_CHANCE: Random = {
  below() {
    throw new RangeError('the seed is gone');
  },
};

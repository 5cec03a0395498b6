/** Fair chance of an online match: where the seed comes from, and what is drawn next. */

import { randomBytes } from 'node:crypto';
import {
  commitTo,
  nextDraw,
  type Fairness,
  type Random,
  type Table,
  type Tagged,
} from '@sternwarte/engine';

/** Made before anybody has sat down; the nonces follow when all sit. */
export function commitToChance(seats: number): Fairness {
  const seed = randomBytes(32).toString('hex');
  const nonces = Array.from({ length: seats }, () => randomBytes(16).toString('hex'));
  return { commitment: commitTo(seed), nonces, seed };
}

export function drawNext(table: Table<unknown, Tagged, unknown, Tagged>): unknown {
  return nextDraw(table, NO_CHANCE);
}

/** A match that is run here has its seed, so nothing else is ever asked. */
const NO_CHANCE: Random = {
  below() {
    throw new RangeError('the seed is gone');
  },
};

import { expect, test } from 'vitest';
import { citationsIn } from './rule-places.ts';

const RULES = [
  'R1',
  'R6.1',
  'R6.2',
  'R6.3',
  'R6.10',
  'ruling 1',
  'ruling 2',
  'ruling 3',
  'ruling 12',
];

const SOURCE = `/** The course of a turn (R1). */

import { star } from './board.ts';

/** Ships come every second round (R6.10, rulings 1, 3). */
export function produce(): void {
  // Without a home there are none
  // (ruling 2).
  star();
}

/**
 * Everything else (R6.1 – R6.3,
 * ruling 12b).
 */
const TABLE = {
  /** Nothing is said of R6 or of ruling 4. */
  a: 'R1',
};

/** By the way: rulings 1 to 3 and 12. */
`;

test('a comment that cites a rule stands at what follows it, at what it is in, or at the file', () => {
  expect(citationsIn(SOURCE, RULES)).toEqual([
    { name: null, cited: ['R1'] },
    { name: 'produce', cited: ['R6.10', 'ruling 1', 'ruling 3'] },
    { name: 'produce', cited: ['ruling 2'] },
    { name: 'TABLE', cited: ['R6.1', 'R6.2', 'R6.3', 'ruling 12'] },
    { name: 'TABLE', cited: ['ruling 1', 'ruling 2', 'ruling 3', 'ruling 12'] },
  ]);
});

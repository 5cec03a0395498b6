/** How far it is from each field to each planet, over an empty board: what looking ahead measures ways by. */

import { FIELDS, HOLES, PLANETS, isHole, neighboursOf, type Field } from '../rules/board.ts';
import type { Options } from '../rules/options.ts';

/** For each planet the fields to enter from every field; planet after planet within a field. */
export type Distances = Uint8Array;

const WIDTH = PLANETS.length;

const plain = measureBoard(false);
const withJumps = measureBoard(true);

/** AstroHoles bring distant corners together (R6.1). */
export function distancesFor(options: Options): Distances {
  return options.astroHoles === 'on' ? withJumps : plain;
}

export function distance(distances: Distances, field: number, planet: number): number {
  return distances[field * WIDTH + planet] ?? 0;
}

function measureBoard(jumps: boolean): Distances {
  const distances = new Uint8Array(FIELDS.length * WIDTH);
  for (const planet of PLANETS) {
    const seen = new Set<Field>([planet]);
    let ring: Field[] = [planet];
    for (let steps = 1; ring.length > 0; steps++) {
      const next = new Set(ring.flatMap((field) => entriesOf(field, jumps)));
      ring = [...next].filter((field) => !seen.has(field));
      for (const field of ring) {
        seen.add(field);
        distances[field * WIDTH + planet] = steps;
      }
    }
  }
  return distances;
}

/** Backwards from a field: where one can come from for one action. */
function entriesOf(field: Field, jumps: boolean): readonly Field[] {
  if (!jumps || !isHole(field)) return neighboursOf(field);
  return [...new Set(HOLES.flatMap(neighboursOf))];
}

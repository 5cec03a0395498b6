/**
 * All paths that were ever handed out, as a tree from each field. Every node keeps its moves, so that each move exists only
 * once and handing it out again allocates nothing.
 */

import type { Move } from './actions.ts';
import { FIELDS, HOLES, fieldId, isHole, neighboursOf, type Field, type FieldId } from './board.ts';
import { SHIP_NUMBERS } from './data.ts';

export interface PathNode {
  readonly path: readonly FieldId[];
  /** The move along this path, for ships 1, 2 and 3. */
  readonly moves: readonly Move[];
  /** The paths that go on from here, by the place of the next field among the neighbours, after those the AstroHoles. */
  readonly next: (PathNode | undefined)[];
}

const roots = FIELDS.map((field) => newNode(field, []));

function newNode(field: Field, path: readonly FieldId[]): PathNode {
  const moves = SHIP_NUMBERS.map((ship): Move => ({ type: 'move', ship, path }));
  const exits = neighboursOf(field).length + (isHole(field) ? HOLES.length : 0);
  return { path, moves, next: Array.from({ length: exits }, () => undefined) };
}

/** The path of no steps. */
export function pathFrom(field: Field): PathNode {
  const root = roots[field];
  if (root === undefined) throw new RangeError('not on this board');
  return root;
}

/** The path that goes on by this exit, which leads to `field`. */
export function pathOn(node: PathNode, exit: number, field: Field): PathNode {
  const known = node.next[exit];
  if (known !== undefined) return known;
  const next = newNode(field, [...node.path, fieldId(field)]);
  node.next[exit] = next;
  return next;
}

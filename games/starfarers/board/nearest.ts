/** Which clickable point is meant: by a click beside it, or by an arrow key. */

import type { Point } from '@sternwarte/atlas';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import { nodePoint, type Turn } from './geometry.ts';

/** The clickable point nearest to a place in the drawing, if it is near enough. */
export function nearestPoint(
  points: Iterable<NodeId>,
  turn: Turn,
  { x, y }: Point,
  limit: number,
): NodeId | null {
  let best: NodeId | null = null;
  let closest = limit;
  for (const node of points) {
    const at = nodePoint(nodeNamed(node), turn);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance > closest) continue;
    closest = distance;
    best = node;
  }
  return best;
}

/** One step of length 1 along an axis. */
export type Direction = Point;

/** More than this, and the middle one of three that lie in a triangle is passed over from every side. */
const ASIDE = 1.5;

/** The next point in a direction: near, and not too far off the line. */
export function nextPoint(
  points: Iterable<NodeId>,
  turn: Turn,
  from: NodeId,
  direction: Direction,
): NodeId | null {
  const start = nodePoint(nodeNamed(from), turn);
  let best: NodeId | null = null;
  let least = Infinity;
  for (const node of points) {
    const at = nodePoint(nodeNamed(node), turn);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (along <= 0 || aside > 2 * along) continue;
    const cost = along + ASIDE * aside;
    if (cost >= least) continue;
    least = cost;
    best = node;
  }
  return best;
}

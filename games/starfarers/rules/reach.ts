/** Where a flight may end, and what can be reached: blockade, steps, the shortest way (R9). */

import type { Seat } from '@sternwarte/engine';
import type { ShipKind } from './actions.ts';
import { renewReveals, revealsHere, type Reveals } from './exploration.ts';
import { canFoundStation } from './friendship.ts';
import { BLOCKED, DOCK, HOME_SITE, SITE, SPACE, VEILED, layoutOf } from './layout.ts';
import { NODE_COUNT, type Node } from './lattice.ts';
import { NO_PIECE, spaceportOwner } from './pieces.ts';
import { CLUSTERS, SITE_OF_POINT } from './sectors.ts';
import { NOBODY, speedOf, type Ship, type State } from './state.ts';

/** Why a flight may not end on a node. */
export type EndObstacle =
  | 'occupied'
  | 'foreignPort'
  | 'impassable'
  | 'homeSite'
  | 'siteForTrade'
  | 'dockForColony'
  | 'noStation'
  | 'veiled';

/** Whether the node is a spaceport point of an opponent; neutral ports do not count (R16.1, ruling 18.12). */
export function isForeignPoint(state: State, seat: Seat, node: Node): boolean {
  const site = SITE_OF_POINT[node] ?? -1;
  if (site < 0) return false;
  const owner = spaceportOwner(state, site);
  return owner >= 0 && owner !== seat;
}

/**
 * The conditions of `legalEnd`. `self` is where the ship itself is: before its flight its own piece stands there, which
 * does not count; in mid-flight whatever stands there is somebody else's.
 */
export function endObstacle(
  state: State,
  seat: Seat,
  kind: ShipKind,
  node: Node,
  self: Node,
): EndObstacle | null {
  const layout = layoutOf(state.placements);
  if (state.pieces[node] !== NO_PIECE && (node !== self || state.flying !== NOBODY)) {
    return 'occupied';
  }
  if (isForeignPoint(state, seat, node)) return 'foreignPort';
  switch (layout.kinds[node]) {
    case SPACE:
      return null;
    case SITE:
      return kind === 'tradeShip' ? 'siteForTrade' : null;
    case VEILED:
      // It may turn out to be a colony site (ruling 18.52).
      return kind === 'tradeShip' ? 'veiled' : null;
    case DOCK:
      if (kind === 'colonyShip') return 'dockForColony';
      return canFoundStation(state, seat, layout.peoples[node] ?? -1) ? null : 'noStation';
    case HOME_SITE:
      return 'homeSite';
    case BLOCKED:
    case undefined:
    default:
      return 'impassable';
  }
}

export function isLegalEnd(state: State, seat: Seat, ship: Ship, node: Node): boolean {
  return endObstacle(state, seat, ship.kind, node, ship.node) === null;
}

/** Nodes in order of distance from a start, with the distance of each; a search overwrites the one before. */
class Search {
  readonly queue = new Int16Array(NODE_COUNT);
  readonly distance = new Int16Array(NODE_COUNT);
  /** The number of the search that saw a node last. */
  readonly seen = new Int32Array(NODE_COUNT);
  round = 0;
  /** How many nodes are in the queue of a `spread`, and whether an arrival on each sets something off: 1 or 0. */
  count = 0;
  readonly reveals = new Uint8Array(NODE_COUNT);
  /** All that a `spread` depends on: asked the same again, it need not be made again. */
  readonly events: Reveals = new Int8Array(CLUSTERS.length);
  placements: State['placements'] | null = null;
  start: number = NOBODY;
  limit = 0;
}

/** By start, so that the ships of one player seldom overwrite each other's. */
const spreads = [new Search(), new Search(), new Search(), new Search()];
/** A search inside a search needs pages of its own. */
const inner = new Search();

/** Whether some legal end other than `banned` lies within `limit` steps of `from`, itself included. */
export function canEndWithin(
  state: State,
  seat: Seat,
  ship: Ship,
  from: Node,
  limit: number,
  banned: number,
): boolean {
  const layout = layoutOf(state.placements);
  if (from !== banned && isLegalEnd(state, seat, ship, from)) return true;
  if (limit <= 0) return false;
  const { queue, distance, seen } = inner;
  const round = ++inner.round;
  let end = 0;
  queue[end++] = from;
  distance[from] = 0;
  seen[from] = round;
  for (let next = 0; next < end; next++) {
    const node = queue[next] ?? 0;
    const far = distance[node] ?? 0;
    if (far >= limit) return false;
    for (let edge = 3 * node; edge < 3 * node + 3; edge++) {
      const other = (layout.steps[edge] ?? -1) as Node;
      if (other < 0 || seen[other] === round) continue;
      if (other !== banned && isLegalEnd(state, seat, ship, other)) return true;
      seen[other] = round;
      distance[other] = far + 1;
      queue[end++] = other;
    }
  }
  return false;
}

/**
 * All nodes that `fly` can reach within `limit` steps, or in more. It never goes through a node that reveals
 * something, nor, for a ship that has to stop, through a legal end: those are stops of their own.
 */
function spread(state: State, seat: Seat, ship: Ship, limit: number): Search {
  const search = spreads[ship.node % spreads.length] ?? inner;
  const { queue, distance, seen, reveals, events } = search;
  const { placements } = state;
  const changed = renewReveals(events, state, seat);
  const isSame =
    !changed && search.placements === placements && search.start === ship.node && !state.mustStop;
  if (isSame && search.limit >= limit) return search;
  search.placements = placements;
  // Legal ends change with every piece: whoever has to stop is asked about anew.
  search.start = state.mustStop ? NOBODY : ship.node;
  search.limit = limit;
  const layout = layoutOf(placements);
  const round = ++search.round;
  let end = 0;
  queue[end++] = ship.node;
  distance[ship.node] = 0;
  seen[ship.node] = round;
  reveals[ship.node] = 0;
  for (let next = 0; next < end; next++) {
    const node = (queue[next] ?? 0) as Node;
    const far = distance[node] ?? 0;
    if (far >= limit) break;
    if (
      far > 0 &&
      (reveals[node] === 1 || (state.mustStop && isLegalEnd(state, seat, ship, node)))
    ) {
      continue;
    }
    for (let edge = 3 * node; edge < 3 * node + 3; edge++) {
      const other = (layout.steps[edge] ?? -1) as Node;
      if (other < 0 || seen[other] === round) continue;
      seen[other] = round;
      distance[other] = far + 1;
      reveals[other] = revealsHere(events, other) ? 1 : 0;
      queue[end++] = other;
    }
  }
  search.count = end;
  return search;
}

/** The steps this ship still has. */
export function stepsLeft(state: State, index: number): number {
  return speedOf(state) - (state.flying === index ? state.steps : 0);
}

/**
 * Every legal end that can be reached within `left` steps without revealing anything on the way, and the points that
 * reveal something, if the flight can still end after them (R9.8); never `banned`. They are written to the beginning of
 * a list; the answer is how many there are.
 */
export function reachable(
  state: State,
  seat: Seat,
  ship: Ship,
  left: number,
  banned: number,
  targets: Node[],
): number {
  const { queue, distance, reveals, count } = spread(state, seat, ship, left);
  let found = 0;
  for (let i = 1; i < count; i++) {
    const node = (queue[i] ?? 0) as Node;
    const rest = left - (distance[node] ?? 0);
    if (rest < 0) break;
    const legal =
      reveals[node] === 1
        ? canEndWithin(state, seat, ship, node, rest, banned)
        : node !== banned && isLegalEnd(state, seat, ship, node);
    if (legal) targets[found++] = node;
  }
  return found;
}

/** The steps that `fly` takes to a target. */
export function flyDistance(state: State, seat: Seat, ship: Ship, to: Node, limit: number): number {
  return spread(state, seat, ship, limit).distance[to] ?? 0;
}

/** The shortest way that `fly` takes, both ends included. */
export function flyPath(state: State, seat: Seat, ship: Ship, to: Node, limit: number): Node[] {
  const { neighbours } = layoutOf(state.placements);
  const { distance, seen, reveals, round } = spread(state, seat, ship, limit);
  const path = [to];
  for (let node = to; node !== ship.node;) {
    const far = distance[node] ?? 0;
    const before = neighbours[node]?.find(
      (other) => seen[other] === round && distance[other] === far - 1 && reveals[other] === 0,
    );
    if (before === undefined) break;
    path.unshift(before);
    node = before;
  }
  return path;
}

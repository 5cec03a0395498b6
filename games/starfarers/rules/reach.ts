/** Where a flight may end, and what can be reached: blockade, steps, the shortest way (R9). */

import type { Seat } from '@sternwarte/engine';
import type { ShipKind } from './actions.ts';
import { exploredFrom, isOnScene, sceneIn } from './exploration.ts';
import { canFoundStation } from './friendship.ts';
import { BLOCKED, DOCK, HOME_SITE, SITE, SPACE, VEILED, layoutOf } from './layout.ts';
import { NODES, NODE_COUNT, type Node } from './lattice.ts';
import { NO_PIECE, isFree, spaceportOwner } from './pieces.ts';
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

/**
 * The search that came last to a node or to a cluster; doubles, because a server makes more searches than 32 bits count.
 * No search begins before the one before it has ended.
 */
const seen = new Float64Array(NODE_COUNT);
const asked = new Float64Array(CLUSTERS.length);
let searches = 0;

/** What a node asks of a flight that comes to it: whether it is a legal end, whether one is near, or only whether it is free. */
const END = 0;
const REVEALS = 1;
const FREE_SPACE = 2;

/** Nodes in the order in which a search came to them, and how far they are from its start. */
class Search {
  readonly nodes = new Int16Array(NODE_COUNT);
  readonly distances = new Uint8Array(NODE_COUNT);
  count = 0;
  /** In a `spread` also what each node asks, and all that the whole depends on: while that stays, nothing is searched again. */
  readonly asks = new Uint8Array(NODE_COUNT);
  limit = 0;
  placements: State['placements'] | null = null;
  /** The clusters that it came to, and what could be set off in each cluster. */
  readonly clusters = new Uint8Array(CLUSTERS.length);
  clusterCount = 0;
  readonly scenes = new Int8Array(CLUSTERS.length);
}

/** By start: three of four questions come again. */
const spreads: (Search | undefined)[] = NODES.map(() => undefined);
const ends = new Search();

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
  const { nodes, distances } = ends;
  const round = ++searches;
  let end = 0;
  distances[end] = 0;
  nodes[end++] = from;
  seen[from] = round;
  for (let next = 0; next < end; next++) {
    const node = nodes[next] ?? 0;
    const far = distances[next] ?? 0;
    if (far >= limit) return false;
    for (let edge = 3 * node; edge < 3 * node + 3; edge++) {
      const other = (layout.steps[edge] ?? -1) as Node;
      if (other < 0 || seen[other] === round) continue;
      if (other !== banned && isLegalEnd(state, seat, ship, other)) return true;
      seen[other] = round;
      distances[end] = far + 1;
      nodes[end++] = other;
    }
  }
  return false;
}

/**
 * All nodes that `fly` can reach within `limit` steps, or in more. It never goes through a node that reveals
 * something, nor, for a ship that has to stop, through a legal end: those are stops of their own.
 */
function spread(state: State, seat: Seat, ship: Ship, limit: number): Search {
  const search = (spreads[ship.node] ??= new Search());
  if (holdsStill(search, state, seat, limit)) return search;
  const { nodes, distances, asks, clusters, scenes } = search;
  const { placements, mustStop } = state;
  // Legal ends change with every piece: whoever has to stop is asked about anew.
  search.placements = mustStop ? null : placements;
  search.limit = limit;
  const { steps, kinds } = layoutOf(placements);
  const round = ++searches;
  let clusterCount = 0;
  let end = 0;
  distances[end] = 0;
  asks[end] = END;
  nodes[end++] = ship.node;
  seen[ship.node] = round;
  for (let next = 0; next < end; next++) {
    const node = (nodes[next] ?? 0) as Node;
    const far = distances[next] ?? 0;
    if (far >= limit) break;
    if (asks[next] === REVEALS || (mustStop && far > 0 && isLegalEnd(state, seat, ship, node))) {
      continue;
    }
    for (let edge = 3 * node; edge < 3 * node + 3; edge++) {
      const other = (steps[edge] ?? -1) as Node;
      if (other < 0 || seen[other] === round) continue;
      seen[other] = round;
      const cluster = exploredFrom(other);
      if (cluster >= 0 && asked[cluster] !== round) {
        asked[cluster] = round;
        clusters[clusterCount++] = cluster;
        scenes[cluster] = sceneIn(state, seat, cluster);
      }
      distances[end] = far + 1;
      if (cluster >= 0 && isOnScene(scenes[cluster] ?? 0, other)) asks[end] = REVEALS;
      else
        asks[end] = kinds[other] === SPACE && (SITE_OF_POINT[other] ?? -1) < 0 ? FREE_SPACE : END;
      nodes[end++] = other;
    }
  }
  search.count = end;
  search.clusterCount = clusterCount;
  return search;
}

/** Whether a spread would come out the same again. */
function holdsStill(search: Search, state: State, seat: Seat, limit: number): boolean {
  const { placements, clusters, scenes } = search;
  if (placements !== state.placements || state.mustStop || search.limit < limit) return false;
  for (let i = 0; i < search.clusterCount; i++) {
    const cluster = clusters[i] ?? 0;
    if (scenes[cluster] !== sceneIn(state, seat, cluster)) return false;
  }
  return true;
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
  const { nodes, distances, asks, count } = spread(state, seat, ship, left);
  let found = 0;
  for (let i = 1; i < count; i++) {
    const node = (nodes[i] ?? 0) as Node;
    const rest = left - (distances[i] ?? 0);
    if (rest < 0) break;
    const legal =
      asks[i] === REVEALS
        ? canEndWithin(state, seat, ship, node, rest, banned)
        : node !== banned &&
          (asks[i] === FREE_SPACE ? isFree(state, node) : isLegalEnd(state, seat, ship, node));
    if (legal) targets[found++] = node;
  }
  return found;
}

/** The place of a node among those of a spread, or -1. */
function placeIn({ nodes, count }: Search, node: Node): number {
  const place = nodes.indexOf(node);
  return place < count ? place : -1;
}

/** The steps that `fly` takes to a target. */
export function flyDistance(state: State, seat: Seat, ship: Ship, to: Node, limit: number): number {
  const search = spread(state, seat, ship, limit);
  return search.distances[placeIn(search, to)] ?? 0;
}

/** The shortest way that `fly` takes, both ends included. */
export function flyPath(state: State, seat: Seat, ship: Ship, to: Node, limit: number): Node[] {
  const { neighbours } = layoutOf(state.placements);
  const search = spread(state, seat, ship, limit);
  const { distances, asks } = search;
  const path = [to];
  for (let node = to; node !== ship.node;) {
    const far = distances[placeIn(search, node)] ?? 0;
    const before = neighbours[node]?.find((other) => {
      const place = placeIn(search, other);
      return distances[place] === far - 1 && asks[place] !== REVEALS;
    });
    if (before === undefined) break;
    path.unshift(before);
    node = before;
  }
  return path;
}

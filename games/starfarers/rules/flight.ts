/** Where ships may fly and where a flight may end: blockade, reach and duties (R9). */

import type { Seat } from '@sternwarte/engine';
import type { ShipKind } from './actions.ts';
import { canFoundColony } from './colonies.ts';
import { wouldReveal } from './exploration.ts';
import { canFoundStation } from './friendship.ts';
import { BLOCKED, DOCK, HOME_SITE, SITE, SPACE, VEILED, layoutOf, type Layout } from './layout.ts';
import { NODE_COUNT, type Node } from './lattice.ts';
import { NO_PIECE, spaceportOwner } from './pieces.ts';
import { SITE_OF_POINT } from './sectors.ts';
import { NOBODY, playerAt, speedOf, type Ship, type State } from './state.ts';

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

/** Whether the node is a spaceport point of an opponent (condition 2; neutral ports do not count, ruling 18.12). */
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
  if (state.pieces[node] !== NO_PIECE && (node !== self || state.flying !== NOBODY)) {
    return 'occupied';
  }
  if (isForeignPoint(state, seat, node)) return 'foreignPort';
  const layout = layoutOf(state.placements);
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

function isLegalEnd(state: State, seat: Seat, ship: Ship, node: Node): boolean {
  return endObstacle(state, seat, ship.kind, node, ship.node) === null;
}

/** Nodes in order of distance, with the distance of each; reused by every search of the same nesting. */
class Search {
  readonly queue = new Int16Array(NODE_COUNT);
  readonly distance = new Int16Array(NODE_COUNT);
  private readonly seen = new Int32Array(NODE_COUNT);
  private round = 0;

  /** All nodes within `limit` steps; nothing is flown through where `stops` says so. */
  run(layout: Layout, from: Node, limit: number, stops: ((node: Node) => boolean) | null): number {
    const { queue, distance, seen } = this;
    const round = ++this.round;
    let end = 0;
    queue[end++] = from;
    distance[from] = 0;
    seen[from] = round;
    for (let next = 0; next < end; next++) {
      const node = (queue[next] ?? 0) as Node;
      const far = distance[node] ?? 0;
      if (far >= limit) break;
      if (far > 0 && stops !== null && stops(node)) continue;
      for (const other of layout.neighbours[node] ?? []) {
        if (seen[other] === round) continue;
        seen[other] = round;
        distance[other] = far + 1;
        queue[end++] = other;
      }
    }
    return end;
  }
}

const ends = new Search();
const reach = new Search();

/** Whether some legal end other than `banned` lies within `limit` steps of `from`, itself included. */
export function canEndWithin(
  state: State,
  seat: Seat,
  ship: Ship,
  from: Node,
  limit: number,
  banned: number,
): boolean {
  if (from !== banned && isLegalEnd(state, seat, ship, from)) return true;
  if (limit <= 0) return false;
  const count = ends.run(layoutOf(state.placements), from, limit, null);
  for (let i = 1; i < count; i++) {
    const node = (ends.queue[i] ?? 0) as Node;
    if (node !== banned && isLegalEnd(state, seat, ship, node)) return true;
  }
  return false;
}

/** Where this ship's flight of the turn began, or would begin. */
function startOf(state: State, index: number, ship: Ship): Node {
  return state.flying === index ? (state.origin as Node) : ship.node;
}

/** The steps this ship still has. */
export function stepsLeft(state: State, index: number): number {
  return speedOf(state) - (state.flying === index ? state.steps : 0);
}

export type Duty = 'site' | 'port';

/** A colony site held since an earlier turn, or an opponent's spaceport point that came into being below (R9.9). */
export function dutyOf(state: State, seat: Seat, index: number, ship: Ship): Duty | null {
  if (ship.jumped) return null;
  const node = startOf(state, index, ship);
  if (isForeignPoint(state, seat, node)) return 'port';
  if (ship.kind !== 'colonyShip') return null;
  return layoutOf(state.placements).kinds[node] === SITE ? 'site' : null;
}

/**
 * The node on which this ship may not end because it has to clear it and can; -1 without such a node. In mid-flight as
 * before it: R9.8 keeps another end in reach, so that the answer does not change on the way (ruling 18.50).
 */
export function bannedNode(state: State, seat: Seat, index: number, ship: Ship): number {
  if (dutyOf(state, seat, index, ship) === null) return NOBODY;
  const node = startOf(state, index, ship);
  const left = stepsLeft(state, index);
  return canEndWithin(state, seat, ship, ship.node, left, node) ? node : NOBODY;
}

/** Whether the turn cannot end before this ship has cleared its node: by leaving, or by founding (R9.9). */
export function isDutyOpen(state: State, seat: Seat, index: number, ship: Ship): boolean {
  if (ship.done || dutyOf(state, seat, index, ship) === null) return false;
  if (ship.kind === 'colonyShip' && canFoundColony(state, seat, ship.node)) return true;
  return !ship.grounded && bannedNode(state, seat, index, ship) !== NOBODY;
}

/** A ship that may still be moved now (R9.4, R9.10). */
export function canMove(state: State, index: number, ship: Ship): boolean {
  if (state.flying !== NOBODY && state.flying !== index) return false;
  return !ship.done && !ship.grounded;
}

/** With `discoveryStopsShip` a ship that has discovered something stays on the first legal end (ruling 18.57). */
export function hasToStop(state: State, seat: Seat, index: number, ship: Ship): boolean {
  return (
    state.mustStop &&
    ship.node !== bannedNode(state, seat, index, ship) &&
    isLegalEnd(state, seat, ship, ship.node)
  );
}

export type StepObstacle = 'notAdjacent' | 'noSteps' | 'deadEnd' | 'stopped';

/** Why this ship, which can move, may not make this step; R9.8 forbids steps into dead ends. */
export function stepObstacle(
  state: State,
  seat: Seat,
  index: number,
  ship: Ship,
  to: Node,
): StepObstacle | null {
  const neighbours = layoutOf(state.placements).neighbours[ship.node] ?? [];
  if (!neighbours.includes(to)) return 'notAdjacent';
  const left = stepsLeft(state, index);
  if (left < 1) return 'noSteps';
  if (hasToStop(state, seat, index, ship)) return 'stopped';
  const banned = bannedNode(state, seat, index, ship);
  return canEndWithin(state, seat, ship, to, left - 1, banned) ? null : 'deadEnd';
}

/** A target of `fly` and the steps it takes. */
export interface Target {
  readonly node: Node;
  readonly steps: number;
}

/**
 * Where this ship, which can move, gets by `fly`: to every legal end that can be reached without revealing anything on
 * the way, and to the points that reveal something, if the flight can still end after them (R9.8).
 */
export function flyTargets(state: State, seat: Seat, index: number, ship: Ship): Target[] {
  const targets: Target[] = [];
  if (hasToStop(state, seat, index, ship)) return targets;
  const left = stepsLeft(state, index);
  const banned = bannedNode(state, seat, index, ship);
  const stops = state.mustStop
    ? (node: Node) => wouldReveal(state, seat, node) || isLegalEnd(state, seat, ship, node)
    : (node: Node) => wouldReveal(state, seat, node);
  const count = reach.run(layoutOf(state.placements), ship.node, left, stops);
  for (let i = 1; i < count; i++) {
    const node = (reach.queue[i] ?? 0) as Node;
    const steps = reach.distance[node] ?? 0;
    const legal = wouldReveal(state, seat, node)
      ? canEndWithin(state, seat, ship, node, left - steps, banned)
      : node !== banned && isLegalEnd(state, seat, ship, node);
    if (legal) targets.push({ node, steps });
  }
  return targets;
}

/** The shortest way that `fly` takes, both ends included. */
export function flyPath(state: State, seat: Seat, ship: Ship, to: Node, limit: number): Node[] {
  const layout = layoutOf(state.placements);
  reach.run(layout, ship.node, limit, (node) => wouldReveal(state, seat, node));
  const path = [to];
  let node = to;
  while (node !== ship.node) {
    const far = reach.distance[node] ?? 0;
    const before = (layout.neighbours[node] ?? []).find(
      (other) =>
        reach.distance[other] === far - 1 &&
        (far === 1 ? other === ship.node : !wouldReveal(state, seat, other)),
    );
    if (before === undefined || far <= 0) break;
    path.unshift(before);
    node = before;
  }
  return path;
}

/** Nodes a space jump may take this ship to (R14.19). */
export function jumpTargets(state: State, seat: Seat, ship: Ship): Node[] {
  const list: Node[] = [];
  for (let node = 0; node < NODE_COUNT; node++) {
    const to = node as Node;
    if (to !== ship.node && isLegalEnd(state, seat, ship, to)) list.push(to);
  }
  return list;
}

export function ownShip(state: State, seat: Seat, index: number): Ship | null {
  return playerAt(state, seat).ships[index] ?? null;
}

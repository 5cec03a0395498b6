/** The duty to clear: colony sites held since an earlier turn, spaceport points of opponents (R9.9, ruling 18.50). */

import type { Seat } from '@sternwarte/engine';
import { canFoundColony } from './colonies.ts';
import { SITE, layoutOf } from './layout.ts';
import type { Node } from './lattice.ts';
import { canEndWithin, isForeignPoint, stepsLeft } from './reach.ts';
import { NOBODY, type Ship, type State } from './state.ts';

/** Where this ship's flight of the turn began, or would begin. */
function startOf(state: State, index: number, ship: Ship): Node {
  return state.flying === index ? (state.origin as Node) : ship.node;
}

export type Duty = 'site' | 'port';

/**
 * A colony site held since an earlier turn (R9.9, ruling 18.2), or an opponent's spaceport point that came into being
 * below.
 */
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

/** Whether the turn cannot end before this ship has cleared its node, by leaving or by founding: if it can (R9.9, ruling 18.13). */
export function isDutyOpen(state: State, seat: Seat, index: number, ship: Ship): boolean {
  if (ship.done || dutyOf(state, seat, index, ship) === null) return false;
  if (ship.kind === 'colonyShip' && canFoundColony(state, seat, ship.node)) return true;
  return !ship.grounded && bannedNode(state, seat, index, ship) !== NOBODY;
}

/**
 * Whether a ship in mid-flight has come back to the node it has to clear: by leaving, or by founding there (ruling
 * 18.50). A site that it jumped to in this turn is none yet (ruling 18.51).
 */
export function isBackOnDuty(state: State, seat: Seat, index: number, ship: Ship): boolean {
  if (ship.node !== state.origin || dutyOf(state, seat, index, ship) === null) return false;
  return (
    canFoundColony(state, seat, ship.node) || bannedNode(state, seat, index, ship) === ship.node
  );
}

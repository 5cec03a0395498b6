/** Moves of the flight phase (R9). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Move } from './actions.ts';
import { canFoundColony, foundingObstacle } from './colonies.ts';
import {
  bannedNode,
  endObstacle,
  flyTargets,
  isDutyOpen,
  ownShip,
  stepObstacle,
} from './flight.ts';
import { awaitsDock } from './landing.ts';
import { nodeId, nodeNamed, type NodeId } from './lattice.ts';
import { refuse } from './refusals.ts';
import { NOBODY, playerAt, speedOf, type Ship, type State } from './state.ts';

type FreeFlightMove = Move & { type: 'step' | 'fly' | 'finishShip' | 'foundColony' | 'endTurn' };

export function checkFlightMove(state: State, seat: Seat, move: FreeFlightMove): Refusal | null {
  if (move.type === 'endTurn') return checkEndTurn(state, seat);
  const ship = ownShip(state, seat, move.ship);
  if (ship === null) return refuse('noShip', { ship: move.ship });
  if (ship.done) return refuse('shipDone', { ship: move.ship });
  if (state.flying !== NOBODY && state.flying !== move.ship) {
    return refuse('otherShipFlying', { ship: state.flying });
  }
  if (move.type === 'foundColony') return checkFounding(state, seat, move.ship, ship);
  if (ship.grounded) return refuse('shipGrounded', { ship: move.ship });
  switch (move.type) {
    case 'step':
      return checkStep(state, seat, move.ship, ship, move.to);
    case 'fly':
      return checkFly(state, seat, move.ship, ship, move.to);
    case 'finishShip':
      return checkFinish(state, seat, move.ship, ship);
  }
}

function checkStep(
  state: State,
  seat: Seat,
  index: number,
  ship: Ship,
  to: NodeId,
): Refusal | null {
  switch (stepObstacle(state, seat, index, ship, nodeNamed(to))) {
    case null:
      return null;
    case 'notAdjacent':
      return refuse('notAdjacent', { node: to });
    case 'noSteps':
      return refuse('noStepsLeft', { speed: speedOf(state) });
    case 'stopped':
      return refuse('flightStopped', {});
    case 'deadEnd':
      return refuse('deadEnd', { node: to });
  }
}

function checkFly(state: State, seat: Seat, index: number, ship: Ship, to: NodeId): Refusal | null {
  const node = nodeNamed(to);
  if (flyTargets(state, seat, index, ship).includes(node)) return null;
  const reason = endObstacle(state, seat, ship.kind, node, ship.node);
  return reason === null
    ? refuse('outOfReach', { node: to })
    : refuse('badEnd', { node: to, reason });
}

/** A flight without a step may always end, unless the ship has to clear its node (R9.8, R9.9). */
function checkFinish(state: State, seat: Seat, index: number, ship: Ship): Refusal | null {
  const node = nodeId(ship.node);
  if (state.flying === NOBODY) {
    return isDutyOpen(state, seat, index, ship)
      ? refuse('dutyToClear', { ship: index, node })
      : null;
  }
  const reason = endObstacle(state, seat, ship.kind, ship.node, ship.node);
  if (reason !== null) return refuse('badEnd', { node, reason });
  const back = ship.node === state.origin && canFoundColony(state, seat, ship.node);
  if (back || ship.node === bannedNode(state, seat, index, ship)) {
    return refuse('dutyToClear', { ship: index, node });
  }
  return null;
}

function checkFounding(state: State, seat: Seat, index: number, ship: Ship): Refusal | null {
  if (ship.kind !== 'colonyShip') return refuse('noColonyShip', { ship: index });
  const node = nodeId(ship.node);
  const obstacle = foundingObstacle(state, seat, ship.node);
  if (obstacle !== null) return refuse('noFounding', { node, reason: obstacle });
  const reason = endObstacle(state, seat, ship.kind, ship.node, ship.node);
  return reason === null ? null : refuse('badEnd', { node, reason });
}

/** No ship in mid-flight, no duty that could still be fulfilled (R9.9). */
function checkEndTurn(state: State, seat: Seat): Refusal | null {
  if (state.flying !== NOBODY) return refuse('shipInFlight', { ship: state.flying });
  for (const [index, ship] of playerAt(state, seat).ships.entries()) {
    if (ship === null) continue;
    if (isDutyOpen(state, seat, index, ship)) {
      return refuse('dutyToClear', { ship: index, node: nodeId(ship.node) });
    }
    if (awaitsDock(state, seat, ship)) return refuse('mustDock', { ship: index });
  }
  return null;
}

/** Ships on their way: steps, flights, arrivals and the end of a flight (R9.4 – R9.11). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { finishTask, interrupt, replaceTask } from './agenda.ts';
import { canFoundColony, foundColony } from './colonies.ts';
import { continueArrival, wouldReveal } from './exploration.ts';
import { flyDistance, flyPath, ownShip, stepsLeft } from './flight.ts';
import { canFoundStation, foundStation } from './friendship.ts';
import { DOCK, layoutOf } from './layout.ts';
import { nodeId, type Node } from './lattice.ts';
import { putPiece, removePiece } from './pieces.ts';
import { NOBODY, playerAt, type Ship, type State } from './state.ts';

function shipOf(state: State, seat: Seat, index: number): Ship {
  const ship = ownShip(state, seat, index);
  if (ship === null) throw new RangeError(`seat ${seat} has no ship ${index}`);
  return ship;
}

function replaceShip(state: State, seat: Seat, index: number, changes: Partial<Ship>): void {
  const ship = shipOf(state, seat, index);
  playerAt(state, seat).ships[index] = {
    kind: ship.kind,
    node: changes.node ?? ship.node,
    done: changes.done ?? ship.done,
    grounded: changes.grounded ?? ship.grounded,
    jumped: changes.jumped ?? ship.jumped,
  };
}

/** The ship leaves the board for the time of its flight: it passes other pieces without touching them (R9.6). */
function takeOff(state: State, index: number, ship: Ship): void {
  if (state.flying === index) return;
  removePiece(state, ship.node);
  state.flying = index;
  state.steps = 0;
  state.origin = ship.node;
  state.mustStop = false;
}

export function step(state: State, index: number, to: Node, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  takeOff(state, index, ship);
  state.steps++;
  replaceShip(state, seat, index, { node: to });
  emit?.({ type: 'flew', seat, ship: index, path: [nodeId(ship.node), nodeId(to)] });
  interrupt(state, { kind: 'arrival', ship: index, jumped: false });
}

/**
 * The whole way at once. The flight ends there, unless the arrival reveals something or a colony may be founded: then
 * the player decides how to go on.
 */
export function fly(state: State, index: number, to: Node, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  const left = stepsLeft(state, index);
  const steps = flyDistance(state, seat, ship, to, left);
  if (emit !== undefined) {
    const path = flyPath(state, seat, ship, to, left).map(nodeId);
    emit({ type: 'flew', seat, ship: index, path });
  }
  takeOff(state, index, ship);
  state.steps += steps;
  replaceShip(state, seat, index, { node: to });
  if (wouldReveal(state, seat, to)) {
    interrupt(state, { kind: 'arrival', ship: index, jumped: false });
  } else if (ship.kind === 'tradeShip' || !canFoundColony(state, seat, to)) {
    finishShip(state, index, emit);
  }
}

/** The flight is over; on a docking point the station is founded first (R9.11). */
export function finishShip(state: State, index: number, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  land(state, index);
  const layout = layoutOf(state.placements);
  const people = layout.peoples[ship.node] ?? -1;
  if (
    ship.kind === 'tradeShip' &&
    layout.kinds[ship.node] === DOCK &&
    canFoundStation(state, seat, people)
  ) {
    removePiece(state, ship.node);
    foundStation(state, seat, index, people, emit);
    return;
  }
  putPiece(state, ship.node, seat, ship.kind);
  replaceShip(state, seat, index, { done: true });
}

function land(state: State, index: number): void {
  if (state.flying !== index) return;
  state.flying = NOBODY;
  state.steps = 0;
  state.origin = NOBODY;
  state.mustStop = false;
}

export function settleColony(state: State, index: number, emit: Emit): void {
  land(state, index);
  foundColony(state, state.current, index, emit);
}

export function groundShip(state: State, index: number, emit: Emit): void {
  const seat = state.current;
  replaceShip(state, seat, index, { grounded: true });
  emit?.({ type: 'grounded', seat, ship: index });
}

/** A ship is put down elsewhere; arrival follows as after a step (R14.19). */
export function jump(state: State, index: number, to: Node, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  removePiece(state, ship.node);
  putPiece(state, to, seat, ship.kind);
  state.mustStop = false;
  replaceShip(state, seat, index, { node: to, jumped: true });
  emit?.({ type: 'jumped', seat, ship: index, from: nodeId(ship.node), to: nodeId(to) });
  replaceTask(state, { kind: 'arrival', ship: index, jumped: true });
}

/** Everything that the arrival sets off; after a jump the end of the flight too (ruling 18.51). */
export function arrive(
  state: State,
  task: { readonly ship: number; readonly jumped: boolean },
  emit: Emit,
): void {
  const seat = state.current;
  const ship = shipOf(state, seat, task.ship);
  if (continueArrival(state, ship.node, emit)) return;
  finishTask(state);
  if (!task.jumped) return;
  const goesOn = !state.options.spaceJumpEndsFlight && !state.mustStop;
  state.mustStop = false;
  if (goesOn) return;
  if (ship.kind === 'colonyShip' && canFoundColony(state, seat, ship.node)) {
    interrupt(state, { kind: 'foundHere', ship: task.ship });
  } else finishShip(state, task.ship, emit);
}

/** A new turn: every ship of the player may fly again. */
export function refreshShips(state: State, seat: Seat): void {
  const { ships } = playerAt(state, seat);
  for (const [index, ship] of ships.entries()) {
    if (ship !== null && (ship.done || ship.grounded || ship.jumped)) {
      replaceShip(state, seat, index, { done: false, grounded: false, jumped: false });
    }
  }
}

/** Arrival and the end of a flight: what a point sets off, colonies and stations (R9.7, R9.11). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { finishTask, interrupt } from './agenda.ts';
import { canFoundColony, foundColony } from './colonies.ts';
import { continueArrival } from './exploration.ts';
import { canFoundStation, foundStation } from './friendship.ts';
import { DOCK, layoutOf } from './layout.ts';
import { putPiece, removePiece } from './pieces.ts';
import { replaceShip, shipOf } from './ships.ts';
import { NOBODY, type Ship, type State } from './state.ts';

/**
 * Everything that the arrival sets off (R9.7); then the ship may fly on (R10.5, R13.5). After a jump the flight ends too
 * (R14.19, ruling 18.51).
 */
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

/** Whether the ship stands on a docking point where it can found a station now (R12.2). */
function canDock(state: State, seat: Seat, ship: Ship): boolean {
  if (ship.kind !== 'tradeShip') return false;
  const layout = layoutOf(state.placements);
  if (layout.kinds[ship.node] !== DOCK) return false;
  return canFoundStation(state, seat, layout.peoples[ship.node] ?? -1);
}

/**
 * A trade ship that jumped onto a docking point and has not finished its flight. It never waits there (rulings 18.3,
 * 18.51), so the turn cannot end before it has founded its station or left.
 */
export function awaitsDock(state: State, seat: Seat, ship: Ship): boolean {
  return !ship.done && canDock(state, seat, ship);
}

/** The flight is over; on a docking point the station is founded first (R9.11). */
export function finishShip(state: State, index: number, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  land(state, index);
  if (canDock(state, seat, ship)) {
    removePiece(state, ship.node);
    const people = layoutOf(state.placements).peoples[ship.node] ?? -1;
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

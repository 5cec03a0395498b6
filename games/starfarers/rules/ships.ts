/** Ships as pieces: replaced, never changed. */

import type { Seat } from '@sternwarte/engine';
import { playerAt, shipAt, type Ship, type State } from './state.ts';

export function shipOf(state: State, seat: Seat, index: number): Ship {
  const ship = shipAt(state, seat, index);
  if (ship === null) throw new RangeError(`seat ${seat} has no ship ${index}`);
  return ship;
}

export function replaceShip(state: State, seat: Seat, index: number, changes: Partial<Ship>): void {
  const ship = shipOf(state, seat, index);
  playerAt(state, seat).ships[index] = {
    kind: ship.kind,
    node: changes.node ?? ship.node,
    done: changes.done ?? ship.done,
    grounded: changes.grounded ?? ship.grounded,
    jumped: changes.jumped ?? ship.jumped,
  };
}

/** A new turn: every ship of the player may fly again. */
export function refreshShips(state: State, seat: Seat): void {
  const { ships } = playerAt(state, seat);
  for (let index = 0; index < ships.length; index++) {
    const ship = ships[index] ?? null;
    if (ship === null || !(ship.done || ship.grounded || ship.jumped)) continue;
    const { kind, node } = ship;
    ships[index] = { kind, node, done: false, grounded: false, jumped: false };
  }
}

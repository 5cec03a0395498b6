/** Ships that come and go (R6.4, rulings 20, 43, 50). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, LossReason } from './actions.ts';
import { fieldId, nearestTo, type Field } from './board.ts';
import { liftFromShip } from './conditions.ts';
import { SHIP_NUMBERS, type ShipNumber } from './data.ts';
import {
  NOWHERE,
  UNTOUCHED,
  countShips,
  fieldOf,
  homeOf,
  shipIndex,
  shipOn,
  type State,
} from './state.ts';

/** The lowest number that is not on the board, or `null` when all three are (ruling 50). */
export function freeShip(state: State, seat: Seat): ShipNumber | null {
  for (const ship of SHIP_NUMBERS) {
    if (fieldOf(state, shipIndex(seat, ship)) === null) return ship;
  }
  return null;
}

/** Puts a new ship on the board. It may act this turn and rolls for nothing (ruling 36). */
export function launch(state: State, seat: Seat, field: Field): ShipNumber {
  const ship = freeShip(state, seat);
  if (ship === null) throw new RangeError(`seat ${seat} has no ship left`);
  state.ships[shipIndex(seat, ship)] = field;
  return ship;
}

export function launchBuilt(state: State, seat: Seat, field: Field, emit: Emit): void {
  const ship = launch(state, seat, field);
  emit?.({ type: 'shipBuilt', seat, ship, field: fieldId(field) });
}

/** Takes a ship off the board; whoever has none left gets a new one at once, so nobody is ever out (rulings 20, 44). */
export function destroyShip(
  state: State,
  seat: Seat,
  ship: ShipNumber,
  lostAt: Field,
  reason: LossReason,
  emit: Emit,
): void {
  const index = shipIndex(seat, ship);
  state.ships[index] = NOWHERE;
  if (seat === state.current) {
    state.shipTurns[ship - 1] = UNTOUCHED;
    liftFromShip(state, ship);
  }
  // A ship that takes its number later is another ship, and may be asked for passage anew.
  if (state.refusedShips.includes(index)) {
    state.refusedShips = state.refusedShips.filter((refused) => refused !== index);
  }
  emit?.({ type: 'shipLost', seat, ship, field: fieldId(lostAt), reason });
  if (countShips(state, seat) === 0) replaceLast(state, seat, emit);
}

/** On the home planet, or on the nearest free field; there are more fields than ships. */
function replaceLast(state: State, seat: Seat, emit: Emit): void {
  const field = nearestTo(homeOf(state, seat)).find((at) => shipOn(state, at) === null);
  if (field === undefined) throw new RangeError('the board is full');
  const ship = launch(state, seat, field);
  emit?.({ type: 'shipReplaced', seat, ship, field: fieldId(field) });
}

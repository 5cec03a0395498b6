/** A trade ship that jumped onto a docking point and has not finished its flight (ruling 18.51). */

import type { Seat } from '@sternwarte/engine';
import { canFoundStation } from './friendship.ts';
import { DOCK, layoutOf } from './layout.ts';
import type { Ship, State } from './state.ts';

/** It never waits there (ruling 18.3), so the turn cannot end before it has founded its station or left. */
export function awaitsDock(state: State, seat: Seat, ship: Ship): boolean {
  if (ship.kind !== 'tradeShip' || ship.done) return false;
  const layout = layoutOf(state.placements);
  if (layout.kinds[ship.node] !== DOCK) return false;
  return canFoundStation(state, seat, layout.peoples[ship.node] ?? -1);
}

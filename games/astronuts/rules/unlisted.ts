/** What `check` accepts although `moves` does not list it: swaps of nuts, and flights in a circle (R6.1, R6.7). */

import type { Seat } from '@sternwarte/engine';
import { fieldId, isPlanet, neighboursOf } from './board.ts';
import { COLOURS, PRICES, SHIP_NUMBERS } from './data.ts';
import { checkPath } from './flight.ts';
import { fieldOf, isBarred, nutsInHand, shipIndex, type State } from './state.ts';
import { hasPartner } from './trade.ts';

/** Whether the seat could do anything that is not in its list. */
export function hasUnlisted(state: State, seat: Seat): boolean {
  if (state.step.type !== 'act' || seat !== state.current) return false;
  return hasTrade(state, seat) || hasCircle(state, seat);
}

/** Any nut for any other: only offers for a colour that the hand lacks are listed. */
function hasTrade(state: State, seat: Seat): boolean {
  if (state.actions < PRICES.trade.actions) return false;
  const given = COLOURS.filter((colour) => nutsInHand(state, seat, colour) > 0);
  return given.some((give) => COLOURS.some((get) => get !== give && hasPartner(state, get)));
}

/** From an open field to the next one and back: only planets are listed as goals of such flights. */
function hasCircle(state: State, seat: Seat): boolean {
  return SHIP_NUMBERS.some((ship) => {
    const field = fieldOf(state, shipIndex(seat, ship));
    if (field === null || isPlanet(field) || isBarred(state, ship, 'move')) return false;
    return neighboursOf(field).some(
      (next) => checkPath(state, ship, [fieldId(next), fieldId(field)]) === null,
    );
  });
}

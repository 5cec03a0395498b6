/** Who has to decide now, and what. */

import type { Seat } from '@sternwarte/engine';
import { missingAnswers } from './parallel.ts';
import { inTurn, type Offer, type State } from './state.ts';
import type { Decision } from './tasks.ts';

const NO_SEATS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** The active player, who may go on alone, and those who still have to answer him. */
function seatsAtOffer(current: Seat, { to, answers }: Offer): readonly Seat[] {
  let seats = 1 << current;
  for (const seat of to) if (answers[seat] === null) seats |= 1 << seat;
  return inTurn(current, seats);
}

/** Nobody while chance is awaited or the match is over. */
export function askedSeats(state: State): readonly Seat[] {
  if (state.phase === 'over') return NO_SEATS;
  const task = state.agenda[0];
  if (task === undefined) {
    if (state.offer === null) return ALONE[state.current] ?? NO_SEATS;
    return seatsAtOffer(state.current, state.offer);
  }
  switch (task.kind) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'placeShip':
    case 'foundingUpgrade':
    case 'aid':
      return ALONE[task.seat] ?? NO_SEATS;
    case 'discard':
    case 'give':
    case 'wear':
      return missingAnswers(state, task);
    case 'rob':
    case 'number':
    case 'question':
    case 'pay':
    case 'swap':
    case 'takeCards':
    case 'gainUpgrade':
    case 'loseUpgrade':
    case 'ground':
    case 'jump':
    case 'foundHere':
    case 'pickCard':
    case 'giftShip':
      return ALONE[state.current] ?? NO_SEATS;
    default:
      return NO_SEATS;
  }
}

/** What this seat, which is asked, has to decide: the first task, or the free choice of its phase. */
export function decisionOf(state: State, seat: Seat): Decision {
  const task = state.agenda[0];
  if (task !== undefined) return task.kind;
  if (state.phase === 'flight') return 'flight';
  return seat === state.current ? 'trade' : 'reply';
}

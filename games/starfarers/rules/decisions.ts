/** Who has to decide now, and what. */

import type { Seat } from '@sternwarte/engine';
import { missingAnswers } from './parallel.ts';
import type { State } from './state.ts';
import type { Decision } from './tasks.ts';
import { unanswered } from './trade.ts';

const NO_SEATS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Nobody while chance is awaited or the match is over. */
export function askedSeats(state: State): readonly Seat[] {
  if (state.phase === 'over') return NO_SEATS;
  const task = state.agenda[0];
  if (task === undefined) {
    if (state.offer === null) return ALONE[state.current] ?? NO_SEATS;
    return [state.current, ...unanswered(state.offer)];
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

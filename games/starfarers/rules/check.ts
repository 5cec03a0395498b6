/** Any input at all against the rules: a reason for everything that is not a legal move. */

import { readInput, type Refusal, type Seat } from '@sternwarte/engine';
import type { Move } from './actions.ts';
import { checkFlightMove } from './check-flight.ts';
import { checkTaskMove } from './check-task.ts';
import { checkTradeMove } from './check-trade.ts';
import { askedSeats } from './moves.ts';
import { readMove } from './read-move.ts';
import { refuse } from './refusals.ts';
import { hasShips, type State } from './state.ts';

export function checkMove(state: State, seat: Seat, input: unknown): Refusal | null {
  if (state.phase === 'over') return refuse('matchOver', {});
  const move = readInput(input, readMove);
  if (move === null) return refuse('malformed', {});
  const asked = askedSeats(state);
  if (asked.length === 0) return refuse('chanceFirst', {});
  if (!asked.includes(seat)) return refuse('notYourTurn', {});
  const [task] = state.agenda;
  if (task !== undefined) return checkTaskMove(state, seat, move, task);
  return checkFreeMove(state, seat, move);
}

/** Moves of the free choice of a phase: trade and build, or flight. */
function checkFreeMove(state: State, seat: Seat, move: Move): Refusal | null {
  switch (move.type) {
    case 'resign':
      return seat === state.current ? null : refuse('notYourTurn', {});
    case 'endTurn':
      if (seat !== state.current) return refuse('notYourTurn', {});
      if (state.phase === 'flight') return checkFlightMove(state, seat, move);
      return hasShips(state, seat) ? refuse('mustFly', {}) : null;
    case 'offer':
    case 'accept':
    case 'decline':
    case 'counter':
    case 'close':
    case 'withdrawOffer':
    case 'supplyTrade':
    case 'buildColonyShip':
    case 'buildTradeShip':
    case 'buildSpaceport':
    case 'buyUpgrade':
    case 'honour':
    case 'levelling':
    case 'drawReserve':
    case 'startFlight':
      return state.phase === 'trade'
        ? checkTradeMove(state, seat, move)
        : refuse('tradePhaseOnly', {});
    case 'step':
    case 'fly':
    case 'finishShip':
    case 'foundColony':
      return state.phase === 'flight'
        ? checkFlightMove(state, seat, move)
        : refuse('flightPhaseOnly', {});
    default:
      return refuse('otherDecision', {});
  }
}

/** The course of a turn: its automatic beginning and its end (R5, R6.1, ruling 31). */

import type { Seat } from '@sternwarte/engine';
import type { EliminationReason, Emit } from './actions.ts';
import { starId } from './board.ts';
import { PRODUCTION_EVERY } from './data.ts';
import { endAsItStands, endWhenDecided } from './ending.ts';
import {
  checkHome,
  dropFinishedExchanges,
  eliminate,
  eliminateShipless,
  forgetPledges,
} from './home.ts';
import { advanceDiscs } from './hyperspace.ts';
import { countPairs, countShips, ownerOf, place, playerAt, shipsOn, type State } from './state.ts';

/**
 * Production, then advance; then the player decides (ruling 7). So no disc can land before it has come to field 2 (ruling 3), and a fleet that
 * fought off an attack may start in its owner's next turn, unless the table waits for the next round (ruling 30).
 */
export function beginTurn(state: State, seat: Seat, emit: Emit): void {
  state.phase = 'landing';
  state.current = seat;
  if (state.options.afterBattle === 'nextTurn') state.battlefields = NO_BATTLEFIELDS;
  state.resting = NOTHING_RESTS;
  emit?.({ type: 'turn', seat, round: state.round });
  produce(state, emit);
  advanceDiscs(state, emit);
}

const NO_BATTLEFIELDS: State['battlefields'] = [];
const NOTHING_RESTS: State['resting'] = [];

/** In every second round a ship for each pair of symbols, on the own home star, if it is held (R6.1). */
function produce(state: State, emit: Emit): void {
  const seat = state.current;
  const ships = production(state, seat);
  const { home } = playerAt(state, seat);
  if (ships === 0 || home === null) return;
  place(state, home, seat, shipsOn(state, home) + ships);
  state.lastChange = state.round;
  emit?.({ type: 'production', seat, star: starId(home), ships });
}

/**
 * The new ships of a player whose turn begins now. A home star that is empty or taken brings nothing (rulings 14, 24); there are always enough
 * ships, unless a limit was agreed on (ruling 21).
 */
export function production(state: State, seat: Seat): number {
  if (state.round % PRODUCTION_EVERY !== 0) return 0;
  const { home } = playerAt(state, seat);
  if (home === null || ownerOf(state, home) !== seat) return 0;
  const pairs = countPairs(state, seat);
  const { shipLimit } = state.options;
  if (shipLimit === null) return pairs;
  return Math.max(0, Math.min(pairs, shipLimit - countShips(state, seat)));
}

/** The explicit end of a turn, in the order of ruling 31: (a) and (b) here, the rest in `settle`. */
export function endTurn(state: State, emit: Emit): void {
  dropFinishedExchanges(state, emit);
  const eliminated = checkHome(state, state.current, emit);
  settle(state, eliminated ? 'homeStarLost' : null, emit);
}

/** Resigning counts as elimination at once (ruling 32). */
export function resign(state: State, emit: Emit): void {
  eliminate(state, [state.current], 'resigned', emit);
  settle(state, 'resigned', emit);
}

/** (c) players without ships leave, (d) finished exchanges end, (e) somebody has won; else the turn passes. */
function settle(state: State, reason: EliminationReason | null, emit: Emit): void {
  const shipless = eliminateShipless(state, emit);
  dropFinishedExchanges(state, emit);
  endWhenDecided(state, shipless ? 'noShips' : reason, reason === 'resigned', emit);
  if (state.phase !== 'over') passTurn(state, emit);
}

/** Clockwise to the next living player; passing the start player's seat begins a new round (R5). */
function passTurn(state: State, emit: Emit): void {
  const seats = state.players.length;
  let seat = state.current;
  let newRound = false;
  do {
    seat = (seat + 1) % seats;
    newRound ||= seat === state.startSeat;
  } while (!playerAt(state, seat).alive);
  if (newRound) {
    const { maxRounds, quietRounds } = state.options;
    if (maxRounds !== null && state.round >= maxRounds) {
      endAsItStands(state, 'roundLimit', emit);
      return;
    }
    if (quietRounds !== null && state.round - state.lastChange >= quietRounds) {
      endAsItStands(state, 'standstill', emit);
      return;
    }
    state.round++;
    state.battlefields = NO_BATTLEFIELDS;
    forgetPledges(state);
  }
  beginTurn(state, seat, emit);
}

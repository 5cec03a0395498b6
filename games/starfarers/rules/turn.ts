/** The course of turns: beginning, flight phase, end, and leaving the game (section 6). */

import type { Seat } from '@sternwarte/engine';
import type { Balls, Emit } from './actions.ts';
import { clearAgenda, finishTask, interrupt, replaceTask } from './agenda.ts';
import { BLACK_SPEED, KINDS, UPGRADE_KINDS } from './data.ts';
import { ballSum } from './encounter.ts';
import { endAtRoundLimit, finish, livingSeats } from './ending.ts';
import { handOf, payToSupply } from './hands.ts';
import { refreshShips } from './movement.ts';
import { removePiece } from './pieces.ts';
import { NOBODY, playerAt, type State } from './state.ts';

export function beginTurn(state: State, seat: Seat, emit: Emit): void {
  state.current = seat;
  state.phase = 'production';
  replaceTask(state, { kind: 'dice' });
  emit?.({ type: 'turn', seat, round: state.round });
}

export function enterTrade(state: State): void {
  state.phase = 'trade';
  finishTask(state);
}

/** The right to draw from the reserve pile lapses with the shake (R7.6). */
export function startFlight(state: State): void {
  state.phase = 'flight';
  state.reserveDue = 0;
  interrupt(state, { kind: 'shake' });
}

/** Two balls: their sum, or 3 and an encounter when one of them is black (R9.2). */
export function applyShake(state: State, balls: Balls, emit: Emit): void {
  const black = balls.includes('black');
  state.baseSpeed = black ? BLACK_SPEED : ballSum(balls);
  emit?.({ type: 'shake', seat: state.current, balls, base: state.baseSpeed });
  if (black) replaceTask(state, { kind: 'encounter' });
  else finishTask(state);
}

/** Clears what holds for one turn only, and passes the dice to the left. */
export function endTurn(state: State, emit: Emit): void {
  refreshShips(state, state.current);
  state.offer = null;
  state.failedOffers = 0;
  state.reserveDue = 0;
  state.usedHonour = false;
  state.usedLevelling = false;
  state.usedGoodsRate = false;
  state.baseSpeed = 0;
  state.flying = NOBODY;
  state.steps = 0;
  state.origin = NOBODY;
  state.mustStop = false;
  const seats = state.players.length;
  let seat = state.current;
  let newRound = false;
  do {
    seat = (seat + 1) % seats;
    newRound ||= seat === state.startSeat;
  } while (!playerAt(state, seat).alive);
  if (newRound) {
    const { maxRounds } = state.options;
    if (maxRounds !== null && state.round >= maxRounds) return endAtRoundLimit(state, emit);
    state.round++;
  }
  clearAgenda(state);
  interrupt(state, { kind: 'beginTurn', seat });
}

/**
 * Leaving the game (ruling 18.61): cards, upgrades, half medals and friendship cards go back, ships leave the board;
 * buildings and stations stay where they are, without production, blockade or turn. The last player left wins.
 */
export function resign(state: State, emit: Emit): void {
  const seat = state.current;
  const player = playerAt(state, seat);
  for (const kind of KINDS) payToSupply(state, seat, kind, handOf(state, seat)[kind] ?? 0);
  for (const kind of UPGRADE_KINDS) player.upgrades[kind] = 0;
  player.halfMedals = 0;
  player.giftShips = 0;
  for (const [index, ship] of player.ships.entries()) {
    if (ship === null) continue;
    if (state.flying !== index) removePiece(state, ship.node);
    if (ship.kind === 'colonyShip') player.colonies++;
    else player.stations++;
    player.ships[index] = null;
  }
  state.flying = NOBODY;
  for (const [card, owner] of state.cardOwners.entries()) {
    if (owner === seat) state.cardOwners[card] = NOBODY;
  }
  player.alive = false;
  state.fallen = [...state.fallen, seat];
  emit?.({ type: 'resigned', seat });
  const living = livingSeats(state);
  if (living.length === 1) finish(state, living, 'resignation', emit);
  else endTurn(state, emit);
}

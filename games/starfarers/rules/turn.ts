/** The course of turns: beginning, flight phase, end, and leaving the game (section 6). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Balls, Emit, Move } from './actions.ts';
import { clearAgenda, finishTask, interrupt, replaceTask } from './agenda.ts';
import { BLACK_SPEED, KINDS, UPGRADE_KINDS } from './data.ts';
import { isDutyOpen } from './duty.ts';
import { ballSum } from './encounter.ts';
import { endAtRoundLimit, finish, livingSeats } from './ending.ts';
import { handOf, payToSupply } from './hands.ts';
import { listFlights } from './flight.ts';
import { awaitsDock } from './landing.ts';
import { nodeId } from './lattice.ts';
import { removePiece } from './pieces.ts';
import { refuse } from './refusals.ts';
import type { Moves, Rules } from './rule.ts';
import { bare } from './shapes.ts';
import { refreshShips } from './ships.ts';
import { NOBODY, drivesOf, hasShips, playerAt, type State } from './state.ts';

const START_FLIGHT: Move = { type: 'startFlight' };
const END_TURN: Move = { type: 'endTurn' };
const RESIGN: Move = { type: 'resign' };

export const TURN_MOVES: Rules<'startFlight' | 'endTurn' | 'resign'> = {
  /** Whoever has a ship on the board must fly, whoever has none cannot (R9.1, ruling 18.8). */
  startFlight: {
    read: bare('startFlight'),
    list: {
      trade: (list, state, seat) => {
        if (hasShips(state, seat)) list.push(START_FLIGHT);
      },
    },
    check: (state, seat) => (hasShips(state, seat) ? null : refuse('noShips', {})),
    apply: startFlight,
  },
  endTurn: {
    read: bare('endTurn'),
    list: { trade: listEndTurn, flight: listFlights },
    check: checkEndTurn,
    apply: (state, _seat, _move, emit) => endTurn(state, emit),
  },
  resign: {
    read: bare('resign'),
    list: { trade: listResign, flight: listResign },
    check: () => null,
    apply: (state, _seat, _move, emit) => resign(state, emit),
  },
};

function listEndTurn(list: Moves, state: State, seat: Seat): void {
  if (!hasShips(state, seat)) list.push(END_TURN);
}

function listResign(list: Moves): void {
  list.push(RESIGN);
}

function checkEndTurn(state: State, seat: Seat): Refusal | null {
  if (state.phase === 'flight') return checkEndOfFlights(state, seat);
  return hasShips(state, seat) ? refuse('mustFly', {}) : null;
}

/** No ship in mid-flight, no duty that could still be fulfilled (R9.9). */
function checkEndOfFlights(state: State, seat: Seat): Refusal | null {
  if (state.flying !== NOBODY) return refuse('shipInFlight', { ship: state.flying });
  for (const [index, ship] of playerAt(state, seat).ships.entries()) {
    if (ship === null) continue;
    if (isDutyOpen(state, seat, index, ship)) {
      return refuse('dutyToClear', { ship: index, node: nodeId(ship.node) });
    }
    if (awaitsDock(state, seat, ship)) return refuse('mustDock', { ship: index });
  }
  return null;
}

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
function startFlight(state: State): void {
  state.phase = 'flight';
  state.reserveDue = 0;
  interrupt(state, { kind: 'shake' });
}

/** Two balls: their sum, or 3 and an encounter when one of them is black (R9.2). */
export function applyShake(state: State, balls: Balls, emit: Emit): void {
  const black = balls.includes('black');
  state.baseSpeed = black ? BLACK_SPEED : ballSum(balls);
  state.shakenDrives = drivesOf(state, state.current);
  emit?.({ type: 'shake', seat: state.current, balls, base: state.baseSpeed });
  if (black) replaceTask(state, { kind: 'encounter' });
  else finishTask(state);
}

/** Clears what holds for one turn only, and passes the dice to the left. */
function endTurn(state: State, emit: Emit): void {
  refreshShips(state, state.current);
  state.offer = null;
  state.failedOffers = 0;
  state.reserveDue = 0;
  state.usedHonour = false;
  state.usedLevelling = false;
  state.usedGoodsRate = false;
  state.baseSpeed = 0;
  state.shakenDrives = 0;
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
function resign(state: State, emit: Emit): void {
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

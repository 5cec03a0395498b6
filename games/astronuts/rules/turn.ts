/** The course of a turn: the declared actions, its end, and whose turn is next (R5). */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { PLANETS } from './board.ts';
import { liftAll } from './conditions.ts';
import { COLOURS, SHIP_NUMBERS } from './data.ts';
import { endOfRound, finish, playingSeats } from './ending.ts';
import type { Face } from './fate.ts';
import { rollForActions } from './rolling.ts';
import {
  NOWHERE,
  UNTOUCHED,
  changeBank,
  changeColonies,
  changeHand,
  coloniesOn,
  hasTechnology,
  isPlaying,
  nutsInHand,
  shipIndex,
  type State,
} from './state.ts';
import { ACT, DECLARE } from './step.ts';

export function beginTurn(state: State, seat: Seat, emit: Emit): void {
  state.current = seat;
  state.step = DECLARE;
  emit?.({ type: 'turn', seat, round: state.round });
}

export function declare(state: State, declared: number): void {
  rollForActions(state, declared);
}

/** The declared number doubled, or the roll if it is lower; Extra Energy adds one (R5.1, ruling 8). */
export function countActions(declared: number, face: Face, extraEnergy: boolean): number {
  return (face >= declared ? 2 * declared : face) + (extraEnergy ? 1 : 0);
}

export function settleActions(state: State, declared: number, face: Face, emit: Emit): void {
  const seat = state.current;
  const actions = countActions(declared, face, hasTechnology(state, seat, 'orange'));
  state.actions = actions;
  state.step = ACT;
  emit?.({ type: 'actions', seat, declared, face, actions });
}

/** What is left of the actions is lost, and fate is forgotten: its rounds are turns (R5.1, R7, ruling 6). */
export function endTurn(state: State, emit: Emit): void {
  state.actions = 0;
  state.timeWarpUsed = false;
  for (let i = 0; i < state.shipTurns.length; i++) state.shipTurns[i] = UNTOUCHED;
  liftAll(state);
  if (state.refusedShips.length > 0) state.refusedShips = [];
  if (state.declinedOffers.some((count) => count > 0)) {
    state.declinedOffers = state.declinedOffers.map(() => 0);
  }
  if (state.options.timeWarpOnDefence === 'on') renewDefence(state);
  passTurn(state, emit);
}

/** A new use for defence comes with the end of the own turn (ruling 49). */
function renewDefence(state: State): void {
  const { current, defenceWarpsUsed } = state;
  if (defenceWarpsUsed[current] !== true) return;
  state.defenceWarpsUsed = defenceWarpsUsed.map((used, seat) => used && seat !== current);
}

/** Clockwise to the next player; when the start player's seat comes round, a round is over (R8). */
function passTurn(state: State, emit: Emit): void {
  let seat = state.current;
  do {
    seat = (seat + 1) % state.seats;
    if (seat !== state.startSeat) continue;
    const ending = endOfRound(state);
    if (ending !== null) return finish(state, ending, emit);
    beginRound(state);
  } while (!isPlaying(state, seat));
  beginTurn(state, seat, emit);
}

/** With `oncePerRound` everybody has his Time Warp again (ruling 49). */
function beginRound(state: State): void {
  state.round++;
  if (state.options.timeWarpOnDefence !== 'oncePerRound') return;
  state.defenceWarpsUsed = state.defenceWarpsUsed.map(() => false);
}

/**
 * Nobody has to stay: whoever resigns in his own turn takes his ships and colonies off the board and leaves his nuts to
 * the bank, so that nothing of his is in anybody's way. The last one left has won (ruling 51).
 */
export function resign(state: State, emit: Emit): void {
  const seat = state.current;
  for (const ship of SHIP_NUMBERS) state.ships[shipIndex(seat, ship)] = NOWHERE;
  for (const planet of PLANETS) {
    changeColonies(state, planet, seat, -coloniesOn(state, planet, seat));
  }
  for (const colour of COLOURS) {
    const held = nutsInHand(state, seat, colour);
    changeHand(state, seat, colour, -held);
    changeBank(state, colour, held);
  }
  state.resigned = [...state.resigned, seat];
  emit?.({ type: 'resigned', seat });
  if (playingSeats(state).length === 1) finish(state, 'resignation', emit);
  else endTurn(state, emit);
}

/** What a move does. Callers have checked it. */

import type { AnnoAction, Emit, Move } from './actions.ts';
import { siblingOf, starId, starNamed, type Star } from './board.ts';
import { arrive } from './battle.ts';
import { pledgeAfterLeaving } from './home.ts';
import { startFlight, unloadDiscs } from './hyperspace.ts';
import { applyChance, giveHome } from './setup.ts';
import { place, shipsOn, type State } from './state.ts';
import { endTurn, resign } from './turn.ts';

export function applyAction(state: State, action: AnnoAction, emit?: Emit): void {
  if (action.by === 'table') applyChance(state, action.chance, emit);
  else applyMove(state, action.move, emit);
}

function applyMove(state: State, move: Move, emit: Emit): void {
  switch (move.type) {
    case 'chooseHome':
      return giveHome(state, starNamed(move.star), emit);
    case 'land':
      return land(state, move, emit);
    case 'start': {
      const star = starNamed(move.star);
      startFlight(state, star, move.ships, emit);
      return closeDeparture(state, star);
    }
    case 'shortFlight': {
      const from = starNamed(move.from);
      shortFlight(state, from, siblingOf(from), move.ships, emit);
      return closeDeparture(state, from);
    }
    case 'endTurn':
      return endTurn(state, emit);
    case 'resign':
      return resign(state, emit);
  }
}

/** One departure a turn (R6.4); it may have cleared the home star of a partner. */
function closeDeparture(state: State, from: Star): void {
  state.phase = 'departure';
  if (state.exchanges.length > 0) pledgeAfterLeaving(state, from);
}

/** The ships of all listed discs arrive together, so that two small fleets fight as one; else each fights for itself (R6.3, ruling 10). */
function land(state: State, { discs, star }: Move & { type: 'land' }, emit: Emit): void {
  const seat = state.current;
  const ships = unloadDiscs(state, discs);
  emit?.({ type: 'landing', seat, star, ships, discs });
  arrive(state, starNamed(star), ships, emit);
}

/** Straight to the other star of the sector, to fight there alone; the disc is needed, but not really used (R6.5, ruling 9). */
function shortFlight(state: State, from: Star, to: Star, ships: number, emit: Emit): void {
  const seat = state.current;
  place(state, from, seat, shipsOn(state, from) - ships);
  emit?.({ type: 'shortFlight', seat, from: starId(from), to: starId(to), ships });
  arrive(state, to, ships, emit);
}

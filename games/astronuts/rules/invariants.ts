/** What holds in every position, whatever has been played. */

import { FIELDS, PLANETS, planetId } from './board.ts';
import { COLONIES_PER_PLAYER, COLOURS, NUTS_PER_COLOUR, SHIPS_PER_PLAYER } from './data.ts';
import {
  NOWHERE,
  colourIndex,
  coloniesOn,
  countColonies,
  countShips,
  isBare,
  isPlaying,
  nutsInHand,
  nutsOn,
  type State,
} from './state.ts';

export function invariants(state: State): string[] {
  return [...nutFaults(state), ...shipFaults(state), ...colonyFaults(state), ...turnFaults(state)];
}

/** Of each colour: planets, hands, bank and markers together hold all nuts (R2). */
function nutFaults(state: State): string[] {
  const faults: string[] = [];
  for (const colour of COLOURS) {
    const index = colourIndex(colour);
    const stocks = [state.bank[index] ?? 0, state.markers[index] ?? 0];
    for (let seat = 0; seat < state.seats; seat++) stocks.push(nutsInHand(state, seat, colour));
    if (stocks.some((count) => !Number.isSafeInteger(count) || count < 0)) {
      faults.push(`stocks of ${colour} nuts: ${stocks.join()}`);
    }
    let total = stocks.reduce((sum, count) => sum + count, 0);
    for (const planet of PLANETS) {
      total += nutsOn(state, planet).filter((nut) => nut === colour).length;
    }
    if (total !== NUTS_PER_COLOUR) faults.push(`${total} ${colour} nuts`);
  }
  for (const planet of PLANETS) {
    const isOverfull = isBare(state, planet) && nutsOn(state, planet).length > 0;
    if (isOverfull) faults.push(`nuts on ${planetId(planet)}`);
  }
  return faults;
}

/** One ship a field, and nobody without a ship (R6.1, ruling 20). */
function shipFaults(state: State): string[] {
  const faults: string[] = [];
  if (state.ships.length !== state.seats * SHIPS_PER_PLAYER) faults.push('a ship is missing');
  const fields = state.ships.filter((field) => field !== NOWHERE);
  if (new Set(fields).size !== fields.length) faults.push('two ships on one field');
  for (const field of fields) {
    if (FIELDS[field] === undefined) faults.push(`a ship on ${field}`);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (isPlaying(state, seat) !== countShips(state, seat) > 0) {
      faults.push(`seat ${seat} has ${countShips(state, seat)} ships`);
    }
  }
  return faults;
}

function colonyFaults(state: State): string[] {
  const faults: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const count = countColonies(state, seat);
    const founded = state.founded[seat] ?? 0;
    if (founded < count) faults.push(`seat ${seat} founded ${founded} of its ${count} colonies`);
    if (count > COLONIES_PER_PLAYER) faults.push(`seat ${seat} has ${count} colonies`);
    if (!isPlaying(state, seat) && count > 0) faults.push(`seat ${seat} left colonies behind`);
    for (const planet of PLANETS) {
      const here = coloniesOn(state, planet, seat);
      if (!Number.isSafeInteger(here) || here < 0) faults.push(`${here} colonies`);
      if (here > 0 && isBare(state, planet)) faults.push(`a colony on ${planetId(planet)}`);
    }
  }
  return faults;
}

function turnFaults(state: State): string[] {
  const faults: string[] = [];
  const { step, actions, current, result } = state;
  if (!Number.isSafeInteger(actions) || actions < 0) faults.push(`${actions} actions left`);
  if ((step.type === 'over') !== (result !== null)) faults.push('over without a result');
  if (step.type !== 'over' && !isPlaying(state, current)) faults.push(`the turn of ${current}`);
  if (step.type === 'declare') {
    // Nothing of a turn outlives it (R7).
    const isFresh =
      actions === 0 &&
      !state.timeWarpUsed &&
      state.refusedShips.length === 0 &&
      state.declinedOffers.every((count) => count === 0) &&
      state.lasting.length === 0 &&
      state.shipTurns.every((turn) => turn.barred.length === 0 && turn.condition === null);
    if (!isFresh) faults.push('something is left of the last turn');
  }
  return faults;
}

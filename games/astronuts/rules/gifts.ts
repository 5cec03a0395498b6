/** What may be chosen when fate lets one choose (R7, rulings 24 to 29). */

import type { Swap } from './actions.ts';
import { PLANETS, type Planet } from './board.ts';
import { COLOURS } from './data.ts';
import { freeShip } from './fleet.ts';
import { handfulsOf, holds, type Handful } from './nuts.ts';
import {
  coloniesOn,
  hasColonyLeft,
  hasTechnology,
  isBare,
  isOwnPlanet,
  nutsInBank,
  nutsInHand,
  shipOn,
  type State,
} from './state.ts';

/** The handfuls of this size that the bank can give. */
export function bankHandfuls(state: State, count: number): readonly Handful[] {
  return handfulsOf(count).filter((handful) => holds(state.bank, 0, handful));
}

export function canSwap(state: State, { give, get }: Swap): boolean {
  return give !== get && nutsInHand(state, state.current, give) > 0 && nutsInBank(state, get) > 0;
}

export function canSwapAny(state: State): boolean {
  return COLOURS.some((give) => COLOURS.some((get) => canSwap(state, { give, get })));
}

export function lacksTechnology(state: State): boolean {
  return COLOURS.some((colour) => !hasTechnology(state, state.current, colour));
}

/** An own planet, however full: the gift goes beyond its room (ruling 26). */
export function takesBonusColony(state: State, planet: Planet): boolean {
  return isOwnPlanet(state, planet, state.current) && !isBare(state, planet);
}

/** No ship and no foreign colony (ruling 27). */
export function isFree(state: State, planet: Planet): boolean {
  if (shipOn(state, planet) !== null) return false;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.current && coloniesOn(state, planet, seat) > 0) return false;
  }
  return true;
}

/** An own planet without a ship; the home planet too, even a bare one (ruling 28). */
export function takesShip(state: State, planet: Planet): boolean {
  return isOwnPlanet(state, planet, state.current) && shipOn(state, planet) === null;
}

export function hasBonusColony(state: State): boolean {
  return (
    hasColonyLeft(state, state.current) && PLANETS.some((planet) => takesBonusColony(state, planet))
  );
}

export function hasFreePlanet(state: State): boolean {
  return PLANETS.some((planet) => isFree(state, planet));
}

export function hasShipGift(state: State): boolean {
  return (
    freeShip(state, state.current) !== null && PLANETS.some((planet) => takesShip(state, planet))
  );
}

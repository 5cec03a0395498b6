/** What a ship does on a planet: mining and founding, with the prices that fate sets (R6.2, R6.3). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, Nuts } from './actions.ts';
import { isPlanet, planetId, type Planet } from './board.ts';
import { COLONIES_PER_PLAYER, PRICES, type Price, type ShipNumber } from './data.ts';
import { finish } from './ending.ts';
import type { Face } from './fate.ts';
import { roll } from './rolling.ts';
import {
  changeBank,
  changeColonies,
  changeHand,
  conditionOf,
  countColonies,
  fieldOf,
  nutsOn,
  shipIndex,
  turnOf,
  type State,
} from './state.ts';
import { ACT } from './step.ts';

const NO_NUTS: Nuts = [];

/** The planet under a ship of the current player, or `null`. */
export function planetUnder(state: State, ship: ShipNumber): Planet | null {
  const field = fieldOf(state, shipIndex(state.current, ship));
  return field !== null && isPlanet(field) ? field : null;
}

/** 2-3 and 2-4 want more actions, 3-4 wants a nut. */
export function miningPrice(state: State, ship: ShipNumber): Price {
  const condition = conditionOf(state, ship);
  const { actions, nuts } = PRICES.mine;
  if (condition?.type === 'extraActionCost' && condition.action === 'mine') {
    return { actions: actions + condition.amount, nuts };
  }
  if (condition?.type === 'extraNutCost' && condition.action === 'mine') {
    return { actions, nuts: nuts + condition.amount };
  }
  return PRICES.mine;
}

/** 4-4 to 4-6 set another price, 3-5 wants a nut on top of each (ruling 45). */
export function foundingPrice(state: State, ship: ShipNumber): Price {
  const condition = conditionOf(state, ship);
  if (condition?.type === 'colonyCost') return condition;
  const { actions, nuts } = PRICES.colonize;
  if (condition?.type === 'extraNutCost' && condition.action === 'colonize') {
    return { actions, nuts: nuts + condition.amount };
  }
  return PRICES.colonize;
}

/** Every nut paid goes to the bank (R6). */
export function pay(state: State, nuts: Nuts, emit: Emit): void {
  const seat = state.current;
  for (const colour of nuts) {
    changeHand(state, seat, colour, -1);
    changeBank(state, colour, 1);
  }
  if (nuts.length > 0) emit?.({ type: 'paid', seat, nuts });
}

/** Takes all nuts of the planet (R6.2). */
export function mine(state: State, ship: ShipNumber, payment: Nuts, emit: Emit): void {
  const seat = state.current;
  const planet = planetUnder(state, ship);
  if (planet === null) return;
  state.actions -= miningPrice(state, ship).actions;
  pay(state, payment, emit);
  const nuts = nutsOn(state, planet);
  for (const colour of nuts) changeHand(state, seat, colour, 1);
  state.planetNuts[planet] = NO_NUTS;
  emit?.({ type: 'mined', seat, ship, planet: planetId(planet), nuts });
}

/** Pays, then places the colony, unless it has to roll for its life first (R6.3). */
export function colonize(state: State, ship: ShipNumber, payment: Nuts, emit: Emit): void {
  const condition = conditionOf(state, ship);
  state.actions -= foundingPrice(state, ship).actions;
  pay(state, payment, emit);
  if (condition?.type === 'colonyMortality') {
    roll(state, { for: 'colony', ship, diesUpTo: condition.diesUpTo });
    return;
  }
  const planet = planetUnder(state, ship);
  if (planet === null) return;
  if (condition?.type === 'colonyCost' && condition.once) {
    state.shipTurns[ship - 1] = { ...turnOf(state, ship), condition: null };
  }
  placeColony(state, state.current, planet, emit);
}

/** 2-1 and 2-2: a colony that dies goes back to the supply, its price stays paid. */
export function settleMortality(
  state: State,
  ship: ShipNumber,
  diesUpTo: Face,
  face: Face,
  emit: Emit,
): void {
  const seat = state.current;
  const planet = planetUnder(state, ship);
  state.step = ACT;
  if (planet === null) return;
  if (face > diesUpTo) placeColony(state, seat, planet, emit);
  else emit?.({ type: 'colonyDied', seat, planet: planetId(planet) });
}

/** The 14th colony is noticed once it stands (ruling 46). */
export function placeColony(state: State, seat: Seat, planet: Planet, emit: Emit): void {
  changeColonies(state, planet, seat, 1);
  emit?.({ type: 'colony', seat, planet: planetId(planet) });
  if (countColonies(state, seat) < COLONIES_PER_PLAYER) return;
  state.fourteenReached = true;
  emit?.({ type: 'fourteenth', seat });
  if (state.options.immediateEnd14 === 'on') finish(state, 'fourteenColonies', emit);
}

/** What a ship does on a planet: mining and founding, with the prices that fate sets (R6.2, R6.3). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, Nuts } from './actions.ts';
import { isPlanet, planetId, type Planet } from './board.ts';
import { COLONIES_PER_PLAYER, PRICES, type Price, type ShipNumber } from './data.ts';
import { conditionsOn, lift, mortalityOn } from './conditions.ts';
import { coloniesForEnd, finish } from './ending.ts';
import { FATES, type Face, type FateId } from './fate.ts';
import { roll } from './rolling.ts';
import {
  changeBank,
  changeColonies,
  changeHand,
  fieldOf,
  nutsOn,
  shipIndex,
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
  const conditions = conditionsOn(state, ship);
  if (conditions.length === 0) return PRICES.mine;
  let { actions, nuts }: Price = PRICES.mine;
  for (const fate of conditions) {
    const effect = FATES[fate];
    if (effect.type === 'extraActionCost' && effect.action === 'mine') actions += effect.amount;
    if (effect.type === 'extraNutCost' && effect.action === 'mine') nuts += effect.amount;
  }
  return { actions, nuts };
}

/** 4-4 to 4-6 set another price, 3-5 wants a nut on top of each (ruling 45), also of what is free (ruling 52). */
export function foundingPrice(state: State, ship: ShipNumber): Price {
  const conditions = conditionsOn(state, ship);
  if (conditions.length === 0) return PRICES.colonize;
  const gift = giftFor(conditions);
  const { actions, nuts }: Price = gift === null ? PRICES.colonize : gift.price;
  let toll = 0;
  for (const fate of conditions) {
    const effect = FATES[fate];
    if (effect.type === 'extraNutCost' && effect.action === 'colonize') toll += effect.amount;
  }
  return { actions, nuts: nuts + toll };
}

interface Gift {
  readonly fate: FateId;
  readonly price: Price & { readonly once: boolean };
}

/** Which of the gifts sets the price of a colony: the best, and of equal ones that which is not used up by it. */
function giftFor(conditions: readonly FateId[]): Gift | null {
  let best: Gift | null = null;
  for (const fate of conditions) {
    const price = FATES[fate];
    if (price.type !== 'colonyCost') continue;
    if (best === null || costOf(price) < costOf(best.price)) best = { fate, price };
    else if (costOf(price) === costOf(best.price) && best.price.once) best = { fate, price };
  }
  return best;
}

function costOf({ actions, nuts }: Price): number {
  return actions + nuts;
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
  payTolls(state, ship, 'mine');
  const nuts = nutsOn(state, planet);
  for (const colour of nuts) changeHand(state, seat, colour, 1);
  state.planetNuts[planet] = NO_NUTS;
  emit?.({ type: 'mined', seat, ship, planet: planetId(planet), nuts });
}

/** Pays, then places the colony, unless it has to roll for its life first (R6.3). */
export function colonize(state: State, ship: ShipNumber, payment: Nuts, emit: Emit): void {
  const gift = giftFor(conditionsOn(state, ship));
  const diesUpTo = mortalityOn(state, ship);
  state.actions -= foundingPrice(state, ship).actions;
  pay(state, payment, emit);
  if (gift?.price.once === true) lift(state, ship, gift.fate);
  payTolls(state, ship, 'colonize');
  if (diesUpTo !== null) {
    roll(state, { for: 'colony', ship, diesUpTo });
    return;
  }
  const planet = planetUnder(state, ship);
  if (planet !== null) placeColony(state, state.current, planet, emit);
}

/** With the option `tollPaid: once` those who took a nut want no other in this turn (ruling 45). */
function payTolls(state: State, ship: ShipNumber, action: 'mine' | 'colonize'): void {
  if (state.options.tollPaid !== 'once') return;
  for (const fate of conditionsOn(state, ship)) {
    const effect = FATES[fate];
    if (effect.type === 'extraNutCost' && effect.action === action) lift(state, ship, fate);
  }
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

/** The 14th colony is noticed once it stands; by option those that have fallen since count as well (ruling 46). */
export function placeColony(state: State, seat: Seat, planet: Planet, emit: Emit): void {
  changeColonies(state, planet, seat, 1);
  emit?.({ type: 'colony', seat, planet: planetId(planet) });
  state.founded = state.founded.with(seat, (state.founded[seat] ?? 0) + 1);
  if (coloniesForEnd(state, seat) !== COLONIES_PER_PLAYER) return;
  state.fourteenReached = true;
  emit?.({ type: 'fourteenth', seat });
  if (state.options.immediateEnd14 === 'on') finish(state, 'fourteenColonies', emit);
}

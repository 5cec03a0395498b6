/** Landing, and the small interpreter that carries out what fate has in store (R7). */

import type { Emit, Nuts, Swap } from './actions.ts';
import { planetId, type Planet, type PlanetId, planetNamed } from './board.ts';
import { COLOURS, type Colour, type ShipNumber } from './data.ts';
import { bind } from './conditions.ts';
import {
  FATES,
  SHIP_ACTIONS,
  type Effect,
  type Face,
  type FateId,
  type Gift,
  type NutCounts,
  type ShipAction,
} from './fate.ts';
import { destroyShip, launchBuilt } from './fleet.ts';
import {
  bankHandfuls,
  canSwapAny,
  hasBonusColony,
  hasFreePlanet,
  hasShipGift,
  lacksTechnology,
} from './gifts.ts';
import { placeColony, planetUnder } from './planets.ts';
import { roll, rollForBlock } from './rolling.ts';
import { changeBank, changeHand, nutsInBank, shipIndex, turnOf, type State } from './state.ts';
import { ACT, type Step } from './step.ts';
import { grantTechnology } from './technology.ts';

/** The ship has arrived on a planet: the first of two dice decides the block. */
export function land(state: State, ship: ShipNumber, planet: Planet, emit: Emit): void {
  emit?.({ type: 'landed', seat: state.current, ship, planet: planetId(planet) });
  rollForBlock(state, ship);
}

export function meetFate(state: State, ship: ShipNumber, fate: FateId, emit: Emit): void {
  const planet = planetUnder(state, ship);
  if (planet === null) throw new RangeError(`ship ${ship} is on no planet`);
  emit?.({ type: 'fate', seat: state.current, ship, planet: planetId(planet), fate });
  state.step = ACT;
  carryOut(state, ship, fate, planet, emit);
}

/** What concerns a ship stays with the ship that landed; all else is its player's (ruling 48). */
function carryOut(state: State, ship: ShipNumber, fate: FateId, planet: Planet, emit: Emit): void {
  const effect: Effect = FATES[fate];
  switch (effect.type) {
    case 'none':
      return;
    case 'destroyShip':
      return destroyShip(state, state.current, ship, planet, 'crash', emit);
    case 'shipDone':
      return bar(state, ship, SHIP_ACTIONS);
    case 'forbid':
      return bar(state, ship, [effect.action]);
    case 'colonyMortality':
    case 'extraActionCost':
    case 'extraNutCost':
    case 'colonyCost':
      return bind(state, ship, fate, effect);
    case 'testOrDone':
      return roll(state, { for: 'fateTest', ship, successMin: effect.successMin });
    case 'loseActions':
      // Without an action left there is nothing to lose (ruling 23).
      return changeActions(state, -Math.min(effect.amount, state.actions), emit);
    case 'gainActions':
      return changeActions(state, effect.amount, emit);
    case 'gainNuts':
      return gainNuts(state, nutsInStock(state, effect.nuts), emit);
    case 'chooseNuts':
      return offerNuts(state, effect.count, emit);
    case 'bankSwap':
      return ask(state, canSwapAny(state), { type: 'fateSwap', left: effect.max });
    case 'gainTechnology':
      return ask(state, lacksTechnology(state), { type: 'fateTechnology' });
    case 'bonusColony':
      return ask(state, hasBonusColony(state), { type: 'fateColony' });
    case 'teleport':
      return ask(state, hasFreePlanet(state), { type: 'fateTeleport', ship });
    case 'gainShip':
      return ask(state, hasShipGift(state), { type: 'fateShip' });
    case 'chooseGift':
      return ask(state, true, { type: 'fateGift', ship });
  }
}

/** A decision with only one answer is not asked (ruling 50). */
function ask(state: State, hasChoice: boolean, step: Step): void {
  if (hasChoice) state.step = step;
}

function bar(state: State, ship: ShipNumber, actions: readonly ShipAction[]): void {
  const { barred, condition } = turnOf(state, ship);
  const more = actions.filter((action) => !barred.includes(action));
  state.shipTurns[ship - 1] = { barred: [...barred, ...more], condition };
}

function changeActions(state: State, by: number, emit: Emit): void {
  if (by === 0) return;
  state.actions += by;
  emit?.({ type: 'actionsChanged', seat: state.current, by });
}

/** What the bank lacks is not given. */
function nutsInStock(state: State, counts: NutCounts): Nuts {
  const nuts: Colour[] = [];
  for (const [index, colour] of COLOURS.entries()) {
    const given = Math.min(counts[index] ?? 0, nutsInBank(state, colour));
    for (let n = 0; n < given; n++) nuts.push(colour);
  }
  return nuts;
}

function gainNuts(state: State, nuts: Nuts, emit: Emit): void {
  for (const colour of nuts) {
    changeBank(state, colour, -1);
    changeHand(state, state.current, colour, 1);
  }
  emit?.({ type: 'gained', seat: state.current, nuts });
}

/** As many nuts as fate gives, or all that the bank has; asked only if the bank leaves a choice (D9). */
function offerNuts(state: State, wanted: number, emit: Emit): void {
  let stock = 0;
  for (const colour of COLOURS) stock += nutsInBank(state, colour);
  const count = Math.min(wanted, stock);
  const [only, ...others] = bankHandfuls(state, count);
  if (others.length > 0) state.step = { type: 'fateNuts', count };
  else if (only !== undefined) gainNuts(state, only.nuts, emit);
}

/** 3-1 and 3-2: ogres and beasts. */
export function settleTest(
  state: State,
  ship: ShipNumber,
  successMin: Face,
  face: Face,
  emit: Emit,
): void {
  const passed = face >= successMin;
  state.step = ACT;
  emit?.({ type: 'fateTest', seat: state.current, ship, passed });
  if (!passed) bar(state, ship, SHIP_ACTIONS);
}

export function takeNuts(state: State, nuts: Nuts, emit: Emit): void {
  state.step = ACT;
  gainNuts(state, nuts, emit);
}

/** One swap after the other, so that the second may use what the first brought (ruling 24). */
export function swapWithBank(state: State, swap: Swap | null, left: number, emit: Emit): void {
  state.step = ACT;
  if (swap === null) return;
  const { give, get } = swap;
  const seat = state.current;
  changeHand(state, seat, give, -1);
  changeBank(state, give, 1);
  changeBank(state, get, -1);
  changeHand(state, seat, get, 1);
  emit?.({ type: 'swapped', seat, give, get });
  ask(state, left > 1 && canSwapAny(state), { type: 'fateSwap', left: left - 1 });
}

export function takeTechnology(state: State, colour: Colour | null, emit: Emit): void {
  state.step = ACT;
  if (colour !== null) grantTechnology(state, colour, emit);
}

export function takeColony(state: State, planet: PlanetId | null, emit: Emit): void {
  state.step = ACT;
  if (planet !== null) placeColony(state, state.current, planetNamed(planet), emit);
}

/** No move: no action, no roll; what the ship itself has suffered goes with it (rulings 27, 47). */
export function teleport(
  state: State,
  ship: ShipNumber,
  planet: PlanetId | null,
  emit: Emit,
): void {
  state.step = ACT;
  if (planet === null) return;
  const seat = state.current;
  state.ships[shipIndex(seat, ship)] = planetNamed(planet);
  state.shipTurns[ship - 1] = { ...turnOf(state, ship), condition: null };
  emit?.({ type: 'teleported', seat, planet });
}

export function takeShip(state: State, planet: PlanetId | null, emit: Emit): void {
  state.step = ACT;
  if (planet !== null) launchBuilt(state, state.current, planetNamed(planet), emit);
}

/** 6-6: exactly one gift, even one that has no effect (ruling 29). */
export function takeGift(state: State, ship: ShipNumber, gift: Gift, emit: Emit): void {
  meetFate(state, ship, gift, emit);
}

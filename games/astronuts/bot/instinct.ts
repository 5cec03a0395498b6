/** A plausible move at a glance: rules of thumb for every question. */

import type { Random, Seat } from '@sternwarte/engine';
import type { Move, MoveOf, Nuts } from '../rules/actions.ts';
import { fieldNamed, isPlanet, neighboursOf, type Field } from '../rules/board.ts';
import { fieldId } from '../rules/board.ts';
import { COLONIES_PER_PLAYER, COLOURS, SHIP_NUMBERS, type ShipNumber } from '../rules/data.ts';
import { freeShip } from '../rules/fleet.ts';
import { foundingPrice, miningPrice, planetUnder } from '../rules/planets.ts';
import { pathsOf } from '../rules/reach.ts';
import {
  coloniesOn,
  countColonies,
  countHand,
  countShips,
  fieldOf,
  homeOf,
  isBarred,
  nutsInHand,
  nutsOn,
  shipIndex,
  shipOn,
  type State,
} from '../rules/state.ts';
import type { Roll } from '../rules/step.ts';
import { candidates } from './candidates.ts';
import { gain, leastMissed, regret } from './payment.ts';
import { freeRoom, prospect, survey } from './prospects.ts';

const END_TURN: Move = { type: 'endTurn' };
const NO_NUTS: Nuts = [];

export function instinct(state: State, seat: Seat, random: Random): Move {
  const { step } = state;
  switch (step.type) {
    case 'declare':
      // By mood: four or five would bring most on average (R5.1).
      return { type: 'declare', count: 1 + random.below(6) };
    case 'act':
      return act(state, seat);
    case 'timeWarp':
      return { type: 'timeWarp', use: isBadRoll(step.roll, step.face) };
    case 'passage':
      return { type: 'answerPassage', allow: !isLeading(state, state.current) };
    case 'target':
      // A ship that is not the last one is dearer than a colony; the last one comes back at once (ruling 20).
      return { type: 'chooseTarget', unit: countShips(state, seat) === 1 ? 'ship' : 'colony' };
    case 'trade':
      return { type: 'answerTrade', accept: isWelcome(state, seat, step) };
    default: {
      const [first] = candidates(state, seat);
      if (first === undefined) throw new RangeError(`seat ${seat} is not asked`);
      return first;
    }
  }
}

/** Settle, mine, build, attack, fly: the first of these that is possible. */
function act(state: State, seat: Seat): Move {
  const hand = countHand(state, seat);
  const need = COLONIES_PER_PLAYER - countColonies(state, seat);
  for (const ship of SHIP_NUMBERS) {
    const move = settle(state, seat, ship, hand, need) ?? dig(state, seat, ship, hand);
    if (move !== null) return move;
  }
  if (state.actions === 0) return END_TURN;
  if (hand > 5 && countShips(state, seat) === 1 && canBuild(state, seat)) {
    return { type: 'buildShip' };
  }
  return strike(state, seat) ?? travel(state, seat) ?? END_TURN;
}

function settle(
  state: State,
  seat: Seat,
  ship: ShipNumber,
  hand: number,
  need: number,
): Move | null {
  const planet = planetUnder(state, ship);
  if (planet === null || need === 0 || isBarred(state, ship, 'colonize')) return null;
  const { actions, nuts } = foundingPrice(state, ship);
  if (actions > state.actions || nuts > hand || freeRoom(state, planet) === 0) return null;
  return { type: 'colonize', ship, pay: cheapest(state, seat, nuts) };
}

function dig(state: State, seat: Seat, ship: ShipNumber, hand: number): Move | null {
  const planet = planetUnder(state, ship);
  if (planet === null || isBarred(state, ship, 'mine')) return null;
  const { actions, nuts } = miningPrice(state, ship);
  if (actions > state.actions || nuts > hand || nutsOn(state, planet).length <= nuts) return null;
  return { type: 'mine', ship, pay: cheapest(state, seat, nuts) };
}

/** No price is higher than two nuts, and two of what is missed least are found one after the other. */
function cheapest(state: State, seat: Seat, count: number): Nuts {
  if (count === 0) return NO_NUTS;
  const first = leastMissed(state, seat);
  if (first === null) return NO_NUTS;
  if (count === 1) return [first];
  let pair: Nuts = NO_NUTS;
  let lowest = Infinity;
  for (const colour of COLOURS) {
    if (nutsInHand(state, seat, colour) < (colour === first ? 2 : 1)) continue;
    const nuts =
      COLOURS.indexOf(colour) < COLOURS.indexOf(first) ? [colour, first] : [first, colour];
    const lost = regret(state, seat, nuts);
    if (lost < lowest) {
      lowest = lost;
      pair = nuts;
    }
  }
  return pair;
}

function canBuild(state: State, seat: Seat): boolean {
  return (
    COLOURS.every((colour) => nutsInHand(state, seat, colour) > 0) &&
    freeShip(state, seat) !== null &&
    shipOn(state, homeOf(state, seat)) === null
  );
}

/** Whatever stands next to a ship and belongs to somebody with more colonies than oneself. */
function strike(state: State, seat: Seat): Move | null {
  const own = countColonies(state, seat);
  for (const ship of SHIP_NUMBERS) {
    const field = fieldOf(state, shipIndex(seat, ship));
    if (field === null || isBarred(state, ship, 'attack')) continue;
    for (const target of [field, ...neighboursOf(field)]) {
      const defender = preyOn(state, seat, target, own);
      if (defender !== null) return { type: 'attack', ship, field: fieldId(target), defender };
    }
  }
  return null;
}

function preyOn(state: State, seat: Seat, field: Field, own: number): Seat | null {
  if (!isPlanet(field)) return null;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || coloniesOn(state, field, other) === 0) continue;
    if (countColonies(state, other) > own) return other;
  }
  return null;
}

/** To where most is waiting for the way. */
function travel(state: State, seat: Seat): Move | null {
  const found = survey(state, seat);
  let best: Move | null = null;
  let highest = 0;
  for (const ship of SHIP_NUMBERS) {
    const from = fieldOf(state, shipIndex(seat, ship));
    if (from === null || isBarred(state, ship, 'move')) continue;
    const here = prospect(state, from, found);
    const paths = pathsOf(state, ship);
    for (let i = 0; i < paths.length; i++) {
      const move = paths.at(i);
      const last = move?.type === 'move' ? move.path.at(-1) : undefined;
      if (move === undefined || last === undefined) continue;
      const value = prospect(state, fieldNamed(last), found) - here;
      if (value > highest) {
        highest = value;
        best = move;
      }
    }
  }
  return best;
}

/** Rolls that Time Warp is for: below what one may expect of a second one. */
function isBadRoll(roll: Roll, face: number): boolean {
  switch (roll.for) {
    case 'actions':
      return face < roll.declared && face < 5;
    case 'asteroid':
      return face < (roll.at === roll.path.length - 1 ? 3 : 2);
    case 'attack':
    case 'defence':
      return face < 3;
    case 'fateBlock':
      return face === 1;
    case 'fateLine':
      return roll.block === 1 && face < 3;
    case 'fateTest':
      return face < roll.successMin;
    case 'colony':
      return face <= roll.diesUpTo;
  }
}

function isLeading(state: State, seat: Seat): boolean {
  const own = countColonies(state, seat);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && countColonies(state, other) > own) return false;
  }
  return true;
}

/** A swap that helps, and helps nobody who is ahead. */
function isWelcome(
  state: State,
  seat: Seat,
  { give, get }: Pick<MoveOf<'offerTrade'>, 'give' | 'get'>,
): boolean {
  if (countColonies(state, state.current) > countColonies(state, seat)) return false;
  return gain(state, seat, give) > regret(state, seat, [get]) + 1;
}

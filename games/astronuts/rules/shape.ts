/** What states of AstroNuts look like, for those that come from outside. What pieces there may be is for the invariants. */

import {
  byTag,
  completeOptions,
  exactly,
  fields,
  listOf,
  oneOf,
  orNull,
  resultShape,
  truth,
  whole,
  type Config,
  type Shape,
} from '@sternwarte/engine';
import { UNITS } from './actions.ts';
import { FIELD_IDS, FIELDS, PLANETS } from './board.ts';
import { COLONIES_PER_PLAYER, COLOURS, NUTS_PER_COLOUR, SHIPS_PER_PLAYER } from './data.ts';
import { ENDINGS } from './ending.ts';
import { FACES, FATE_IDS, SHIP_ACTIONS } from './fate.ts';
import { OPTIONS, type Options } from './options.ts';
import { NOWHERE, type Lasting, type ShipTurn, type State } from './state.ts';
import type { Attack, Roll, StepType } from './step.ts';

const MAX_ROUND = 99_999;
const MAX_COUNT = 999;

const ship = whole(1, SHIPS_PER_PLAYER);
const face = oneOf(...FACES);
const count = whole(0, MAX_COUNT);
const colour = oneOf(...COLOURS);
const path = listOf(oneOf(...FIELD_IDS), 1, FIELD_IDS.length * 4);

export function shapeOf({ seats, options }: Config<Options>): Shape {
  const seat = whole(0, seats - 1);
  const some = listOf(seat, 0, seats);
  const nuts = whole(0, NUTS_PER_COLOUR);
  const shipTurn: Record<keyof ShipTurn, Shape> = {
    barred: listOf(oneOf(...SHIP_ACTIONS), 0, MAX_COUNT),
    condition: orNull(oneOf(...FATE_IDS)),
  };
  const lasting: Record<keyof Lasting, Shape> = {
    fate: oneOf(...FATE_IDS),
    ship: orNull(ship),
  };
  const state: Record<keyof State, Shape> = {
    options: exactly(completeOptions(OPTIONS, options)),
    seats: exactly(seats),
    step: stepShape(seat, some),
    round: whole(1, MAX_ROUND),
    startSeat: seat,
    current: seat,
    actions: count,
    timeWarpUsed: truth,
    fourteenReached: truth,
    ships: listOf(whole(NOWHERE, FIELDS.length - 1), seats * SHIPS_PER_PLAYER),
    shipTurns: listOf(fields(shipTurn), SHIPS_PER_PLAYER),
    lasting: listOf(fields(lasting), 0, FATE_IDS.length * SHIPS_PER_PLAYER),
    refusedShips: listOf(whole(0, seats * SHIPS_PER_PLAYER - 1), 0, seats * SHIPS_PER_PLAYER),
    declinedOffers: listOf(count, seats),
    defenceWarpsUsed: listOf(truth, seats),
    bank: listOf(nuts, COLOURS.length),
    markers: listOf(nuts, COLOURS.length),
    hands: listOf(nuts, seats * COLOURS.length),
    technologies: listOf(truth, seats * COLOURS.length),
    planetNuts: listOf(listOf(colour, 0, COLOURS.length), PLANETS.length),
    colonies: listOf(whole(0, COLONIES_PER_PLAYER), PLANETS.length * seats),
    founded: listOf(count, seats),
    resigned: some,
    result: orNull(resultShape(ENDINGS, seats)),
  };
  return fields(state);
}

/** A kind of step without a shape does not compile. */
function stepShape(seat: Shape, some: Shape): Shape {
  const attackParts: Record<keyof Attack, Shape> = {
    ship,
    field: whole(0, FIELDS.length - 1),
    defender: seat,
  };
  const attack = fields(attackParts);
  const roll = rollShape(attack);
  const steps: Record<StepType, Readonly<Record<string, Shape>>> = {
    startPlayer: {},
    nuts: {},
    declare: {},
    act: {},
    die: { roll },
    timeWarp: { roll, face },
    passage: { ship, path, owners: some },
    target: { attack },
    trade: { give: colour, get: colour, asked: some, waiting: some },
    fateNuts: { count },
    fateSwap: { left: count },
    fateTechnology: {},
    fateColony: {},
    fateTeleport: { ship },
    fateShip: {},
    fateGift: { ship },
    over: {},
  };
  return tagged('type', steps);
}

function rollShape(attack: Shape): Shape {
  const unit = oneOf(...UNITS);
  const rolls: Record<Roll['for'], Readonly<Record<string, Shape>>> = {
    actions: { declared: whole(1, MAX_COUNT) },
    asteroid: { ship, path, at: whole(0, FIELD_IDS.length * 4) },
    attack: { attack, unit },
    defence: { attack, unit, total: count },
    fateBlock: { ship },
    fateLine: { ship, block: face },
    fateTest: { ship, successMin: face },
    colony: { ship, diesUpTo: face },
  };
  return tagged('for', rolls);
}

function tagged(tag: string, variants: Readonly<Record<string, Readonly<Record<string, Shape>>>>) {
  return byTag(
    tag,
    Object.fromEntries(
      Object.entries(variants).map(([name, parts]) => [
        name,
        fields({ [tag]: exactly(name), ...parts }),
      ]),
    ),
  );
}

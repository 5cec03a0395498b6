/**
 * What may be done: the list of legal moves. Every move but a path exists only once; the lists hold references into tables.
 *
 * Complete except for two kinds, which `check` accepts beyond what is listed: paths (see `reach.ts`), and trade offers,
 * of which only those to all for a colour that the hand lacks are listed: no other brings anything new. `unlisted.ts`
 * says whether there is any of them.
 */

import { Gathering, pickListed, type Choose, type Seat } from '@sternwarte/engine';
import { UNITS, type Move, type Nuts } from './actions.ts';
import {
  FIELDS,
  PLANETS,
  fieldId,
  isPlanet,
  neighboursOf,
  planetId,
  type Field,
  type Planet,
} from './board.ts';
import { hasColonyOn, isAnyoneInRange } from './battle.ts';
import { COLOURS, MAX_DECLARED, MAX_SEATS, PRICES, SHIP_NUMBERS, type ShipNumber } from './data.ts';
import { GIFTS } from './fate.ts';
import { freeShip } from './fleet.ts';
import { canSwap, isFree, takesBonusColony, takesShip } from './gifts.ts';
import { ALL_COLOURS, MAX_HANDFUL, coloursIn, handfulsOf, holds, type ColourSet } from './nuts.ts';
import { foundingPrice, miningPrice } from './planets.ts';
import { pathsOf } from './reach.ts';
import { rollerOf } from './rolling.ts';
import { draftColours, mustRepeat, takesNut } from './setup.ts';
import {
  allColoniesOn,
  fieldOf,
  hasColonyLeft,
  homeOf,
  isBarred,
  nutsOn,
  ownerOf,
  roomOn,
  shipIndex,
  shipOn,
  technologiesOf,
  type State,
} from './state.ts';
import { coloursToAskFor } from './trade.ts';

const NONE: readonly Move[] = [];
const END_TURN: Move = { type: 'endTurn' };
const RESIGN: Move = { type: 'resign' };
const BUILD_SHIP: Move = { type: 'buildShip' };

const DECLARATIONS: readonly Move[] = [
  ...Array.from({ length: MAX_DECLARED }, (_unused, i): Move => ({
    type: 'declare',
    count: i + 1,
  })),
  RESIGN,
];
const TIME_WARPS = [false, true].map((use): Move => ({ type: 'timeWarp', use }));
const PASSAGES = [false, true].map((allow): Move => ({ type: 'answerPassage', allow }));
const TARGETS = UNITS.map((unit): Move => ({ type: 'chooseTarget', unit }));
const TRADE_ANSWERS = [false, true].map((accept): Move => ({ type: 'answerTrade', accept }));
const GIFT_CHOICES = GIFTS.map((gift): Move => ({ type: 'fateGift', gift }));
const TECHNOLOGIES = perColourSet(COLOURS.map((colour): Move => ({ type: 'technology', colour })));

const PLACEMENTS = PLANETS.map((planet) =>
  COLOURS.map((colour): Move => ({ type: 'placeNut', planet: planetId(planet), colour })),
);
/** For each colour wanted the offers of those colours. */
const OFFERS = COLOURS.map((get) =>
  perColourSet(COLOURS.map((give): Move => ({ type: 'offerTrade', to: 'all', give, get }))),
);
const SWAPS = COLOURS.flatMap((give) =>
  COLOURS.map((get) => ({ type: 'fateSwap', swap: { give, get } }) as const),
);
const FATE_TECHNOLOGIES = perColourSet(
  COLOURS.map((colour): Move => ({ type: 'fateTechnology', colour })),
);
const FATE_COLONIES = PLANETS.map((at): Move => ({ type: 'fateColony', planet: planetId(at) }));
const TELEPORTS = PLANETS.map((at): Move => ({ type: 'fateTeleport', planet: planetId(at) }));
const FATE_SHIPS = PLANETS.map((at): Move => ({ type: 'fateShip', planet: planetId(at) }));
const NO_SWAP: Move = { type: 'fateSwap', swap: null };
const NO_TECHNOLOGY: Move = { type: 'fateTechnology', colour: null };
const NO_COLONY: Move = { type: 'fateColony', planet: null };
const NO_TELEPORT: Move = { type: 'fateTeleport', planet: null };
const NO_SHIP: Move = { type: 'fateShip', planet: null };

/** Of one move for each colour those of each set of colours: ready, because bots ask for them at every step. */
function perColourSet(moves: readonly Move[]): readonly (readonly Move[])[] {
  return Array.from({ length: ALL_COLOURS + 1 }, (_unused, set) =>
    moves.filter((_move, i) => (set & (1 << i)) !== 0),
  );
}

/** A move for each handful of nuts. */
interface HandfulMoves {
  /** For each size in the order of `handfulsOf`. */
  readonly bySize: readonly (readonly Move[])[];
  /** Those of a single nut. */
  readonly ofOne: readonly (readonly Move[])[];
}

const forHandfuls = (makeMove: (nuts: Nuts) => Move): HandfulMoves => {
  const bySize = Array.from({ length: MAX_HANDFUL + 1 }, (_unused, size) =>
    handfulsOf(size).map(({ nuts }) => makeMove(nuts)),
  );
  return { bySize, ofOne: perColourSet(bySize[1] ?? []) };
};
const FATE_NUTS = forHandfuls((nuts) => ({ type: 'fateNuts', nuts }));
const MININGS = SHIP_NUMBERS.map((ship) => forHandfuls((pay) => ({ type: 'mine', ship, pay })));
const FOUNDINGS = SHIP_NUMBERS.map((ship) =>
  forHandfuls((pay) => ({ type: 'colonize', ship, pay })),
);
/** By ship, field and defender. */
const ATTACKS = SHIP_NUMBERS.map((ship) =>
  FIELDS.map((field) =>
    Array.from({ length: MAX_SEATS }, (_unused, defender): Move => ({
      type: 'attack',
      ship,
      field: fieldId(field),
      defender,
    })),
  ),
);

/** All legal moves of a seat, but for the two kinds named above; none when it is not asked. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  const { step } = state;
  switch (step.type) {
    case 'timeWarp':
      return seat === rollerOf(state, step.roll) ? TIME_WARPS : NONE;
    case 'passage':
      return seat === step.owners[0] ? PASSAGES : NONE;
    case 'target':
      return seat === step.attack.defender ? TARGETS : NONE;
    case 'trade':
      return step.waiting.includes(seat) ? TRADE_ANSWERS : NONE;
    default:
      return seat === state.current ? currentMoves(state, seat) : NONE;
  }
}

/** One of these moves alone: without the list where it is long, which it is in the midst of a turn. */
export function pickMove(state: State, seat: Seat, choose: Choose): Move {
  return state.step.type === 'act' && seat === state.current
    ? gatherActions(state, seat).pick(choose)
    : pickListed(listMoves(state, seat), choose);
}

const gathering = new Gathering<Move>();

function currentMoves(state: State, seat: Seat): readonly Move[] {
  const { step } = state;
  switch (step.type) {
    case 'nuts':
      return state.options.nutPlacement === 'draft' ? listPlacements(state) : NONE;
    case 'declare':
      return DECLARATIONS;
    case 'act':
      return gatherActions(state, seat).list();
    case 'fateNuts': {
      const list = gathering.clear();
      addHandfuls(list, FATE_NUTS, state.bank, 0, step.count);
      return list.list();
    }
    case 'fateGift':
      return GIFT_CHOICES;
    case 'fateSwap':
    case 'fateTechnology':
    case 'fateColony':
    case 'fateTeleport':
    case 'fateShip': {
      const list = gathering.clear();
      addOffersOfFate(list, state, seat);
      return list.list();
    }
    default:
      return NONE;
  }
}

function listPlacements(state: State): readonly Move[] {
  const list = gathering.clear();
  const repeats = mustRepeat(state);
  const colours = draftColours(state, state.current);
  for (const planet of PLANETS) {
    for (const [i, colour] of COLOURS.entries()) {
      if (colours.includes(colour) && takesNut(state, planet, colour, repeats))
        add(list, PLACEMENTS[planet], i);
    }
  }
  return list.list();
}

/** What fate offers may be declined: that is always the last move of the list. */
function addOffersOfFate(list: Gathering<Move>, state: State, seat: Seat): void {
  switch (state.step.type) {
    case 'fateSwap':
      for (const swap of SWAPS) if (canSwap(state, swap.swap)) list.push(swap);
      list.push(NO_SWAP);
      return;
    case 'fateTechnology':
      addRow(list, FATE_TECHNOLOGIES[ALL_COLOURS & ~technologiesOf(state, seat)]);
      list.push(NO_TECHNOLOGY);
      return;
    case 'fateColony':
      for (const planet of PLANETS) {
        if (takesBonusColony(state, planet)) add(list, FATE_COLONIES, planet);
      }
      list.push(NO_COLONY);
      return;
    case 'fateTeleport':
      for (const planet of PLANETS) if (isFree(state, planet)) add(list, TELEPORTS, planet);
      list.push(NO_TELEPORT);
      return;
    case 'fateShip':
      for (const planet of PLANETS) if (takesShip(state, planet)) add(list, FATE_SHIPS, planet);
      list.push(NO_SHIP);
      return;
    default:
  }
}

function gatherActions(state: State, seat: Seat): Gathering<Move> {
  const list = gathering.clear();
  const held = coloursIn(state.hands, seat * COLOURS.length);
  for (const ship of SHIP_NUMBERS) {
    const field = fieldOf(state, shipIndex(seat, ship));
    if (field !== null) addShipActions(list, state, seat, ship, field);
  }
  if (state.actions >= PRICES.buildShip.actions) {
    // A ship costs a nut of each colour, and an offer is listed for a colour that is lacking.
    if (held === ALL_COLOURS) addBuilding(list, state, seat);
    else if (held > 0) addTrades(list, state, held);
  }
  if (state.actions >= PRICES.technology.actions) addTechnologies(list, state, seat, held);
  list.push(END_TURN);
  list.push(RESIGN);
  return list;
}

function addShipActions(
  list: Gathering<Move>,
  state: State,
  seat: Seat,
  ship: ShipNumber,
  field: Field,
): void {
  if (isPlanet(field)) {
    if (!isBarred(state, ship, 'mine')) addMining(list, state, seat, ship, field);
    if (!isBarred(state, ship, 'colonize')) addFounding(list, state, seat, ship, field);
  }
  if (state.actions === 0) return;
  if (!isBarred(state, ship, 'attack')) addAttacks(list, state, seat, ship, field);
  if (!isBarred(state, ship, 'move')) list.pushAll(pathsOf(state, ship));
}

function addMining(
  list: Gathering<Move>,
  state: State,
  seat: Seat,
  ship: ShipNumber,
  planet: Planet,
): void {
  if (nutsOn(state, planet).length === 0) return;
  const { actions, nuts } = miningPrice(state, ship);
  if (actions > state.actions) return;
  addHandfuls(list, MININGS[ship - 1], state.hands, seat * COLOURS.length, nuts);
}

function addFounding(
  list: Gathering<Move>,
  state: State,
  seat: Seat,
  ship: ShipNumber,
  planet: Planet,
): void {
  if (allColoniesOn(state, planet) >= roomOn(state, planet)) return;
  const { actions, nuts } = foundingPrice(state, ship);
  if (actions > state.actions || !hasColonyLeft(state, seat)) return;
  addHandfuls(list, FOUNDINGS[ship - 1], state.hands, seat * COLOURS.length, nuts);
}

/** All that stands next door, or on the same planet (ruling 13). */
function addAttacks(
  list: Gathering<Move>,
  state: State,
  seat: Seat,
  ship: ShipNumber,
  field: Field,
): void {
  if (!isAnyoneInRange(state, seat, field)) return;
  addAttacksOn(list, state, seat, ship, field);
  for (const target of neighboursOf(field)) addAttacksOn(list, state, seat, ship, target);
}

function addAttacksOn(
  list: Gathering<Move>,
  state: State,
  seat: Seat,
  ship: ShipNumber,
  field: Field,
): void {
  const other = shipOn(state, field);
  const owner = other === null ? seat : ownerOf(other);
  if (owner === seat && !isPlanet(field)) return;
  for (let defender = 0; defender < state.seats; defender++) {
    if (defender === seat) continue;
    if (defender === owner || hasColonyOn(state, defender, field)) {
      add(list, ATTACKS[ship - 1]?.[field], defender);
    }
  }
}

function addBuilding(list: Gathering<Move>, state: State, seat: Seat): void {
  if (freeShip(state, seat) === null || shipOn(state, homeOf(state, seat)) !== null) return;
  list.push(BUILD_SHIP);
}

function addTechnologies(list: Gathering<Move>, state: State, seat: Seat, held: ColourSet): void {
  addRow(list, TECHNOLOGIES[held & ~technologiesOf(state, seat)]);
}

/** For each colour that is lacking and can be asked for, each colour that is held. */
function addTrades(list: Gathering<Move>, state: State, held: ColourSet): void {
  const wanted = coloursToAskFor(state) & ~held;
  for (let get = 0; get < COLOURS.length; get++) {
    if ((wanted & (1 << get)) !== 0) addRow(list, OFFERS[get]?.[held]);
  }
}

function addHandfuls(
  list: Gathering<Move>,
  moves: HandfulMoves | undefined,
  stock: readonly number[],
  first: number,
  size: number,
): void {
  // Prices are mostly of no nut or of one.
  if (size === 0) return addRow(list, moves?.bySize[0]);
  if (size === 1) return addRow(list, moves?.ofOne[coloursIn(stock, first)]);
  const handfuls = handfulsOf(size);
  for (let i = 0; i < handfuls.length; i++) {
    const handful = handfuls[i];
    if (handful !== undefined && holds(stock, first, handful)) add(list, moves?.bySize[size], i);
  }
}

function addRow(list: Gathering<Move>, moves: readonly Move[] | undefined): void {
  if (moves !== undefined && moves.length > 0) list.pushAll(moves);
}

function add(list: Gathering<Move>, moves: readonly Move[] | undefined, index: number): void {
  const move = moves?.[index];
  if (move !== undefined) list.push(move);
}

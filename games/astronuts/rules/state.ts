/** The position of a match of AstroNuts, as plain data, and the questions everybody asks of it. */

import type { Result, Seat } from '@sternwarte/engine';
import { PLANETS, sizeOf, type Field, type Planet } from './board.ts';
import {
  COLONIES_PER_PLAYER,
  COLOURS,
  SHIPS_PER_PLAYER,
  homePlanets,
  type Colour,
  type ShipNumber,
} from './data.ts';
import type { FateId, ShipAction } from './fate.ts';
import type { ColourSet } from './nuts.ts';
import type { Options } from './options.ts';
import type { Step } from './step.ts';

/** Where a ship is that is not on the board. */
export const NOWHERE = -1;

/** A ship by its place in `State.ships`. */
export type ShipIndex = number & { readonly kind: 'ship' };

/** What fate has done to a ship of the player whose turn it is; forgotten when the turn ends. */
export interface ShipTurn {
  /** What the ship can no longer do, wherever it goes. */
  readonly barred: readonly ShipAction[];
  /** What holds on the planet where it stands, since its latest landing (ruling 39). */
  readonly condition: FateId | null;
}

/** A condition of fate that outlasts its planet: bound to a ship for the turn, or to its player (ruling 52). */
export interface Lasting {
  readonly fate: FateId;
  readonly ship: ShipNumber | null;
}

export const NOTHING_LASTING: readonly Lasting[] = [];

export const UNTOUCHED: ShipTurn = { barred: [], condition: null };

export interface State {
  readonly options: Options;
  readonly seats: number;
  step: Step;
  round: number;
  startSeat: Seat;
  current: Seat;
  /** Actions left in this turn. */
  actions: number;
  timeWarpUsed: boolean;
  /** Somebody had 14 colonies on the board in this round (R8). */
  fourteenReached: boolean;
  /** Where each ship is, three after three for each seat, or `NOWHERE`. */
  readonly ships: number[];
  /** For the three ships of the player whose turn it is. */
  readonly shipTurns: ShipTurn[];
  /** What fate has laid on the current player and his ships for the turn (option `fateBinds: turn`). */
  lasting: readonly Lasting[];
  /** Ships whose owners refused passage in this turn (ruling 41). */
  refusedShips: readonly ShipIndex[];
  /** For each seat the offers it has declined in this turn (ruling 32). */
  declinedOffers: readonly number[];
  /** For each seat whether Time Warp is spent: for defence since its last turn, or for any die in this round (ruling 49). */
  defenceWarpsUsed: readonly boolean[];
  /** Nuts in the AstroBank by colour. */
  readonly bank: number[];
  /** Nuts that mark technologies, by colour (ruling 17). */
  readonly markers: number[];
  /** Nuts in each hand, four colours after four. */
  readonly hands: number[];
  /** Whether each seat has the technology of each colour, four after four. */
  readonly technologies: boolean[];
  /** The nuts on each planet. */
  readonly planetNuts: (readonly Colour[])[];
  /** Colonies on each planet, seat after seat. */
  readonly colonies: number[];
  /** How many colonies of each seat have ever stood (option `fourteenCounts: founded`). */
  founded: readonly number[];
  /** Who left the match, in order (ruling 51). */
  resigned: readonly Seat[];
  result: Result | null;
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    step: state.step,
    round: state.round,
    startSeat: state.startSeat,
    current: state.current,
    actions: state.actions,
    timeWarpUsed: state.timeWarpUsed,
    fourteenReached: state.fourteenReached,
    ships: state.ships.slice(),
    shipTurns: state.shipTurns.slice(),
    lasting: state.lasting,
    refusedShips: state.refusedShips,
    declinedOffers: state.declinedOffers,
    defenceWarpsUsed: state.defenceWarpsUsed,
    bank: state.bank.slice(),
    markers: state.markers.slice(),
    hands: state.hands.slice(),
    technologies: state.technologies.slice(),
    planetNuts: state.planetNuts.slice(),
    colonies: state.colonies.slice(),
    founded: state.founded,
    resigned: state.resigned,
    result: state.result,
  };
}

// Ships

export function shipIndex(seat: Seat, ship: ShipNumber): ShipIndex {
  return (seat * SHIPS_PER_PLAYER + ship - 1) as ShipIndex;
}

export function ownerOf(ship: ShipIndex): Seat {
  return Math.trunc(ship / SHIPS_PER_PLAYER);
}

/** The field of a ship, or `null` when it is in the supply. */
export function fieldOf(state: State, ship: ShipIndex): Field | null {
  const field = state.ships[ship] ?? NOWHERE;
  return field === NOWHERE ? null : (field as Field);
}

/** The ship on a field, or `null`: never more than one (R6.1). */
export function shipOn(state: State, field: Field): ShipIndex | null {
  const ship = state.ships.indexOf(field);
  return ship === -1 ? null : (ship as ShipIndex);
}

export function countShips(state: State, seat: Seat): number {
  let count = 0;
  const first = seat * SHIPS_PER_PLAYER;
  for (let ship = first; ship < first + SHIPS_PER_PLAYER; ship++) {
    if (state.ships[ship] !== NOWHERE) count++;
  }
  return count;
}

// Fate's effects on a ship of the current player

export function turnOf(state: State, ship: ShipNumber): ShipTurn {
  return state.shipTurns[ship - 1] ?? UNTOUCHED;
}

export function isBarred(state: State, ship: ShipNumber, action: ShipAction): boolean {
  const { barred } = turnOf(state, ship);
  return barred.length > 0 && barred.includes(action);
}

// Nuts and technologies

/** The place of a colour among all: asked so often that looking it up by name would be felt. */
export function colourIndex(colour: Colour): number {
  switch (colour) {
    case 'red':
      return 0;
    case 'purple':
      return 1;
    case 'yellow':
      return 2;
    case 'orange':
      return 3;
  }
}

export function nutsInHand(state: State, seat: Seat, colour: Colour): number {
  return state.hands[seat * COLOURS.length + colourIndex(colour)] ?? 0;
}

/** Adds to a hand, or takes from it. */
export function changeHand(state: State, seat: Seat, colour: Colour, by: number): void {
  const index = seat * COLOURS.length + colourIndex(colour);
  state.hands[index] = (state.hands[index] ?? 0) + by;
}

export function nutsInBank(state: State, colour: Colour): number {
  return state.bank[colourIndex(colour)] ?? 0;
}

export function changeBank(state: State, colour: Colour, by: number): void {
  state.bank[colourIndex(colour)] = nutsInBank(state, colour) + by;
}

export function countHand(state: State, seat: Seat): number {
  let count = 0;
  for (const colour of COLOURS) count += nutsInHand(state, seat, colour);
  return count;
}

export function hasTechnology(state: State, seat: Seat, colour: Colour): boolean {
  return state.technologies[seat * COLOURS.length + colourIndex(colour)] ?? false;
}

/** The colours of a seat's technologies, as a sum (see `nuts.ts`). */
export function technologiesOf(state: State, seat: Seat): ColourSet {
  let set = 0;
  for (let i = 0; i < COLOURS.length; i++) {
    if (state.technologies[seat * COLOURS.length + i] === true) set |= 1 << i;
  }
  return set;
}

export function countTechnologies(state: State, seat: Seat): number {
  let count = 0;
  for (const colour of COLOURS) if (hasTechnology(state, seat, colour)) count++;
  return count;
}

// Planets and colonies

export function homeOf(state: State, seat: Seat): Planet {
  const home = homePlanets(state.seats, state.options.corners)[seat];
  if (home === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return home;
}

/** Whether a planet is a home in use that carries nothing (option `homePlanetMode: base`). */
export function isBare(state: State, planet: Planet): boolean {
  return (
    state.options.homePlanetMode === 'base' &&
    homePlanets(state.seats, state.options.corners).some((at) => at === planet)
  );
}

export function nutsOn(state: State, planet: Planet): readonly Colour[] {
  return state.planetNuts[planet] ?? [];
}

/** How many nuts a planet starts with, and how many colonies it takes. */
export function roomOn(state: State, planet: Planet): number {
  return isBare(state, planet) ? 0 : sizeOf(planet);
}

export function coloniesOn(state: State, planet: Planet, seat: Seat): number {
  return state.colonies[planet * state.seats + seat] ?? 0;
}

/** Adds colonies to a planet, or takes them away. */
export function changeColonies(state: State, planet: Planet, seat: Seat, by: number): void {
  state.colonies[planet * state.seats + seat] = coloniesOn(state, planet, seat) + by;
}

/** The colonies of all players together (ruling 12). */
export function allColoniesOn(state: State, planet: Planet): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) count += coloniesOn(state, planet, seat);
  return count;
}

export function countColonies(state: State, seat: Seat): number {
  let count = 0;
  for (const planet of PLANETS) count += coloniesOn(state, planet, seat);
  return count;
}

export function hasColonyLeft(state: State, seat: Seat): boolean {
  return countColonies(state, seat) < COLONIES_PER_PLAYER;
}

/** A planet with an own colony, or the own home planet (ruling 26). */
export function isOwnPlanet(state: State, planet: Planet, seat: Seat): boolean {
  return coloniesOn(state, planet, seat) > 0 || homeOf(state, seat) === planet;
}

export function isPlaying(state: State, seat: Seat): boolean {
  return !state.resigned.includes(seat);
}

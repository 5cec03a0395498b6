/** Before the first turn: who begins, and the nuts on the planets (R4). */

import type { Config, Pending, Seat, Weighted } from '@sternwarte/engine';
import { completeOptions, readOrder } from '@sternwarte/engine';
import type { Chance, Emit } from './actions.ts';
import { PLANETS, isLarge, planetId, planetNamed, type Planet, type PlanetId } from './board.ts';
import {
  COLOURS,
  MAX_SEATS,
  MIN_SEATS,
  NUTS_PER_COLOUR,
  SHIPS_PER_PLAYER,
  homePlanets,
  type Colour,
} from './data.ts';
import { OPTIONS, type Options } from './options.ts';
import {
  NOTHING_LASTING,
  NOWHERE,
  UNTOUCHED,
  changeBank,
  nutsInBank,
  nutsOn,
  roomOn,
  type State,
} from './state.ts';
import { beginTurn } from './turn.ts';

/**
 * A ship on every home planet, which asks no fate, and no colonies (R4.2, R4.5); a nut of each colour in every hand, and all others in the bank
 * (rulings 1, 4).
 */
export function setup({ seats, options: given }: Config<Options>): State {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    throw new RangeError(`AstroNuts is played by ${MIN_SEATS} to ${MAX_SEATS}, not ${seats}`);
  }
  const options = completeOptions(OPTIONS, given);
  const perSeat = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    options,
    seats,
    step: { type: 'startPlayer' },
    round: 1,
    startSeat: 0,
    current: 0,
    actions: 0,
    timeWarpUsed: false,
    fourteenReached: false,
    ships: homePlanets(seats, options.corners).flatMap((home): number[] => [
      home,
      NOWHERE,
      NOWHERE,
    ]),
    shipTurns: Array.from({ length: SHIPS_PER_PLAYER }, () => UNTOUCHED),
    lasting: NOTHING_LASTING,
    refusedShips: [],
    declinedOffers: perSeat(0),
    defenceWarpsUsed: perSeat(false),
    bank: COLOURS.map(() => NUTS_PER_COLOUR - seats),
    markers: COLOURS.map(() => 0),
    hands: perSeat(COLOURS).flatMap((colours) => colours.map(() => 1)),
    technologies: perSeat(COLOURS).flatMap((colours) => colours.map(() => false)),
    planetNuts: PLANETS.map(() => []),
    colonies: PLANETS.flatMap(() => perSeat(0)),
    founded: perSeat(0),
    resigned: [],
    result: null,
  };
}

/** Large planets first: with at least 16 nuts of each colour they never run short (ruling 40). */
const FILLING_ORDER: readonly Planet[] = [
  ...PLANETS.filter(isLarge),
  ...PLANETS.filter((planet) => !isLarge(planet)),
];

function hasPlace(state: State, planet: Planet): boolean {
  return nutsOn(state, planet).length < roomOn(state, planet);
}

/** Colours differ on a planet; `repeats` lifts that when nothing else is possible (rulings 5, 40). */
export function takesNut(state: State, planet: Planet, colour: Colour, repeats: boolean): boolean {
  return (
    hasPlace(state, planet) &&
    nutsInBank(state, colour) > 0 &&
    (repeats || !nutsOn(state, planet).includes(colour))
  );
}

/** Whether no free place on the board can take a different colour any more (ruling 5). */
export function mustRepeat(state: State): boolean {
  return !canPlaceAny(state, COLOURS);
}

function canPlaceAny(state: State, colours: readonly Colour[]): boolean {
  return PLANETS.some((planet) => colours.some((colour) => takesNut(state, planet, colour, false)));
}

/**
 * The colours a seat may place in the draft: all, or with the option `draftColours: own` its own and those that nobody
 * plays, as long as there is a place for one of them (rulings 5, 53).
 */
export function draftColours(state: State, seat: Seat): readonly Colour[] {
  if (state.options.draftColours !== 'own') return COLOURS;
  const colours = readOrder(COLOURS, state.options.colours) ?? COLOURS;
  const own = colours.filter((_colour, owner) => owner === seat || owner >= state.seats);
  return canPlaceAny(state, own) ? own : COLOURS;
}

/** What chance decides while the match is set up. */
export function setupChance(state: State): Pending<Chance> {
  return { kind: 'chance', outcomes: setupOutcomes(state) };
}

function setupOutcomes(state: State): readonly Weighted<Chance>[] {
  if (state.step.type === 'startPlayer') {
    return Array.from({ length: state.seats }, (_unused, seat) => ({
      outcome: { type: 'startPlayer', seat },
      weight: 1,
    }));
  }
  const planet = nextToFill(state);
  if (planet === null) return [];
  const different = nutOutcomes(state, planet, false);
  return different.length > 0 ? different : nutOutcomes(state, planet, true);
}

/** The first planet with a place for a nut, or `null` when all are full. */
function nextToFill(state: State): Planet | null {
  for (const planet of FILLING_ORDER) if (hasPlace(state, planet)) return planet;
  return null;
}

const NUTS = PLANETS.map((planet) =>
  COLOURS.map((colour) => ({ type: 'nut', planet: planetId(planet), colour }) as const),
);

/** Each colour with the weight of its remaining stock (R4.4). */
function nutOutcomes(state: State, planet: Planet, repeats: boolean): Weighted<Chance>[] {
  const outcomes: Weighted<Chance>[] = [];
  for (const outcome of NUTS[planet] ?? []) {
    if (!takesNut(state, planet, outcome.colour, repeats)) continue;
    outcomes.push({ outcome, weight: nutsInBank(state, outcome.colour) });
  }
  return outcomes;
}

/** Drawn by lot (R4.1). */
export function chooseStartPlayer(state: State, seat: Seat, emit: Emit): void {
  state.startSeat = seat;
  state.current = seat;
  state.step = { type: 'nuts' };
  emit?.({ type: 'startPlayer', seat });
}

/** Places one nut. In the draft the next player follows; when all places are full, play begins (R4.4). */
export function placeNut(
  state: State,
  id: PlanetId,
  colour: Colour,
  seat: Seat | null,
  emit: Emit,
): void {
  const planet = planetNamed(id);
  state.planetNuts[planet] = [...nutsOn(state, planet), colour];
  changeBank(state, colour, -1);
  emit?.({ type: 'nutPlaced', planet: id, colour, seat });
  if (nextToFill(state) === null) {
    beginTurn(state, state.startSeat, emit);
  } else if (seat !== null) state.current = (seat + 1) % state.seats;
}

/** Positions for tests: a turn already under way, with pieces where the test wants them and no nut lost. */

import type { Seat } from '@sternwarte/engine';
import type { Chance, Event, Move, MoveOf } from '../actions.ts';
import { fieldId, fieldNamed, planetNamed, type FieldId, type PlanetId } from '../board.ts';
import { COLOURS, SHIPS_PER_PLAYER, type Colour, type ShipNumber } from '../data.ts';
import { FACES, FATE_IDS, type Face, type FateId } from '../fate.ts';
import { astronuts } from '../index.ts';
import type { Options } from '../options.ts';
import {
  NOWHERE,
  changeBank,
  changeColonies,
  changeHand,
  coloniesOn,
  colourIndex,
  fieldOf,
  nutsInBank,
  nutsInHand,
  nutsOn,
  shipIndex,
  type State,
} from '../state.ts';
import { ACT } from '../step.ts';

type Counts = Readonly<Partial<Record<Colour, number>>>;

export interface Scene {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Actions left; a turn of seat 0 is under way. */
  readonly actions?: number;
  /** For each seat the fields of its ships 1, 2, 3; left out, one ship at home. */
  readonly ships?: readonly (readonly FieldId[])[];
  /** For each seat its hand; left out, one nut of each colour. */
  readonly hands?: readonly Counts[];
  /** What the bank is to hold; the last seat has the difference. */
  readonly bank?: Counts;
  readonly technologies?: readonly (readonly Colour[])[];
  readonly colonies?: readonly Readonly<Partial<Record<PlanetId, number>>>[];
  readonly nuts?: Readonly<Partial<Record<PlanetId, readonly Colour[]>>>;
  readonly round?: number;
}

/** Set up with seat 0 beginning, always with the colour of which most is left. */
export function opening(seats: number, options: Partial<Options> = {}): State {
  const state = astronuts.setup({ seats, options: { ...options, nutPlacement: 'random' } });
  draw(state, { type: 'startPlayer', seat: 0 });
  while (state.step.type === 'nuts') {
    const pending = astronuts.pending(state);
    if (pending.kind !== 'chance') break;
    const [most] = pending.outcomes.toSorted((a, b) => b.weight - a.weight);
    if (most !== undefined) draw(state, most.outcome);
  }
  return state;
}

export function scene(spec: Scene = {}): State {
  const seats = spec.seats ?? 2;
  const state = opening(seats, spec.options);
  state.step = ACT;
  state.actions = spec.actions ?? 6;
  state.round = spec.round ?? 1;
  for (const [seat, fields] of (spec.ships ?? []).entries()) {
    for (let i = 0; i < SHIPS_PER_PLAYER; i++) {
      const field = fields[i];
      state.ships[seat * SHIPS_PER_PLAYER + i] = field === undefined ? NOWHERE : fieldNamed(field);
    }
  }
  setNuts(state, spec);
  for (const [seat, owned] of (spec.technologies ?? []).entries()) {
    for (const colour of owned) {
      state.technologies[seat * COLOURS.length + colourIndex(colour)] = true;
    }
  }
  for (const [seat, owned] of (spec.colonies ?? []).entries()) {
    for (const [planet, count] of Object.entries(owned)) {
      changeColonies(state, planetNamed(planet as PlanetId), seat, count);
      state.founded = state.founded.map((sum, other) => sum + (other === seat ? count : 0));
    }
  }
  expectSound(state);
  return state;
}

function setNuts(state: State, { hands = [], bank: stock, nuts = {} }: Scene): void {
  for (const [planet, colours] of Object.entries(nuts)) {
    const at = planetNamed(planet as PlanetId);
    for (const colour of nutsOn(state, at)) changeBank(state, colour, 1);
    state.planetNuts[at] = colours;
    for (const colour of colours) changeBank(state, colour, -1);
  }
  for (const [seat, held] of hands.entries()) {
    for (const colour of COLOURS) {
      const more = (held[colour] ?? 0) - nutsInHand(state, seat, colour);
      changeHand(state, seat, colour, more);
      changeBank(state, colour, -more);
    }
  }
  if (stock === undefined) return;
  for (const colour of COLOURS) {
    const surplus = nutsInBank(state, colour) - (stock[colour] ?? 0);
    changeBank(state, colour, -surplus);
    changeHand(state, state.seats - 1, colour, surplus);
  }
}

function expectSound(state: State): void {
  const faults = astronuts.invariants(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

function draw(state: State, chance: Chance): Event[] {
  const events: Event[] = [];
  astronuts.apply(state, { by: 'table', chance }, (event) => events.push(event));
  expectSound(state);
  return events;
}

/** Makes a legal move; an illegal one is an error of the test. */
export function play(state: State, made: Move, seat: Seat = state.current): Event[] {
  const refused = astronuts.check(state, seat, made);
  if (refused !== null) throw new Error(`${JSON.stringify(made)}: ${JSON.stringify(refused)}`);
  const events: Event[] = [];
  astronuts.apply(state, { by: seat, move: made }, (event) => events.push(event));
  expectSound(state);
  return events;
}

/** Rolls the dice that are due, one after the other. */
export function roll(state: State, ...faces: Face[]): Event[] {
  return faces.flatMap((face) => {
    if (state.step.type !== 'die') throw new Error(`no die is due: ${JSON.stringify(state.step)}`);
    return draw(state, { type: 'die', face });
  });
}

/** Why a move is refused, or `null`. */
export function refusal(state: State, tried: Move, seat: Seat = state.current): string | null {
  return astronuts.check(state, seat, tried)?.key ?? null;
}

export function move(ship: ShipNumber, ...path: FieldId[]): MoveOf<'move'> {
  return { type: 'move', ship, path };
}

export function listed<Type extends Move['type']>(
  state: State,
  type: Type,
  seat: Seat = state.current,
): MoveOf<Type>[] {
  return astronuts
    .moves(state, seat)
    .filter((candidate): candidate is MoveOf<Type> => candidate.type === type);
}

/** Ship 1 of seat 0 lands on `Sa0`, a small planet, where this fate awaits it. */
export function meet(state: State, fate: FateId): Event[] {
  const [first, second] = facesOf(fate);
  return [...play(state, move(1, 'Sa0')), ...roll(state, first, second)];
}

/** One step away from `Sa0`, ready for `meet`. */
export function beforeLanding(spec: Scene = {}): State {
  return scene({ ships: [['ha0.2'], ['H2']], ...spec });
}

/** Landed on `Sa0`, with that fate. */
export function landed(fate: FateId, spec: Scene = {}): State {
  const state = beforeLanding(spec);
  meet(state, fate);
  return state;
}

function facesOf(fate: FateId): [Face, Face] {
  const index = FATE_IDS.indexOf(fate);
  return [FACES[Math.trunc(index / FACES.length)] ?? 1, FACES[index % FACES.length] ?? 1];
}

export function hand(state: State, seat: Seat): number[] {
  return COLOURS.map((colour) => nutsInHand(state, seat, colour));
}

export function bank(state: State): number[] {
  return COLOURS.map((colour) => nutsInBank(state, colour));
}

/** Where the ships of a seat are; `null` for those in the supply. */
export function fleet(state: State, seat: Seat): (FieldId | null)[] {
  return ([1, 2, 3] as const).map((ship) => {
    const field = fieldOf(state, shipIndex(seat, ship));
    return field === null ? null : fieldId(field);
  });
}

export function colonies(state: State, planet: PlanetId, seat: Seat): number {
  return coloniesOn(state, planetNamed(planet), seat);
}

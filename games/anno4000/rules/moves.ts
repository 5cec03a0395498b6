/**
 * What may be done: the complete list of legal moves.
 *
 * A position has a few dozen to a few hundred of them, and bots list them at every step. So every move exists only
 * once, and a list is put together from ready parts: all landings of a disc, all departures from a star. Whoever wants
 * one move alone gets it by counting (`picking.ts`).
 */

import type { Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from './actions.ts';
import {
  SECTORS,
  STARS,
  TRACK_LENGTH,
  distance,
  sectorOf,
  siblingOf,
  starId,
  starNamed,
  starsAtReach,
  type Star,
} from './board.ts';
import { dueEvacuations, homeVerdict, isAnyoneBarred, isBarred, isRescue } from './home.ts';
import {
  discThatMustLand,
  freeDisc,
  isFieldOneFree,
  isLandingOpen,
  mayLand,
} from './hyperspace.ts';
import { playerAt, shipsOn, type Disc, type Player, type State } from './state.ts';

type Landing = Move & { readonly type: 'land' };

export const END_TURN: Move = { type: 'endTurn' };
export const RESIGN: Move = { type: 'resign' };
const NONE: readonly Move[] = [];
const NO_LANDINGS: readonly Landing[] = [];
const ONLY_RESIGN: readonly Move[] = [RESIGN];
const END_OR_RESIGN: readonly Move[] = [END_TURN, RESIGN];

const CHOICES = STARS.map((star): Move => ({ type: 'chooseHome', star: starId(star) }));

/** For each sector of origin and each field of the track, the landings that are in reach there. */
const landingTable = (discs: LandingDiscs): readonly (readonly (readonly Landing[])[])[] => {
  const moves = STARS.map((star): Landing => ({ type: 'land', discs, star: starId(star) }));
  return SECTORS.map((origin) =>
    Array.from({ length: TRACK_LENGTH + 1 }, (_unused, field) => {
      const reach = field > 1 ? starsAtReach(origin, field) : [];
      return moves.filter(({ star }) => reach.includes(starNamed(star)));
    }),
  );
};
const LAND_FIRST = landingTable([0]);
const LAND_SECOND = landingTable([1]);
const LAND_BOTH = landingTable([0, 1]);

/** For each star the departures with 1, 2, 3 … ships; they grow with the largest fleet ever seen. */
const STARTS: readonly Move[][] = STARS.map(() => []);
const SHORT_FLIGHTS: readonly Move[][] = STARS.map(() => []);

/** For each star and each fleet up to this size, all its departures in one part. */
const READY_FLEET = 100;
const DEPARTURES: readonly (readonly Move[] | undefined)[][] = STARS.map(() => []);

/** All legal moves of a seat; none when it is not asked. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.current) return NONE;
  switch (state.phase) {
    case 'homes':
      return state.options.homeChoice === 'pick' ? choices(state) : NONE;
    case 'landing':
      return turnMoves(state, seat);
    case 'departure':
      return isLandingOpen(state) ? lateMoves(state, seat) : END_OR_RESIGN;
    case 'homeSet':
    case 'startPlayer':
    case 'over':
      return NONE;
  }
}

function choices(state: State): readonly Move[] {
  return CHOICES.filter((_move, star) => state.homesLeft.some((left) => left === star));
}

function turnMoves(state: State, seat: Seat): readonly Move[] {
  const player = playerAt(state, seat);
  const parts: (readonly Move[])[] = [];
  addLandings(parts, state, seat, player);
  const mustLand = discThatMustLand(player) !== null;
  if (mustLand && state.options.lateLanding === 'off') parts.push(ONLY_RESIGN);
  else {
    const due = state.exchanges.length === 0 ? [] : dueEvacuations(state, seat);
    if (freeDisc(state, player) !== null && isFieldOneFree(player)) {
      if (due.length === 0) addDepartures(parts, state, seat);
      else addDuties(parts, state, seat, due);
    }
    parts.push(due.length === 0 && !mustLand ? END_OR_RESIGN : ONLY_RESIGN);
  }
  return NONE.concat(...parts);
}

/** After the departure, where discs may still land then. */
function lateMoves(state: State, seat: Seat): readonly Move[] {
  const player = playerAt(state, seat);
  const parts: (readonly Move[])[] = [];
  addLandings(parts, state, seat, player);
  parts.push(discThatMustLand(player) === null ? END_OR_RESIGN : ONLY_RESIGN);
  return NONE.concat(...parts);
}

/** While stars must be cleared, only that and what saves the player himself (rulings 18, 27). */
function addDuties(
  parts: (readonly Move[])[],
  state: State,
  seat: Seat,
  due: readonly Star[],
): void {
  for (const star of due) parts.push(evacuations(state, seat, star));
  if (state.options.rescueFirst === 'off' || homeVerdict(state, seat).kind !== 'out') return;
  for (const from of STARS) {
    if (state.owners[from] !== seat || due.includes(from)) continue;
    const to = siblingOf(from);
    if (state.battlefields.includes(from) || isBarred(state, seat, to)) continue;
    const ships = shipsOn(state, from);
    const flights = shortFlights(from, ships).slice(0, ships);
    parts.push(flights.filter((_move, i) => isRescue(state, seat, from, to, i + 1)));
  }
}

function addLandings(
  parts: (readonly Move[])[],
  state: State,
  seat: Seat,
  { discs: [first, second] }: Player,
): void {
  if (first !== null) parts.push(unbarred(state, seat, landings(LAND_FIRST, first)));
  if (second === null) return;
  parts.push(unbarred(state, seat, landings(LAND_SECOND, second)));
  parts.push(unbarred(state, seat, landingsTogether(first, second)));
}

function landings(table: typeof LAND_BOTH, disc: Disc | null): readonly Landing[] {
  return disc === null ? NO_LANDINGS : (table[disc.origin]?.[disc.field] ?? NO_LANDINGS);
}

/** All landings of one disc alone, without regard to exchanges. */
export function landingsOf({ discs }: Player, disc: 0 | 1): readonly Landing[] {
  return landings(disc === 0 ? LAND_FIRST : LAND_SECOND, discs[disc]);
}

/** By where both discs come from and how far they are: most positions ask what others have asked before. */
const together = new Map<number, readonly Landing[]>();

/** All landings of both discs on one star, without regard to exchanges. */
export function landingsTogether(first: Disc | null, second: Disc | null): readonly Landing[] {
  if (first === null || second === null || !mayLand(second)) return NO_LANDINGS;
  const sectors = first.origin * SECTORS.length + second.origin;
  const key = (sectors * (TRACK_LENGTH + 1) + first.field) * (TRACK_LENGTH + 1) + second.field;
  const ready = together.get(key);
  if (ready !== undefined) return ready;
  const both = landings(LAND_BOTH, first).filter(
    ({ star }) => distance(second.origin, sectorOf(starNamed(star))) === second.field,
  );
  together.set(key, both);
  return both;
}

/** Only exchanges bar anybody from a star (ruling 17). */
function unbarred(state: State, seat: Seat, moves: readonly Landing[]): readonly Landing[] {
  if (!isAnyoneBarred(state)) return moves;
  return moves.filter(({ star }) => !isBarred(state, seat, starNamed(star)));
}

/** A start or a short flight from any own star without a battle this turn, with any number of ships (R6.4, R6.5). */
function addDepartures(parts: (readonly Move[])[], state: State, seat: Seat): void {
  const { owners, battlefields } = state;
  const isTruce = isAnyoneBarred(state);
  for (const star of STARS) {
    if (owners[star] !== seat) continue;
    // Battles and exchanges are rare, and this loop is the busiest of all: it asks only when there are any.
    if (battlefields.length > 0 && battlefields.includes(star)) continue;
    const ships = shipsOn(state, star);
    const barred = isTruce && isBarred(state, seat, siblingOf(star));
    parts.push(barred ? starts(star, ships).slice(0, ships) : departures(star, ships));
  }
}

/** All starts, then all short flights. */
function departures(star: Star, ships: number): readonly Move[] {
  const ready = DEPARTURES[star]?.[ships];
  if (ready !== undefined) return ready;
  const all = starts(star, ships).slice(0, ships).concat(shortFlights(star, ships).slice(0, ships));
  const table = DEPARTURES[star];
  if (table !== undefined && ships <= READY_FLEET) table[ships] = all;
  return all;
}

/** When a star must be cleared, leaving it with all ships is the only departure (ruling 27). */
function evacuations(state: State, seat: Seat, star: Star): readonly Move[] {
  const ships = shipsOn(state, star);
  const start = starts(star, ships).slice(ships - 1, ships);
  if (isBarred(state, seat, siblingOf(star))) return start;
  return start.concat(shortFlights(star, ships).slice(ships - 1, ships));
}

/** Starts with 1, 2, 3 … ships, so many at least. */
export function starts(star: Star, ships: number): readonly Move[] {
  const known = STARTS[star] ?? [];
  while (known.length < ships) {
    known.push({ type: 'start', star: starId(star), ships: known.length + 1 });
  }
  return known;
}

/** Short flights to the other star of the sector with 1, 2, 3 … ships, so many at least. */
export function shortFlights(from: Star, ships: number): readonly Move[] {
  const known = SHORT_FLIGHTS[from] ?? [];
  const to = starId(siblingOf(from));
  while (known.length < ships) {
    known.push({ type: 'shortFlight', from: starId(from), to, ships: known.length + 1 });
  }
  return known;
}

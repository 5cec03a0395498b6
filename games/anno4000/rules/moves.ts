/**
 * What may be done: the complete list of legal moves.
 *
 * A position has a few dozen to a few hundred of them, and bots list them at every step, so every move exists only
 * once: the lists hold references into the tables below, which grow with the largest fleet ever seen.
 */

import type { Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from './actions.ts';
import { STARS, distance, sectorOf, siblingOf, starId, starsAtReach, type Star } from './board.ts';
import { dueEvacuations, isBarred } from './home.ts';
import { discThatMustLand, freeDisc, isFieldOneFree } from './hyperspace.ts';
import { ownerOf, playerAt, shipsOn, type Disc, type Player, type State } from './state.ts';

const END_TURN: Move = { type: 'endTurn' };
const RESIGN: Move = { type: 'resign' };
const NONE: readonly Move[] = [];
const AFTER_DEPARTURE: readonly Move[] = [END_TURN, RESIGN];

const CHOICES = STARS.map((star): Move => ({ type: 'chooseHome', star: starId(star) }));

const landings = (discs: LandingDiscs): readonly Move[] =>
  STARS.map((star) => ({ type: 'land', discs, star: starId(star) }));
const LAND_FIRST = landings([0]);
const LAND_SECOND = landings([1]);
const LAND_BOTH = landings([0, 1]);

/** For each star the departures with 1, 2, 3 … ships. */
const STARTS: readonly Move[][] = STARS.map(() => []);
const SHORT_FLIGHTS: readonly Move[][] = STARS.map(() => []);

/** All legal moves of a seat; none when it is not asked. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.current) return NONE;
  switch (state.phase) {
    case 'homes':
      return state.options.homeChoice === 'pick' ? choices(state) : NONE;
    case 'landing':
      return turnMoves(state, seat);
    case 'departure':
      return AFTER_DEPARTURE;
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
  const list: Move[] = [];
  addLandings(list, state, seat, player);
  if (discThatMustLand(player) === null) {
    const due = state.exchanges.length === 0 ? [] : dueEvacuations(state, seat);
    const canDepart = freeDisc(player) !== null && isFieldOneFree(player);
    if (due.length === 0) {
      if (canDepart) addDepartures(list, state, seat);
      list.push(END_TURN);
    } else if (canDepart) addEvacuations(list, state, seat, due);
  }
  list.push(RESIGN);
  return list;
}

function addLandings(list: Move[], state: State, seat: Seat, { discs }: Player): void {
  const [first, second] = discs;
  if (first !== null) addLandingsOf(list, state, seat, first, LAND_FIRST);
  if (second === null) return;
  addLandingsOf(list, state, seat, second, LAND_SECOND);
  if (first === null) return;
  for (const star of starsAtReach(first.origin, first.field)) {
    if (distance(second.origin, sectorOf(star)) !== second.field) continue;
    if (!isBarred(state, seat, star)) add(list, LAND_BOTH, star);
  }
}

function addLandingsOf(
  list: Move[],
  state: State,
  seat: Seat,
  { origin, field }: Disc,
  moves: readonly Move[],
): void {
  for (const star of starsAtReach(origin, field)) {
    if (!isBarred(state, seat, star)) add(list, moves, star);
  }
}

/** A start or a short flight from any own star without a battle this turn, with any number of ships (R6.4, R6.5). */
function addDepartures(list: Move[], state: State, seat: Seat): void {
  for (const star of STARS) {
    if (ownerOf(state, star) !== seat || state.battlefields.includes(star)) continue;
    const ships = shipsOn(state, star);
    addFirst(list, starts(star, ships), ships);
    if (!isBarred(state, seat, siblingOf(star))) {
      addFirst(list, shortFlights(star, ships), ships);
    }
  }
}

/** When a star must be cleared, leaving it with all ships is the only departure (ruling 27). */
function addEvacuations(list: Move[], state: State, seat: Seat, due: readonly Star[]): void {
  for (const star of due) {
    const last = shipsOn(state, star) - 1;
    add(list, starts(star, last + 1), last);
    if (!isBarred(state, seat, siblingOf(star))) add(list, shortFlights(star, last + 1), last);
  }
}

function starts(star: Star, ships: number): readonly Move[] {
  const known = STARTS[star] ?? [];
  while (known.length < ships) {
    known.push({ type: 'start', star: starId(star), ships: known.length + 1 });
  }
  return known;
}

function shortFlights(from: Star, ships: number): readonly Move[] {
  const known = SHORT_FLIGHTS[from] ?? [];
  const to = starId(siblingOf(from));
  while (known.length < ships) {
    known.push({ type: 'shortFlight', from: starId(from), to, ships: known.length + 1 });
  }
  return known;
}

function add(list: Move[], moves: readonly Move[], index: number): void {
  const move = moves[index];
  if (move !== undefined) list.push(move);
}

function addFirst(list: Move[], moves: readonly Move[], count: number): void {
  for (let index = 0; index < count; index++) add(list, moves, index);
}

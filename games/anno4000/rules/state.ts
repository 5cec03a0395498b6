/** The position of a match of Anno 4000, as plain data, and the questions everybody asks of it. */

import type { Result, Seat } from '@sternwarte/engine';
import type { Sector, Star } from './board.ts';
import { STARS, hasMinerals, hasPopulation } from './board.ts';
import type { Options } from './options.ts';

/** The owner of an empty star. */
export const NOBODY = -1;

export type Phase =
  /** Chance: which of the two sets of home stars is played. */
  | 'homeSet'
  /** Chance or choice: who gets which home star. */
  | 'homes'
  /** Chance: who begins. */
  | 'startPlayer'
  /** A turn before its departure: discs may land, then one departure may follow. */
  | 'landing'
  /** A turn after its departure: only its end is left (ruling 27), and with `lateLanding` landings. */
  | 'departure'
  | 'over';

/** A disc on its way through hyperspace. Its target is not chosen before it lands (R6.3). */
export interface Disc {
  readonly origin: Sector;
  field: number;
  readonly ships: number;
}

export interface Player {
  /** `null` until the home stars are handed out. */
  home: Star | null;
  alive: boolean;
  /** `null`: the disc lies empty on the entry field. */
  readonly discs: [Disc | null, Disc | null];
}

/** Two players who hold each other's home star, and the round in which both must clear it (R8.4). */
export interface Exchange {
  readonly players: readonly [Seat, Seat];
  readonly dueRound: number;
}

/** Who has cleared the home star of his partner spares it up to this round (option `exchangeBinds`). */
export interface Pledge {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly untilRound: number;
}

export interface State {
  readonly options: Options;
  phase: Phase;
  /** The home stars that nobody has been given yet; empty once play has begun. */
  homesLeft: readonly Star[];
  round: number;
  startSeat: Seat;
  /** Whose turn it is; while homes are handed out, who gets one next. */
  current: Seat;
  /** For each star the seat that holds it, or `NOBODY`. */
  readonly owners: number[];
  /** For each star how many ships stand there. */
  readonly ships: number[];
  readonly players: readonly Player[];
  /** Stars that nobody may leave because they were fought over in this turn (R7), or in this round (option `afterBattle`). */
  battlefields: readonly Star[];
  /** The last round in which anybody gained or lost ships. */
  lastChange: number;
  /** Discs that landed in this turn and rest until its end; none unless `landedDisc` says that they do. */
  resting: readonly (0 | 1)[];
  exchanges: readonly Exchange[];
  pledges: readonly Pledge[];
  /** Who left the game, in order; those who left at the same moment together. */
  fallen: readonly (readonly Seat[])[];
  result: Result | null;
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    homesLeft: state.homesLeft,
    round: state.round,
    startSeat: state.startSeat,
    current: state.current,
    owners: state.owners.slice(),
    ships: state.ships.slice(),
    players: state.players.map(clonePlayer),
    battlefields: state.battlefields,
    lastChange: state.lastChange,
    resting: state.resting,
    exchanges: state.exchanges,
    pledges: state.pledges,
    fallen: state.fallen,
    result: state.result,
  };
}

function clonePlayer({ home, alive, discs: [first, second] }: Player): Player {
  return { home, alive, discs: [cloneDisc(first), cloneDisc(second)] };
}

function cloneDisc(disc: Disc | null): Disc | null {
  return disc === null ? null : { origin: disc.origin, field: disc.field, ships: disc.ships };
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

export function ownerOf(state: State, star: Star): number {
  return state.owners[star] ?? NOBODY;
}

export function shipsOn(state: State, star: Star): number {
  return state.ships[star] ?? 0;
}

/** Puts a fleet on a star, in place of whatever stood there; no ships leave it to nobody (R6.6). */
export function place(state: State, star: Star, owner: number, ships: number): void {
  state.owners[star] = ships > 0 ? owner : NOBODY;
  state.ships[star] = ships;
}

export function holdsOwnHome(state: State, seat: Seat): boolean {
  const { home } = playerAt(state, seat);
  return home !== null && ownerOf(state, home) === seat;
}

/** Ships on stars and on discs. */
export function countShips(state: State, seat: Seat): number {
  let count = 0;
  for (const star of STARS) if (ownerOf(state, star) === seat) count += shipsOn(state, star);
  for (const disc of playerAt(state, seat).discs) count += disc?.ships ?? 0;
  return count;
}

/** Whether there is any ship left, on a star or on a disc; most players show one at once. */
export function hasShips(state: State, seat: Seat): boolean {
  for (const disc of playerAt(state, seat).discs) if (disc !== null && disc.ships > 0) return true;
  for (const star of STARS) {
    if (ownerOf(state, star) === seat && shipsOn(state, star) > 0) return true;
  }
  return false;
}

export function countStars(state: State, seat: Seat): number {
  let count = 0;
  for (const star of STARS) if (ownerOf(state, star) === seat) count++;
  return count;
}

/** Pairs of circle and cross over all stars the player holds, on one star or on two (R6.1). */
export function countPairs(state: State, seat: Seat): number {
  const { owners } = state;
  let circles = 0;
  let crosses = 0;
  for (let i = 0; i < owners.length; i++) {
    if (owners[i] !== seat) continue;
    const star = i as Star;
    if (hasPopulation(star)) circles++;
    if (hasMinerals(star)) crosses++;
  }
  return Math.min(circles, crosses);
}

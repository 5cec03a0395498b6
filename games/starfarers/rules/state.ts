/** The position of a match of Starfarers, as plain data, and the questions everybody asks of it. */

import type { Result, Seat } from '@sternwarte/engine';
import type { Reluctance, ShipKind } from './actions.ts';
import type { Chip } from './chips.ts';
import {
  CANNON,
  DRIVE,
  FREIGHT_POD,
  HALF_MEDALS,
  HALF_MEDALS_PER_POINT,
  MARKER_POINTS,
  MAX_SEATS,
  SHIPYARDS,
  SPACEPORT_EXTRA,
  UPGRADE_BOX,
  type Counts,
  type UpgradeKind,
} from './data.ts';
import { cardsWith } from './friendship-cards.ts';
import type { Node } from './lattice.ts';
import type { Options } from './options.ts';
import type { Task } from './tasks.ts';

/** Nobody holds the marker, nobody owns the card. */
export const NOBODY = -1;
/** Owner of the fourth colour's buildings in a game of three (R16.1). */
export const NEUTRAL = 4;

export type Phase = 'setup' | 'production' | 'trade' | 'flight' | 'over';

/** A sector as it lies in its slot (R3.7). */
export interface Placement {
  readonly sector: number;
  readonly rotation: number;
}

/** Ships are replaced, never changed. */
export interface Ship {
  readonly kind: ShipKind;
  readonly node: Node;
  /** Its flight of this turn is over. */
  readonly done: boolean;
  readonly grounded: boolean;
  readonly jumped: boolean;
}

export interface Player {
  /** `false` after resigning. */
  alive: boolean;
  /** Pieces in stock; transporters are the empty places among the ships. */
  colonies: number;
  stations: number;
  shipyards: number;
  readonly upgrades: [number, number, number];
  halfMedals: number;
  /** Pirate bases and ice planets that were cleared (R13.3). */
  medals: readonly Chip[];
  /** Trade-ship markers (R14.20). */
  giftShips: number;
  /** Where colonies and spaceports stand. */
  buildings: readonly Node[];
  readonly ships: (Ship | null)[];
}

/** The card that is being read. */
export interface Encounter {
  /** `null` for everybody but the reader. */
  readonly card: number | null;
  /** The lowest card that has shown exactly the same so far: what everybody knows. */
  readonly like: number;
  /** How its tree was walked; see `follow`. */
  readonly path: string;
  readonly reader: Seat;
  /** What `chooseNumber` paid, and what a swap brought. */
  readonly gift: Counts;
  readonly swapped: Counts;
}

export type ReadCard = Pick<Encounter, 'card' | 'like' | 'path' | 'reader'>;

export type OfferAnswer =
  | { readonly type: 'accept' }
  | { readonly type: 'decline'; readonly why?: Reluctance }
  | { readonly type: 'counter'; readonly give: Counts; readonly want: Counts };

export interface Offer {
  readonly give: Counts;
  readonly want: Counts;
  readonly to: readonly Seat[];
  /** By seat; `null` for those who have not answered or were not asked. */
  readonly answers: readonly (OfferAnswer | null)[];
}

export interface State {
  readonly options: Options;
  phase: Phase;
  round: number;
  startSeat: Seat;
  /** Whose turn it is. */
  current: Seat;
  agenda: readonly Task[];
  /** For each slot its sector, or `null` while it lies face down. */
  placements: readonly (Placement | null)[];
  /** For each planet place its chip or marker, `NO_CHIP` while there is none or it lies face down. */
  readonly chips: Chip[];
  /** The chips that nobody has seen yet, by band and icon. */
  pools: readonly (readonly Chip[])[];
  /** For each node what stands there, see `pieces.ts`; a ship in mid-flight stands nowhere. */
  readonly pieces: number[];
  readonly players: readonly Player[];
  readonly supply: number[];
  /** Cards of each player and, last, of the reserve pile; `null` for those who may not see them. */
  readonly hands: (number[] | null)[];
  readonly handSizes: number[];
  /** What each player and, last, everybody knows at least of each hand; see `hands.ts`. */
  readonly known: number[];
  /** Trade stations: `people * seats + seat`. */
  readonly stations: number[];
  /** For each people who holds its friendship marker. */
  readonly markers: number[];
  /** For each friendship card who owns it. */
  readonly cardOwners: number[];
  discards: readonly ReadCard[];
  encounter: Encounter | null;
  /** Answers given in parallel; an empty one is there but hidden. */
  answers: readonly (readonly number[] | null)[];
  offer: Offer | null;
  failedOffers: number;
  /** Cards that may still be drawn from the reserve pile (ruling 18.54). */
  reserveDue: number;
  usedHonour: boolean;
  usedLevelling: boolean;
  usedGoodsRate: boolean;
  baseSpeed: number;
  /** Drives on the mothership and on cards when it was shaken (option `speedFixedAtShake`). */
  shakenDrives: number;
  /** The ship in mid-flight, or `NOBODY`. */
  flying: number;
  /** Steps it has made, and where it came from. */
  steps: number;
  origin: number;
  /** A sector was discovered and the option says that this ends the flight (ruling 18.57). */
  mustStop: boolean;
  /** Who resigned, in order. */
  fallen: readonly Seat[];
  result: Result | null;
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    startSeat: state.startSeat,
    current: state.current,
    agenda: state.agenda,
    placements: state.placements,
    chips: state.chips.slice(),
    pools: state.pools,
    pieces: state.pieces.slice(),
    players: state.players.map(clonePlayer),
    supply: state.supply.slice(),
    hands: state.hands.map(cloneHand),
    handSizes: state.handSizes.slice(),
    known: state.known.slice(),
    stations: state.stations.slice(),
    markers: state.markers.slice(),
    cardOwners: state.cardOwners.slice(),
    discards: state.discards,
    encounter: state.encounter,
    answers: state.answers,
    offer: state.offer,
    failedOffers: state.failedOffers,
    reserveDue: state.reserveDue,
    usedHonour: state.usedHonour,
    usedLevelling: state.usedLevelling,
    usedGoodsRate: state.usedGoodsRate,
    baseSpeed: state.baseSpeed,
    shakenDrives: state.shakenDrives,
    flying: state.flying,
    steps: state.steps,
    origin: state.origin,
    mustStop: state.mustStop,
    fallen: state.fallen,
    result: state.result,
  };
}

function clonePlayer(player: Player): Player {
  const { alive, colonies, stations, shipyards, upgrades, halfMedals } = player;
  return {
    alive,
    colonies,
    stations,
    shipyards,
    upgrades: [upgrades[0], upgrades[1], upgrades[2]],
    halfMedals,
    medals: player.medals,
    giftShips: player.giftShips,
    buildings: player.buildings,
    ships: player.ships.slice(),
  };
}

function cloneHand(hand: number[] | null): number[] | null {
  return hand === null ? null : hand.slice();
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

export function shipAt(state: State, seat: Seat, index: number): Ship | null {
  return playerAt(state, seat).ships[index] ?? null;
}

const ALL_SEATS = Array.from({ length: MAX_SEATS }, (_unused, seat) => seat);
/** By seat, and by a sum of seats: these in turn order from the first on. Offers ask for them all the time. */
const IN_TURN = ALL_SEATS.map((seat) =>
  Array.from({ length: 2 ** MAX_SEATS }, (_unused, seats) =>
    ALL_SEATS.map((i) => (seat + i) % MAX_SEATS).filter((other) => (seats & (1 << other)) !== 0),
  ),
);

/** Some seats, given as a sum, in turn order; `seat` comes first, if it is among them. */
export function inTurn(seat: Seat, seats: number): readonly Seat[] {
  return IN_TURN[seat]?.[seats] ?? [];
}

/** The living seats after `seat`, in turn order: the first is its left neighbour. */
export function opponentsFromLeft({ players }: State, seat: Seat): readonly Seat[] {
  let others = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && players[other]?.alive === true) others |= 1 << other;
  }
  return inTurn(seat, others);
}

export function leftNeighbour(state: State, seat: Seat): Seat {
  return opponentsFromLeft(state, seat)[0] ?? seat;
}

export function hasShips(state: State, seat: Seat): boolean {
  for (const ship of playerAt(state, seat).ships) if (ship !== null) return true;
  return false;
}

export function freeTransporter({ ships }: Player): number {
  return ships.indexOf(null);
}

/** Points are always derived, never stored (R15.1); stations count for nothing but their marker (R12.7). */
export function scoreOf(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  let score =
    player.buildings.length +
    (SHIPYARDS - player.shipyards) * SPACEPORT_EXTRA +
    player.medals.length +
    Math.trunc(player.halfMedals / HALF_MEDALS_PER_POINT);
  for (const holder of state.markers) if (holder === seat) score += MARKER_POINTS;
  return score;
}

/** Upgrades left in the box (R2.2). */
export function upgradesInBox(state: State, kind: UpgradeKind): number {
  let left: number = UPGRADE_BOX[kind];
  for (const { upgrades } of state.players) left -= upgrades[kind];
  return left;
}

export function halfMedalsInBox(state: State): number {
  let left = HALF_MEDALS;
  for (const { halfMedals } of state.players) left -= halfMedals;
  return left;
}

export function countUpgrades({ upgrades }: Player): number {
  return upgrades[DRIVE] + upgrades[CANNON] + upgrades[FREIGHT_POD];
}

const RESEARCH = cardsWith('upgradeBonus');

/** Drives or cannons on own Scientists cards (R12.8). */
function cardBonus(state: State, seat: Seat, what: 'drives' | 'cannons'): number {
  let sum = 0;
  for (const { card, effect } of RESEARCH) if (state.cardOwners[card] === seat) sum += effect[what];
  return sum;
}

/** On the mothership and on cards; they act on all ships alike (R8.6, R12.8). */
export function drivesOf(state: State, seat: Seat): number {
  return playerAt(state, seat).upgrades[DRIVE] + cardBonus(state, seat, 'drives');
}

/** On the mothership and on cards (R8.6, R12.8). */
export function cannonsOf(state: State, seat: Seat): number {
  return playerAt(state, seat).upgrades[CANNON] + cardBonus(state, seat, 'cannons');
}

/** Freight pods: there are none on cards (R8.6). */
export function podsOf(state: State, seat: Seat): number {
  return playerAt(state, seat).upgrades[FREIGHT_POD];
}

/** How far each own ship may fly now; read anew at every step, or by option once for the turn (R9.3, ruling 18.7). */
export function speedOf(state: State): number {
  if (state.options.speedFixedAtShake) return state.baseSpeed + state.shakenDrives;
  return state.baseSpeed + drivesOf(state, state.current);
}

export function stationsOf(state: State, people: number, seat: Seat): number {
  return state.stations[people * state.players.length + seat] ?? 0;
}

export function countStations(state: State, people: number): number {
  let count = 0;
  for (let seat = 0; seat < state.players.length; seat++) count += stationsOf(state, people, seat);
  return count;
}

/** Losing a home star: recapture, exchange with truce and evacuation, elimination (R8). */

import type { Seat } from '@sternwarte/engine';
import type { EliminationReason, Emit } from './actions.ts';
import { arrive } from './battle.ts';
import { STARS, type Star } from './board.ts';
import { freeDisc } from './hyperspace.ts';
import {
  NOBODY,
  cloneState,
  hasShips,
  ownerOf,
  place,
  playerAt,
  shipsOn,
  type Exchange,
  type State,
} from './state.ts';

/** The other player whose ships stand on this player's home star now, if any; who took it first does not count (ruling 15). */
export function occupierOf(state: State, seat: Seat): Seat | null {
  const { home } = playerAt(state, seat);
  if (home === null) return null;
  const holder = ownerOf(state, home);
  return holder === NOBODY || holder === seat ? null : holder;
}

/** The other player of an exchange, when `seat` is one of the two. */
export function partnerIn({ players: [a, b] }: Exchange, seat: Seat): Seat | null {
  if (a === seat) return b;
  return b === seat ? a : null;
}

/** Whether anybody at all may be barred from a star: mostly nobody is, and bots ask at every step. */
export function isAnyoneBarred({ exchanges, pledges }: State): boolean {
  return exchanges.length > 0 || pledges.length > 0;
}

/**
 * While an exchange runs, its two players may fly neither to the partner's home star, nor to their own as long as the
 * partner stands there: the first to move could simply break it otherwise (ruling 17). Tables may read it more loosely
 * (`retakeByForce`) or beyond the end of the exchange (`exchangeBinds`).
 */
export function isBarred(state: State, seat: Seat, star: Star): boolean {
  for (const pledge of state.pledges) {
    if (pledge.seat !== seat) continue;
    const { alive, home } = playerAt(state, pledge.partner);
    if (alive && home === star) return true;
  }
  for (const exchange of state.exchanges) {
    const partner = partnerIn(exchange, seat);
    if (partner === null) continue;
    if (star === playerAt(state, partner).home) return true;
    if (state.options.retakeByForce === 'on') continue;
    if (star === playerAt(state, seat).home && ownerOf(state, star) === partner) return true;
  }
  return false;
}

/** A promise for the next turn of whoever has just left the home star of his partner with all ships (option `exchangeBinds`). */
export function pledgeAfterLeaving(state: State, from: Star): void {
  const seat = state.current;
  if (state.options.exchangeBinds === 'off' || ownerOf(state, from) === seat) return;
  for (const exchange of state.exchanges) {
    const partner = partnerIn(exchange, seat);
    if (partner === null || playerAt(state, partner).home !== from) continue;
    state.pledges = [...state.pledges, { seat, partner, untilRound: state.round + 1 }];
  }
}

/** A new round has begun: promises that were made for earlier ones are kept. */
export function forgetPledges(state: State): void {
  if (state.pledges.length === 0) return;
  state.pledges = state.pledges.filter(({ untilRound }) => untilRound >= state.round);
}

/**
 * The home stars of others that this player must clear now, each with all ships (rulings 18, 29). Where the table reads
 * departures so narrowly that none is possible, the star stays due in later turns.
 */
export function dueEvacuations(state: State, seat: Seat): Star[] {
  const due: Star[] = [];
  if (state.exchanges.length === 0) return due;
  const isGrounded =
    state.options.landedDisc === 'rests' && freeDisc(state, playerAt(state, seat)) === null;
  if (isGrounded) return due;
  for (const exchange of state.exchanges) {
    const partner = partnerIn(exchange, seat);
    if (partner === null || state.round < exchange.dueRound) continue;
    const { home } = playerAt(state, partner);
    if (home === null || ownerOf(state, home) !== seat) continue;
    if (!state.battlefields.includes(home)) due.push(home);
  }
  return due;
}

/** Exchanges end when neither holds the other's home star, or one of the two has left (R8.4, ruling 28). */
export function dropFinishedExchanges(state: State, emit: Emit): void {
  if (state.exchanges.length === 0) return;
  state.exchanges = state.exchanges.filter(({ players: [a, b] }) => {
    const runs =
      playerAt(state, a).alive &&
      playerAt(state, b).alive &&
      (occupierOf(state, a) === b || occupierOf(state, b) === a);
    if (!runs) emit?.({ type: 'exchangeEnded', seats: [a, b] });
    return runs;
  });
}

/** What the check at the end of a player's own turn says (R8.3, ruling 25). */
export type HomeVerdict =
  | { readonly kind: 'safe' }
  /** Both hold the home star of the other now, so an exchange begins; it needs nobody's consent (ruling 16). */
  | { readonly kind: 'exchange'; readonly partner: Seat }
  | { readonly kind: 'out' };

const SAFE: HomeVerdict = { kind: 'safe' };

/** Safe at home, safe by an exchange that runs or now begins, or out. */
export function homeVerdict(state: State, seat: Seat): HomeVerdict {
  const occupier = occupierOf(state, seat);
  if (occupier === null) return SAFE;
  if (state.exchanges.some((exchange) => isBetween(exchange, seat, occupier))) return SAFE;
  return occupierOf(state, occupier) === seat
    ? { kind: 'exchange', partner: occupier }
    : { kind: 'out' };
}

/**
 * Does what the check says, and answers whether the player was eliminated. An exchange is due in the next round, for both
 * alike (ruling 19).
 */
export function checkHome(state: State, seat: Seat, emit: Emit): boolean {
  const verdict = homeVerdict(state, seat);
  if (verdict.kind === 'safe') return false;
  if (verdict.kind === 'exchange') {
    const exchange: Exchange = { players: [seat, verdict.partner], dueRound: state.round + 1 };
    state.exchanges = [...state.exchanges, exchange];
    emit?.({ type: 'exchange', seats: exchange.players, dueRound: exchange.dueRound });
    return false;
  }
  eliminate(state, [seat], 'homeStarLost', emit);
  return true;
}

function isBetween(exchange: Exchange, a: Seat, b: Seat): boolean {
  return partnerIn(exchange, a) === b;
}

/** Players without a single ship can never come back; all of them leave at the same moment (R8.6, rulings 20, 31c). */
export function eliminateShipless(state: State, emit: Emit): boolean {
  let gone: Seat[] | null = null;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (playerAt(state, seat).alive && !hasShips(state, seat)) gone = [...(gone ?? []), seat];
  }
  if (gone === null) return false;
  eliminate(state, gone, 'noShips', emit);
  return true;
}

/** Takes all ships of these players off the stars and discs; their stars become empty, and their home stars ordinary ones (R8.5, ruling 23). */
export function eliminate(
  state: State,
  seats: readonly Seat[],
  reason: EliminationReason,
  emit: Emit,
): void {
  for (const seat of seats) {
    const player = playerAt(state, seat);
    player.alive = false;
    player.discs[0] = null;
    player.discs[1] = null;
    for (const star of STARS) if (ownerOf(state, star) === seat) place(state, star, NOBODY, 0);
    emit?.({ type: 'eliminated', seat, reason });
  }
  state.fallen = [...state.fallen, seats];
}

/** Whether a departure clears a star that must be cleared: all ships, from that star (ruling 27). */
export function isEvacuation(
  state: State,
  due: readonly Star[],
  star: Star,
  ships: number,
): boolean {
  return due.includes(star) && ships === shipsOn(state, star);
}

/**
 * Whether this short flight saves a player who would be out at the end of this turn: he retakes his home star, or takes
 * that of the captor. Then a due evacuation waits for a later turn (ruling 18, option `rescueFirst`).
 */
export function isRescue(state: State, seat: Seat, from: Star, to: Star, ships: number): boolean {
  if (state.options.rescueFirst === 'off' || homeVerdict(state, seat).kind !== 'out') return false;
  const after = cloneState(state);
  place(after, from, seat, shipsOn(after, from) - ships);
  arrive(after, to, ships, undefined);
  return homeVerdict(after, seat).kind !== 'out';
}

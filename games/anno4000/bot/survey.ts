/**
 * The position at a glance: who has how much, and what each seat could strike when it moves next.
 *
 * There is one survey for everybody, written over by the next call: bots take hundreds of thousands of them.
 */

import type { Seat } from '@sternwarte/engine';
import { sectorOf, TRACK_LENGTH, type Star } from '../rules/board.ts';
import { MAX_SEATS, PRODUCTION_EVERY } from '../rules/data.ts';
import { isLandingOpen } from '../rules/hyperspace.ts';
import { NOBODY, type Disc, type State } from '../rules/state.ts';
import { fieldTo, reach, SIBLINGS, STAR_COUNT, SYMBOL_BITS } from './chart.ts';

export interface Survey {
  /** Whose decision is next: the current seat, or the one after it when only the end of the turn is left. */
  mover: Seat;
  /** The ships each seat can bring to each star when it moves next: both discs, and a short flight with them. */
  readonly strike: Int32Array;
  readonly ships: Int32Array;
  /** Ships that pairs have earned since they last produced, but not yet put on the home star. */
  readonly growing: Float64Array;
  readonly flying: Int32Array;
  readonly stars: Int32Array;
  readonly circles: Int32Array;
  readonly crosses: Int32Array;
  /** The largest fleet of a seat, on a star or a disc. */
  readonly largest: Int32Array;
  /** Own ships on the own home star. */
  readonly garrison: Int32Array;
  /** The largest foreign force in flight that can still come to the home star, joint arrivals added up. */
  readonly incoming: Int32Array;
  /** The same force over the garrison it will meet, the less the later it comes. */
  readonly pressure: Float64Array;
}

const survey: Survey = {
  mover: 0,
  strike: new Int32Array(MAX_SEATS * STAR_COUNT),
  ships: new Int32Array(MAX_SEATS),
  growing: new Float64Array(MAX_SEATS),
  flying: new Int32Array(MAX_SEATS),
  stars: new Int32Array(MAX_SEATS),
  circles: new Int32Array(MAX_SEATS),
  crosses: new Int32Array(MAX_SEATS),
  largest: new Int32Array(MAX_SEATS),
  garrison: new Int32Array(MAX_SEATS),
  incoming: new Int32Array(MAX_SEATS),
  pressure: new Float64Array(MAX_SEATS),
};

/** What a turn of delay leaves of a threat. */
const PATIENCE = 0.8;

export function takeSurvey(state: State): Survey {
  const { players, owners, ships } = state;
  const { strike } = survey;
  survey.mover = moverOf(state);
  strike.fill(0);
  survey.ships.fill(0);
  survey.flying.fill(0);
  survey.stars.fill(0);
  survey.circles.fill(0);
  survey.crosses.fill(0);
  survey.largest.fill(0);
  survey.garrison.fill(0);
  survey.incoming.fill(0);
  survey.pressure.fill(0);

  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player === undefined || !player.alive) continue;
    const delay = advanceBeforeLanding(state, seat);
    for (const disc of player.discs) {
      if (disc === null) continue;
      add(survey.flying, seat, disc.ships);
      raise(survey.largest, seat, disc.ships);
      for (const star of reach(disc.origin, disc.field + delay)) {
        add(strike, seat * STAR_COUNT + star, disc.ships);
      }
    }
    add(survey.ships, seat, survey.flying[seat] ?? 0);
  }

  for (let star = 0; star < STAR_COUNT; star++) {
    const owner = owners[star] ?? NOBODY;
    if (owner === NOBODY) continue;
    const fleet = ships[star] ?? 0;
    add(survey.ships, owner, fleet);
    add(survey.stars, owner, 1);
    const symbols = SYMBOL_BITS[star] ?? 0;
    add(survey.circles, owner, symbols & 1);
    add(survey.crosses, owner, symbols >> 1);
    raise(survey.largest, owner, fleet);
    // What lands beside these ships may fly on with them, so a short flight adds to the discs.
    add(strike, owner * STAR_COUNT + (SIBLINGS[star] ?? 0), fleet);
    if (players[owner]?.home === star) survey.garrison[owner] = fleet;
  }

  for (let seat = 0; seat < players.length; seat++) {
    survey.growing[seat] = pairsOf(survey, seat) * ripeness(state, seat);
    surveyIncoming(state, seat);
  }
  return survey;
}

/** How much of the time between two productions has passed for a seat (R6.1). */
function ripeness({ round, startSeat, current, players }: State, seat: Seat): number {
  const seats = players.length;
  const now = round + ((current - startSeat + seats) % seats) / seats;
  const since = now - ((seat - startSeat + seats) % seats) / seats;
  return (since % PRODUCTION_EVERY) / PRODUCTION_EVERY;
}

/** Everything that flies towards the home star of a seat. */
function surveyIncoming(state: State, seat: Seat): void {
  const { players } = state;
  const defender = players[seat];
  if (defender === undefined || !defender.alive || defender.home === null) return;
  for (let rival = 0; rival < players.length; rival++) {
    const attacker = players[rival];
    if (attacker === undefined || rival === seat || !attacker.alive) continue;
    const [first, second] = attacker.discs;
    const delay = advanceBeforeLanding(state, rival);
    const one = first === null ? NEVER : turnsTo(first, defender.home, delay);
    const two = second === null ? NEVER : turnsTo(second, defender.home, delay);
    const together = one === two;
    if (first !== null && one !== NEVER) {
      const force = first.ships + (together ? (second?.ships ?? 0) : 0);
      addIncoming(state, seat, defender.home, force, one);
    }
    if (second !== null && two !== NEVER && !together) {
      addIncoming(state, seat, defender.home, second.ships, two);
    }
  }
}

export const NEVER = 99;

/** How many turns a disc still needs to a star; `NEVER` when it has flown past. */
function turnsTo({ origin, field }: Disc, star: Star, delay: number): number {
  const turns = fieldTo(origin, star) - field;
  return turns < delay ? NEVER : turns;
}

function addIncoming(state: State, seat: Seat, home: Star, force: number, turns: number): void {
  raise(survey.incoming, seat, force);
  const worst = survey.pressure[seat] ?? 0;
  const garrison = survey.garrison[seat] ?? 0;
  const patience = PATIENCE_AFTER[turns] ?? 0;
  // Relief only lessens the pressure, so it need not be looked for when there is worse already.
  const met = garrison + 1 + (pairsOf(survey, seat) * turns) / PRODUCTION_EVERY;
  if ((force / met) * patience <= worst) return;
  const pressure = (force / (met + reliefWithin(state, seat, home, turns))) * patience;
  if (pressure > worst) survey.pressure[seat] = pressure;
}

const PATIENCE_AFTER = Float64Array.from(
  { length: TRACK_LENGTH + 1 },
  (_, turns) => PATIENCE ** turns,
);

/** The largest own fleet that can be back on the home star before an attack that is so many turns away. */
function reliefWithin(
  { players, owners, ships }: State,
  seat: Seat,
  home: Star,
  turns: number,
): number {
  let best = 0;
  for (const disc of players[seat]?.discs ?? []) {
    if (disc === null || disc.ships <= best) continue;
    const away = fieldTo(disc.origin, home) - disc.field;
    if (away > 0 && away <= turns) best = disc.ships;
  }
  // A fleet on a star starts in the next turn and lands as many turns later as it has steps to go.
  const target = sectorOf(home);
  for (let star = 0; star < STAR_COUNT; star++) {
    const fleet = ships[star] ?? 0;
    if (fleet <= best || owners[star] !== seat || star === home) continue;
    if (fieldTo(target, star as Star) <= turns) best = fleet;
  }
  return best;
}

/** Pairs of circle and cross. */
export function pairsOf({ circles, crosses }: Survey, seat: Seat): number {
  return Math.min(circles[seat] ?? 0, crosses[seat] ?? 0);
}

/** The largest force that any rival can bring to this star when he moves next. */
export function threatTo({ strike }: Survey, { players }: State, seat: Seat, star: number): number {
  let worst = 0;
  for (let rival = 0; rival < players.length; rival++) {
    if (rival === seat) continue;
    const force = strike[rival * STAR_COUNT + star] ?? 0;
    if (force > worst) worst = force;
  }
  return worst;
}

/** The seat that holds another's home star, or `NOBODY`. */
export function captorOf(state: State, seat: Seat): number {
  const home = state.players[seat]?.home ?? null;
  if (home === null) return NOBODY;
  const owner = state.owners[home] ?? NOBODY;
  return owner === seat ? NOBODY : owner;
}

/**
 * The foreign ships on the own home star, or next door with more of them than stand on it: as long as they stay, nothing
 * is produced. 0 without a siege.
 */
export function besiegersOf(state: State, { garrison }: Survey, seat: Seat): number {
  const home = state.players[seat]?.home ?? null;
  if (home === null) return 0;
  const captor = captorOf(state, seat);
  if (captor !== NOBODY) return state.ships[home] ?? 0;
  const door = SIBLINGS[home] ?? 0;
  const holder = state.owners[door] ?? NOBODY;
  const fleet = state.ships[door] ?? 0;
  return holder !== NOBODY && holder !== seat && fleet > (garrison[seat] ?? 0) ? fleet : 0;
}

/** In how many turns so many ships can be outnumbered on or beside the own home star; `NEVER` as things are. */
export function turnsToRelief(state: State, seat: Seat, besiegers: number): number {
  const player = state.players[seat];
  const home = player?.home ?? null;
  if (player === undefined || home === null) return NEVER;
  let soonest = NEVER;
  const delay = advanceBeforeLanding(state, seat);
  const [first, second] = player.discs;
  const one = first === null ? NEVER : turnsTo(first, home, delay);
  const two = second === null ? NEVER : turnsTo(second, home, delay);
  if ((first?.ships ?? 0) + (one === two ? (second?.ships ?? 0) : 0) > besiegers) soonest = one;
  if ((second?.ships ?? 0) > besiegers && two < soonest) soonest = two;
  const target = sectorOf(home);
  for (let star = 0; star < STAR_COUNT; star++) {
    if (state.owners[star] !== seat || (state.ships[star] ?? 0) <= besiegers) continue;
    soonest = Math.min(soonest, fieldTo(target, star as Star) + 1);
  }
  return soonest;
}

/** Whose home star this is, of those still in the game; `NOBODY` for ordinary stars. */
export function homeSeatOf({ players }: State, star: Star): number {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player !== undefined && player.alive && player.home === star) return seat;
  }
  return NOBODY;
}

export function forceOf({ strike }: Survey, seat: Seat, star: number): number {
  return strike[seat * STAR_COUNT + star] ?? 0;
}

function moverOf(state: State): Seat {
  const { phase, current, players } = state;
  if (phase !== 'departure' || isLandingOpen(state)) return current;
  for (let step = 1; step <= players.length; step++) {
    const seat = (current + step) % players.length;
    if (players[seat]?.alive === true) return seat;
  }
  return current;
}

/** Discs advance at the beginning of a turn, so those of the seat that lands now have done so already. */
function advanceBeforeLanding(state: State, seat: Seat): 0 | 1 {
  return isLandingOpen(state) && seat === state.current ? 0 : 1;
}

function add(list: Int32Array, at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

function raise(list: Int32Array, at: number, amount: number): void {
  if (amount > (list[at] ?? 0)) list[at] = amount;
}

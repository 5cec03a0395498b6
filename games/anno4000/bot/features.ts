/** What positions are judged by. */

import type { Seat } from '@sternwarte/engine';
import { isLandingOpen } from '../rules/hyperspace.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { reach, STAR_COUNT, SYMBOL_BITS } from './chart.ts';
import { FIRST, SECOND, type Habits } from './habits.ts';
import {
  besiegersOf,
  captorOf,
  forceOf,
  pairsOf,
  takeSurvey,
  turnsToRelief,
  type Survey,
} from './survey.ts';

export const FEATURES = [
  /** How large the own fleet is, on a scale of ratios. */
  'ships',
  /** Pairs that will produce, on a scale of ratios. */
  'pairs',
  /** Symbols that wait for their other half. */
  'halves',
  'stars',
  /** Ships in hyperspace, where nobody can touch them. */
  'flying',
  /** The largest fleet in one place, against the largest of any rival. */
  'fist',
  /** Own ships on the own home star, against the largest fleet of any rival. */
  'garrison',
  /** Nobody stands on the own home star. */
  'bareHome',
  /** The home star is lost, and there is no way to save oneself now. */
  'doomed',
  /** The home star is lost, but can be won back or exchanged. */
  'besieged',
  /** A rival can take the home star before one moves again, and hold it. */
  'fatal',
  /** A rival can take the home star before one moves again, but not hold it. */
  'shaky',
  /** A rival could take the home star after one's own next turn. */
  'warned',
  /** What flies towards the home star. */
  'pressure',
  /** The share of own ships that a rival can destroy before one moves again. */
  'exposed',
  /** Symbols that a rival can take before one moves again. */
  'raided',
  /** Symbols that own discs can occupy on their next landing. */
  'prospect',
  /** The same one field later. */
  'outlook',
  'freeDiscs',
  /** How far the largest own fleet is from lifting a siege of the home star. */
  'siege',
  /** How long it takes that fleet, on a scale up to 1: there is none. */
  'relief',
] as const;

export type Feature = (typeof FEATURES)[number];

/** A relief that takes longer is none. */
const LONGEST = 10;

const WIDTH = FEATURES.length;

type Measure = (state: State, into: Float64Array) => void;

export const measure: Measure = (state, into) => measureBy(state, into, SECOND);
export const firstMeasure: Measure = (state, into) => measureBy(state, into, FIRST);

function measureBy(state: State, into: Float64Array, habits: Habits): void {
  into.fill(0);
  const { players } = state;
  const survey = takeSurvey(state);
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player === undefined || !player.alive || player.home === null) continue;
    measureSeat(state, survey, seat, habits, into, seat * WIDTH);
  }
}

function measureSeat(
  state: State,
  survey: Survey,
  seat: Seat,
  habits: Habits,
  into: Float64Array,
  at: number,
): void {
  const ships = survey.ships[seat] ?? 0;
  const pairs = pairsOf(survey, seat);
  const garrison = survey.garrison[seat] ?? 0;
  const rival = largestRival(state, survey, seat);
  const captor = captorOf(state, seat);
  const moves = seat === survey.mover;
  const besiegers = habits.liftsSieges ? besiegersOf(state, survey, seat) : 0;
  const produces = captor === NOBODY && besiegers === 0;
  let i = at;
  into[i++] = Math.log(ships + 1 + (produces ? (survey.growing[seat] ?? 0) : 0));
  into[i++] = Math.log((produces ? pairs : 0) + 1);
  into[i++] = Math.min(4, Math.abs((survey.circles[seat] ?? 0) - (survey.crosses[seat] ?? 0)));
  into[i++] = (survey.stars[seat] ?? 0) / 10;
  into[i++] = (survey.flying[seat] ?? 0) / (ships + 1);
  into[i++] = Math.log(((survey.largest[seat] ?? 0) + 1) / (rival + 1));
  into[i++] = Math.min(1.5, garrison / (rival + 1));
  into[i++] = garrison === 0 ? 1 : 0;
  i = measureHome(state, survey, seat, captor, into, i);
  into[i++] = Math.min(2, survey.pressure[seat] ?? 0);
  const loss = heaviestLoss(state, survey, seat);
  into[i++] = moves ? 0 : loss.ships / (ships + 1);
  into[i++] = moves ? 0 : loss.symbols;
  i = measureDiscs(state, seat, moves, into, i);
  const lacking = Math.log((besiegers + 1) / ((survey.largest[seat] ?? 0) + 1));
  into[i++] = besiegers === 0 ? 0 : Math.max(0, lacking);
  const turns = besiegers === 0 ? 0 : turnsToRelief(state, seat, besiegers);
  into[i++] = Math.min(1, turns / LONGEST);
}

function largestRival({ players }: State, survey: Survey, seat: Seat): number {
  let largest = 0;
  for (let rival = 0; rival < players.length; rival++) {
    if (rival !== seat) largest = Math.max(largest, survey.largest[rival] ?? 0);
  }
  return largest;
}

/** doomed, besieged, fatal, shaky, warned */
function measureHome(
  state: State,
  survey: Survey,
  seat: Seat,
  captor: number,
  into: Float64Array,
  at: number,
): number {
  const home = state.players[seat]?.home ?? 0;
  const moves = seat === survey.mover;
  if (captor !== NOBODY) {
    const saved =
      state.exchanges.some(({ players }) => players.includes(seat)) ||
      forceOf(survey, seat, home) > (state.ships[home] ?? 0) ||
      canTakeHome(state, survey, seat, captor);
    into[at + (saved ? 1 : 0)] = 1;
    return at + 5;
  }
  const garrison = survey.garrison[seat] ?? 0;
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    const force = forceOf(survey, rival, home);
    if (force <= garrison) continue;
    if (moves) into[at + 4] = 1;
    else if (movesBefore(state, survey, rival, seat)) {
      const back = forceOf(survey, seat, home) > force || canTakeHome(state, survey, seat, rival);
      into[at + (back ? 3 : 2)] = 1;
    } else into[at + 4] = 1;
  }
  return at + 5;
}

function canTakeHome(state: State, survey: Survey, seat: Seat, rival: Seat): boolean {
  const home = state.players[rival]?.home ?? null;
  return (
    home !== null &&
    (state.owners[home] === seat || forceOf(survey, seat, home) > (state.ships[home] ?? 0))
  );
}

function movesBefore({ players }: State, { mover }: Survey, first: Seat, second: Seat): boolean {
  const seats = players.length;
  return (first - mover + seats) % seats < (second - mover + seats) % seats;
}

const loss = { ships: 0, symbols: 0 };

/** The most that one landing of a rival can destroy. */
function heaviestLoss(state: State, survey: Survey, seat: Seat): typeof loss {
  const { owners, ships, players } = state;
  loss.ships = 0;
  loss.symbols = 0;
  for (let star = 0; star < STAR_COUNT; star++) {
    if (owners[star] !== seat) continue;
    const fleet = ships[star] ?? 0;
    for (let rival = 0; rival < players.length; rival++) {
      if (rival === seat || (survey.strike[rival * STAR_COUNT + star] ?? 0) <= fleet) continue;
      if (fleet > loss.ships) loss.ships = fleet;
      const symbols = SYMBOL_COUNT[SYMBOL_BITS[star] ?? 0] ?? 0;
      if (symbols > loss.symbols) loss.symbols = symbols;
    }
  }
  return loss;
}

const SYMBOL_COUNT = [0, 0.5, 0.5, 1];

/** prospect, outlook, freeDiscs */
function measureDiscs(
  state: State,
  seat: Seat,
  moves: boolean,
  into: Float64Array,
  at: number,
): number {
  const advance = moves && isLandingOpen(state) ? 0 : 1;
  let free = 0;
  for (const disc of state.players[seat]?.discs ?? []) {
    if (disc === null) {
      free++;
      continue;
    }
    for (let later = 0; later < 2; later++) {
      let best = 0;
      for (const star of reach(disc.origin, disc.field + advance + later)) {
        if (state.owners[star] === seat || disc.ships <= (state.ships[star] ?? 0)) continue;
        const symbols = SYMBOL_COUNT[SYMBOL_BITS[star] ?? 0] ?? 0;
        if (symbols > best) best = symbols;
      }
      into[at + later] = (into[at + later] ?? 0) + best;
    }
  }
  into[at + 2] = free;
  return at + 3;
}

/** Landings and departures worth a thought, each with what rules of thumb say about it. */

import type { Seat } from '@sternwarte/engine';
import type { LandingDiscs, Move } from '../rules/actions.ts';
import { sectorOf, siblingOf, STARS, starId, type Star } from '../rules/board.ts';
import {
  discThatMustLand,
  freeDisc,
  isFieldOneFree,
  mayLand,
  mustLand,
} from '../rules/hyperspace.ts';
import { dueEvacuations, isRescue } from '../rules/home.ts';
import { playerAt, type Disc, type State } from '../rules/state.ts';
import { reach, SYMBOL_BITS } from './chart.ts';
import type { Habits } from './habits.ts';
import { besiegersOf, homeSeatOf, threatTo, type Survey } from './survey.ts';
import { hopeOf, landingWorth, leavingCost, type Targets } from './worth.ts';

export interface Option {
  readonly move: Move;
  /** What speaks for it, in ships; below 0 something speaks against it. */
  readonly worth: number;
}

/** Landing on a star of one's own is worth a thought, though little happens. */
const REJOIN = 0.05;
const HOME_SHARE = 0.4;

/** All landings that are not plain suicide; of a disc that must land all, and then only these. */
export function landingOptions(state: State, seat: Seat, targets: Targets): Option[] {
  const player = playerAt(state, seat);
  const [first, second] = player.discs;
  const due = discThatMustLand(player);
  const options: Option[] = [];
  if (first !== null && due !== 1) addLandings(options, state, seat, targets, [0], first);
  if (second !== null && due !== 0) addLandings(options, state, seat, targets, [1], second);
  if (first !== null && second !== null) addJoint(options, state, seat, targets, first, second);
  return options;
}

function addLandings(
  options: Option[],
  state: State,
  seat: Seat,
  targets: Targets,
  discs: LandingDiscs,
  disc: Disc,
): void {
  if (!mayLand(disc)) return;
  const { origin, field, ships } = disc;
  const due = mustLand(disc);
  const hope = due ? 0 : hopeOf(origin, field, ships);
  for (const star of reach(origin, field)) {
    if (targets.barred[star] === 1) continue;
    const worth = landingWorth(state, seat, star, ships);
    if (worth < -ships - 1 && !due) continue;
    const rejoin = state.owners[star] === seat ? REJOIN : 0;
    options.push({
      move: { type: 'land', discs, star: starId(star) },
      worth: worth + rejoin - hope,
    });
  }
}

/** Two discs together where one alone does not do. */
function addJoint(
  options: Option[],
  state: State,
  seat: Seat,
  targets: Targets,
  first: Disc,
  second: Disc,
): void {
  if (!mayLand(first) || !mayLand(second)) return;
  const others = reach(second.origin, second.field);
  for (const star of reach(first.origin, first.field)) {
    if (!others.includes(star) || targets.barred[star] === 1) continue;
    const most = Math.max(first.ships, second.ships);
    const needed = Math.max(targets.defenders[star] ?? 0, targets.threats[star] ?? 0);
    const own = state.owners[star] === seat;
    if (own || most > needed) continue;
    const force = first.ships + second.ships;
    const worth = landingWorth(state, seat, star, force);
    if (worth < -force - 1) continue;
    options.push({ move: { type: 'land', discs: [0, 1], star: starId(star) }, worth });
  }
}

export function canDepart(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return freeDisc(state, player) !== null && isFieldOneFree(player);
}

export function departureOptions(
  state: State,
  survey: Survey,
  seat: Seat,
  targets: Targets,
  habits: Habits,
): Option[] {
  const options: Option[] = [];
  if (!canDepart(state, seat)) return options;
  const due = state.exchanges.length === 0 ? [] : dueEvacuations(state, seat);
  if (due.length > 0) {
    for (const star of due) addEvacuation(options, state, seat, targets, star);
    addRescues(options, state, seat, targets);
    return options;
  }
  const isFree = habits.liftsSieges && besiegersOf(state, survey, seat) > 0;
  for (const star of STARS) {
    if (state.owners[star] !== seat || state.battlefields.includes(star)) continue;
    if (!isFree && isGuard(state, survey, seat, star)) continue;
    addStarts(options, state, survey, seat, star);
    addShortFlights(options, state, survey, seat, targets, star);
  }
  return options;
}

/** A single ship that holds a symbol in peace has nothing better to do. */
function isGuard(state: State, survey: Survey, seat: Seat, star: Star): boolean {
  return (
    state.ships[star] === 1 &&
    SYMBOL_BITS[star] !== 0 &&
    threatTo(survey, state, seat, star) === 0 &&
    leavingCost(state, survey, seat, star) > 2
  );
}

function addEvacuation(
  options: Option[],
  state: State,
  seat: Seat,
  targets: Targets,
  star: Star,
): void {
  const ships = state.ships[star] ?? 0;
  const to = siblingOf(star);
  options.push({
    move: { type: 'start', star: starId(star), ships },
    worth: hopeOf(sectorOf(star), 1, ships),
  });
  if (targets.barred[to] === 1) return;
  options.push({
    move: { type: 'shortFlight', from: starId(star), to: starId(to), ships },
    worth: landingWorth(state, seat, to, ships),
  });
}

/** Nothing is worth more than staying in the game. */
const RESCUE = 1000;

/** What keeps the player in the game although a star of another should be cleared. */
function addRescues(options: Option[], state: State, seat: Seat, targets: Targets): void {
  for (const from of STARS) {
    if (state.owners[from] !== seat || state.battlefields.includes(from)) continue;
    const to = siblingOf(from);
    const ships = state.ships[from] ?? 0;
    if (targets.barred[to] === 1 || !isRescue(state, seat, from, to, ships)) continue;
    options.push({
      move: { type: 'shortFlight', from: starId(from), to: starId(to), ships },
      worth: RESCUE,
    });
  }
}

/** Numbers of ships that make a difference: all, all but a guard, what is not needed here, halves, and scouts. */
function startCounts(ships: number, keep: number, known: number): Set<number> {
  const counts = new Set([ships, ships - 1]);
  if (known !== keep && ships > known) counts.add(ships - known);
  const spare = ships - keep;
  if (spare > 0) {
    counts.add(spare);
    counts.add(Math.ceil(spare / 2));
    counts.add(Math.ceil(spare / 4));
  }
  if (ships > 4) {
    counts.add(2);
    counts.add(3);
    counts.add(Math.ceil(ships / 2));
  }
  counts.delete(0);
  return counts;
}

/** What a home star should keep: enough for all that is on its way, and a share for what may come. */
function guardOf(survey: Survey, seat: Seat, ships: number, threat: number): number {
  return Math.max(survey.incoming[seat] ?? 0, threat, Math.ceil(ships * HOME_SHARE));
}

function addStarts(options: Option[], state: State, survey: Survey, seat: Seat, star: Star): void {
  const ships = state.ships[star] ?? 0;
  const isHome = homeSeatOf(state, star) === seat;
  const threat = threatTo(survey, state, seat, star);
  const keep = isHome ? guardOf(survey, seat, ships, threat) : 1;
  const inDanger = threat > ships;
  const give = leavingCost(state, survey, seat, star);
  for (const count of startCounts(ships, keep, Math.max(survey.incoming[seat] ?? 0, threat))) {
    const left = ships - count;
    let worth = hopeOf(sectorOf(star), 1, count);
    if (left === 0) worth -= give;
    if (inDanger) worth += isHome ? 0 : 0.8 * count;
    else if (left < keep) worth -= isHome ? 20 : 0;
    else if (threat > left) worth -= give + left;
    // Of two numbers that reach the same, the smaller leaves more at home.
    worth -= count * (isHome ? 0.02 : 0.001);
    options.push({ move: { type: 'start', star: starId(star), ships: count }, worth });
  }
}

function addShortFlights(
  options: Option[],
  state: State,
  survey: Survey,
  seat: Seat,
  targets: Targets,
  star: Star,
): void {
  const to = siblingOf(star);
  if (targets.barred[to] === 1) return;
  const ships = state.ships[star] ?? 0;
  const isHome = homeSeatOf(state, star) === seat;
  const toHome = homeSeatOf(state, to) === seat;
  const threat = threatTo(survey, state, seat, star);
  const defenders = state.owners[to] === seat ? 0 : (state.ships[to] ?? 0);
  const keep = isHome ? guardOf(survey, seat, ships, threat) : 1;
  const give = leavingCost(state, survey, seat, star);
  const counts = new Set([ships]);
  if (ships > 1) counts.add(ships - 1);
  if (ships > defenders + 1) counts.add(defenders + 1);
  for (const count of counts) {
    if (state.owners[to] !== seat && defenders > 0 && count <= defenders) continue;
    const left = ships - count;
    let worth = landingWorth(state, seat, to, count);
    if (left === 0) worth -= give;
    if (threat > ships) worth += isHome ? 0 : 0.8 * count;
    else if (left < keep) worth -= isHome ? 20 : 0;
    if (toHome && left > 0) worth += 0.1;
    worth -= count * 0.001;
    options.push({
      move: { type: 'shortFlight', from: starId(star), to: starId(to), ships: count },
      worth,
    });
  }
}

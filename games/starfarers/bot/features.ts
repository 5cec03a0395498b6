/** What positions are judged by. Every seat is measured alike; weights are learned from play. */

import type { Seat } from '@sternwarte/engine';
import { COSTS, FREIGHT_POD, KINDS, PEOPLES } from '../rules/data.ts';
import { isOwnSpaceport } from '../rules/pieces.ts';
import {
  NOBODY,
  playerAt,
  scoreOf,
  stationsOf,
  type Player,
  type Ship,
  type State,
} from '../rules/state.ts';
import { UNREACHABLE } from './chart.ts';
import {
  MEAN_SPEED,
  bestGoal,
  colonyGoals,
  discountsFor,
  promiseOf,
  takeCensus,
  tradeGoals,
  type Census,
  type Goal,
} from './goals.ts';
import { newHoldings, takeStock, type Holdings } from './holdings.ts';
import { readiness } from './projects.ts';

export const FEATURES = [
  /** Points, as fifteenths of what wins. */
  'points',
  /** The same squared: the last points decide more than the first. */
  'finish',
  /** A half medal waiting for its other half. */
  'halfMedal',
  /** Cards to expect of a roll; like all that pays later, it counts less the further the match has gone. */
  'income',
  /** Kinds that the own planets bring at all. */
  'variety',
  /** What the hand is going to buy, in points. */
  'hand',
  'drives',
  'cannons',
  'freightPods',
  /** What ships on their way are going to found or clear, less the longer it takes. */
  'colonyShips',
  'tradeShips',
  /** How near a spaceport is to the next place to settle and to the next docking point. */
  'reach',
  /** Trade stations ahead of those who could take the friendship marker. */
  'security',
  'merchants',
  'diplomats',
  'giftShips',
  /** Being in the trade and build phase, or in the flight phase, of one's own turn. */
  'trading',
  'flying',
] as const;

export type Feature = (typeof FEATURES)[number];

const WIDTH = FEATURES.length;
const at = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Readonly<
  Record<Feature, number>
>;

/** Each further drive counts less. */
const DRIVE_SCALE = [0, 1, 1.9, 2.7, 3.3, 3.8, 4.2, 4.5, 4.7, 4.8];
const POINTS = 15;
/** Pips of a kind that make it count as full. */
const STEADY = 4;

const stock: Holdings = newHoldings();
const used = new Set<number>();
/** What a new ship of the seat that is being measured could promise. */
const launches = { colony: 0, trade: 0 };

export function measure(state: State, into: Float64Array): void {
  const census = takeCensus(state);
  into.fill(0);
  for (let seat = 0; seat < state.players.length; seat++) {
    if (playerAt(state, seat).alive) measureSeat(state, seat, census, into, seat * WIDTH);
  }
}

function measureSeat(
  state: State,
  seat: Seat,
  census: Census,
  into: Float64Array,
  base: number,
): void {
  const player = playerAt(state, seat);
  takeStock(state, seat, stock);
  const progress = scoreOf(state, seat) / state.options.pointsToWin;
  const later = Math.max(0.1, 1.2 - progress);
  const sooner = 0.6 + 0.8 * progress;
  into[base + at.points] = progress * POINTS;
  into[base + at.finish] = progress * progress * POINTS;
  into[base + at.halfMedal] = player.halfMedals % 2;
  let income = 0;
  let variety = 0;
  for (const kind of KINDS) {
    const pips = stock.pips[kind] ?? 0;
    income += pips;
    variety += Math.min(1, pips / STEADY);
  }
  into[base + at.income] = (income / 36) * later;
  into[base + at.variety] = variety * later;
  into[base + at.drives] = (DRIVE_SCALE[Math.min(stock.drives, 9)] ?? 0) * later;
  into[base + at.cannons] = Math.min(stock.cannons, 6) * later;
  into[base + at.freightPods] = player.upgrades[FREIGHT_POD] * later;
  into[base + at.merchants] = stock.merchants * later;
  into[base + at.diplomats] = stock.diplomats * later;
  into[base + at.giftShips] = player.giftShips;
  into[base + at.security] = securityOf(state, seat);
  const active = seat === state.current;
  if (active && state.phase === 'trade') into[base + at.trading] = 1;
  if (active && state.phase === 'flight') into[base + at.flying] = 1;
  measureShips(state, seat, player, census, into, base);
  into[base + at.reach] = (into[base + at.reach] ?? 0) * later;
  // What is about to become points counts as they do: more towards the end.
  into[base + at.colonyShips] = (into[base + at.colonyShips] ?? 0) * sooner;
  into[base + at.tradeShips] = (into[base + at.tradeShips] ?? 0) * sooner;
  into[base + at.hand] = handWorth(state, seat, player) * sooner;
}

/** Ships choose goals one after the other; what is left is for the next ship to be built. */
function measureShips(
  state: State,
  seat: Seat,
  player: Player,
  census: Census,
  into: Float64Array,
  base: number,
): void {
  const colony = colonyGoals(state, seat, census);
  const trade = tradeGoals(state, seat);
  const discounts = discountsFor(stock.drives);
  used.clear();
  for (const [index, ship] of player.ships.entries()) {
    if (ship === null) continue;
    const isColony = ship.kind === 'colonyShip';
    const goals = isColony ? colony : trade;
    const credit = creditOf(state, seat, index, ship);
    const goal = bestGoal(goals, ship.node, credit, discounts, used);
    if (goal === null) continue;
    used.add(goal.key);
    const feature = base + (isColony ? at.colonyShips : at.tradeShips);
    into[feature] = (into[feature] ?? 0) + promiseOf(goal, ship.node, credit, discounts);
  }
  const credit = seat === state.current && state.phase === 'trade' ? expectedSteps() : 0;
  launches.colony = 0;
  launches.trade = 0;
  for (const site of player.buildings) {
    if (!isOwnSpaceport(state, site, seat)) continue;
    launches.colony = Math.max(launches.colony, launch(colony, site, credit, discounts));
    launches.trade = Math.max(launches.trade, launch(trade, site, credit, discounts));
    const both = reach(colony, site, discounts) + reach(trade, site, discounts);
    into[base + at.reach] = Math.max(into[base + at.reach] ?? 0, both);
  }
}

/** The steps a ship may still make this turn, as far as anybody knows. */
function creditOf(state: State, seat: Seat, index: number, ship: Ship): number {
  if (seat !== state.current || ship.done || ship.grounded) return 0;
  if (state.phase === 'trade') return expectedSteps();
  if (state.phase !== 'flight') return 0;
  if (state.baseSpeed === 0) return expectedSteps();
  const drives = state.options.speedFixedAtShake ? state.shakenDrives : stock.drives;
  return state.baseSpeed + drives - (state.flying === index ? state.steps : 0);
}

function expectedSteps(): number {
  return Math.trunc(MEAN_SPEED + stock.drives);
}

/** What a new ship could promise from this spaceport, after the ships on their way have chosen. */
function launch(
  goals: readonly Goal[],
  site: number,
  credit: number,
  discounts: Float64Array,
): number {
  const goal = bestGoal(goals, site, credit, discounts, used);
  return goal === null ? 0 : promiseOf(goal, site, credit, discounts);
}

/** The nearness of the nearest goal, whoever flies there. */
function reach(goals: readonly Goal[], site: number, discounts: Float64Array): number {
  let least = UNREACHABLE;
  for (const { steps } of goals) least = Math.min(least, steps[site] ?? UNREACHABLE);
  return discounts[least] ?? 0;
}

/** A card in points, and how much of what it is nearest to buying a hand is worth already. */
const CARD_WORTH = 0.08;
const PLAN_SHARE = 0.45;
const UPGRADE_WORTH = 0.4;
/** A ship cannot be built while all three transporters are on their way. */
const NO_TRANSPORTER = 0.3;

/** Expects the seat's stock to be taken and its launches to be measured. */
function handWorth(state: State, seat: Seat, player: Player): number {
  const hand = state.hands[seat] ?? [];
  const size = state.handSizes[seat] ?? 0;
  const { rates, limit } = stock;
  const room = player.ships.includes(null) ? 1 : NO_TRANSPORTER;
  let plan = UPGRADE_WORTH * readiness(hand, COSTS.freightPod, rates);
  plan = Math.max(plan, UPGRADE_WORTH * readiness(hand, COSTS.drive, rates));
  plan = Math.max(plan, UPGRADE_WORTH * readiness(hand, COSTS.cannon, rates));
  if (player.colonies > 0) {
    const ship = launches.colony * room * readiness(hand, COSTS.colonyShip, rates);
    plan = Math.max(plan, ship);
  }
  if (player.stations > 0) {
    const ship = launches.trade * room * readiness(hand, COSTS.tradeShip, rates);
    plan = Math.max(plan, ship);
  }
  if (player.shipyards > 0) plan = Math.max(plan, readiness(hand, COSTS.spaceport, rates));
  // Beyond the limit of a seven a card is half lost.
  const cards = Math.min(size, limit) + 0.5 * Math.max(0, size - limit);
  return CARD_WORTH * cards + PLAN_SHARE * plan;
}

/** For each friendship marker of this seat, how many stations it is ahead; a lead of two is hard to make good. */
function securityOf(state: State, seat: Seat): number {
  let sum = 0;
  for (let people = 0; people < PEOPLES.length; people++) {
    const holder = state.markers[people] ?? NOBODY;
    if (holder !== seat) continue;
    const own = stationsOf(state, people, seat);
    let best = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) best = Math.max(best, stationsOf(state, people, other));
    }
    sum += Math.min(2, own - best);
  }
  return sum;
}

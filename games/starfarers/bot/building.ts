/** The trade and build phase: what to build, and which trades with the supply lead to it. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { freePoints, missingPiece } from '../rules/build.ts';
import { covers } from '../rules/cards.ts';
import { COSTS, KINDS, resourceOf, upgradeKindOf, type Counts, type Kind } from '../rules/data.ts';
import { levellingVictims } from '../rules/favours.ts';
import { hasHonour, levellingTargets } from '../rules/friendship.ts';
import { handOf, handSize, supplyOf } from '../rules/hands.ts';
import { nodeId, type Node } from '../rules/lattice.ts';
import { isOwnColony } from '../rules/pieces.ts';
import {
  drivesOf,
  halfMedalsInBox,
  hasShips,
  playerAt,
  scoreOf,
  type State,
} from '../rules/state.ts';
import { supplyRates } from '../rules/supply.ts';
import { canGainUpgrade } from '../rules/upgrades.ts';
import {
  bestGoal,
  colonyGoals,
  discountsFor,
  promiseOf,
  takeCensus,
  tradeGoals,
  type Goal,
} from './goals.ts';
import type { Habits } from './habits.ts';
import { PROJECTS, priceOf, type Project } from './projects.ts';

const SPACEPORTS = 3;

/** What costs nothing and always helps: done first, before anything is weighed. */
export function windfall(state: State, seat: Seat): Move | null {
  if (state.reserveDue > 0) return { type: 'drawReserve' };
  const victims = levellingVictims(state);
  if (victims.length === 0) return null;
  const seats = victims
    .toSorted((a, b) => scoreOf(state, b) - scoreOf(state, a))
    .slice(0, levellingTargets(state, seat))
    .toSorted((a, b) => a - b);
  return { type: 'levelling', seats };
}

export function mayHonour(state: State, seat: Seat): boolean {
  return (
    !state.usedHonour &&
    hasHonour(state, seat) &&
    covers(handOf(state, seat), COSTS.honour) &&
    halfMedalsInBox(state) > 0
  );
}

export function leaveTrade(state: State, seat: Seat): Move {
  return hasShips(state, seat) ? { type: 'startFlight' } : { type: 'endTurn' };
}

/** Whether pieces, limits and box allow it, whatever it costs. */
export function isOpen(state: State, seat: Seat, project: Project): boolean {
  const player = playerAt(state, seat);
  switch (project) {
    case 'colonyShip':
    case 'tradeShip':
      return missingPiece(player, project) === null && freePoints(state, seat).length > 0;
    case 'spaceport':
      return (
        player.shipyards > 0 && player.buildings.some((site) => isOwnColony(state, site, seat))
      );
    case 'freightPod':
    case 'drive':
    case 'cannon':
      return canGainUpgrade(state, seat, upgradeKindOf(project));
  }
}

/** The ways to carry out a project that can be paid. */
export function buildMoves(state: State, seat: Seat, project: Project): Move[] {
  switch (project) {
    case 'colonyShip':
      return shipPoints(state, seat, colonyGoals(state, seat, takeCensus(state))).map((node) => ({
        type: 'buildColonyShip',
        node: nodeId(node),
      }));
    case 'tradeShip':
      return shipPoints(state, seat, tradeGoals(state, seat)).map((node) => ({
        type: 'buildTradeShip',
        node: nodeId(node),
      }));
    case 'spaceport':
      return portSites(state, seat).map((node) => ({ type: 'buildSpaceport', node: nodeId(node) }));
    case 'freightPod':
    case 'drive':
    case 'cannon':
      return [{ type: 'buyUpgrade', upgrade: project }];
  }
}

/** The free spaceport point with the best start to a goal; none when there is nowhere to go. */
export function shipPoints(state: State, seat: Seat, goals: readonly Goal[]): Node[] {
  const discounts = discountsFor(drivesOf(state, seat));
  let best: Node | null = null;
  let highest = 0;
  for (const point of freePoints(state, seat)) {
    const goal = bestGoal(goals, point, 0, discounts, null);
    const promise = goal === null ? 0 : promiseOf(goal, point, 0, discounts);
    if (promise > highest) {
      highest = promise;
      best = point;
    }
  }
  return best === null ? [] : [best];
}

/** Own colonies, those nearest to what is still to be won first. */
function portSites(state: State, seat: Seat): Node[] {
  const goals = [...colonyGoals(state, seat, takeCensus(state)), ...tradeGoals(state, seat)];
  const discounts = discountsFor(drivesOf(state, seat));
  return playerAt(state, seat)
    .buildings.filter((site) => isOwnColony(state, site, seat))
    .map((site) => ({
      site,
      reach: goals.reduce((sum, goal) => sum + promiseOf(goal, site, 0, discounts), 0),
    }))
    .toSorted((a, b) => b.reach - a.reach)
    .slice(0, SPACEPORTS)
    .map(({ site }) => site);
}

/** The first trade with the supply on the way to a price, or `null` when the surplus does not reach that far. */
export function tradeTowards(state: State, seat: Seat, cost: Counts): Move | null {
  const hand = handOf(state, seat);
  let want: Kind | null = null;
  let missing = 0;
  for (const kind of KINDS) {
    const lack = cost[kind] - (hand[kind] ?? 0);
    if (lack <= 0) continue;
    missing += lack;
    if (supplyOf(state, kind) < lack) return null;
    want ??= kind;
  }
  if (want === null) return null;
  let trades = 0;
  let give: Kind | null = null;
  let giveRate = 0;
  let most = -1;
  for (const kind of KINDS) {
    const spare = (hand[kind] ?? 0) - cost[kind];
    // The goods card makes the first trade of a turn cheaper; the smaller rate comes first.
    const rate = Math.min(...supplyRates(state, seat, kind));
    if (spare < rate) continue;
    trades += Math.trunc(spare / rate);
    if (spare / rate > most) {
      most = spare / rate;
      give = kind;
      giveRate = rate;
    }
  }
  if (give === null || trades < missing) return null;
  return {
    type: 'supplyTrade',
    give: resourceOf(give),
    want: resourceOf(want),
    rate: giveRate,
  };
}

/** What a trade with the supply is worth made for, whatever the hand; for upgrades only when a seven threatens. */
const WORTH_A_TRADE: ReadonlySet<Project> = new Set(['colonyShip', 'tradeShip', 'spaceport']);
/** With so many cards in hand a seven threatens. */
export const FULL_HAND = 8;

/** Builds that can be paid, and for the others the first trade that leads there. */
export function tradeCandidates(state: State, seat: Seat, { seesThrough }: Habits): Move[] {
  const free = windfall(state, seat);
  if (free !== null) return [free];
  const list: Move[] = [leaveTrade(state, seat)];
  const hand = handOf(state, seat);
  const isFull = handSize(state, seat) >= FULL_HAND;
  const trades = new Set<string>();
  let isDue = false;
  for (const project of PROJECTS) {
    if (!isOpen(state, seat, project)) continue;
    const isMajor = WORTH_A_TRADE.has(project);
    if (covers(hand, priceOf(project))) {
      const builds = buildMoves(state, seat, project);
      list.push(...builds);
      isDue ||= isMajor && builds.length > 0;
      continue;
    }
    if (seesThrough && !isMajor && !isFull) continue;
    const trade = tradeTowards(state, seat, priceOf(project));
    if (trade === null || trades.has(JSON.stringify(trade))) continue;
    trades.add(JSON.stringify(trade));
    list.push(trade);
  }
  if (mayHonour(state, seat)) list.push({ type: 'honour' });
  // Whoever has traded for a ship builds it.
  return seesThrough && isDue ? list.slice(1) : list;
}

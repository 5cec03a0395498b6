/** Where to fly: for each goal worth it the nearest point that can be reached, and only one ship after the other. */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { TRANSPORTERS } from '../rules/data.ts';
import { isDutyOpen } from '../rules/duty.ts';
import { canFoundNow, canMove, flyTargets, mayFinish } from '../rules/flight.ts';
import { awaitsDock } from '../rules/landing.ts';
import { nodeId, type Node } from '../rules/lattice.ts';
import { NOBODY, drivesOf, playerAt, shipAt, type Ship, type State } from '../rules/state.ts';
import {
  bestGoal,
  colonyGoals,
  discountsFor,
  promiseOf,
  takeCensus,
  tradeGoals,
  type Goal,
} from './goals.ts';

/** So many goals are thought about for each ship. */
const GOALS_PER_SHIP = 4;

const END_TURN: Move = { type: 'endTurn' };

/** The ship to move now: the one in the air, or the first that can still do something. */
function nextShip(state: State, seat: Seat): number {
  if (state.flying !== NOBODY) return state.flying;
  for (let index = 0; index < TRANSPORTERS; index++) {
    const ship = shipAt(state, seat, index);
    if (ship === null || ship.done) continue;
    if (canMove(state, index, ship) || canFoundNow(state, seat, ship)) return index;
  }
  return NOBODY;
}

/** Goals that the other ships of this seat are nearer to. */
function claimed(
  state: State,
  seat: Seat,
  index: number,
  colony: readonly Goal[],
  trade: readonly Goal[],
): Set<number> {
  const used = new Set<number>();
  const discounts = discountsFor(drivesOf(state, seat));
  for (const [other, ship] of playerAt(state, seat).ships.entries()) {
    if (ship === null || other >= index) continue;
    const goals = ship.kind === 'colonyShip' ? colony : trade;
    const goal = bestGoal(goals, ship.node, 0, discounts, used);
    if (goal !== null) used.add(goal.key);
  }
  return used;
}

interface Outing {
  readonly index: number;
  readonly ship: Ship;
  readonly goals: readonly Goal[];
  readonly targets: readonly Node[];
  readonly discounts: Float64Array;
  readonly mayStay: boolean;
}

function outingOf(state: State, seat: Seat, index: number, ship: Ship): Outing {
  const moves = canMove(state, index, ship);
  const colony = colonyGoals(state, seat, takeCensus(state));
  const trade = tradeGoals(state, seat);
  const used = claimed(state, seat, index, colony, trade);
  const goals = ship.kind === 'colonyShip' ? colony : trade;
  return {
    index,
    ship,
    goals: goals.filter(({ key }) => !used.has(key)),
    targets: moves ? flyTargets(state, seat, index, ship) : [],
    discounts: discountsFor(drivesOf(state, seat)),
    mayStay: moves && mayFinish(state, seat, index, ship),
  };
}

/** The point that brings the ship nearest to a goal; of equals the first, which is the one with the shortest flight. */
function nearest({ targets }: Outing, { steps }: Goal): Node | null {
  let best: Node | null = null;
  let least = Infinity;
  for (const node of targets) {
    const far = steps[node] ?? Infinity;
    if (far < least) {
      least = far;
      best = node;
    }
  }
  return best;
}

/** The moves of the flight phase worth a thought: one ship after the other, to a few goals each. */
export function flightCandidates(state: State, seat: Seat): readonly Move[] {
  const index = nextShip(state, seat);
  const ship = index === NOBODY ? null : shipAt(state, seat, index);
  if (ship === null) return [END_TURN];
  // Which site is best was decided on the way there: a colony now is better than one later.
  if (canFoundNow(state, seat, ship)) return [{ type: 'foundColony', ship: index }];
  const outing = outingOf(state, seat, index, ship);
  const list: Move[] = [];
  const byPromise = outing.goals
    .map((goal) => ({ goal, promise: promiseOf(goal, ship.node, 0, outing.discounts) }))
    .toSorted((a, b) => b.promise - a.promise)
    .slice(0, GOALS_PER_SHIP + 2);
  const chosen = new Set<Node>();
  for (const [rank, { goal }] of byPromise.entries()) {
    if (chosen.size >= GOALS_PER_SHIP) break;
    const node = nearest(outing, goal);
    const far = node === null ? Infinity : (goal.steps[node] ?? Infinity);
    // Flying away from a goal is never the way to it.
    if (node === null || far >= (goal.steps[ship.node] ?? 0)) continue;
    // The best goal is there for the taking: nothing to think about.
    if (rank === 0 && far === 0) return [{ type: 'fly', ship: index, to: nodeId(node) }];
    chosen.add(node);
  }
  for (const node of chosen) list.push({ type: 'fly', ship: index, to: nodeId(node) });
  if (outing.mayStay) list.push({ type: 'finishShip', ship: index });
  return list.length > 0 ? list : [wayOut(state, seat, outing)];
}

/** When nothing is worth it: end the turn, or leave a point that has to be cleared. */
function wayOut(state: State, seat: Seat, { index, targets }: Outing): Move {
  const [to] = targets;
  if (to !== undefined && (state.flying !== NOBODY || !mayEndTurn(state, seat))) {
    return { type: 'fly', ship: index, to: nodeId(to) };
  }
  return END_TURN;
}

function mayEndTurn(state: State, seat: Seat): boolean {
  return playerAt(state, seat).ships.every(
    (ship, index) =>
      ship === null || (!isDutyOpen(state, seat, index, ship) && !awaitsDock(state, seat, ship)),
  );
}

/** At a glance: found where it is possible, else fly to what promises most, else stay. */
export function flightInstinct(state: State, seat: Seat): Move {
  const index = nextShip(state, seat);
  const ship = index === NOBODY ? null : shipAt(state, seat, index);
  if (ship === null) return END_TURN;
  if (canFoundNow(state, seat, ship)) return { type: 'foundColony', ship: index };
  const outing = outingOf(state, seat, index, ship);
  const goal = bestGoal(outing.goals, ship.node, 0, outing.discounts, null);
  const node = goal === null ? null : nearest(outing, goal);
  if (goal !== null && node !== null && (goal.steps[node] ?? 0) < (goal.steps[ship.node] ?? 0)) {
    return { type: 'fly', ship: index, to: nodeId(node) };
  }
  return outing.mayStay ? { type: 'finishShip', ship: index } : wayOut(state, seat, outing);
}

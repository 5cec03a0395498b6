/** Flights: steps, whole ways, finishing and founding, ship after ship (R9). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask, interrupt, taskOf } from './agenda.ts';
import { canFoundColony, foundingObstacle } from './colonies.ts';
import { TRANSPORTERS } from './data.ts';
import { bannedNode, isBackOnDuty, isDutyOpen } from './duty.ts';
import { wouldReveal } from './exploration.ts';
import { awaitsDock, finishShip, settleColony } from './landing.ts';
import { layoutOf } from './layout.ts';
import { NODE_IDS, nodeId, nodeNamed, type Node, type NodeId } from './lattice.ts';
import { removePiece } from './pieces.ts';
import {
  canEndWithin,
  endObstacle,
  flyDistance,
  flyPath,
  isLegalEnd,
  reachable,
  stepsLeft,
} from './reach.ts';
import { refuse } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { bare, withShip, withShipAndTarget } from './shapes.ts';
import { replaceShip, shipOf } from './ships.ts';
import { NOBODY, shipAt, speedOf, type Ship, type State } from './state.ts';

const SHIPS = Array.from({ length: TRANSPORTERS }, (_unused, ship) => ship);
const STEPS = SHIPS.map((ship) => NODE_IDS.map((to): Move => ({ type: 'step', ship, to })));
const FLIGHTS = SHIPS.map((ship) => NODE_IDS.map((to): Move => ({ type: 'fly', ship, to })));
const FINISH = SHIPS.map((ship): Move => ({ type: 'finishShip', ship }));
const FOUND = SHIPS.map((ship): Move => ({ type: 'foundColony', ship }));
const END_TURN: Move = { type: 'endTurn' };
const DECLINE_FOUNDING: Move = { type: 'declineFounding' };

type FlightType = 'step' | 'fly' | 'finishShip' | 'foundColony' | 'declineFounding';

export const FLIGHT_MOVES: Rules<FlightType> = {
  step: {
    read: withShipAndTarget('step'),
    list: { flight: listFlights },
    check(state, seat, { ship: index, to }) {
      const ship = shipAt(state, seat, index);
      if (ship === null || !canMove(state, index, ship)) return unmovable(state, index, ship);
      return checkStep(state, seat, index, ship, to);
    },
    apply: (state, _seat, { ship, to }, emit) => step(state, ship, nodeNamed(to), emit),
  },
  fly: {
    read: withShipAndTarget('fly'),
    list: { flight: listFlights },
    check(state, seat, { ship: index, to }) {
      const ship = shipAt(state, seat, index);
      if (ship === null || !canMove(state, index, ship)) return unmovable(state, index, ship);
      return checkFly(state, seat, index, ship, to);
    },
    apply: (state, _seat, { ship, to }, emit) => fly(state, ship, nodeNamed(to), emit),
  },
  finishShip: {
    read: withShip('finishShip'),
    list: { flight: listFlights },
    check(state, seat, { ship: index }) {
      const ship = shipAt(state, seat, index);
      if (ship === null || !canMove(state, index, ship)) return unmovable(state, index, ship);
      return checkFinish(state, seat, index, ship);
    },
    apply: (state, _seat, { ship }, emit) => finishShip(state, ship, emit),
  },
  foundColony: {
    read: withShip('foundColony'),
    list: {
      flight: listFlights,
      foundHere: (list, state) => push(list, FOUND[taskOf(state, 'foundHere').ship]),
    },
    check(state, seat, { ship: index }) {
      const [task] = state.agenda;
      if (task?.kind === 'foundHere') {
        return task.ship === index ? null : refuse('otherDecision', {});
      }
      const ship = shipAt(state, seat, index);
      if (ship === null || !canAct(state, index, ship)) return unmovable(state, index, ship);
      return checkFounding(state, seat, index, ship);
    },
    apply(state, _seat, { ship }, emit) {
      if (state.agenda[0]?.kind === 'foundHere') finishTask(state);
      settleColony(state, ship, emit);
    },
  },
  /** After a space jump onto a colony site: asked once, and not again in this turn (ruling 18.51). */
  declineFounding: {
    read: bare('declineFounding'),
    list: { foundHere: (list) => list.push(DECLINE_FOUNDING) },
    check: () => null,
    apply(state, _seat, _move, emit) {
      const { ship } = taskOf(state, 'foundHere');
      finishTask(state);
      finishShip(state, ship, emit);
    },
  },
};

/** One ship after the other: founding, finishing, steps, whole flights; and the end of the turn, if no duty is open. */
export function listFlights(list: Moves, state: State, seat: Seat): void {
  let turnMayEnd = state.flying === NOBODY;
  for (const index of SHIPS) {
    const ship = shipAt(state, seat, index);
    if (ship === null || !canAct(state, index, ship)) continue;
    if (canFoundNow(state, seat, ship)) push(list, FOUND[index]);
    const stays = mayFinish(state, seat, index, ship);
    if (!stays || awaitsDock(state, seat, ship)) turnMayEnd = false;
    if (ship.grounded) continue;
    if (stays) push(list, FINISH[index]);
    if (!hasToStop(state, seat, index, ship)) addWays(list, state, seat, index, ship);
  }
  if (turnMayEnd) list.push(END_TURN);
}

/** For each ship its flights, written over by each search: a walk looks up the one that it takes. */
const flightsOf = FLIGHTS.map((moves) => {
  const targets: Node[] = [];
  return { targets, length: 0, at: (index: number) => moves[targets[index] ?? 0] };
});

/** Steps as `stepObstacle` allows them, and the targets of `flyTargets`, with what they share asked once. */
function addWays(list: Moves, state: State, seat: Seat, index: number, ship: Ship): void {
  const left = stepsLeft(state, index);
  if (left < 1) return;
  const banned = bannedNode(state, seat, index, ship);
  for (const to of layoutOf(state.placements).neighbours[ship.node] ?? []) {
    if (canEndWithin(state, seat, ship, to, left - 1, banned)) push(list, STEPS[index]?.[to]);
  }
  const flights = flightsOf[index];
  if (flights === undefined) return;
  flights.length = reachable(state, seat, ship, left, banned, flights.targets);
  list.pushAll(flights);
}

/** Ships fly one after the other; a flight that is over is not resumed (R9.4, ruling 18.9). */
function canAct(state: State, index: number, ship: Ship): boolean {
  return !ship.done && (state.flying === NOBODY || state.flying === index);
}

/** A ship that may still be moved now (R9.4, R9.10). */
export function canMove(state: State, index: number, ship: Ship): boolean {
  return !ship.grounded && canAct(state, index, ship);
}

/** Why there is no such ship to be moved. */
function unmovable(state: State, index: number, ship: Ship | null): Refusal {
  if (ship === null) return refuse('noShip', { ship: index });
  if (ship.done) return refuse('shipDone', { ship: index });
  return canAct(state, index, ship)
    ? refuse('shipGrounded', { ship: index })
    : refuse('otherShipFlying', { ship: state.flying });
}

/** With `discoveryStopsShip` a ship that has discovered something stays on the first legal end (ruling 18.57). */
function hasToStop(state: State, seat: Seat, index: number, ship: Ship): boolean {
  return (
    state.mustStop &&
    ship.node !== bannedNode(state, seat, index, ship) &&
    isLegalEnd(state, seat, ship, ship.node)
  );
}

type StepObstacle = 'notAdjacent' | 'noSteps' | 'deadEnd' | 'stopped';

/**
 * Why this ship, which can move, may not make this step: along one edge, at the cost of one (R9.5), and never into a dead
 * end (R9.8, ruling 18.10).
 */
function stepObstacle(
  state: State,
  seat: Seat,
  index: number,
  ship: Ship,
  to: Node,
): StepObstacle | null {
  const neighbours = layoutOf(state.placements).neighbours[ship.node] ?? [];
  if (!neighbours.includes(to)) return 'notAdjacent';
  const left = stepsLeft(state, index);
  if (left < 1) return 'noSteps';
  if (hasToStop(state, seat, index, ship)) return 'stopped';
  const banned = bannedNode(state, seat, index, ship);
  return canEndWithin(state, seat, ship, to, left - 1, banned) ? null : 'deadEnd';
}

function checkStep(
  state: State,
  seat: Seat,
  index: number,
  ship: Ship,
  to: NodeId,
): Refusal | null {
  switch (stepObstacle(state, seat, index, ship, nodeNamed(to))) {
    case null:
      return null;
    case 'notAdjacent':
      return refuse('notAdjacent', { node: to });
    case 'noSteps':
      return refuse('noStepsLeft', { speed: speedOf(state) });
    case 'stopped':
      return refuse('flightStopped', {});
    case 'deadEnd':
      return refuse('deadEnd', { node: to });
  }
}

/** The ship leaves the board for the time of its flight: it passes other pieces without touching them (R9.6). */
function takeOff(state: State, index: number, ship: Ship): void {
  if (state.flying === index) return;
  removePiece(state, ship.node);
  state.flying = index;
  state.steps = 0;
  state.origin = ship.node;
  state.mustStop = false;
}

function step(state: State, index: number, to: Node, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  takeOff(state, index, ship);
  state.steps++;
  replaceShip(state, seat, index, { node: to });
  emit?.({ type: 'flew', seat, ship: index, path: [nodeId(ship.node), nodeId(to)] });
  interrupt(state, { kind: 'arrival', ship: index, jumped: false });
}

/** Where this ship, which can move, gets by `fly`: nowhere when it has to stop. */
export function flyTargets(state: State, seat: Seat, index: number, ship: Ship): Node[] {
  if (hasToStop(state, seat, index, ship)) return [];
  const banned = bannedNode(state, seat, index, ship);
  const targets: Node[] = [];
  reachable(state, seat, ship, stepsLeft(state, index), banned, targets);
  return targets;
}

function checkFly(state: State, seat: Seat, index: number, ship: Ship, to: NodeId): Refusal | null {
  const node = nodeNamed(to);
  if (flyTargets(state, seat, index, ship).includes(node)) return null;
  const reason = endObstacle(state, seat, ship.kind, node, ship.node);
  return reason === null
    ? refuse('outOfReach', { node: to })
    : refuse('badEnd', { node: to, reason });
}

/**
 * The whole way at once. The flight ends there, unless the arrival reveals something or a colony may be founded: then
 * the player decides how to go on.
 */
function fly(state: State, index: number, to: Node, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  const left = stepsLeft(state, index);
  const steps = flyDistance(state, seat, ship, to, left);
  if (emit !== undefined) {
    const path = flyPath(state, seat, ship, to, left).map(nodeId);
    emit({ type: 'flew', seat, ship: index, path });
  }
  takeOff(state, index, ship);
  state.steps += steps;
  replaceShip(state, seat, index, { node: to });
  if (wouldReveal(state, seat, to)) {
    interrupt(state, { kind: 'arrival', ship: index, jumped: false });
  } else if (ship.kind === 'tradeShip' || !canFoundColony(state, seat, to)) {
    finishShip(state, index, emit);
  }
}

/**
 * A flight without a step may always end, unless the ship has to clear its node (R9.8, R9.9); one on a colony site may
 * end without a colony (ruling 18.1).
 */
export function mayFinish(state: State, seat: Seat, index: number, ship: Ship): boolean {
  if (state.flying === NOBODY) return !isDutyOpen(state, seat, index, ship);
  return isLegalEnd(state, seat, ship, ship.node) && !isBackOnDuty(state, seat, index, ship);
}

function checkFinish(state: State, seat: Seat, index: number, ship: Ship): Refusal | null {
  if (mayFinish(state, seat, index, ship)) return null;
  const node = nodeId(ship.node);
  const reason = endObstacle(state, seat, ship.kind, ship.node, ship.node);
  return reason === null || state.flying === NOBODY
    ? refuse('dutyToClear', { ship: index, node })
    : refuse('badEnd', { node, reason });
}

/** Whether this ship can become a colony where it is: before its first step, and grounded too (R9.10, rulings 18.4, 18.15). */
export function canFoundNow(state: State, seat: Seat, ship: Ship): boolean {
  return (
    ship.kind === 'colonyShip' &&
    canFoundColony(state, seat, ship.node) &&
    isLegalEnd(state, seat, ship, ship.node)
  );
}

function checkFounding(state: State, seat: Seat, index: number, ship: Ship): Refusal | null {
  if (ship.kind !== 'colonyShip') return refuse('noColonyShip', { ship: index });
  const node = nodeId(ship.node);
  const obstacle = foundingObstacle(state, seat, ship.node);
  if (obstacle !== null) return refuse('noFounding', { node, reason: obstacle });
  const reason = endObstacle(state, seat, ship.kind, ship.node, ship.node);
  return reason === null ? null : refuse('badEnd', { node, reason });
}

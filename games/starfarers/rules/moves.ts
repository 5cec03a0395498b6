/**
 * What may be done: the complete list of legal moves, except offers and very large choices of cards.
 *
 * Bots list moves at every step, so every move exists only once: the lists hold references into the tables below.
 */

import type { Seat } from '@sternwarte/engine';
import type { Move } from './actions.ts';
import { canGainUpgrade, freePoints } from './build.ts';
import { listChoices } from './cards.ts';
import { canFoundColony } from './colonies.ts';
import {
  KINDS,
  RESOURCES,
  TRANSPORTERS,
  UPGRADES,
  UPGRADE_KINDS,
  type Kind,
  type UpgradeKind,
} from './data.ts';
import { groundable, jumpable } from './effects.ts';
import {
  bannedNode,
  canMove,
  endObstacle,
  flyTargets,
  isDutyOpen,
  jumpTargets,
  ownShip,
  stepObstacle,
} from './flight.ts';
import { isOpenCard } from './friendship.ts';
import { FRIENDSHIP_CARD_IDS } from './friendship-cards.ts';
import { handOf, handSize } from './hands.ts';
import { layoutOf } from './layout.ts';
import { NODE_IDS, type Node } from './lattice.ts';
import { awaitsDock } from './landing.ts';
import { missingAnswers } from './parallel.ts';
import { isFree } from './pieces.ts';
import { discardCount, robbable } from './production.ts';
import { HOME_SITES, POINTS_OF_SITE } from './sectors.ts';
import { upgradeInPool } from './setup.ts';
import { NOBODY, playerAt, type Ship, type State } from './state.ts';
import type { Task } from './tasks.ts';
import { addTradeMoves } from './trade-moves.ts';
import { unanswered } from './trade.ts';

const NONE: readonly Move[] = [];
const SHIPS = Array.from({ length: TRANSPORTERS }, (_unused, ship) => ship);

const PLACE_COLONY = NODE_IDS.map((node): Move => ({ type: 'placeColony', node }));
const PLACE_SPACEPORT = NODE_IDS.map((node): Move => ({ type: 'placeSpaceport', node }));
const PLACE_COLONY_SHIP = NODE_IDS.map((node): Move => ({
  type: 'placeShip',
  ship: 'colonyShip',
  node,
}));
const PLACE_TRADE_SHIP = NODE_IDS.map((node): Move => ({
  type: 'placeShip',
  ship: 'tradeShip',
  node,
}));
const PLACE_GIFT = NODE_IDS.map((node): Move => ({ type: 'placeGiftShip', node }));
const STEPS = SHIPS.map((ship) => NODE_IDS.map((to): Move => ({ type: 'step', ship, to })));
const FLIGHTS = SHIPS.map((ship) => NODE_IDS.map((to): Move => ({ type: 'fly', ship, to })));
const JUMPS = SHIPS.map((ship) => NODE_IDS.map((to): Move => ({ type: 'jump', ship, to })));
const FINISH = SHIPS.map((ship): Move => ({ type: 'finishShip', ship }));
const FOUND = SHIPS.map((ship): Move => ({ type: 'foundColony', ship }));
const GROUND = SHIPS.map((ship): Move => ({ type: 'groundShip', ship }));
const TAKE_AID = RESOURCES.map((resource): Move => ({ type: 'takeAid', resource }));
const GIVE_CARD = RESOURCES.map((resource): Move => ({ type: 'giveCard', resource }));
const SWAP_CARD = RESOURCES.map((resource): Move => ({ type: 'swapCard', resource }));
const TAKE_UPGRADE = UPGRADES.map((upgrade): Move => ({ type: 'takeUpgrade', upgrade }));
const REMOVE_UPGRADE = UPGRADES.map((upgrade): Move => ({ type: 'removeUpgrade', upgrade }));
const PICK_CARD = FRIENDSHIP_CARD_IDS.map((card): Move => ({ type: 'pickCard', card }));
const NUMBERS = [0, 1, 2, 3].map((number): Move => ({ type: 'answerNumber', number }));
const YES: Move = { type: 'answer', yes: true };
const NO: Move = { type: 'answer', yes: false };
const DECLINE_AID: Move = { type: 'declineAid' };
const DECLINE_JUMP: Move = { type: 'declineJump' };
const DECLINE_FOUNDING: Move = { type: 'declineFounding' };
const END_TURN: Move = { type: 'endTurn' };
const RESIGN: Move = { type: 'resign' };

const NO_SEATS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Who has to decide now; nobody while chance is awaited or the match is over. */
export function askedSeats(state: State): readonly Seat[] {
  if (state.phase === 'over') return NO_SEATS;
  const [task] = state.agenda;
  if (task === undefined) {
    if (state.offer === null) return ALONE[state.current] ?? NO_SEATS;
    return [state.current, ...unanswered(state.offer)];
  }
  switch (task.kind) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'placeShip':
    case 'foundingUpgrade':
    case 'aid':
      return ALONE[task.seat] ?? NO_SEATS;
    case 'discard':
    case 'give':
    case 'wear':
      return missingAnswers(state, task);
    case 'rob':
    case 'number':
    case 'question':
    case 'pay':
    case 'swap':
    case 'takeCards':
    case 'gainUpgrade':
    case 'loseUpgrade':
    case 'ground':
    case 'jump':
    case 'foundHere':
    case 'pickCard':
    case 'giftShip':
      return ALONE[state.current] ?? NO_SEATS;
    default:
      return NO_SEATS;
  }
}

/** All legal moves of a seat; none when it is not asked. */
export function listMoves(state: State, seat: Seat): readonly Move[] {
  if (!askedSeats(state).includes(seat)) return NONE;
  const [task] = state.agenda;
  if (task !== undefined) return taskMoves(state, seat, task);
  const list: Move[] = [];
  if (state.phase === 'trade') addTradeMoves(list, state, seat);
  else addFlightMoves(list, state, seat);
  if (seat === state.current) list.push(RESIGN);
  return list;
}

function taskMoves(state: State, seat: Seat, task: Task): readonly Move[] {
  switch (task.kind) {
    case 'placeColony':
      return pickNodes(
        PLACE_COLONY,
        HOME_SITES.filter((site) => isFree(state, site)),
      );
    case 'placeSpaceport':
      return pickNodes(PLACE_SPACEPORT, playerAt(state, seat).buildings);
    case 'placeShip': {
      const free = (POINTS_OF_SITE[task.site] ?? []).filter((point) => isFree(state, point));
      return [...pickNodes(PLACE_COLONY_SHIP, free), ...pickNodes(PLACE_TRADE_SHIP, free)];
    }
    case 'foundingUpgrade':
      return upgrades(TAKE_UPGRADE, (kind) => upgradeInPool(state, kind));
    case 'aid':
      return [...kinds(TAKE_AID, (kind) => (state.supply[kind] ?? 0) > 0), DECLINE_AID];
    case 'discard':
      return listChoices(handOf(state, seat), discardCount(state, seat)).map((cards) => ({
        type: 'discard',
        cards,
      }));
    case 'rob':
      return robbable(state).map((victim) => ({ type: 'rob', seat: victim }));
    case 'number':
      return NUMBERS.slice(0, handSize(state, seat) + 1);
    case 'question':
      return handSize(state, seat) >= task.minHand ? [YES, NO] : [NO];
    case 'pay':
      return listChoices(handOf(state, seat), task.n).map((cards) => ({ type: 'payCards', cards }));
    case 'swap':
      return kinds(SWAP_CARD, (kind) => (handOf(state, seat)[kind] ?? 0) > 0);
    case 'takeCards':
      return listChoices(offered(state, task.except), task.n).map((cards) => ({
        type: 'takeCards',
        cards,
      }));
    case 'give':
      return kinds(GIVE_CARD, (kind) => (handOf(state, seat)[kind] ?? 0) > 0);
    case 'wear':
    case 'loseUpgrade':
      return upgrades(REMOVE_UPGRADE, (kind) => playerAt(state, seat).upgrades[kind] > 0);
    case 'gainUpgrade':
      return upgrades(TAKE_UPGRADE, (kind) => canGainUpgrade(state, seat, kind));
    case 'ground':
      return GROUND.filter((_move, ship) => groundable(state).includes(ship));
    case 'jump':
      return [...jumpMoves(state, seat), DECLINE_JUMP];
    case 'foundHere':
      return [FOUND[task.ship] ?? DECLINE_FOUNDING, DECLINE_FOUNDING];
    case 'pickCard':
      return PICK_CARD.filter((_move, card) => isOpenCard(state, card, task.people));
    case 'giftShip':
      return pickNodes(PLACE_GIFT, freePoints(state, seat));
    default:
      return NONE;
  }
}

/** What the supply offers in a choice, without the kind that was just returned (R14.17). */
export function offered(state: State, except: Kind | null): readonly number[] {
  return except === null ? state.supply : state.supply.with(except, 0);
}

function pickNodes(moves: readonly Move[], nodes: readonly Node[]): Move[] {
  return nodes.flatMap((node) => moves[node] ?? []);
}

function kinds(moves: readonly Move[], legal: (kind: Kind) => boolean): Move[] {
  return KINDS.flatMap((kind) => (legal(kind) ? (moves[kind] ?? []) : []));
}

function upgrades(moves: readonly Move[], legal: (kind: UpgradeKind) => boolean): Move[] {
  return UPGRADE_KINDS.flatMap((kind) => (legal(kind) ? (moves[kind] ?? []) : []));
}

function jumpMoves(state: State, seat: Seat): Move[] {
  return jumpable(state).flatMap((index) => {
    const ship = ownShip(state, seat, index);
    return ship === null ? [] : pickNodes(JUMPS[index] ?? [], jumpTargets(state, seat, ship));
  });
}

function push(list: Move[], move: Move | undefined): void {
  if (move !== undefined) list.push(move);
}

function addFlightMoves(list: Move[], state: State, seat: Seat): void {
  let turnMayEnd = state.flying === NOBODY;
  for (const index of SHIPS) {
    const ship = ownShip(state, seat, index);
    if (ship === null || ship.done) continue;
    if (state.flying !== NOBODY && state.flying !== index) continue;
    if (
      ship.kind === 'colonyShip' &&
      canFoundColony(state, seat, ship.node) &&
      endsHere(state, seat, ship)
    ) {
      push(list, FOUND[index]);
    }
    const duty = isDutyOpen(state, seat, index, ship);
    if (duty || awaitsDock(state, seat, ship)) turnMayEnd = false;
    if (!canMove(state, index, ship)) continue;
    addShipMoves(list, state, seat, index, ship, duty);
  }
  if (turnMayEnd) list.push(END_TURN);
}

function endsHere(state: State, seat: Seat, ship: Ship): boolean {
  return endObstacle(state, seat, ship.kind, ship.node, ship.node) === null;
}

function addShipMoves(
  list: Move[],
  state: State,
  seat: Seat,
  index: number,
  ship: Ship,
  duty: boolean,
): void {
  if (state.flying === NOBODY ? !duty : mayFinish(state, seat, index, ship)) {
    push(list, FINISH[index]);
  }
  for (const to of layoutOf(state.placements).neighbours[ship.node] ?? []) {
    if (stepObstacle(state, seat, index, ship, to) === null) push(list, STEPS[index]?.[to]);
  }
  const flights = FLIGHTS[index] ?? [];
  for (const node of flyTargets(state, seat, index, ship)) push(list, flights[node]);
}

/** Whether the flight of a ship in mid-flight may end where it is (R9.9, ruling 18.50). */
function mayFinish(state: State, seat: Seat, index: number, ship: Ship): boolean {
  if (!endsHere(state, seat, ship)) return false;
  if (ship.node === bannedNode(state, seat, index, ship)) return false;
  return ship.node !== state.origin || !canFoundColony(state, seat, ship.node);
}

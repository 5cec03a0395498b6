/** Building ships and spaceports (section 8). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Emit, Move, ShipKind } from './actions.ts';
import { covers } from './cards.ts';
import { COSTS } from './data.ts';
import { handOf, payAll } from './hands.ts';
import { NODE_IDS, nodeId, nodeNamed, type Node, type NodeId } from './lattice.ts';
import { isFree, isOwnColony, isOwnSpaceport, putPiece, spaceportOwner } from './pieces.ts';
import { refuse, type Item } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { POINTS_OF_SITE, SITE_OF_POINT } from './sectors.ts';
import { withNode } from './shapes.ts';
import { freeTransporter, playerAt, type Player, type State } from './state.ts';

const BUILD_COLONY_SHIP = NODE_IDS.map((node): Move => ({ type: 'buildColonyShip', node }));
const BUILD_TRADE_SHIP = NODE_IDS.map((node): Move => ({ type: 'buildTradeShip', node }));
const BUILD_SPACEPORT = NODE_IDS.map((node): Move => ({ type: 'buildSpaceport', node }));

export const BUILD_MOVES: Rules<'buildColonyShip' | 'buildTradeShip' | 'buildSpaceport'> = {
  buildColonyShip: {
    read: withNode('buildColonyShip'),
    list: { trade: listShips },
    check: (state, seat, { node }) => checkShip(state, seat, 'colonyShip', node),
    apply: (state, seat, { node }, emit) => buildShip(state, seat, 'colonyShip', node, emit),
  },
  buildTradeShip: {
    read: withNode('buildTradeShip'),
    list: { trade: listShips },
    check: (state, seat, { node }) => checkShip(state, seat, 'tradeShip', node),
    apply: (state, seat, { node }, emit) => buildShip(state, seat, 'tradeShip', node, emit),
  },
  buildSpaceport: {
    read: withNode('buildSpaceport'),
    list: { trade: listSpaceports },
    check: (state, seat, { node }) => checkSpaceport(state, seat, node),
    apply(state, seat, { node }, emit) {
      payAll(state, seat, COSTS.spaceport);
      placeSpaceport(state, seat, nodeNamed(node), emit);
    },
  },
};

export function canAfford(state: State, seat: Seat, item: Item): boolean {
  return covers(handOf(state, seat), COSTS[item]);
}

/** The free spaceport points of the player's own spaceports. */
export function freePoints(state: State, seat: Seat): Node[] {
  const list: Node[] = [];
  for (const site of playerAt(state, seat).buildings) {
    if (!isOwnSpaceport(state, site, seat)) continue;
    for (const point of POINTS_OF_SITE[site] ?? []) if (isFree(state, point)) list.push(point);
  }
  return list;
}

export function checkFreePoint(state: State, node: NodeId): Refusal | null {
  return isFree(state, nodeNamed(node)) ? null : refuse('pointTaken', { node });
}

/** A free spaceport point of an own spaceport. */
export function checkOwnPoint(state: State, seat: Seat, node: NodeId): Refusal | null {
  const site = SITE_OF_POINT[nodeNamed(node)] ?? -1;
  if (spaceportOwner(state, site) !== seat) return refuse('notYourPoint', { node });
  return checkFreePoint(state, node);
}

export function checkOwnColony(state: State, seat: Seat, node: NodeId): Refusal | null {
  return isOwnColony(state, nodeNamed(node), seat) ? null : refuse('notYourColony', { node });
}

/** The colony or trade station that a ship of this kind carries. */
function cargoOf(kind: ShipKind): 'colonies' | 'stations' {
  return kind === 'colonyShip' ? 'colonies' : 'stations';
}

/** What a new ship lacks: a transporter, or what it carries (R2.10). */
export function missingPiece(player: Player, kind: ShipKind): 'transporter' | 'cargo' | null {
  if (freeTransporter(player) < 0) return 'transporter';
  return player[cargoOf(kind)] > 0 ? null : 'cargo';
}

/** Point after point, so that both kinds of ship stand beside each other. */
function listShips(list: Moves, state: State, seat: Seat): void {
  const colonyShip = canBuild(state, seat, 'colonyShip');
  const tradeShip = canBuild(state, seat, 'tradeShip');
  if (!colonyShip && !tradeShip) return;
  for (const point of freePoints(state, seat)) {
    if (colonyShip) push(list, BUILD_COLONY_SHIP[point]);
    if (tradeShip) push(list, BUILD_TRADE_SHIP[point]);
  }
}

function canBuild(state: State, seat: Seat, kind: ShipKind): boolean {
  return canAfford(state, seat, kind) && missingPiece(playerAt(state, seat), kind) === null;
}

function checkShip(state: State, seat: Seat, kind: ShipKind, node: NodeId): Refusal | null {
  if (!canAfford(state, seat, kind)) return refuse('cannotAfford', { item: kind });
  const missing = missingPiece(playerAt(state, seat), kind);
  if (missing === 'transporter') return refuse('noTransporter', {});
  if (missing === 'cargo') return refuse('noCargo', { ship: kind });
  return checkOwnPoint(state, seat, node);
}

function buildShip(state: State, seat: Seat, kind: ShipKind, node: NodeId, emit: Emit): void {
  payAll(state, seat, COSTS[kind]);
  launchShip(state, seat, kind, nodeNamed(node), emit);
}

export function launchShip(state: State, seat: Seat, kind: ShipKind, node: Node, emit: Emit): void {
  const player = playerAt(state, seat);
  player[cargoOf(kind)]--;
  player.ships[freeTransporter(player)] = {
    kind,
    node,
    done: false,
    grounded: false,
    jumped: false,
  };
  putPiece(state, node, seat, kind);
  emit?.({ type: 'placed', seat, piece: kind, node: nodeId(node) });
}

function listSpaceports(list: Moves, state: State, seat: Seat): void {
  const { shipyards, buildings } = playerAt(state, seat);
  if (shipyards === 0 || !canAfford(state, seat, 'spaceport')) return;
  for (const site of buildings) {
    if (isOwnColony(state, site, seat)) push(list, BUILD_SPACEPORT[site]);
  }
}

function checkSpaceport(state: State, seat: Seat, node: NodeId): Refusal | null {
  if (!canAfford(state, seat, 'spaceport')) return refuse('cannotAfford', { item: 'spaceport' });
  if (playerAt(state, seat).shipyards === 0) return refuse('noShipyard', {});
  return checkOwnColony(state, seat, node);
}

export function placeSpaceport(state: State, seat: Seat, node: Node, emit: Emit): void {
  playerAt(state, seat).shipyards--;
  putPiece(state, node, seat, 'spaceport');
  emit?.({ type: 'placed', seat, piece: 'spaceport', node: nodeId(node) });
}

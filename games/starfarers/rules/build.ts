/** Ships, spaceports, upgrades and gift ships (section 8). */

import type { Seat } from '@sternwarte/engine';
import type { Emit, ShipKind } from './actions.ts';
import { COSTS, UPGRADE_LIMIT, upgradeOf, type UpgradeKind } from './data.ts';
import { payAll } from './hands.ts';
import { nodeId, type Node } from './lattice.ts';
import { isFree, isOwnSpaceport, putPiece } from './pieces.ts';
import { POINTS_OF_SITE } from './sectors.ts';
import { freeTransporter, playerAt, upgradesInBox, type Player, type State } from './state.ts';

/** The free spaceport points of the player's own spaceports. */
export function freePoints(state: State, seat: Seat): Node[] {
  const list: Node[] = [];
  for (const site of playerAt(state, seat).buildings) {
    if (!isOwnSpaceport(state, site, seat)) continue;
    for (const point of POINTS_OF_SITE[site] ?? []) if (isFree(state, point)) list.push(point);
  }
  return list;
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

export function buildShip(state: State, kind: ShipKind, node: Node, emit: Emit): void {
  payAll(state, state.current, COSTS[kind]);
  launchShip(state, state.current, kind, node, emit);
}

export function placeSpaceport(state: State, seat: Seat, node: Node, emit: Emit): void {
  playerAt(state, seat).shipyards--;
  putPiece(state, node, seat, 'spaceport');
  emit?.({ type: 'placed', seat, piece: 'spaceport', node: nodeId(node) });
}

export function buildSpaceport(state: State, node: Node, emit: Emit): void {
  payAll(state, state.current, COSTS.spaceport);
  placeSpaceport(state, state.current, node, emit);
}

/** Below the limit of the mothership, and in the box (R2.2). */
export function canGainUpgrade(state: State, seat: Seat, kind: UpgradeKind): boolean {
  return (
    playerAt(state, seat).upgrades[kind] < UPGRADE_LIMIT[kind] && upgradesInBox(state, kind) > 0
  );
}

export function gainUpgrade(state: State, seat: Seat, kind: UpgradeKind, emit: Emit): void {
  playerAt(state, seat).upgrades[kind]++;
  emit?.({ type: 'upgradeGained', seat, upgrade: upgradeOf(kind) });
}

export function loseUpgrade(state: State, seat: Seat, kind: UpgradeKind, emit: Emit): void {
  playerAt(state, seat).upgrades[kind]--;
  emit?.({ type: 'upgradeLost', seat, upgrade: upgradeOf(kind) });
}

export function buyUpgrade(state: State, kind: UpgradeKind, emit: Emit): void {
  payAll(state, state.current, COSTS[upgradeOf(kind)]);
  gainUpgrade(state, state.current, kind, emit);
}

/** Whether a trade-ship marker can become a ship now: transporter, station and point (rulings 18.40, 18.41). */
export function isGiftDue(state: State): boolean {
  const seat = state.current;
  const player = playerAt(state, seat);
  return (
    player.giftShips > 0 &&
    missingPiece(player, 'tradeShip') === null &&
    freePoints(state, seat).length > 0
  );
}

export function placeGiftShip(state: State, node: Node, emit: Emit): void {
  playerAt(state, state.current).giftShips--;
  launchShip(state, state.current, 'tradeShip', node, emit);
}

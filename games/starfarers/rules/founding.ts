/** The founding phase: colonies, spaceport, ship and upgrade on the home systems (section 5.4). */

import { readFields, type Refusal, type Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask, replaceTask, taskOf } from './agenda.ts';
import { checkFreePoint, checkOwnColony, launchShip, placeSpaceport } from './build.ts';
import { UPGRADE_KINDS, foundingPool, type UpgradeKind } from './data.ts';
import { NODE_IDS, nodeId, nodeNamed, type Node, type NodeId } from './lattice.ts';
import { isFree, putPiece } from './pieces.ts';
import { refuse } from './refusals.ts';
import { push, type Rules } from './rule.ts';
import { HOME_SITES, POINTS_OF_SITE } from './sectors.ts';
import { readNode, readOne, withNode } from './shapes.ts';
import { playerAt, type State } from './state.ts';
import type { Task } from './tasks.ts';

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

export const FOUNDING_MOVES: Rules<'placeColony' | 'placeSpaceport' | 'placeShip'> = {
  placeColony: {
    read: withNode('placeColony'),
    list: {
      placeColony: (list, state) => {
        for (const site of HOME_SITES) if (isFree(state, site)) push(list, PLACE_COLONY[site]);
      },
    },
    check: (state, _seat, { node }) => checkHomeSite(state, node),
    apply(state, seat, { node }, emit) {
      placeColony(state, seat, nodeNamed(node), emit);
      finishTask(state);
    },
  },
  placeSpaceport: {
    read: withNode('placeSpaceport'),
    list: {
      placeSpaceport: (list, state, seat) => {
        for (const site of playerAt(state, seat).buildings) push(list, PLACE_SPACEPORT[site]);
      },
    },
    check: (state, seat, { node }) => checkOwnColony(state, seat, node),
    apply(state, seat, { node }, emit) {
      const site = nodeNamed(node);
      placeSpaceport(state, seat, site, emit);
      replaceTask(state, { kind: 'placeShip', seat, site });
    },
  },
  placeShip: {
    read(input) {
      const fields = readFields(input, ['type', 'ship', 'node']);
      const node = readNode(fields?.node);
      const ship = readOne(fields?.ship, ['colonyShip', 'tradeShip']);
      return node && ship && { type: 'placeShip', ship, node };
    },
    list: {
      placeShip: (list, state) => {
        const points = pointsOf(state).filter((point) => isFree(state, point));
        for (const point of points) push(list, PLACE_COLONY_SHIP[point]);
        for (const point of points) push(list, PLACE_TRADE_SHIP[point]);
      },
    },
    check: (state, _seat, { node }) =>
      pointsOf(state).includes(nodeNamed(node))
        ? checkFreePoint(state, node)
        : refuse('notYourPoint', { node }),
    apply(state, seat, { ship, node }, emit) {
      launchShip(state, seat, ship, nodeNamed(node), emit);
      finishTask(state);
    },
  },
};

function checkHomeSite(state: State, node: NodeId): Refusal | null {
  const site = nodeNamed(node);
  if (!HOME_SITES.includes(site)) return refuse('notHomeSite', { node });
  return isFree(state, site) ? null : refuse('siteTaken', { node });
}

/** The points of the spaceport that was just placed. */
function pointsOf(state: State): readonly Node[] {
  return POINTS_OF_SITE[taskOf(state, 'placeShip').site] ?? [];
}

export function placeColony(state: State, seat: Seat, node: Node, emit: Emit): void {
  const player = playerAt(state, seat);
  player.colonies--;
  player.buildings = [...player.buildings, node];
  putPiece(state, node, seat, 'colony');
  emit?.({ type: 'placed', seat, piece: 'colony', node: nodeId(node) });
}

/** Upgrades of the founding phase that nobody has taken yet. */
export function upgradeInPool(state: State, kind: UpgradeKind): boolean {
  let left = foundingPool(state.players.length)[kind];
  for (const { upgrades } of state.players) left -= upgrades[kind];
  return left > 0;
}

export function poolIsEmpty(state: State): boolean {
  return !UPGRADE_KINDS.some((kind) => upgradeInPool(state, kind));
}

const colony = (seat: Seat): Task => ({ kind: 'placeColony', seat });

/** Three rounds of colonies, back and forth, and a fourth for spaceport, ship and upgrade. */
export function foundingTasks(order: readonly Seat[]): Task[] {
  const back = order.toReversed();
  return [
    ...order.map(colony),
    ...back.map(colony),
    ...order.map(colony),
    ...back.flatMap((seat): Task[] => [
      { kind: 'placeSpaceport', seat },
      { kind: 'foundingUpgrade', seat },
    ]),
  ];
}

/** The space jump: a ship is put down somewhere else (R14.19, ruling 18.51). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask, replaceTask } from './agenda.ts';
import { TRANSPORTERS } from './data.ts';
import { NODES, NODE_IDS, nodeId, nodeNamed, type Node, type NodeId } from './lattice.ts';
import { putPiece, removePiece } from './pieces.ts';
import { endObstacle, isLegalEnd } from './reach.ts';
import { refuse } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { bare, withShipAndTarget } from './shapes.ts';
import { replaceShip, shipOf } from './ships.ts';
import { playerAt, shipAt, type State } from './state.ts';

const JUMPS = Array.from({ length: TRANSPORTERS }, (_unused, ship) =>
  NODE_IDS.map((to): Move => ({ type: 'jump', ship, to })),
);
const DECLINE_JUMP: Move = { type: 'declineJump' };

export const JUMP_MOVES: Rules<'jump' | 'declineJump'> = {
  jump: {
    read: withShipAndTarget('jump'),
    list: { jump: listJumps },
    check: (state, seat, { ship, to }) => checkJump(state, seat, ship, to),
    apply: (state, _seat, { ship, to }, emit) => jump(state, ship, nodeNamed(to), emit),
  },
  /** It may be left (ruling 18.16). */
  declineJump: {
    read: bare('declineJump'),
    list: { jump: (list) => list.push(DECLINE_JUMP) },
    check: () => null,
    apply: finishTask,
  },
};

/** Ships that may jump: not grounded, and not finished by an earlier jump (ruling 18.51). */
export function jumpable(state: State): number[] {
  return playerAt(state, state.current).ships.flatMap((ship, index) =>
    ship === null || ship.grounded || ship.done ? [] : [index],
  );
}

/** To any other node on which a flight of this ship may end: no centre of what lies face down (R14.19, ruling 18.46). */
function listJumps(list: Moves, state: State, seat: Seat): void {
  for (const index of jumpable(state)) {
    const ship = shipOf(state, seat, index);
    for (const to of NODES) {
      if (to !== ship.node && isLegalEnd(state, seat, ship, to)) push(list, JUMPS[index]?.[to]);
    }
  }
}

function checkJump(state: State, seat: Seat, index: number, to: NodeId): Refusal | null {
  const ship = shipAt(state, seat, index);
  if (ship === null) return refuse('noShip', { ship: index });
  if (ship.grounded) return refuse('shipGrounded', { ship: index });
  if (!jumpable(state).includes(index)) return refuse('shipDone', { ship: index });
  const node = nodeNamed(to);
  if (node === ship.node) return refuse('badEnd', { node: to, reason: 'occupied' });
  const reason = endObstacle(state, seat, ship.kind, node, ship.node);
  return reason === null ? null : refuse('badEnd', { node: to, reason });
}

/** Arrival follows as after a step; see `arrive`. */
function jump(state: State, index: number, to: Node, emit: Emit): void {
  const seat = state.current;
  const ship = shipOf(state, seat, index);
  removePiece(state, ship.node);
  putPiece(state, to, seat, ship.kind);
  state.mustStop = false;
  replaceShip(state, seat, index, { node: to, jumped: true });
  emit?.({ type: 'jumped', seat, ship: index, from: nodeId(ship.node), to: nodeId(to) });
  replaceTask(state, { kind: 'arrival', ship: index, jumped: true });
}

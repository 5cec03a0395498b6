/** What stands on a node, as one number: 0 for nothing, otherwise owner and kind. */

import type { Seat } from '@sternwarte/engine';
import type { ShipKind } from './actions.ts';
import type { Node } from './lattice.ts';
import type { State } from './state.ts';

export type PieceKind = 'colony' | 'spaceport' | ShipKind;
const PIECE_KINDS: readonly PieceKind[] = ['colony', 'spaceport', 'colonyShip', 'tradeShip'];
const COLONY = 0;
const SPACEPORT = 1;

export const NO_PIECE = 0;

function encode(owner: number, kind: number): number {
  return 1 + owner * PIECE_KINDS.length + kind;
}

export interface Piece {
  /** A seat, or `NEUTRAL`. */
  readonly owner: number;
  readonly kind: PieceKind;
}

export function pieceOn(state: State, node: Node): Piece | null {
  const code = state.pieces[node] ?? NO_PIECE;
  if (code === NO_PIECE) return null;
  const owner = Math.trunc((code - 1) / PIECE_KINDS.length);
  const kind = PIECE_KINDS[(code - 1) % PIECE_KINDS.length];
  return kind === undefined ? null : { owner, kind };
}

/** A node holds one piece at most (R3.10). */
export function putPiece(state: State, node: Node, owner: number, kind: PieceKind): void {
  state.pieces[node] = encode(owner, PIECE_KINDS.indexOf(kind));
}

export function removePiece(state: State, node: Node): void {
  state.pieces[node] = NO_PIECE;
}

export function isFree(state: State, node: Node): boolean {
  return state.pieces[node] === NO_PIECE;
}

export function isOwnColony(state: State, node: Node, seat: Seat): boolean {
  return state.pieces[node] === encode(seat, COLONY);
}

export function isOwnSpaceport(state: State, node: Node, seat: Seat): boolean {
  return state.pieces[node] === encode(seat, SPACEPORT);
}

/** The seat whose spaceport stands here; -1 for anything else, the neutral colour included. */
export function spaceportOwner(state: State, node: number): number {
  const code = state.pieces[node] ?? NO_PIECE;
  if (code === NO_PIECE || (code - 1) % PIECE_KINDS.length !== SPACEPORT) return -1;
  const owner = Math.trunc((code - 1) / PIECE_KINDS.length);
  return state.players[owner]?.alive === true ? owner : -1;
}

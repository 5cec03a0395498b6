/** Everything that stands on the points of the lattice. */

import { NODES, type Node } from '../rules/lattice.ts';
import { pieceOn, type Piece } from '../rules/pieces.ts';
import { NOBODY, shipAt, type State } from '../rules/state.ts';

export interface Standing {
  readonly node: Node;
  readonly piece: Piece;
}

export function piecesOf(view: State): readonly Standing[] {
  const list = NODES.flatMap((node): readonly Standing[] => {
    const piece = pieceOn(view, node);
    return piece === null ? [] : [{ node, piece }];
  });
  // A ship in mid-flight stands nowhere; it is drawn where it has got to.
  const flying = view.flying === NOBODY ? null : shipAt(view, view.current, view.flying);
  if (flying === null) return list;
  return [...list, { node: flying.node, piece: { owner: view.current, kind: flying.kind } }];
}

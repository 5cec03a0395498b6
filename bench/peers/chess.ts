/** chessops: random games of chess, with all legal moves listed before every choice. */

import { Chess } from 'chessops/chess';
import type { NormalMove, Role } from 'chessops/types';
import { createRandom, pick } from '../../engine/random.ts';
import { printMeasurements } from '../measure.ts';

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];
/** Fifty moves of both sides without a capture or a pawn's move end a game. */
const QUIET_MOVES = 100;

const isLastRank = (square: number): boolean => square < 8 || square >= 56;

function listMoves(position: Chess): NormalMove[] {
  const moves: NormalMove[] = [];
  for (const [from, targets] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of targets) {
      if (isPawn && isLastRank(to)) {
        for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      } else moves.push({ from, to });
    }
  }
  return moves;
}

const random = createRandom('chess');

function playGame(): number {
  const position = Chess.default();
  for (let count = 0; ; count++) {
    const moves = listMoves(position);
    if (moves.length === 0 || position.halfmoves >= QUIET_MOVES) return count;
    if (position.isInsufficientMaterial()) return count;
    position.play(pick(moves, random));
  }
}

printMeasurements([
  { id: 'moves', title: 'chessops 0.15.1: random chess', unit: 'moves/s', run: playGame },
]);

/** Noughts and crosses on boardgame.io, with the rules as in its own tutorial; and a match of it that never ends. */

import type { Game } from 'boardgame.io';

export interface Board {
  readonly cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isLine = ({ cells }: Board, [a, b, c]: (typeof LINES)[number]): boolean =>
  cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c];

export const noughtsAndCrosses: Game<Board> = {
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => isLine(G, line))) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const isDone = (board: Board): boolean =>
  !board.cells.includes(null) || LINES.some((line) => isLine(board, line));

/** The board is cleared when somebody has won: a load need not begin anew. */
export const endlessNoughts: Game<Board> = {
  name: 'noughts',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      if (isDone(G)) G.cells.fill(null);
      return undefined;
    },
  },
};

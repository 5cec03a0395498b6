/** boardgame.io: random games of noughts and crosses through its reducer, without client, server or network. */

import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { createRandom, pick } from '../../engine/random.ts';
import { printMeasurements } from '../measure.ts';

interface Board {
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

/** The rules as in its own tutorial. */
const noughtsAndCrosses: Game<Board> = {
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

const reduce = CreateGameReducer({ game: noughtsAndCrosses });
const beginning = InitializeGame({ game: noughtsAndCrosses, numPlayers: 2 });
const random = createRandom('noughts and crosses');

function playGame(): number {
  let state: ReturnType<typeof reduce> = beginning;
  for (let count = 0; ; count++) {
    if (state.ctx.gameover !== undefined) return count;
    const { cells }: Board = state.G;
    const free = cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'mark', args: [pick(free, random)], playerID: state.ctx.currentPlayer },
    });
  }
}

printMeasurements([
  {
    id: 'moves',
    title: 'boardgame.io 0.50.2: random noughts and crosses',
    unit: 'moves/s',
    run: playGame,
  },
]);

/** boardgame.io: random games of noughts and crosses through its reducer, without client, server or network. */

import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { createRandom, pick } from '../../engine/random.ts';
import { printMeasurements } from '../measure.ts';
import { noughtsAndCrosses, type Board } from './noughts.ts';

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

/** The board of Comets: words and moves, and the colours of the ships. */

import { plainBoard, type GameBoard } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { cometWords } from '../text/index.ts';
import './board.css';

export const board: GameBoard<State, Move, Event, null> = {
  ...plainBoard<State, Move, Event>(cometWords),
  score: ({ distances }, seat) => distances[seat] ?? null,
  helpFor: () => ['R2', 'R3'],
};

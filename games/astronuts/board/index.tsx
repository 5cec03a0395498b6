/** The board of AstroNuts. */

import './board.css';
import type { GameBoard } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import { countColonies, type State } from '../rules/state.ts';
import { Board } from './board.tsx';
import { Controls } from './controls/index.tsx';
import { helpFor } from './help.ts';
import { SeatPanel } from './seat-panel.tsx';
import { noSelection, type Selection } from './selection.ts';

export const board: GameBoard<State, Move, Event, Selection> = {
  shape: 'square',
  room: { laptop: 296, tablet: 320, phone: 330, zones: [1, 1, 1] },
  noSelection,
  Board,
  Controls,
  SeatPanel,
  // Hands are open: everybody's nuts lie on his seat panel.
  Hand: null,
  score: countColonies,
  isOut: (view, seat) => view.resigned.includes(seat),
  helpFor,
};

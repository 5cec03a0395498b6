/** The board of Anno 4000. */

import './board.css';
import type { GameBoard } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import { countStars, playerAt, type State } from '../rules/state.ts';
import { Controls } from './controls.tsx';
import { guard } from './guard.ts';
import { helpFor } from './help.ts';
import { Own } from './own.tsx';
import { NOTHING, type Selection } from './picking.ts';
import { Score, SeatPanel } from './seat-panel.tsx';
import { StarFieldBoard } from './star-field.tsx';
import { survey } from './survey.ts';

export const board: GameBoard<State, Move, Event, Selection> = {
  shape: 'wide',
  room: { laptop: 100, tablet: 140, phone: 182, zones: [347, 560, 356] },
  noSelection: () => NOTHING,
  Board: StarFieldBoard,
  Controls,
  SeatPanel,
  Hand: Own,
  score: countStars,
  guard,
  Score,
  isOut: (view, seat) => !playerAt(view, seat).alive,
  survey,
  helpFor,
};

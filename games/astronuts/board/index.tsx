/** The board of AstroNuts. */

import './board.css';
import type { GameBoard } from '@sternwarte/atlas';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { countColonies, type State } from '../rules/state.ts';
import { Board } from './board.tsx';
import { Cards } from './cards.tsx';
import { carryOver } from './carry-over.ts';
import { Controls } from './controls/index.tsx';
import { guard } from './guard.ts';
import { Hand } from './hand.tsx';
import { helpFor } from './help.ts';
import { Score, SeatPanel } from './seat-panel.tsx';
import { noSelection, type Selection } from './selection.ts';
import { survey } from './survey.ts';

export const board: GameBoard<State, Move, Event, Selection, Chance> = {
  shape: 'square',
  room: { laptop: 312, tablet: 360, phone: 330, zones: [1, 1, 1] },
  noSelection,
  carryOver,
  Board,
  Controls,
  SeatPanel,
  Hand,
  Cards,
  score: countColonies,
  Score,
  guard,
  isOut: (view, seat) => view.resigned.includes(seat),
  survey,
  diceOf: (outcome) => (outcome.type === 'die' ? [outcome.face] : null),
  helpFor,
};

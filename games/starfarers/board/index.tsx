/** The board of Starfarers. */

import './board.css';
import type { GameBoard } from '@sternwarte/atlas';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { playerAt, scoreOf, type State } from '../rules/state.ts';
import { Board } from './board.tsx';
import { Cards } from './cards.tsx';
import { Controls } from './controls.tsx';
import { guard } from './guard.ts';
import { Hand } from './hand.tsx';
import { helpFor } from './help.ts';
import { carryOver } from './kept.ts';
import { later } from './later.ts';
import { NOTHING, type Picked } from './picking.ts';
import { Score, SeatPanel } from './seat-panel.tsx';

export const board: GameBoard<State, Move, Event, Picked, Chance> = {
  shape: 'wide',
  room: { laptop: 140, tablet: 188, phone: 212, zones: [398, 674, 184] },
  noSelection: () => NOTHING,
  carryOver,
  Board,
  Controls,
  SeatPanel,
  Score,
  Hand,
  Cards,
  score: scoreOf,
  guard,
  isOut: (view, seat) => !playerAt(view, seat).alive,
  survey: (props) => later.value?.survey(props) ?? [],
  diceOf: (outcome) => ('dice' in outcome ? outcome.dice : null),
  helpFor,
};

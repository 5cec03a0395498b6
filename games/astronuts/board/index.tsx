/** The board of AstroNuts. */

import './board.css';
import { plainBoard, type GameBoard } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';

export const board: GameBoard<State, Move, Event, null> = plainBoard<State, Move, Event>();

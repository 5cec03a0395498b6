/** What the board says beyond the words of the game. */

import { Shelf } from '@sternwarte/engine';
import type { BoardWords } from './shape.ts';

export const boardWords = new Shelf<BoardWords>();

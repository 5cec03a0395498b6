/** What the board of Anno 4000 says beside the words of the game itself. */

import { Shelf } from '@sternwarte/engine';
import type { BoardWords } from './shape.ts';

export type { BoardWords } from './shape.ts';

export const boardWords = new Shelf<BoardWords>();

/** What the board of Anno 4000 says beside the words of the game itself, in both languages. */

import type { Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import type { BoardWords } from './shape.ts';

export type { BoardWords } from './shape.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { de, en };

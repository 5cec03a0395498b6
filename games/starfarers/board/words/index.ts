/** What the board says beyond the words of the game. */

import type { Language } from '@sternwarte/engine';
import { boardDe } from './de.ts';
import { boardEn } from './en.ts';
import type { BoardWords } from './shape.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { de: boardDe, en: boardEn };

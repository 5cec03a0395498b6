/** The words of puzzles by language; fetched with them. */

import type { Language } from '@sternwarte/engine';
import { puzzlesDe, type PuzzlesWords } from './puzzles-de.ts';
import { puzzlesEn } from './puzzles-en.ts';

export const puzzlesWords: Readonly<Record<Language, PuzzlesWords>> = {
  de: puzzlesDe,
  en: puzzlesEn,
};

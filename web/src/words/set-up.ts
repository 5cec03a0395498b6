/** The words of setting a match up by language, with those of the table; fetched with that screen. */

import type { Language } from '@sternwarte/engine';
import { setUpDe, type SetUpWords } from './set-up-de.ts';
import { setUpEn } from './set-up-en.ts';
import { tableWords, type WordsOfTable } from './table.ts';

export const setUpWords: Readonly<Record<Language, WordsOfTable & SetUpWords>> = {
  de: { ...tableWords.de, ...setUpDe },
  en: { ...tableWords.en, ...setUpEn },
};

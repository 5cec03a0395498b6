/** The words of the end of a match by language, with those of the table; fetched with the result. */

import type { Language } from '@sternwarte/engine';
import { resultDe, type ResultWords } from './result-de.ts';
import { resultEn } from './result-en.ts';
import { tableWords, type WordsOfTable } from './table.ts';

export const resultWords: Readonly<Record<Language, WordsOfTable & ResultWords>> = {
  de: { ...tableWords.de, ...resultDe },
  en: { ...tableWords.en, ...resultEn },
};

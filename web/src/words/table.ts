/** The words of the table by language; fetched with it. */

import type { Language } from '@sternwarte/engine';
import { de, type WebWords } from './de.ts';
import { en } from './en.ts';
import { tableDe, type TableWords } from './table-de.ts';
import { tableEn } from './table-en.ts';

/** With those that all screens share. */
export type WordsOfTable = WebWords & TableWords;

export const tableWords: Readonly<Record<Language, WordsOfTable>> = {
  de: { ...de, ...tableDe },
  en: { ...en, ...tableEn },
};

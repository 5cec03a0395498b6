/** The words of everything about a match, from setting it up to its result, by language; fetched with the first of these screens. */

import type { Language } from '@sternwarte/engine';
import { de, type WebWords } from './de.ts';
import { en } from './en.ts';
import { tableDe, type TableWords } from './table-de.ts';
import { tableEn } from './table-en.ts';

/** With those that all screens share. */
export const tableWords: Readonly<Record<Language, WebWords & TableWords>> = {
  de: { ...de, ...tableDe },
  en: { ...en, ...tableEn },
};

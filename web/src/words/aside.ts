/** The words of what stands behind buttons at the table by language, with those of the table; fetched with the first of it. */

import type { Language } from '@sternwarte/engine';
import { asideDe, type AsideWords } from './aside-de.ts';
import { asideEn } from './aside-en.ts';
import { tableWords, type WordsOfTable } from './table.ts';

export const asideWords: Readonly<Record<Language, WordsOfTable & AsideWords>> = {
  de: { ...tableWords.de, ...asideDe },
  en: { ...tableWords.en, ...asideEn },
};

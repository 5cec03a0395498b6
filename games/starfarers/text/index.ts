/** The words of Starfarers in every language, for whoever needs them all. */

import type { Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { helpDe } from './help-de.ts';
import { helpEn } from './help-en.ts';
import { wordsIn, type Words } from './words-in.ts';

const [german, english] = [wordsIn(de), wordsIn(en)];

export const starWords: Readonly<Record<Language, Words>> = {
  de: { ...german, help: { ...helpDe, ...german.help } },
  en: { ...english, help: { ...helpEn, ...english.help } },
};

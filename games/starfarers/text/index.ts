/** The words of Starfarers in every language, for whoever needs them all. */

import { withRules, type Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { helpDe } from './help-de.ts';
import { helpEn } from './help-en.ts';
import { wordsIn, type Words } from './words-in.ts';

export const starWords: Readonly<Record<Language, Words>> = {
  de: withRules(wordsIn(de), helpDe),
  en: withRules(wordsIn(en), helpEn),
};

/** The words of AstroNuts in every language, for whoever needs them all. */

import { withRules, type Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { fatesDe } from './fates-de.ts';
import { fatesEn } from './fates-en.ts';
import { helpDe } from './help-de.ts';
import { helpEn } from './help-en.ts';
import { storyDe } from './story-de.ts';
import { storyEn } from './story-en.ts';
import { wordsIn, type Words } from './words-in.ts';

export const nutsWords: Readonly<Record<Language, Words>> = {
  de: withRules(wordsIn(de, storyDe), { ...helpDe, ...fatesDe }),
  en: withRules(wordsIn(en, storyEn), { ...helpEn, ...fatesEn }),
};

/** The words of Anno 4000 in every language, for whoever needs them all. */

import type { Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { wordsIn, type Words } from './words-in.ts';

export const annoWords: Readonly<Record<Language, Words>> = { de: wordsIn(de), en: wordsIn(en) };

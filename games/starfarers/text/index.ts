/** The words of Starfarers in every language, for whoever needs them all. */

import type { Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { wordsIn, type Words } from './words-in.ts';

export const starWords: Readonly<Record<Language, Words>> = { de: wordsIn(de), en: wordsIn(en) };

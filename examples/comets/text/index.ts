/** The words of Comets in every language, for whoever needs them all. */

import { de } from './de.ts';
import { en } from './en.ts';
import { wordsIn } from './words-in.ts';

export const cometWords = { de: wordsIn(de), en: wordsIn(en) };

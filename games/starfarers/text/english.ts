/** All words of Starfarers in English, fetched by whoever needs more than the table. */

import { en } from './en.ts';
import { wordsIn } from './words-in.ts';

export const words = wordsIn(en);

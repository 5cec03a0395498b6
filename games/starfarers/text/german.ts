/** All words of Starfarers in German, fetched by whoever needs more than the table. */

import { de } from './de.ts';
import { wordsIn } from './words-in.ts';

export const words = wordsIn(de);

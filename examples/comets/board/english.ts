/** All that Comets says in English. */

import { en } from '../text/en.ts';
import { wordsIn } from '../text/words-in.ts';

export const words = wordsIn(en);

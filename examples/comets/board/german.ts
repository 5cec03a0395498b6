/** All that Comets says in German. */

import { de } from '../text/de.ts';
import { wordsIn } from '../text/words-in.ts';

export const words = wordsIn(de);

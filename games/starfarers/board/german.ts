/** All that Starfarers says in German, at the table and on its board. Fetched when somebody sits down who reads German. */

import { de } from '../text/de.ts';
import { wordsIn } from '../text/words-in.ts';
import { boardDe } from './words/de.ts';
import { boardWords } from './words/index.ts';

boardWords.put('de', boardDe);

export const words = wordsIn(de);

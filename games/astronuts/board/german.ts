/** All that AstroNuts says in German, at the table and on its board. Fetched when somebody sits down who reads German. */

import { de } from '../text/de.ts';
import { storyDe } from '../text/story-de.ts';
import { wordsIn } from '../text/words-in.ts';
import { de as boardDe } from './words/de.ts';
import { boardWords, gameWords } from './words/index.ts';

boardWords.put('de', boardDe);
gameWords.put('de', de);

export const words = wordsIn(de, storyDe);

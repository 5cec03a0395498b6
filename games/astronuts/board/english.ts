/** All that AstroNuts says in English, at the table and on its board. Fetched when somebody sits down who reads English. */

import { en } from '../text/en.ts';
import { storyEn } from '../text/story-en.ts';
import { wordsIn } from '../text/words-in.ts';
import { en as boardEn } from './words/en.ts';
import { boardWords, gameWords } from './words/index.ts';

boardWords.put('en', boardEn);
gameWords.put('en', en);

export const words = wordsIn(en, storyEn);

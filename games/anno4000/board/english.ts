/** All that Anno 4000 says in English, at the table and on its board. Fetched when somebody sits down who reads English. */

import { en } from '../text/en.ts';
import { wordsIn } from '../text/words-in.ts';
import { en as boardEn } from './words/en.ts';
import { boardWords } from './words/index.ts';

boardWords.put('en', boardEn);

export const words = wordsIn(en);

/** What Starfarers says in English at the table and on its board. Fetched when somebody sits down who reads English. */

import { tableEn } from '../text/table-en.ts';
import { wordsAtTable } from '../text/words-at-table.ts';
import { boardEn } from './words/en.ts';
import { boardWords } from './words/index.ts';

boardWords.put('en', boardEn);

export const words = wordsAtTable(tableEn);

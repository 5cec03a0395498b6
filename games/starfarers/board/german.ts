/** What Starfarers says in German at the table and on its board. Fetched when somebody sits down who reads German. */

import { tableDe } from '../text/table-de.ts';
import { wordsAtTable } from '../text/words-at-table.ts';
import { boardDe } from './words/de.ts';
import { boardWords } from './words/index.ts';

boardWords.put('de', boardDe);

export const words = wordsAtTable(tableDe);

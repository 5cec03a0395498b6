/** What is shown only once somebody has moved, in English: fetched when the first decision stands. */

import { encounterWords } from '../text/encounter-words.ts';
import { encountersEn } from '../text/encounters-en.ts';
import { bringRest } from './rest.ts';

export function bring(): void {
  encounterWords.put('en', encountersEn);
  bringRest();
}

/** What is shown only once somebody has moved, in German: fetched when the first decision stands. */

import { encounterWords } from '../text/encounter-words.ts';
import { encountersDe } from '../text/encounters-de.ts';
import { bringRest } from './rest.ts';

export function bring(): void {
  encounterWords.put('de', encountersDe);
  bringRest();
}

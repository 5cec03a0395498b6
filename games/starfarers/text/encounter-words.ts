/** What encounter cards say, by language: nobody meets anybody before somebody has moved, so it is fetched after the rest of the table. */

import { Shelf } from '@sternwarte/engine';
import type { EncounterWords } from './words.ts';

export const encounterWords = new Shelf<EncounterWords>();

/** All that is said in English. */

import { botsEn } from './bots-en.ts';
import { chanceEn } from './chance-en.ts';
import { drawingEn } from './drawing-en.ts';
import { encountersEn } from './encounters-en.ts';
import { eventsEn } from './events-en.ts';
import { figuresEn } from './figures-en.ts';
import { optionsEn } from './options-en.ts';
import { tableEn } from './table-en.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import type { StarWords } from './words.ts';

export const en: StarWords = {
  ...tableEn,
  encounters: () => encountersEn,
  bots: botsEn,
  tagline: 'Colonies, trade and encounters in space: two to four players, two hours',
  vocabulary: vocabularyEn,
  chance: chanceEn,
  events: eventsEn,
  figures: figuresEn,
  endings: { points: 'victory points', resignation: 'resignation', roundLimit: 'last round' },
  twoSeats:
    'Two players is our own variant: the rulebook is for three and four. Each planet system has room for two colonies, at most one of each player; the neighbour in every encounter is the other one.',
  drawing: drawingEn,
  options: optionsEn,
};

import { botsEn } from './bots-en.ts';
import { asksEn, freelyEn } from './asks-en.ts';
import { drawingEn } from './drawing-en.ts';
import { encountersEn } from './encounters-en.ts';
import { eventsEn } from './events-en.ts';
import { friendshipEn } from './friendship-en.ts';
import { chanceEn, movesEn } from './moves-en.ts';
import { cardsEn, listed, nounsEn } from './names-en.ts';
import { optionsEn } from './options-en.ts';
import { refusalsEn } from './refusals-en.ts';
import { resultsEn } from './results-en.ts';
import { figuresEn, tellingEn } from './telling-en.ts';
import { termsEn } from './terms-en.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import type { StarWords } from './words.ts';

export const en: StarWords = {
  bots: botsEn,
  title: 'Starfarers',
  tagline: 'Colonies, trade and encounters in space: two to four players, two hours',
  headline: (round, goal) => `Round ${round} · to ${goal} points`,
  nouns: nounsEn,
  vocabulary: vocabularyEn,
  cards: cardsEn,
  moves: movesEn,
  chance: chanceEn,
  events: eventsEn,
  telling: tellingEn,
  figures: figuresEn,
  refusals: refusalsEn,
  asks: asksEn,
  freely: freelyEn,
  results: resultsEn,
  endings: { points: 'victory points', resignation: 'resignation', roundLimit: 'last round' },
  list: listed,
  twoSeats:
    'Two players is our own variant: the rulebook is for three and four. Each planet system has room for two colonies, at most one of each player; the neighbour in every encounter is the other one.',
  encounters: encountersEn,
  friendship: friendshipEn,
  drawing: drawingEn,
  options: optionsEn,
  terms: termsEn,
};

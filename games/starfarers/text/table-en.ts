/** What is said at the table in English. */

import { asksEn, freelyEn } from './asks-en.ts';
import { encounterWords } from './encounter-words.ts';
import { friendshipEn } from './friendship-en.ts';
import { movesEn } from './moves-en.ts';
import { cardsEn, listed, nounsEn } from './names-en.ts';
import { reasonsEn } from './reasons-en.ts';
import { refusalsEn } from './refusals-en.ts';
import { resultsEn } from './results-en.ts';
import { standingEn } from './standing-en.ts';
import { tellingEn } from './telling-en.ts';
import { termsEn } from './terms-en.ts';
import type { StarTableWords } from './words.ts';

export const tableEn: StarTableWords = {
  title: 'Starfarers',
  headline: (round, goal) => `Round ${round} · to ${goal} points`,
  nouns: nounsEn,
  cards: cardsEn,
  moves: movesEn,
  telling: tellingEn,
  reluctances: {
    ahead: 'gives nothing to somebody who is ahead',
    lacks: 'does not have what is wanted',
    needs: 'has a use for that',
    little: 'gets too little for it',
    helps: 'thinks that it helps the other side more',
  },
  refusals: refusalsEn,
  asks: asksEn,
  freely: freelyEn,
  results: resultsEn,
  list: listed,
  encounters: () => encounterWords.en,
  friendship: friendshipEn,
  terms: termsEn,
  reasons: reasonsEn,
  standing: standingEn,
};

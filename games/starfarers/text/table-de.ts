/** What is said at the table in German. */

import { asksDe, freelyDe } from './asks-de.ts';
import { encounterWords } from './encounter-words.ts';
import { friendshipDe } from './friendship-de.ts';
import { movesDe } from './moves-de.ts';
import { cardsDe, listed, nounsDe } from './names-de.ts';
import { reasonsDe } from './reasons-de.ts';
import { refusalsDe } from './refusals-de.ts';
import { resultsDe } from './results-de.ts';
import { standingDe } from './standing-de.ts';
import { tellingDe } from './telling-de.ts';
import { termsDe } from './terms-de.ts';
import type { StarTableWords } from './words.ts';

export const tableDe: StarTableWords = {
  title: 'Sternenfahrer',
  headline: (round, goal) => `Runde ${round} · bis ${goal} Punkte`,
  nouns: nounsDe,
  cards: cardsDe,
  moves: movesDe,
  telling: tellingDe,
  reluctances: {
    ahead: 'gibt nichts an jemanden, der vorn liegt',
    lacks: 'hat nicht, was verlangt wird',
    needs: 'braucht das selbst',
    little: 'bekommt zu wenig dafür',
    helps: 'findet, das hilft der anderen Seite mehr',
  },
  refusals: refusalsDe,
  asks: asksDe,
  freely: freelyDe,
  results: resultsDe,
  list: listed,
  encounters: () => encounterWords.de,
  friendship: friendshipDe,
  terms: termsDe,
  reasons: reasonsDe,
  standing: standingDe,
};

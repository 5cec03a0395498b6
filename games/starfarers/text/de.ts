import { botsDe } from './bots-de.ts';
import { asksDe, freelyDe } from './asks-de.ts';
import { drawingDe } from './drawing-de.ts';
import { encountersDe } from './encounters-de.ts';
import { eventsDe } from './events-de.ts';
import { friendshipDe } from './friendship-de.ts';
import { chanceDe, movesDe } from './moves-de.ts';
import { cardsDe, listed, nounsDe } from './names-de.ts';
import { optionsDe } from './options-de.ts';
import { refusalsDe } from './refusals-de.ts';
import { resultsDe } from './results-de.ts';
import { figuresDe, tellingDe } from './telling-de.ts';
import { termsDe } from './terms-de.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import type { StarWords } from './words.ts';

export const de: StarWords = {
  bots: botsDe,
  title: 'Sternenfahrer',
  tagline: 'Kolonien, Handel und Begegnungen im All: zwei bis vier Personen, zwei Stunden',
  headline: (round, goal) => `Runde ${round} · bis ${goal} Punkte`,
  nouns: nounsDe,
  vocabulary: vocabularyDe,
  cards: cardsDe,
  moves: movesDe,
  chance: chanceDe,
  events: eventsDe,
  telling: tellingDe,
  figures: figuresDe,
  refusals: refusalsDe,
  asks: asksDe,
  freely: freelyDe,
  results: resultsDe,
  endings: { points: 'Siegpunkte', resignation: 'Aufgabe', roundLimit: 'letzte Runde' },
  list: listed,
  twoSeats:
    'Zu zweit ist unsere Variante: Das Regelheft ist für drei und vier. In jedem Planetensystem ist Platz für zwei Kolonien, höchstens eine von jedem; Nachbar in jeder Begegnung ist der andere.',
  encounters: encountersDe,
  friendship: friendshipDe,
  drawing: drawingDe,
  options: optionsDe,
  terms: termsDe,
};

/** All that is said in German. */

import { botsDe } from './bots-de.ts';
import { chanceDe } from './chance-de.ts';
import { drawingDe } from './drawing-de.ts';
import { encountersDe } from './encounters-de.ts';
import { eventsDe } from './events-de.ts';
import { figuresDe } from './figures-de.ts';
import { optionsDe } from './options-de.ts';
import { tableDe } from './table-de.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import type { StarWords } from './words.ts';

export const de: StarWords = {
  ...tableDe,
  encounters: () => encountersDe,
  bots: botsDe,
  tagline: 'Kolonien, Handel und Begegnungen im All: zwei bis vier Personen, zwei Stunden',
  vocabulary: vocabularyDe,
  chance: chanceDe,
  events: eventsDe,
  figures: figuresDe,
  endings: { points: 'Siegpunkte', resignation: 'Aufgabe', roundLimit: 'letzte Runde' },
  twoSeats:
    'Zu zweit ist unsere Variante: Das Regelheft ist für drei und vier. In jedem Planetensystem ist Platz für zwei Kolonien, höchstens eine von jedem; Nachbar in jeder Begegnung ist der andere.',
  drawing: drawingDe,
  options: optionsDe,
};

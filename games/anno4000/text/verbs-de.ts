/** The verbs of typed moves in German. */

import type { Verbs } from './words.ts';

export const verbsDe: Verbs = {
  chooseHome: ['heimat'],
  land: ['lande', 'landen'],
  start: ['start', 'starte'],
  shortFlight: ['kurzflug', 'kurz'],
  endTurn: ['ende'],
  resign: ['aufgeben'],
};

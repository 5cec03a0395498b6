/** The verbs of typed moves in English. */

import type { Verbs } from './words.ts';

export const verbsEn: Verbs = {
  chooseHome: ['home'],
  land: ['land'],
  start: ['start'],
  shortFlight: ['hop', 'short', 'shortflight'],
  endTurn: ['end'],
  resign: ['resign'],
};

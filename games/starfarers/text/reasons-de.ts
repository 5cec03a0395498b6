/** What bots judge positions by in German, in words that complete a hint. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const reasonsDe: BotWords<Feature>['reasons'] = {
  points: { more: 'mehr Punkte', less: 'weniger Punkte' },
  finish: { more: 'der Sieg rückt nahe', less: 'der Sieg rückt ferner' },
  halfMedal: {
    more: 'eine halbe Medaille, der nur noch die zweite fehlt',
    less: 'keine angefangene Medaille mehr',
  },
  income: { more: 'mehr Rohstoffe bei jedem Wurf', less: 'weniger Rohstoffe bei jedem Wurf' },
  variety: { more: 'mehr Arten von Rohstoffen', less: 'weniger Arten von Rohstoffen' },
  hand: {
    more: 'Karten, die bald etwas kaufen',
    less: 'Karten, die vorerst nichts kaufen',
  },
  drives: { more: 'schnellere Schiffe', less: 'langsamere Schiffe' },
  cannons: { more: 'mehr Kampfkraft', less: 'weniger Kampfkraft' },
  freightPods: { more: 'mehr Frachtraum', less: 'weniger Frachtraum' },
  colonyShips: {
    more: 'Kolonieschiffe näher an guten Plätzen',
    less: 'Kolonieschiffe weiter weg von guten Plätzen',
  },
  tradeShips: {
    more: 'Handelsschiffe näher an einem Außenposten',
    less: 'Handelsschiffe weiter weg von den Außenposten',
  },
  reach: {
    more: 'ein Raumhafen nahe an den nächsten Zielen',
    less: 'kein Raumhafen nahe an den nächsten Zielen',
  },
  security: {
    more: 'ein Freundschafts-Aufsteller, den so leicht niemand nimmt',
    less: 'ein Freundschafts-Aufsteller in Gefahr',
  },
  merchants: { more: 'bessere Kurse beim Vorrat', less: 'schlechtere Kurse beim Vorrat' },
  diplomats: { more: 'Hilfe der Diplomaten', less: 'weniger Hilfe der Diplomaten' },
  giftShips: { more: 'ein geschenktes Handelsschiff', less: 'kein geschenktes Handelsschiff' },
  trading: {
    more: 'noch Zeit zum Handeln und Bauen',
    less: 'Handeln und Bauen sind für diesen Zug vorbei',
  },
  flying: { more: 'die Schiffe sind an der Reihe', less: 'die Flüge dieses Zuges sind vorbei' },
};

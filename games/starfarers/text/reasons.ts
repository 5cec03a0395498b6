/** What speaks for a move, feature by feature: phrases that complete a hint. */

import type { Language, Reason } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const reasons: Readonly<Record<Language, Readonly<Record<Feature, Reason>>>> = {
  de: {
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
  },
  en: {
    points: { more: 'more points', less: 'fewer points' },
    finish: { more: 'the win comes near', less: 'the win moves away' },
    halfMedal: {
      more: 'a half medal that lacks only its other half',
      less: 'no medal begun any more',
    },
    income: { more: 'more resources from every roll', less: 'fewer resources from every roll' },
    variety: { more: 'more kinds of resources', less: 'fewer kinds of resources' },
    hand: {
      more: 'cards that will soon buy something',
      less: 'cards that buy nothing for now',
    },
    drives: { more: 'faster ships', less: 'slower ships' },
    cannons: { more: 'more combat strength', less: 'less combat strength' },
    freightPods: { more: 'more room for freight', less: 'less room for freight' },
    colonyShips: {
      more: 'colony ships nearer to good sites',
      less: 'colony ships further from good sites',
    },
    tradeShips: {
      more: 'trade ships nearer to an outpost',
      less: 'trade ships further from the outposts',
    },
    reach: {
      more: 'a spaceport close to the next goals',
      less: 'no spaceport close to the next goals',
    },
    security: {
      more: 'a friendship marker that nobody takes easily',
      less: 'a friendship marker in danger',
    },
    merchants: { more: 'better rates with the supply', less: 'worse rates with the supply' },
    diplomats: { more: 'help of the Diplomats', less: 'less help of the Diplomats' },
    giftShips: { more: 'a trade ship as a gift', less: 'no trade ship as a gift' },
    trading: {
      more: 'still time to trade and build',
      less: 'trading and building are over for this turn',
    },
    flying: { more: 'the ships are about to fly', less: 'the flights of this turn are over' },
  },
};

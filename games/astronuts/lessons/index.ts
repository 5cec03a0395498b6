/** The lessons of AstroNuts, in the order in which they are best taken. */

import { inWords, type Chapter } from '@sternwarte/engine';
import type { Refusals } from '../rules/refusals.ts';

export const chapters: readonly (Chapter & { readonly refusals: readonly (keyof Refusals)[] })[] = [
  {
    id: 'bet',
    title: inWords('Die Wette', 'The bet'),
    about: inWords('Wie viele Aktionen ein Zug hat.', 'How many actions a turn has.'),
    minutes: 1,
    rules: ['R5.1', 'R5.2'],
    refusals: [],
    load: async () => (await import('./bet.ts')).lesson,
  },
  {
    id: 'flight',
    title: inWords('Flug und Landung', 'Flight and landing'),
    about: inWords(
      'Ein Feld, eine Aktion, und am Ende das Schicksal.',
      'One field, one action, and fate at the end.',
    ),
    minutes: 2,
    rules: ['R6.1', 'R3.1', 'ruling 41'],
    refusals: ['notNeighbours', 'fieldOccupied', 'mustLand', 'passageRefused', 'tooFewActions'],
    load: async () => (await import('./flight.ts')).lesson,
  },
  {
    id: 'colonies',
    title: inWords('Fördern und siedeln', 'Mining and settling'),
    about: inWords(
      'Wofür man gewinnt, und was es kostet.',
      'What wins the match, and what it costs.',
    ),
    minutes: 2,
    rules: ['R6.2', 'R6.3', 'R8', 'R6'],
    refusals: [
      'notOnPlanet',
      'nothingToMine',
      'planetFull',
      'nutsMissing',
      'nutCount',
      'noColonyLeft',
    ],
    load: async () => (await import('./colonies.ts')).lesson,
  },
  {
    id: 'fate',
    title: inWords('Das Schicksal', 'Fate'),
    about: inWords(
      'Was eine Landung bringen kann, und wie lange es gilt.',
      'What a landing may bring, and how long it holds.',
    ),
    minutes: 2,
    rules: ['R7', 'ruling 22'],
    refusals: ['shipDone', 'shipBarred', 'bankLacks'],
    load: async () => (await import('./fate.ts')).lesson,
  },
  {
    id: 'trade',
    title: inWords('Handel und ein neues Schiff', 'Trade and a new ship'),
    about: inWords(
      'Eine Nut gegen eine andere, und vier für ein Schiff.',
      'One nut for another, and four for a ship.',
    ),
    minutes: 2,
    rules: ['R6.7', 'R6.4'],
    refusals: [
      'sameColour',
      'partnerLacks',
      'notAPartner',
      'nobodyOffers',
      'declinedEnough',
      'noShipLeft',
      'homeOccupied',
    ],
    load: async () => (await import('./trade.ts')).lesson,
  },
  {
    id: 'technologies',
    title: inWords('Technologien', 'Technologies'),
    about: inWords(
      'Vier Helfer für immer, und wie Time Warp hilft.',
      'Four helpers for good, and Time Warp.',
    ),
    minutes: 2,
    rules: ['R6.6', 'ruling 17'],
    refusals: ['technologyOwned'],
    load: async () => (await import('./technologies.ts')).lesson,
  },
  {
    id: 'attack',
    title: inWords('Der große Angriff', 'The great attack'),
    about: inWords(
      'Das lange Beispiel des Regelhefts, Würfel für Würfel.',
      'The long example of the rulebook, die by die.',
    ),
    minutes: 3,
    rules: ['R6.5', 'N12', 'ruling 13'],
    refusals: ['outOfRange', 'noTarget'],
    load: async () => (await import('./attack.ts')).lesson,
  },
  {
    id: 'asteroids',
    title: inWords('Asteroiden und AstroHoles', 'Asteroids and AstroHoles'),
    about: inWords(
      'Die Wahlregeln: gefährliche Felder und weite Sprünge.',
      'The optional rules: dangerous fields and long jumps.',
    ),
    minutes: 2,
    rules: ['R6.1', 'R9'],
    refusals: ['noJump'],
    load: async () => (await import('./asteroids.ts')).lesson,
  },
];

/** The lessons of Anno 4000, in the order in which they are best taken. */

import { inWords, type Chapter } from '@sternwarte/engine';
import type { Refusals } from '../rules/refusals.ts';

export const chapters: readonly (Chapter & { readonly refusals: readonly (keyof Refusals)[] })[] = [
  {
    id: 'first-rounds',
    title: inWords('Die ersten zwei Runden', 'The first two rounds'),
    about: inWords(
      'Starten, vorrücken, landen: die Musterpartie des Regelhefts.',
      'Start, advance, land: the sample match of the rulebook.',
    ),
    minutes: 3,
    rules: ['R6.3', 'R6.4', 'R6.2', 'R3.2', 'R6.1'],
    refusals: ['outOfReach', 'discNotFlying', 'departureDone', 'notYourStar', 'tooFewShips'],
    load: async () => (await import('./first-rounds.ts')).lesson,
  },
  {
    id: 'growth',
    title: inWords('Schiffe bekommen', 'Getting ships'),
    about: inWords(
      'Runde drei und vier: Paare aus ○ und + zählen.',
      'Rounds three and four: counting pairs of ○ and +.',
    ),
    minutes: 2,
    rules: ['R6.1', 'R6.6', 'R3.3'],
    refusals: [],
    load: async () => (await import('./growth.ts')).lesson,
  },
  {
    id: 'reading-a-disc',
    title: inWords('Eine Scheibe lesen', 'Reading a disc'),
    about: inWords(
      'Wohin darf sie, woher kommt sie, und wann muss sie landen?',
      'Where may it go, where does it come from, and when must it land?',
    ),
    minutes: 2,
    rules: ['R3.2', 'ruling 12', 'R6.2'],
    refusals: ['mustLand'],
    load: async () => (await import('./reading-a-disc.ts')).lesson,
  },
  {
    id: 'attack',
    title: inWords('Der Angriff auf DENEBOLA', 'The attack on DENEBOLA'),
    about: inWords(
      'Wer gewinnt, was es kostet, und was danach gesperrt ist.',
      'Who wins, what it costs, and what is closed afterwards.',
    ),
    minutes: 2,
    rules: ['R7', 'ruling 8'],
    refusals: ['battlefield'],
    load: async () => (await import('./attack.ts')).lesson,
  },
  {
    id: 'short-flight',
    title: inWords('Der Kurzflug', 'The short flight'),
    about: inWords(
      'Zum Nachbarstern, im selben Zug, auch als Angriff.',
      'To the star next door, in the same turn, as an attack too.',
    ),
    minutes: 1,
    rules: ['R6.5'],
    refusals: ['notNeighbours', 'noFreeDisc', 'fieldOneTaken', 'discRests'],
    load: async () => (await import('./short-flight.ts')).lesson,
  },
  {
    id: 'double-move',
    title: inWords('Der Doppelzug', 'The double move'),
    about: inWords(
      'Mit einer Flotte zwei Sterne in einem Zug.',
      'Two stars with one fleet in one turn.',
    ),
    minutes: 2,
    rules: ['R6.5', 'R7', 'ruling 27'],
    refusals: ['landingClosed', 'justStarted'],
    load: async () => (await import('./double-move.ts')).lesson,
  },
  {
    id: 'multiple-attack',
    title: inWords('Der Mehrfachangriff', 'The multiple attack'),
    about: inWords(
      'Zwei Scheiben, die zusammen stark genug sind.',
      'Two discs that are strong enough together.',
    ),
    minutes: 1,
    rules: ['R6.3', 'ruling 10', 'ruling 9'],
    refusals: [],
    load: async () => (await import('./multiple-attack.ts')).lesson,
  },
  {
    id: 'home-lost',
    title: inWords('Verlust und Rückeroberung', 'Loss and recapture'),
    about: inWords(
      'Der Heimatstern ist gefallen, und ein Zug bleibt dir.',
      'The home star has fallen, and one turn is left to you.',
    ),
    minutes: 2,
    rules: ['R8.1', 'R8.2', 'R8.3', 'ruling 14', 'ruling 24'],
    refusals: [],
    load: async () => (await import('./home-lost.ts')).lesson,
  },
  {
    id: 'exchange',
    title: inWords('Der Austausch', 'The exchange'),
    about: inWords(
      'Jeder hält den Heimatstern des anderen: Waffenruhe und Räumung.',
      'Each holds the other’s home star: truce and clearing.',
    ),
    minutes: 2,
    rules: ['R8.4', 'ruling 16', 'ruling 17', 'ruling 18', 'ruling 19'],
    refusals: ['truce', 'evacuate'],
    load: async () => (await import('./exchange.ts')).lesson,
  },
];

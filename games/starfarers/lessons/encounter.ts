/** An encounter: a merchant asks for gifts (R14). */

import { inWords } from '@sternwarte/engine';
import { held, toAny, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('encounter'),
  steps: [
    {
      kind: 'move',
      text: inWords(
        'Schüttle das Mutterschiff. Unter seinen Kugeln ist eine schwarze …',
        'Shake the mothership. One of its balls is black …',
      ),
      model: { type: 'startFlight' },
      hint: inWords('Drücke „Mutterschiff schütteln“.', 'Press “Shake the mothership”.'),
      otherwise: inWords('Heute wird geflogen.', 'Today we fly.'),
      after: [
        { by: 'table', chance: { type: 'balls', seat: WHITE, balls: ['black', 'blue'] } },
        { by: 'table', chance: { type: 'encounter', card: 2, family: 'merchant' } },
      ],
    },
    {
      kind: 'read',
      text: inWords(
        'Schwarz: eine Begegnung! Ein anderer liest dir vor, du entscheidest, ohne zu wissen, was folgt. Ein Handelsschiff bittet um ein Geschenk von keiner bis drei Karten.',
        'Black: an encounter! Somebody else reads to you, you decide without knowing what follows. A merchant ship asks for a gift of no to three cards.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Geiz wird meist übel genommen, Großzügigkeit oft belohnt. Biete zwei Karten.',
        'Meanness is mostly resented, generosity often rewarded. Offer two cards.',
      ),
      model: { type: 'answerNumber', number: 2 },
      hint: inWords('Wähle die 2.', 'Choose 2.'),
      wrong: [
        {
          fits: (move) => move.type === 'answerNumber' && move.number === 0,
          say: inWords(
            'Gar nichts? Das kostet oft eine halbe Medaille.',
            'Nothing at all? That often costs half a medal.',
          ),
        },
        {
          fits: (move) => move.type === 'answerNumber' && move.number === 3,
          say: inWords(
            'Großzügig! Aber behalten wir zwei Karten: Biete zwei.',
            'Generous! But let us keep two cards: offer two.',
          ),
        },
      ],
      otherwise: inWords('Hier sind es zwei.', 'Here it is two.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Welche zwei gibst du? Waren sind wertvoller, gib das Erz.',
        'Which two do you give? Goods are worth more, give the ore.',
      ),
      model: { type: 'payCards', cards: { ore: 2 } },
      hint: inWords('Wähle zweimal Erz.', 'Choose ore twice.'),
      wrong: [
        toAny(
          'payCards',
          inWords(
            'Zwei Waren tauscht der Vorrat gegen jede Karte. Behalte sie.',
            'The supply gives any card for two goods. Keep them.',
          ),
        ),
      ],
      otherwise: inWords('Erst das Geschenk.', 'The gift first.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Der Händler dankt: eine Karte deiner Wahl und eine halbe Medaille. Zwei Hälften sind ein Punkt. Nimm Treibstoff.',
        'The merchant is grateful: a card of your choice and half a medal. Two halves make a point. Take fuel.',
      ),
      model: { type: 'takeCards', cards: { fuel: 1 } },
      accepts: (move) => move.type === 'takeCards',
      hint: inWords('Wähle eine Karte.', 'Choose a card.'),
      otherwise: inWords('Erst die Karte.', 'The card first.'),
    },
  ],
  end: inWords(
    'Nach der Begegnung fliegst du mit Grundtempo 3 weiter. Piraten, Notrufe, Raumsprünge: 32 Karten warten, und keine endet immer gleich.',
    'After the encounter you fly on at a base speed of 3. Pirates, distress calls, space jumps: 32 cards await, and none of them always ends the same.',
  ),
};

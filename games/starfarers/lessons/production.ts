/** Production and the reserve pile (R7.1 to R7.8, T1, T4). */

import { inWords } from '@sternwarte/engine';
import { held, toAny, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('production'),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Du bist Weiß. Alpha, Beta, Gamma und Delta sind die vier Heimatsysteme. Deine Kolonien und dein Raumhafen stehen jeweils zwischen zwei Planeten. Zu Beginn deines Zuges rollen zwei Würfel, und jeder Planet mit dieser Zahl trägt Früchte, für alle.',
        'You are White. Alpha, Beta, Gamma and Delta are the four home systems. Your colonies and your spaceport each stand between two planets. At the beginning of your turn two dice roll, and every planet with that number produces, for everybody.',
      ),
      after: [
        { by: 'table', chance: { type: 'dice', dice: [2, 4] } },
        { by: 'table', chance: { type: 'draw', seat: WHITE, resource: 'food' } },
        { by: 'table', chance: { type: 'draw', seat: WHITE, resource: 'ore' } },
      ],
    },
    {
      kind: 'question',
      text: inWords(
        'Eine 6. Dein Raumhafen steht am Planeten mit der 6, der Carbon trägt. Ein Raumhafen zählt wie eine Kolonie. Wie viel Carbon hast du bekommen?',
        'A 6. Your spaceport stands at the planet with the 6, which bears carbon. A spaceport counts like a colony. How much carbon did you get?',
      ),
      choices: [
        {
          text: inWords('Eine Karte', 'One card'),
          isRight: true,
          answer: inWords(
            'Eine je Kolonie oder Raumhafen am Planeten. Die 6 traf auch andere: Alle bekommen etwas, wer auch immer würfelt.',
            'One for each colony or spaceport at the planet. The 6 hit others as well: all get something, whoever rolls.',
          ),
        },
        {
          text: inWords('Zwei, weil es ein Raumhafen ist', 'Two, because it is a spaceport'),
          isRight: false,
          answer: inWords(
            'Ein Raumhafen bringt einen Punkt mehr und baut Schiffe, aber nicht mehr Ertrag.',
            'A spaceport is worth a point more and builds ships, but it yields no more.',
          ),
        },
      ],
    },
    {
      kind: 'question',
      text: inWords(
        'Dazu kamen zwei Karten vom Nachschubstapel, verdeckt gezogen: Nahrung und Erz. Warum zwei?',
        'Two cards from the reserve pile came along, drawn face down: food and ore. Why two?',
      ),
      choices: [
        {
          text: inWords('Weil ich noch wenige Punkte habe', 'Because I have few points so far'),
          isRight: true,
          answer: inWords(
            'Bis 7 Punkte zwei, bei 8 und 9 eine, ab 10 keine: Wer zurückliegt, holt auf.',
            'Up to 7 points two, at 8 and 9 one, from 10 on none: who is behind catches up.',
          ),
        },
        {
          text: inWords('Weil eine 6 gewürfelt wurde', 'Because a 6 was rolled'),
          isRight: false,
          answer: inWords(
            'Der Nachschub kommt in jedem eigenen Zug, was auch gewürfelt wird.',
            'The reserve comes in every turn of your own, whatever is rolled.',
          ),
        },
      ],
    },
    {
      kind: 'question',
      text: inWords(
        'Und bei einer 7? Kein Planet trägt. Wer mehr als sieben Karten hat, gibt die Hälfte ab. Und du?',
        'And on a 7? No planet produces. Whoever has more than seven cards gives half of them away. And you?',
      ),
      choices: [
        {
          text: inWords('Ich ziehe jemandem eine Karte', 'I draw a card from somebody'),
          isRight: true,
          answer: inWords(
            'Und zum Trost ziehen die anderen je eine vom Nachschubstapel.',
            'And as a comfort each of the others draws one from the reserve pile.',
          ),
        },
        {
          text: inWords('Nichts weiter', 'Nothing else'),
          isRight: false,
          answer: inWords(
            'Doch: Wer die 7 würfelt, darf einem anderen eine Karte ziehen.',
            'There is more: whoever rolls the 7 draws a card from another player.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Nach dem Ertrag folgt Handel und Bau. Deine drei Karten reichen noch für nichts: Schüttle das Mutterschiff, dann wird geflogen.',
        'After production comes trade and building. Your three cards buy nothing yet: shake the mothership and go on to the flight.',
      ),
      model: { type: 'startFlight' },
      hint: inWords('Drücke „Mutterschiff schütteln“.', 'Press “Shake the mothership”.'),
      wrong: [
        toAny(
          'offer',
          inWords(
            'Handeln lernst du in der nächsten Lektion. Hier geht es weiter zum Flug.',
            'Trade is the next lesson. Here go on to the flight.',
          ),
        ),
      ],
      otherwise: inWords('Weiter zum Flug.', 'On to the flight.'),
      after: [{ by: 'table', chance: { type: 'balls', seat: WHITE, balls: ['yellow', 'yellow'] } }],
    },
  ],
  end: inWords(
    'Ertrag, Handel und Bau, Flug: Das ist ein Zug. Das Mutterschiff wurde schon geschüttelt: zweimal Gelb, Tempo 4 und dein Antrieb dazu.',
    'Production, trade and building, flight: that is a turn. The mothership has been shaken already: yellow twice, speed 4 and your drive on top.',
  ),
};

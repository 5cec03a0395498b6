/** Mining and colonies (R6.2, R6.3), and how the match ends (R8). */

import { inWords } from '@sternwarte/engine';
import { held, toAny, type NutsLesson } from './scene.ts';

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('colonies'),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Es gewinnt, wer am Ende die meisten Kolonien hat. Eine Kolonie kostet eine Aktion und eine Nut, gleich welcher Farbe. Dein Schiff steht auf Haselon, einem kleinen Planeten: Platz für zwei.',
        'Whoever has most colonies at the end wins. A colony costs one action and one nut of any colour. Your ship stands on Haselon, a small planet: room for two.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Erst die Vorräte: Eine Förderung holt alle Nuts des Planeten auf einmal. Fördere.',
        'Supplies first: mining takes all nuts of the planet at once. Mine.',
      ),
      model: { type: 'mine', ship: 1, pay: [] },
      hint: inWords('Drücke „Fördern“.', 'Press “Mine”.'),
      wrong: [
        toAny(
          'colonize',
          inWords(
            'Gut gedacht, und du hast ja eine Nut. Aber fördere zuerst: Sonst tut es vielleicht ein anderer.',
            'Good thought, and you do have a nut. But mine first: somebody else might.',
          ),
        ),
        toAny(
          'move',
          inWords('Nicht wegfliegen: Hier liegen zwei Nuts.', 'Do not fly off: two nuts lie here.'),
        ),
      ],
      otherwise: inWords('Fördern ist hier das Beste.', 'Mining is best here.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Rot, Lila, Orange: drei Nuts. Gründe eine Kolonie und zahle die rote.',
        'Red, purple, orange: three nuts. Found a colony and pay the red one.',
      ),
      model: { type: 'colonize', ship: 1, pay: ['red'] },
      hint: inWords(
        'Wähle die rote Nut und gründe eine Kolonie.',
        'Choose the red nut and found a colony.',
      ),
      wrong: [
        toAny(
          'colonize',
          inWords(
            'Jede Farbe täte es. Hier nimm die rote, dann passt das Weitere.',
            'Any colour would do. Take the red one here, so that the rest fits.',
          ),
        ),
        toAny(
          'technology',
          inWords(
            'Eine Technologie nimmt dir alle vier Aktionen. Erst siedeln.',
            'A technology takes all four actions. Settle first.',
          ),
        ),
      ],
      otherwise: inWords('Erst die Kolonie.', 'The colony first.'),
    },
    {
      kind: 'move',
      text: inWords('Und gleich die zweite daneben.', 'And the second one right beside it.'),
      model: { type: 'colonize', ship: 1, pay: ['purple'] },
      accepts: (move) => move.type === 'colonize',
      hint: inWords('Drücke noch einmal „Kolonie gründen“.', 'Press “Found a colony” again.'),
      otherwise: inWords(
        'Noch ist Platz für eine zweite Kolonie.',
        'There is still room for a second colony.',
      ),
    },
    {
      kind: 'question',
      text: inWords(
        'Noch zwei Aktionen und eine Nut. Geht hier eine dritte?',
        'Two actions and one nut left. Is there a third to be had here?',
      ),
      choices: [
        {
          text: inWords('Ja, eine Nut ist noch da', 'Yes, there is a nut left'),
          isRight: false,
          answer: inWords(
            'Bezahlen könntest du, aber Haselon ist voll: klein heißt zwei, groß heißt drei, für alle zusammen.',
            'You could pay, but Haselon is full: small means two, large means three, for all players together.',
          ),
        },
        {
          text: inWords('Nein, der Planet ist voll', 'No, the planet is full'),
          isRight: true,
          answer: inWords(
            'Kleine Planeten haben zwei Plätze, große drei, für alle zusammen. Wer zuerst siedelt, hat den Platz.',
            'Small planets have two places, large ones three, for all together. Who settles first has the place.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Dann beende den Zug.', 'Then end the turn.'),
      model: { type: 'endTurn' },
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords(
        'Ein guter Gedanke für die nächste Runde. Hier beende den Zug.',
        'A good thought for the next round. Here end the turn.',
      ),
    },
  ],
  end: inWords(
    'Die Partie endet mit der Runde, in der die letzte Nut von den Planeten verschwindet oder jemand seine 14. Kolonie setzt. Dann wird gezählt.',
    'The match ends with the round in which the last nut leaves the planets or somebody places his 14th colony. Then they are counted.',
  ),
};

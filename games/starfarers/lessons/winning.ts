/** How to win: fifteen points in one's own turn (R15). */

import { inWords } from '@sternwarte/engine';
import { goesTo, held, SITE, toAny, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('winning'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Zwei Kolonien, ein Raumhafen, zwanzig halbe Medaillen: Wie viele Punkte sind das?',
        'Two colonies, a spaceport, twenty half medals: how many points is that?',
      ),
      choices: [
        {
          text: inWords('13', '13'),
          isRight: false,
          answer: inWords(
            'Der Raumhafen zählt zwei: 2 + 2 + 10.',
            'The spaceport counts two: 2 + 2 + 10.',
          ),
        },
        {
          text: inWords('14', '14'),
          isRight: true,
          answer: inWords(
            'Zwei für die Kolonien, zwei für den Raumhafen, zehn für die Medaillen. Eins fehlt.',
            'Two for the colonies, two for the spaceport, ten for the medals. One is missing.',
          ),
        },
        {
          text: inWords('23', '23'),
          isRight: false,
          answer: inWords(
            'Erst zwei halbe Medaillen sind ein Punkt.',
            'It takes two half medals to make a point.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Mit 15 im eigenen Zug hast du gewonnen, sofort. Der Bauplatz liegt vor dir: Flieg hin.',
        'With 15 in your own turn you have won, at once. The site lies before you: fly there.',
      ),
      model: { type: 'fly', ship: 0, to: SITE },
      accepts: goesTo(SITE),
      hint: inWords(
        'Wähle das Schiff, dann den Punkt zwischen den Planeten.',
        'Pick the ship, then the point between the planets.',
      ),
      wrong: [toAny('endTurn', inWords('So kurz vor dem Ziel?', 'So close to the goal?'))],
      otherwise: inWords('Der Bauplatz ist der Sieg.', 'The site is the win.'),
    },
    {
      kind: 'move',
      text: inWords('Und nun gründe die Kolonie.', 'And now found the colony.'),
      model: { type: 'foundColony', ship: 0 },
      hint: inWords('Drücke „Kolonie gründen“.', 'Press “Found a colony”.'),
      otherwise: inWords('Es fehlt nur die Kolonie.', 'Only the colony is missing.'),
    },
  ],
  end: inWords(
    'Gewonnen! Kolonien 1, Raumhäfen 2, Mehrheiten 2, Piraten und Eis 1, zwei halbe Medaillen 1: Es führen viele Wege zu fünfzehn.',
    'You won! Colonies 1, spaceports 2, majorities 2, pirates and ice 1, two half medals 1: many ways lead to fifteen.',
  ),
};

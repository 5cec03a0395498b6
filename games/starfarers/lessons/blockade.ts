/** Where a flight may not end: nobody is blockaded (R9.8, R9.9, T22). */

import { inWords } from '@sternwarte/engine';
import { goesTo, held, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('blockade'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Dein Schiff ist auf dem Heimweg. Gleich neben ihm liegt ein freier Punkt von Rots Raumhafen. Darfst du dort stehen bleiben?',
        'Your ship is on its way home. Right beside it lies a free point of Red’s spaceport. May you stop there?',
      ),
      choices: [
        {
          text: inWords('Ja, er ist frei', 'Yes, it is free'),
          isRight: false,
          answer: inWords(
            'Dann könnte Rot dort kein Schiff mehr bauen. Eine Blockade erlaubt das Spiel nicht.',
            'Then Red could build no ship there any more. The game allows no blockade.',
          ),
        },
        {
          text: inWords('Nein, nur durchfliegen', 'No, only fly through'),
          isRight: true,
          answer: inWords(
            'Vorbei darfst du überall. Enden darf ein Flug nicht auf fremden Raumhafenpunkten.',
            'You may pass anywhere. A flight may not end on another’s spaceport point.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Flieg an Rots Raumhafen vorbei zum Punkt gleich dahinter, drei Schritte weit.',
        'Fly past Red’s spaceport to the point right behind it, three steps.',
      ),
      model: { type: 'fly', ship: 0, to: 'n10_26' },
      accepts: goesTo('n10_26'),
      hint: inWords('Der Punkt ist eingezeichnet.', 'The point is drawn on the chart.'),
      otherwise: inWords(
        'Auch dort dürftest du enden. Gemeint ist der Punkt hinter Rots Raumhafen; der Tipp zeichnet ihn ein.',
        'You might end there too. Meant is the point behind Red’s spaceport; the hint draws it.',
      ),
    },
    {
      kind: 'question',
      text: inWords(
        'Und auf einem Bauplatz, ohne zu siedeln?',
        'And on a colony site, without settling?',
      ),
      choices: [
        {
          text: inWords('Nur mit einem Kolonieschiff', 'With a colony ship only'),
          isRight: true,
          answer: inWords(
            'Ein Handelsschiff darf dort nicht enden, so wenig wie ein Kolonieschiff auf einem Andockpunkt.',
            'A trade ship may not end there, no more than a colony ship on a docking point.',
          ),
        },
        {
          text: inWords('Mit jedem Schiff', 'With any ship'),
          isRight: false,
          answer: inWords(
            'Handelsschiffe haben auf Bauplätzen nichts verloren: Sie würden nur im Weg stehen.',
            'Trade ships have no business on sites: they would only be in the way.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug.', 'End the turn.'),
      model: { type: 'endTurn' },
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords('Der Flug ist zu Ende.', 'The flight is over.'),
    },
  ],
  end: inWords(
    'Zwei Schiffe stehen nie auf einem Punkt, und niemand sperrt einen anderen ein. Der Plan zeigt dir nur Ziele, an denen du bleiben darfst.',
    'Two ships never stand on one point, and nobody locks another one in. The chart shows only points where you may stay.',
  ),
};

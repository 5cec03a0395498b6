/** The mothership, flight and exploration (R9.1 to R9.7, R10.1, R10.5). */

import { inWords } from '@sternwarte/engine';
import { BEFORE, chips, goesTo, held, SITE, toAny, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('flight'),
  steps: [
    {
      kind: 'move',
      text: inWords(
        'Dein Kolonieschiff wartet vor dem mittleren Planetensystem. Wie schnell alle deine Schiffe sind, sagt das Mutterschiff: Schüttle es.',
        'Your colony ship waits before the middle planet system. How fast all your ships are is for the mothership to say: shake it.',
      ),
      model: { type: 'startFlight' },
      hint: inWords('Drücke „Mutterschiff schütteln“.', 'Press “Shake the mothership”.'),
      otherwise: inWords('Weiter zum Flug.', 'On to the flight.'),
      after: [{ by: 'table', chance: { type: 'balls', seat: WHITE, balls: ['blue', 'red'] } }],
    },
    {
      kind: 'question',
      text: inWords(
        'Blau zählt 1, Rot 3, und du hast einen Antrieb. Wie schnell ist jedes deiner Schiffe?',
        'Blue counts 1, red 3, and you have one drive. How fast is each of your ships?',
      ),
      choices: [
        {
          text: inWords('4', '4'),
          isRight: false,
          answer: inWords('Der Antrieb kommt noch dazu.', 'The drive comes on top.'),
        },
        {
          text: inWords('5', '5'),
          isRight: true,
          answer: inWords(
            'Eins, drei und eins. Eine schwarze Kugel wäre eine Begegnung gewesen, mit Grundtempo 3.',
            'One, three and one. A black ball would have been an encounter, at a base speed of 3.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Flieg an das System heran, auf den Punkt vor seinen Planeten.',
        'Fly up to the system, to the point before its planets.',
      ),
      model: { type: 'fly', ship: 0, to: BEFORE },
      accepts: goesTo(BEFORE),
      hint: inWords(
        'Wähle das Schiff, dann den Punkt direkt am System.',
        'Pick the ship, then the point right at the system.',
      ),
      wrong: [
        toAny(
          'fly',
          inWords(
            'Dorthin kämst du. Näher und spannender ist das System gleich vor dir.',
            'You would get there. Closer and more exciting is the system right ahead.',
          ),
        ),
        toAny(
          'endTurn',
          inWords('Fünf Schritte verschenken? Flieg!', 'Give away five steps? Fly!'),
        ),
      ],
      otherwise: inWords('Flieg zum System.', 'Fly to the system.'),
      after: chips('5', '4', '10'),
    },
    {
      kind: 'read',
      text: inWords(
        'Erkundet! Sobald ein Schiff ein System berührt, werden alle drei Zahlenchips aufgedeckt: Carbon 5, Nahrung 4, Treibstoff 10. Und du darfst weiterfliegen, solange Schritte übrig sind.',
        'Explored! As soon as a ship touches a system, all three number chips turn up: carbon 5, food 4, fuel 10. And you may fly on as long as steps are left.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Einen Schritt weiter liegt ein Koloniebauplatz, zwischen zwei Planeten. Flieg hin.',
        'One step further is a colony site, between two planets. Fly there.',
      ),
      model: { type: 'fly', ship: 0, to: SITE },
      accepts: goesTo(SITE),
      hint: inWords(
        'Wähle den Punkt zwischen den Planeten.',
        'Pick the point between the planets.',
      ),
      otherwise: inWords('Der Bauplatz liegt näher.', 'The site is closer.'),
    },
  ],
  end: inWords(
    'Das Schiff steht auf dem Bauplatz. Was daraus wird, zeigt die nächste Lektion.',
    'The ship stands on the site. What comes of it is the next lesson.',
  ),
};

/** Founding a colony (R11). */

import { inWords } from '@sternwarte/engine';
import { goesTo, held, SITE, toAny, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('colony'),
  steps: [
    {
      kind: 'move',
      text: inWords(
        'Das System ist erkundet, und zwischen zwei Planeten ist ein Bauplatz frei. Flieg hin.',
        'The system is explored, and a site is free between two planets. Fly there.',
      ),
      model: { type: 'fly', ship: 0, to: SITE },
      accepts: goesTo(SITE),
      hint: inWords(
        'Wähle das Schiff, dann den Punkt zwischen den Planeten.',
        'Pick the ship, then the point between the planets.',
      ),
      wrong: [
        toAny(
          'finishShip',
          inWords(
            'Hier kann man nicht siedeln: Der Bauplatz liegt einen Schritt weiter.',
            'One cannot settle here: the site is one step further.',
          ),
        ),
      ],
      otherwise: inWords('Der Bauplatz ist das Ziel.', 'The site is the goal.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Gründe die Kolonie. Der Transporter kommt zurück, die Kolonie bleibt für immer.',
        'Found the colony. The transporter returns, the colony stays for good.',
      ),
      model: { type: 'foundColony', ship: 0 },
      hint: inWords('Drücke „Kolonie gründen“.', 'Press “Found a colony”.'),
      wrong: [
        toAny(
          'finishShip',
          inWords(
            'Erlaubt, aber wozu warten? Ein anderer könnte dir nichts nehmen, doch Ertrag brächte der Platz erst als Kolonie.',
            'Allowed, but why wait? Only as a colony does the place yield anything.',
          ),
        ),
      ],
      otherwise: inWords('Gründen!', 'Found it!'),
    },
    {
      kind: 'question',
      text: inWords(
        'Ein Punkt mehr: 5. Ab wann bringt die Kolonie Rohstoffe?',
        'One point more: 5. From when on does the colony yield resources?',
      ),
      choices: [
        {
          text: inWords('Ab dem nächsten Wurf', 'From the next roll on'),
          isRight: true,
          answer: inWords(
            'Egal, wer würfelt. Zwei Planeten, zwei Zahlen.',
            'Whoever rolls. Two planets, two numbers.',
          ),
        },
        {
          text: inWords('Erst in meinem nächsten Zug', 'Not before my next turn'),
          isRight: false,
          answer: inWords(
            'Früher: Schon der nächste Spieler würfelt auch für dich.',
            'Earlier: the next player already rolls for you as well.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug.', 'End the turn.'),
      model: { type: 'endTurn' },
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords('Der Zug ist getan.', 'The turn is done.'),
    },
  ],
  end: inWords(
    'Such Bauplätze zwischen zwei guten Zahlen: 6 und 8 fallen am häufigsten, 2 und 12 am seltensten.',
    'Look for sites between two good numbers: 6 and 8 come up most, 2 and 12 least.',
  ),
};

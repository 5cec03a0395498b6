/** Trade stations and the majority at an outpost (R12). */

import { inWords } from '@sternwarte/engine';
import { goesTo, held, toAny, WHITE, type StarLesson } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('station'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Bei den Händlern liegen drei Stationen: eine von Rot, eine von Blau, eine von dir. Rot war zuerst da und hat den Freundschafts-Aufsteller, zwei Punkte. Wie bekommst du ihn?',
        'There are three stations with the Merchants: one of Red, one of Blue, one of yours. Red was first and has the friendship marker, two points. How do you get it?',
      ),
      choices: [
        {
          text: inWords('Mit einer zweiten Station', 'With a second station'),
          isRight: true,
          answer: inWords(
            'Wer mehr hat als der Besitzer, bekommt ihn. Gleichstand genügt nicht.',
            'Whoever has more than the holder gets it. A tie is not enough.',
          ),
        },
        {
          text: inWords(
            'Ich habe ihn schon, alle haben gleich viele',
            'I have it already, all have as many',
          ),
          isRight: false,
          answer: inWords(
            'Bei Gleichstand bleibt er, wo er ist.',
            'In a tie it stays where it is.',
          ),
        },
      ],
    },
    {
      kind: 'question',
      text: inWords(
        'Es wird die vierte Station an diesem Außenposten. Wie viele Frachtmodule brauchst du?',
        'It will be the fourth station at this outpost. How many freight pods do you need?',
      ),
      choices: [
        {
          text: inWords('Eines', 'One'),
          isRight: false,
          answer: inWords(
            'Das reicht für die erste Station dort, gleich von wem.',
            'That is enough for the first station there, whosever it is.',
          ),
        },
        {
          text: inWords('Vier', 'Four'),
          isRight: true,
          answer: inWords(
            'Eines mehr, als schon Stationen dort liegen. Du hast vier.',
            'One more than there are stations already. You have four.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Dein Handelsschiff ist nah dran. Flieg auf den Andockpunkt in der Mitte des Außenpostens.',
        'Your trade ship is close. Fly to the docking point in the middle of the outpost.',
      ),
      model: { type: 'fly', ship: 0, to: 'n27_15' },
      hint: inWords(
        'Wähle das Schiff, dann die Mitte des Außenpostens.',
        'Pick the ship, then the middle of the outpost.',
      ),
      wrong: [
        {
          fits: goesTo('n27_15'),
          say: inWords(
            'Fast: nicht Schritt für Schritt, sondern in einem Flug bis an den Andockpunkt.',
            'Almost: not step by step, but in one flight to the docking point.',
          ),
        },
        toAny('fly', inWords('Der Andockpunkt ist das Ziel.', 'The docking point is the goal.')),
      ],
      otherwise: inWords('Docke an!', 'Dock!'),
    },
    {
      kind: 'move',
      text: inWords(
        'Die Station steht, der Aufsteller gehört dir: plus zwei Punkte, und Rot verliert sie. Dazu wählst du eine der offenen Karten der Händler. Nimm die für Treibstoff: zwei zu eins.',
        'The station stands, the marker is yours: two points more, and Red loses them. And you choose one of the Merchants’ open cards. Take the one for fuel: two for one.',
      ),
      model: { type: 'pickCard', card: 'merchant-fuel' },
      accepts: (move) => move.type === 'pickCard',
      hint: inWords('Wähle eine Karte.', 'Choose a card.'),
      otherwise: inWords('Erst die Karte.', 'The card first.'),
    },
  ],
  end: inWords(
    'Stationen selbst zählen keine Punkte, die Mehrheit zählt. Und jede Karte wirkt bis zum Ende der Partie.',
    'Stations themselves score nothing, the majority does. And every card works to the end of the match.',
  ),
};

/** The exchange of home stars (A23, rulings 16 to 19). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 7,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [1, 4], pollux: [0, 1], sol: [1, 2], pavo: [1, 3] },
    discs: { 0: [['CY', 6, 5]] },
  }),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Blau hält REGULUS mit vier Schiffen, und nichts von dir kommt rechtzeitig zurück. Aber deine Scheibe aus C gelb hat Feld 7 erreicht: Weiter geht keine Reise, sie muss jetzt landen. Sieben Sektoren von REGULUS liegt PAVO.',
        'Blue holds REGULUS with four ships, and nothing of yours returns in time. But your disc from C yellow has reached field 7: no journey is longer, it must land now. Seven sectors from REGULUS lies PAVO.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Drei Schiffe bewachen PAVO, du bringst fünf. Nimm Blaus Heimatstern!',
        'Three ships guard PAVO, you bring five. Take Blue’s home star!',
      ),
      model: { type: 'land', discs: [0], star: 'pavo' },
      hint: inWords(
        'Wähle die Scheibe auf Feld 7, dann PAVO.',
        'Pick the disc on field 7, then PAVO.',
      ),
      wrong: [
        toAny(
          'land',
          inWords(
            'ACHERNAR rettet dich nicht: REGULUS bliebe blau, und PAVO auch. Du wärst draußen.',
            'ACHERNAR does not save you: REGULUS stays blue, and so does PAVO. You would be out.',
          ),
        ),
      ],
      otherwise: inWords(
        'Die Scheibe auf Feld 7 muss erst landen.',
        'The disc on field 7 has to land first.',
      ),
    },
    {
      kind: 'question',
      text: inWords(
        'Jetzt hält jeder den Heimatstern des anderen: ein Austausch, und der rettet dich. Fragen muss man nicht, ablehnen kann man nicht, in der nächsten Runde räumen beide. Darf Blau dich vorher mit mehr Schiffen von PAVO vertreiben?',
        'Now each holds the other’s home star: an exchange, and it saves you. Nobody asks, nobody can decline, in the next round both clear the stars. May Blue drive you from PAVO with more ships before that?',
      ),
      choices: [
        {
          text: inWords(
            'Ja, PAVO ist ja Blaus Heimatstern',
            'Yes, PAVO is Blue’s home star after all',
          ),
          isRight: false,
          answer: inWords(
            'Nein: Solange nicht geräumt ist, fliegt keiner von euch zu einem der beiden Heimatsterne.',
            'No: until they are cleared, neither of you flies to either of the two home stars.',
          ),
        },
        {
          text: inWords(
            'Nein, bis dahin ist Waffenruhe auf beiden Sternen',
            'No, until then there is a truce on both stars',
          ),
          isRight: true,
          answer: inWords(
            'So ist es, und es gilt auch für dich: REGULUS bleibt dir verschlossen, bis Blau abgeflogen ist.',
            'That is it, and it binds you too: REGULUS is closed to you until Blue has left.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug.', 'End the turn.'),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords(
        'Noch ein Abflug wäre möglich, aber sieh dir erst den Austausch an: Beende den Zug.',
        'Another departure would be possible, but have a look at the exchange first: end the turn.',
      ),
      after: [{ by: 1, move: END }],
    },
    {
      kind: 'move',
      text: inWords(
        'Runde 8: Jetzt ist zu räumen. Alle fünf Schiffe verlassen PAVO, anders lässt sich der Zug nicht beenden.',
        'Round 8: now the stars are to be cleared. All five ships leave PAVO; the turn cannot be ended otherwise.',
      ),
      model: { type: 'start', star: 'pavo', ships: 5 },
      accepts: (move) => move.type === 'shortFlight' && move.from === 'pavo' && move.ships === 5,
      hint: inWords(
        'Wähle PAVO, stelle alle 5 Schiffe ein und starte.',
        'Pick PAVO, set all 5 ships and start.',
      ),
      otherwise: inWords('PAVO ist noch zu räumen.', 'PAVO is still to be cleared.'),
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug. Blau räumt ebenso.', 'End the turn. Blue clears as well.'),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords('Der Zug ist getan.', 'The turn is done.'),
      after: [
        { by: 1, move: { type: 'start', star: 'regulus', ships: 4 } },
        { by: 1, move: END },
      ],
    },
  ],
  end: inWords(
    'Beide Heimatsterne sind leer, beide Flotten im Hyperraum. Wer jetzt zuerst heimkommt, lebt; wer kühn ist, fliegt noch einmal zum anderen.',
    'Both home stars are empty, both fleets in hyperspace. Whoever gets home first lives; whoever is bold flies to the other one again.',
  ),
};

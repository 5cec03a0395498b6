/** Loss and recapture of a home star (A21, A22), and what an empty home star means (ruling 14). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 6,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [1, 4], pollux: [0, 2], merak: [0, 2], castor: [0, 1], pavo: [1, 9] },
    discs: { 0: [['FY', 1, 5]] },
  }),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Das Schlimmste ist geschehen: Vier blaue Schiffe stehen auf REGULUS. Runde 6 hätte dir Schiffe gebracht, aber wer seinen Heimatstern nicht hält, bekommt keine.',
        'The worst has happened: four blue ships stand on REGULUS. Round 6 would have brought you ships, but whoever does not hold his home star gets none.',
      ),
    },
    {
      kind: 'question',
      text: inWords('Wie viel Zeit hast du?', 'How much time do you have?'),
      choices: [
        {
          text: inWords('Genau diesen einen Zug', 'Exactly this one turn'),
          isRight: true,
          answer: inWords(
            'Ja. Steht am Ende deines Zuges noch ein anderer auf REGULUS, verlierst du alles, was du hast.',
            'Yes. If somebody else still stands on REGULUS when your turn ends, you lose all you have.',
          ),
        },
        {
          text: inWords(
            'Bis Blau wieder dran ist, also zwei',
            'Two, until it is Blue’s turn again',
          ),
          isRight: false,
          answer: inWords(
            'So lange wartet niemand: Es wird am Ende deines nächsten Zuges entschieden, und der läuft gerade.',
            'Nobody waits that long: it is decided at the end of your next turn, and this is it.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Deine Scheibe mit 5 Schiffen kommt aus F gelb und steht auf Feld 2. C gelb, wo REGULUS liegt, ist nebenan. Hol ihn zurück!',
        'Your disc with 5 ships comes from F yellow and is on field 2. C yellow, where REGULUS is, lies next door. Win it back!',
      ),
      model: { type: 'land', discs: [0], star: 'regulus' },
      hint: inWords('Wähle die Scheibe, dann REGULUS.', 'Pick the disc, then REGULUS.'),
      wrong: [
        toAny(
          'land',
          inWords(
            'Dann bliebe REGULUS blau, und am Ende des Zuges wärst du draußen.',
            'Then REGULUS stays blue, and you are out at the end of the turn.',
          ),
        ),
        toAny(
          'endTurn',
          inWords(
            'Halt! Damit wäre die Partie für dich vorbei, und alle deine Schiffe gingen vom Brett.',
            'Stop! That would be the end for you, and all your ships would leave the board.',
          ),
        ),
        toAny(
          'start',
          inWords(
            'Ein Abflug schließt das Landen ab: REGULUS wäre verloren.',
            'A departure closes the landings: REGULUS would be lost.',
          ),
        ),
        toAny(
          'shortFlight',
          inWords(
            'Ein Kurzflug ist auch ein Abflug und schließt das Landen ab: REGULUS wäre verloren.',
            'A short flight is a departure too and closes the landings: REGULUS would be lost.',
          ),
        ),
      ],
      otherwise: inWords('Nur REGULUS zählt jetzt.', 'Only REGULUS counts now.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Fünf gegen vier: REGULUS ist wieder dein. Schiffe gibt es erst wieder in Runde 8, denn der Beginn dieses Zuges ist vorbei. Beende den Zug.',
        'Five against four: REGULUS is yours again. Ships come in round 8, for the beginning of this turn is over. End the turn.',
      ),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords(
        'Auch das ginge. Für heute ist es genug: Beende den Zug.',
        'That would work too. Enough for today: end the turn.',
      ),
    },
  ],
  end: inWords(
    'Ein leerer Heimatstern fällt ohne Kampf, und auch das zählt als Eroberung. Halte immer eine Scheibe in der Nähe, die zurückkommen kann.',
    'An empty home star falls without a battle, and that counts as a capture too. Always keep a disc nearby that can return.',
  ),
};

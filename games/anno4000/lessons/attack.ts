/** The attack on DENEBOLA (A15), and what equal fleets do (A16 to A18). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

const OTHER = inWords(
  'Das geht, aber DENEBOLA mit seinen vier blauen Schiffen ist heute das Ziel.',
  'That is possible, but DENEBOLA with its four blue ships is the target today.',
);

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 5,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 9], pavo: [1, 12], denebola: [1, 4] },
    discs: { 0: [['CY', 2, 6]] },
  }),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Blau steht mit 4 Schiffen auf DENEBOLA in F rot. Deine Scheibe aus C gelb ist eben auf Feld 3 vorgerückt. Wie viele Schiffe braucht ein Angriff auf vier?',
        'Blue stands on DENEBOLA in F red with 4 ships. Your disc from C yellow has just moved on to field 3. How many ships does an attack on four need?',
      ),
      choices: [
        {
          text: inWords('Vier', 'Four'),
          isRight: false,
          answer: inWords(
            'Gleich viele reichen nicht: Dann geht der Angreifer unter, und der Verteidiger behält alles.',
            'As many are not enough: then the attacker is lost, and the defender keeps everything.',
          ),
        },
        {
          text: inWords('Fünf', 'Five'),
          isRight: true,
          answer: inWords(
            'Eines mehr genügt, und die größere Flotte verliert kein einziges Schiff.',
            'One more is enough, and the larger fleet does not lose a single ship.',
          ),
        },
        {
          text: inWords('Acht', 'Eight'),
          isRight: false,
          answer: inWords(
            'So viele braucht es nicht: Es wird nicht abgezogen, die kleinere Flotte verschwindet ganz.',
            'It does not take that many: nothing is subtracted, the smaller fleet vanishes altogether.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Du hast sechs. Greif DENEBOLA an.', 'You have six. Attack DENEBOLA.'),
      model: { type: 'land', discs: [0], star: 'denebola' },
      hint: inWords(
        'Wähle die Scheibe auf Feld 3, dann DENEBOLA.',
        'Pick the disc on field 3, then DENEBOLA.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'land' && move.star === 'alioth',
          say: inWords(
            'ALIOTH liegt im selben Sektor, ist aber leer und ohne Symbol. DENEBOLA ist ein Paar wert, und deine Flotte ist größer als die dort.',
            'ALIOTH is in the same sector, but empty and without a symbol. DENEBOLA is worth a pair, and your fleet is larger than the one there.',
          ),
        },
        toAny('start', inWords('Erst landen, dann abfliegen.', 'Land first, then depart.')),
      ],
      otherwise: OTHER,
    },
    {
      kind: 'question',
      text: inWords(
        'Sechs Grüne halten DENEBOLA, vier Blaue sind fort. Von wo darfst du in diesem Zug noch starten?',
        'Six green ships hold DENEBOLA, four blue ones are gone. From where may you still start in this turn?',
      ),
      choices: [
        {
          text: inWords('Von DENEBOLA und REGULUS', 'From DENEBOLA and REGULUS'),
          isRight: false,
          answer: inWords(
            'Wo in diesem Zug gekämpft wurde, fliegt keiner ab. DENEBOLA ist gesperrt.',
            'Nobody leaves where there was a battle in this turn. DENEBOLA is closed.',
          ),
        },
        {
          text: inWords('Nur von REGULUS', 'From REGULUS only'),
          isRight: true,
          answer: inWords(
            'Genau: Das Schlachtfeld ist bis zum Zugende gesperrt, alle anderen Sterne nicht.',
            'Right: the battlefield is closed to the end of the turn, all other stars are not.',
          ),
        },
        {
          text: inWords('Von nirgends', 'From nowhere'),
          isRight: false,
          answer: inWords(
            'So streng ist es nicht: Andere Sterne berührt der Kampf nicht.',
            'It is not that strict: the battle does not touch other stars.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Probier es: Starte mit 3 Schiffen von REGULUS.',
        'Try it: start with 3 ships from REGULUS.',
      ),
      model: { type: 'start', star: 'regulus', ships: 3 },
      accepts: (move) => move.type === 'start' && move.star === 'regulus' && move.ships <= 4,
      hint: inWords(
        'Wähle REGULUS, stelle 3 Schiffe ein und starte.',
        'Pick REGULUS, set 3 ships and start.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'start' && move.star === 'regulus',
          say: inWords(
            'Blau hat noch zwölf auf PAVO: Lass zu Hause mehr stehen.',
            'Blue has twelve left on PAVO: leave more at home.',
          ),
        },
      ],
      otherwise: OTHER,
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug.', 'End the turn.'),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: OTHER,
    },
  ],
  end: inWords(
    'Die größere Flotte gewinnt alles und verliert nichts. Darum wartet man, bis man sicher größer ist, und greift dort an, wo der andere dünn steht.',
    'The larger fleet wins all and loses nothing. So one waits until one’s own is surely larger, and attacks where the other stands thin.',
  ),
};

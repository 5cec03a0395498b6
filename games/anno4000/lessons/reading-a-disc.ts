/** Reading a disc: where may it go, and when must it land (A02, A05, A06, A20, ruling 12)? */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 5,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 9], castor: [0, 1], pavo: [1, 9], vega: [1, 2] },
    discs: { 0: [['EY', 4, 4]], 1: [['HR', 2, 6]] },
  }),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Blaus Scheibe zeigt H rot, Feld 2, sechs Schiffe. Das Ziel kennt nur Blau, aber rechnen darf jeder. Von welchen Sternen kann sie gestartet sein?',
        'Blue’s disc shows H red, field 2, six ships. Only Blue knows the target, but everybody may do the sums. From which stars can it have started?',
      ),
      choices: [
        {
          text: inWords('SOL oder TOLIMAN', 'SOL or TOLIMAN'),
          isRight: true,
          answer: inWords(
            'Genau: aus einem der beiden roten von H.',
            'Right: from one of the two red ones of H.',
          ),
        },
        {
          text: inWords('VEGA oder ALTAIR', 'VEGA or ALTAIR'),
          isRight: false,
          answer: inWords(
            'Die liegen auch in H, aber auf der gelben Ebene.',
            'Those are in H as well, but on the yellow level.',
          ),
        },
      ],
    },
    {
      kind: 'question',
      text: inWords(
        'In Blaus nächstem Zug rückt sie auf Feld 3 vor. Kann sie dann auf deinem CASTOR in E gelb landen?',
        'In Blue’s next turn it moves on to field 3. Can it land on your CASTOR in E yellow then?',
      ),
      choices: [
        {
          text: inWords('Ja: H, E und der Wechsel der Ebene', 'Yes: H, E and the change of level'),
          isRight: true,
          answer: inWords(
            'Drei Sektoren, genau ihr Feld. CASTOR ist in Gefahr, und nur in diesem einen Zug.',
            'Three sectors, exactly its field. CASTOR is in danger, and in that one turn only.',
          ),
        },
        {
          text: inWords('Nein, zu weit', 'No, too far'),
          isRight: false,
          answer: inWords(
            'Zähl noch einmal: H rot, E rot, E gelb. Der Wechsel der Ebene zählt einen Schritt.',
            'Count again: H red, E red, E yellow. The change of level counts one step.',
          ),
        },
        {
          text: inWords('Nein, zu nah', 'No, too near'),
          isRight: false,
          answer: inWords(
            'Zu nah ist nur, was weniger als drei Schritte entfernt liegt. Es muss genau passen, und hier passt es.',
            'Too near is only what is less than three steps away. It has to fit exactly, and here it does.',
          ),
        },
      ],
    },
    {
      kind: 'read',
      text: inWords(
        'Und deine eigene: aus E gelb, vier Schiffe, eben auf Feld 5 vorgerückt. E liegt in der Mitte, von dort ist kein Sektor weiter als 5. Umkehren gibt es nicht: Diese Scheibe muss jetzt landen.',
        'And your own: from E yellow, four ships, just moved on to field 5. E is in the middle, no sector is farther than 5 from it. There is no turning back: this disc must land now.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Genau 5 von E gelb entfernt sind nur J rot und L rot. In J rot sitzt Blau auf PAVO mit neun Schiffen. Such dir den besseren Stern.',
        'Exactly 5 away from E yellow are J red and L red alone. In J red Blue sits on PAVO with nine ships. Choose the better star.',
      ),
      model: { type: 'land', discs: [0], star: 'antares' },
      hint: inWords(
        'ANTARES in L rot trägt ○ und + und ist leer.',
        'ANTARES in L red has ○ and + and is empty.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'land' && move.star === 'pavo',
          say: inWords(
            'Vier gegen neun: Da bleibt von dir nichts übrig.',
            'Four against nine: nothing of you would be left.',
          ),
        },
        {
          fits: (move) => move.type === 'land' && move.star === 'achernar',
          say: inWords(
            'ACHERNAR liegt direkt neben PAVO: Ein Kurzflug von Blau, und deine vier sind weg. Und ein Symbol hat er auch nicht.',
            'ACHERNAR is right beside PAVO: one short flight by Blue, and your four are gone. It has no symbol either.',
          ),
        },
        toAny(
          'land',
          inWords(
            'SHAULA ist sicher, trägt aber kein Symbol. Im selben Sektor geht es besser.',
            'SHAULA is safe but has no symbol. There is better in the same sector.',
          ),
        ),
      ],
      otherwise: inWords('Erst muss die Scheibe landen.', 'The disc has to land first.'),
    },
    {
      kind: 'move',
      text: inWords('Gut gelesen. Beende den Zug.', 'Well read. End the turn.'),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords(
        'Möglich, aber die Lektion ist fertig: Beende den Zug.',
        'Possible, but the lesson is done: end the turn.',
      ),
    },
  ],
  end: inWords(
    'Herkunft und Feld sagen alles: Genau so weit fliegt sie, nicht weiter und nicht kürzer. Wähl eine Scheibe an, und der Plan zeichnet dir ihre Ziele ein, auch bei fremden.',
    'Origin and field say it all: exactly that far it flies, no farther and no less. Pick a disc and the chart shows where it may land, those of others included.',
  ),
};

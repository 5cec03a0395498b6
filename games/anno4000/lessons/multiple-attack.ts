/** The multiple attack: two discs that land together (A19, ruling 10). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 5,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 8], pollux: [0, 1], pavo: [1, 10], sol: [1, 5] },
    discs: {
      0: [
        ['CY', 4, 3],
        ['FY', 3, 3],
      ],
    },
  }),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Auf SOL in H rot stehen fünf blaue Schiffe. Du hast zwei Scheiben mit je drei unterwegs: aus C gelb, jetzt auf Feld 5, und aus F gelb, jetzt auf Feld 4. Von C gelb sind es 5 Sektoren nach H rot, von F gelb 4.',
        'Five blue ships stand on SOL in H red. You have two discs with three each under way: from C yellow, now on field 5, and from F yellow, now on field 4. From C yellow it is 5 sectors to H red, from F yellow 4.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Einzeln würde jede Scheibe untergehen. Landen beide in einer Landung, zählen ihre Schiffe zusammen: sechs gegen fünf. Greif SOL mit beiden Scheiben an.',
        'Alone each disc would be lost. When both land in one landing their ships are added up: six against five. Attack SOL with both discs.',
      ),
      model: { type: 'land', discs: [0, 1], star: 'sol' },
      hint: inWords(
        'Wähle eine Scheibe, dann die andere dazu, dann SOL.',
        'Pick one disc, then the other as well, then SOL.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'land' && move.star === 'sol' && move.discs.length === 1,
          say: inWords(
            'Drei gegen fünf: verloren. Nacheinander gelandet kämpft jede Scheibe für sich. Nimm beide in einer Landung.',
            'Three against five: lost. Landed one after the other, each disc fights alone. Take both in one landing.',
          ),
        },
        {
          fits: (move) => move.type === 'land' && move.star === 'toliman',
          say: inWords(
            'TOLIMAN liegt im selben Sektor und ist leer, aber ohne Symbol. SOL ist ein Paar wert, und du kannst dort gewinnen.',
            'TOLIMAN is in the same sector and empty, but has no symbol. SOL is worth a pair, and you can win there.',
          ),
        },
        toAny(
          'land',
          inWords(
            'Dort könnte die Scheibe landen. Dann fehlt sie gegen SOL.',
            'The disc could land there. Then it is missing against SOL.',
          ),
        ),
      ],
      otherwise: inWords(
        'Erst der Angriff auf SOL: Nach einem Abflug landet nichts mehr.',
        'First the attack on SOL: after a departure nothing lands.',
      ),
    },
    {
      kind: 'question',
      text: inWords(
        'Sechs gegen fünf: SOL gehört dir. Wie viele deiner Schiffe stehen jetzt dort?',
        'Six against five: SOL is yours. How many of your ships stand there now?',
      ),
      choices: [
        {
          text: inWords('Eines', 'One'),
          isRight: false,
          answer: inWords(
            'Abgezogen wird nichts: Die größere Flotte bleibt ganz.',
            'Nothing is subtracted: the larger fleet stays whole.',
          ),
        },
        {
          text: inWords('Sechs', 'Six'),
          isRight: true,
          answer: inWords('Alle sechs.', 'All six.'),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug.', 'End the turn.'),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords(
        'Auch möglich. In dieser Lektion ist aber alles getan: Beende den Zug.',
        'Possible as well. But everything is done in this lesson: end the turn.',
      ),
    },
  ],
  end: inWords(
    'Zwei Scheiben, ein Treffpunkt: Starte die fernere eine Runde früher, dann kommen beide zur selben Zeit an. Ein Kurzflug zählt dabei nicht mit, er kämpft immer allein.',
    'Two discs, one meeting place: start the farther one a round earlier, and both arrive together. A short flight is not added, it always fights alone.',
  ),
};

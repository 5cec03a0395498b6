/** Rounds 1 and 2 of the rulebook's sample match (A10, A11). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

const NOT_YET = inWords(
  'Noch nicht: In diesem Zug ist noch etwas zu tun.',
  'Not yet: there is something left to do in this turn.',
);

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 1,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 15], pavo: [1, 15] },
  }),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Du bist Grün. Oben rechts liegt REGULUS, dein Heimatstern mit 15 Schiffen. Unten links sitzt Blau auf PAVO. Wer seinen Heimatstern verliert und nicht zurückholt, ist draußen.',
        'You are Green. Top right is REGULUS, your home star, with 15 ships. Bottom left Blue sits on PAVO. Whoever loses his home star and does not win it back is out.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Runde 1: Schick vier Schiffe von REGULUS in den Hyperraum. Wohin sie fliegen, musst du noch niemandem verraten, nicht einmal dir selbst.',
        'Round 1: send four ships from REGULUS into hyperspace. Where they go you need not tell anybody yet, not even yourself.',
      ),
      model: { type: 'start', star: 'regulus', ships: 4 },
      hint: inWords(
        'Wähle REGULUS, stelle 4 Schiffe ein und starte.',
        'Pick REGULUS, set 4 ships and start.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'start' && move.ships > 8,
          say: inWords(
            'So viele? Dann steht zu wenig zu Hause, und der Heimatstern ist das Einzige, was du nie verlieren darfst. Nimm vier.',
            'That many? Too few would stay at home, and the home star is the one thing you must never lose. Take four.',
          ),
        },
        toAny(
          'start',
          inWords(
            'Das geht auch, aber in dieser Partie sind es vier Schiffe: genug, um zwei oder drei Sterne zu besetzen.',
            'That works as well, but in this match it is four ships: enough to occupy two or three stars.',
          ),
        ),
        toAny('endTurn', NOT_YET),
        toAny(
          'shortFlight',
          inWords(
            'Ein Kurzflug zum Nachbarstern ist erlaubt, bringt hier aber nichts: ALGIEBA trägt kein Symbol. Starte in den Hyperraum.',
            'A short flight to the star next door is allowed but wins nothing: ALGIEBA has no symbol. Start into hyperspace.',
          ),
        ),
      ],
      otherwise: NOT_YET,
    },
    {
      kind: 'move',
      text: inWords(
        'Die Scheibe liegt auf Feld 1 deiner Bahn, mit dem Zeichen C gelb: Da kommt sie her, und das dürfen alle sehen. In einem Zug gibt es nur einen Abflug. Beende den Zug.',
        'The disc lies on field 1 of your track, marked C yellow: that is where it comes from, and all may see it. There is one departure in a turn. End the turn.',
      ),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: NOT_YET,
      after: [
        { by: 1, move: { type: 'start', star: 'pavo', ships: 5 } },
        { by: 1, move: END },
      ],
    },
    {
      kind: 'read',
      text: inWords(
        'Runde 2. Zwei Dinge sind von selbst geschehen: In jeder zweiten Runde bringt jedes Paar aus ○ und + ein Schiff, REGULUS hat beides, also stehen dort jetzt 12. Und deine Scheibe ist auf Feld 2 vorgerückt.',
        'Round 2. Two things happened by themselves: in every second round each pair of ○ and + brings a ship; REGULUS has both, so 12 stand there now. And your disc has moved on to field 2.',
      ),
    },
    {
      kind: 'question',
      text: inWords(
        'Auf Feld 2 darf sie überall landen, wo es von C gelb genau 2 Sektoren sind, der eigene mitgezählt. Welcher Sektor gehört dazu?',
        'On field 2 it may land wherever it is exactly 2 sectors from C yellow, its own one counted. Which sector is one of them?',
      ),
      choices: [
        {
          text: inWords('F gelb, gleich darunter', 'F yellow, right below'),
          isRight: true,
          answer: inWords(
            'Genau: C, F sind zwei. Ebenso B gelb daneben und C rot auf der anderen Ebene.',
            'Right: C, F makes two. So do B yellow beside it and C red on the other level.',
          ),
        },
        {
          text: inWords('F rot', 'F red'),
          isRight: false,
          answer: inWords(
            'Das sind drei: C, F und der Wechsel der Ebene. Erst auf Feld 3.',
            'That makes three: C, F and the change of level. Not before field 3.',
          ),
        },
        {
          text: inWords('E gelb, schräg darunter', 'E yellow, diagonally below'),
          isRight: false,
          answer: inWords(
            'Schräg geht es nicht: Über F oder B sind es drei Sektoren.',
            'There are no diagonals: by way of F or B it is three sectors.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'In F gelb liegen POLLUX mit ○ und MERAK mit +: zusammen ein Paar. Lande mit der Scheibe auf POLLUX.',
        'In F yellow lie POLLUX with ○ and MERAK with +: a pair together. Land the disc on POLLUX.',
      ),
      model: { type: 'land', discs: [0], star: 'pollux' },
      hint: inWords(
        'Wähle die Scheibe auf Feld 2, dann POLLUX.',
        'Pick the disc on field 2, then POLLUX.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'land' && move.star === 'merak',
          say: inWords(
            'MERAK ginge ebenso gut. Halten wir uns an die Musterpartie: POLLUX.',
            'MERAK would do as well. Let us keep to the sample match: POLLUX.',
          ),
        },
        toAny(
          'land',
          inWords(
            'Dort darf sie landen, aber das Paar POLLUX und MERAK bringt mehr: jede zweite Runde ein Schiff.',
            'It may land there, but the pair POLLUX and MERAK is worth more: a ship in every second round.',
          ),
        ),
        toAny(
          'start',
          inWords(
            'Nach einem Abflug darf nichts mehr landen. Erst landen!',
            'After a departure nothing lands any more. Land first!',
          ),
        ),
      ],
      otherwise: NOT_YET,
    },
    {
      kind: 'move',
      text: inWords(
        'Jetzt der Nachbar: Ein Kurzflug führt zum anderen Stern desselben Sektors und ersetzt den Start. Schick ein Schiff von POLLUX nach MERAK. Landen und Kurzflug zusammen heißen Doppelzug.',
        'Now the neighbour: a short flight leads to the other star of the same sector and takes the place of the start. Send one ship from POLLUX to MERAK. Landing and short flight together are a double move.',
      ),
      model: { type: 'shortFlight', from: 'pollux', to: 'merak', ships: 1 },
      hint: inWords(
        'Wähle POLLUX, stelle 1 Schiff ein, dann MERAK.',
        'Pick POLLUX, set 1 ship, then MERAK.',
      ),
      wrong: [
        toAny(
          'shortFlight',
          inWords(
            'Ein Schiff genügt, um MERAK zu halten; drei bleiben auf POLLUX.',
            'One ship is enough to hold MERAK; three stay on POLLUX.',
          ),
        ),
        toAny(
          'start',
          inWords(
            'Ein Start wäre erlaubt, aber dann gibt es in diesem Zug keinen Kurzflug mehr, und MERAK bliebe leer.',
            'A start would be allowed, but then there is no short flight in this turn, and MERAK stays empty.',
          ),
        ),
      ],
      otherwise: NOT_YET,
    },
    {
      kind: 'move',
      text: inWords(
        'REGULUS 12, POLLUX 3, MERAK 1, beide Scheiben wieder frei. Beende den Zug.',
        'REGULUS 12, POLLUX 3, MERAK 1, both discs free again. End the turn.',
      ),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: NOT_YET,
      after: [
        { by: 1, move: { type: 'land', discs: [0], star: 'alnair' } },
        { by: 1, move: END },
      ],
    },
  ],
  end: inWords(
    'Starten, vorrücken, landen: Mehr ist ein Zug nicht. In der nächsten Lektion bringt dein Paar Früchte.',
    'Start, advance, land: that is all a turn is. In the next lesson your pair bears fruit.',
  ),
};

/** The double move: landing and a short flight in one turn (R6.5). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

const OTHER = inWords(
  'Das wäre möglich. Hier geht es um beide Sterne von H gelb in einem Zug.',
  'That would be possible. Here it is about both stars of H yellow in one turn.',
);

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 7,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 12], castor: [0, 2], pavo: [1, 14], altair: [1, 1] },
    discs: { 0: [['EY', 1, 5]] },
  }),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Blau hält ALTAIR in H gelb mit einem Schiff. Der Nachbar VEGA ist leer. Deine Scheibe mit 5 Schiffen kommt aus E gelb und steht auf Feld 2: H gelb ist in Reichweite.',
        'Blue holds ALTAIR in H yellow with one ship. Its neighbour VEGA is empty. Your disc with 5 ships comes from E yellow and is on field 2: H yellow is within reach.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Du kannst beide Sterne bekommen. Wo ein Kampf war, startet in diesem Zug niemand mehr. Lande darum zuerst auf VEGA.',
        'You can have both stars. Where there was a battle nobody leaves in this turn. So land on VEGA first.',
      ),
      model: { type: 'land', discs: [0], star: 'vega' },
      hint: inWords('Wähle die Scheibe, dann VEGA.', 'Pick the disc, then VEGA.'),
      wrong: [
        {
          fits: (move) => move.type === 'land' && move.star === 'altair',
          say: inWords(
            'Das gewinnt ALTAIR, aber nach dem Kampf darf von dort keiner weg: VEGA bliebe leer. Andersherum bekommst du beide.',
            'That wins ALTAIR, but after the battle nobody may leave it: VEGA would stay empty. The other way round you get both.',
          ),
        },
        toAny(
          'start',
          inWords(
            'Dann wäre die Landung für diesen Zug vorbei.',
            'Then landing would be over for this turn.',
          ),
        ),
      ],
      otherwise: OTHER,
    },
    {
      kind: 'move',
      text: inWords(
        'Jetzt der Kurzflug auf ALTAIR. Wie viele? Ein Schiff mehr als dort steht genügt, und VEGA braucht wenigstens eines.',
        'Now the short flight to ALTAIR. How many? One ship more than stands there is enough, and VEGA needs at least one.',
      ),
      model: { type: 'shortFlight', from: 'vega', to: 'altair', ships: 3 },
      accepts: (move) =>
        move.type === 'shortFlight' &&
        move.from === 'vega' &&
        move.to === 'altair' &&
        move.ships >= 2 &&
        move.ships <= 4,
      hint: inWords(
        'Wähle VEGA, stelle 2, 3 oder 4 Schiffe ein, dann ALTAIR.',
        'Pick VEGA, set 2, 3 or 4 ships, then ALTAIR.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'shortFlight' && move.from === 'vega' && move.ships === 1,
          say: inWords(
            'Eines gegen eines: Bei Gleichstand verliert, wer angreift. Nimm mindestens zwei.',
            'One against one: when equal, the attacker loses. Take at least two.',
          ),
        },
        {
          fits: (move) => move.type === 'shortFlight' && move.from === 'vega' && move.ships === 5,
          say: inWords(
            'Alle fünf? Dann gehört VEGA wieder niemandem. Lass eines dort.',
            'All five? Then VEGA belongs to nobody again. Leave one there.',
          ),
        },
        toAny(
          'start',
          inWords(
            'Ein Start ersetzt den Kurzflug: Beides zusammen geht in einem Zug nicht.',
            'A start takes the place of the short flight: both in one turn is not possible.',
          ),
        ),
        toAny('endTurn', inWords('Halt, ALTAIR steht noch aus.', 'Wait, ALTAIR is still to come.')),
      ],
      otherwise: OTHER,
    },
    {
      kind: 'question',
      text: inWords(
        'Blaus Schiff ist vernichtet, du hast nichts verloren. Dürftest du jetzt noch von REGULUS starten?',
        'Blue’s ship is destroyed, you have lost nothing. Could you still start from REGULUS now?',
      ),
      choices: [
        {
          text: inWords('Ja, dort war kein Kampf', 'Yes, there was no battle there'),
          isRight: false,
          answer: inWords(
            'Der Kampf ist nicht das Hindernis: Der Kurzflug war schon der eine Abflug dieses Zuges.',
            'The battle is not in the way: the short flight was the one departure of this turn.',
          ),
        },
        {
          text: inWords(
            'Nein, der Kurzflug war der Abflug dieses Zuges',
            'No, the short flight was this turn’s departure',
          ),
          isRight: true,
          answer: inWords('Richtig: ein Abflug im Zug.', 'Right: one departure in a turn.'),
        },
      ],
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
    'Erst friedlich landen, dann den Nachbarn nehmen: So bekommt eine einzige Flotte zwei Sterne.',
    'Land in peace first, then take the neighbour: that is how one fleet gets two stars.',
  ),
};

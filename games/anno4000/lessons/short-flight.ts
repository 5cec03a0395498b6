/** The short flight: between the two stars of one sector (R6.5, A04). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 10], pollux: [0, 4], pavo: [1, 13], merak: [1, 2] },
    discs: { 0: [['CY', 1, 1]] },
  }),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'POLLUX und MERAK liegen beide in F gelb. Wie weit sind sie auseinander, wenn man Start- und Zielsektor mitzählt?',
        'POLLUX and MERAK are both in F yellow. How far apart are they when the sectors of start and target are counted?',
      ),
      choices: [
        {
          text: inWords('Ein Feld', 'One field'),
          isRight: true,
          answer: inWords(
            'Ein einziger Sektor, also ein Feld: Das ist der Kurzflug, und er ist im selben Zug am Ziel.',
            'A single sector, so one field: that is the short flight, and it arrives in the same turn.',
          ),
        },
        {
          text: inWords('Zwei Felder', 'Two fields'),
          isRight: false,
          answer: inWords(
            'Zwei wären es zum Nachbarsektor. Hier ist Start gleich Ziel.',
            'Two would be the sector next door. Here start and target are the same.',
          ),
        },
      ],
    },
    {
      kind: 'read',
      text: inWords(
        'Er braucht eine freie Scheibe (eine liegt noch auf dem Startfeld) und zählt als der eine Abflug des Zuges. Und er ist ein Angriff wie jeder andere, wenn dort jemand steht: Blau hält MERAK mit zwei Schiffen.',
        'It needs a free disc (one still lies on the entry field) and counts as the one departure of the turn. And it is an attack like any other when somebody stands there: Blue holds MERAK with two ships.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Nimm MERAK von POLLUX aus, und lass POLLUX nicht leer zurück.',
        'Take MERAK from POLLUX, and do not leave POLLUX empty.',
      ),
      model: { type: 'shortFlight', from: 'pollux', to: 'merak', ships: 3 },
      hint: inWords(
        'Wähle POLLUX, stelle 3 Schiffe ein, dann MERAK.',
        'Pick POLLUX, set 3 ships, then MERAK.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'shortFlight' && move.from === 'pollux' && move.ships < 3,
          say: inWords(
            'Zu wenige: Gegen zwei brauchst du drei, bei Gleichstand verliert der Angreifer.',
            'Too few: against two you need three; when equal, the attacker loses.',
          ),
        },
        {
          fits: (move) => move.type === 'shortFlight' && move.from === 'pollux',
          say: inWords(
            'Das gewinnt, aber POLLUX bliebe leer, und das ○ wäre weg. Drei genügen.',
            'That wins, but POLLUX would be empty and its ○ gone. Three are enough.',
          ),
        },
        {
          fits: (move) => move.type === 'shortFlight',
          say: inWords(
            'Auch REGULUS hat einen Nachbarn, aber dort ist nichts zu holen.',
            'REGULUS has a neighbour as well, but there is nothing to be had there.',
          ),
        },
        toAny(
          'land',
          inWords(
            'Deine Scheibe könnte landen, MERAK bekommst du so aber nicht: ein Schiff gegen zwei.',
            'Your disc could land, but that does not win MERAK: one ship against two.',
          ),
        ),
        toAny(
          'start',
          inWords(
            'Ein Start geht in den Hyperraum und wäre erst nächste Runde irgendwo. Der Kurzflug ist sofort da.',
            'A start goes into hyperspace and arrives somewhere next round at the earliest. The short flight is there at once.',
          ),
        ),
      ],
      otherwise: inWords('MERAK ist noch blau.', 'MERAK is still blue.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Drei Schiffe auf MERAK, eines auf POLLUX: ein ganzes Paar. Beende den Zug; die Scheibe im Hyperraum darf warten.',
        'Three ships on MERAK, one on POLLUX: a whole pair. End the turn; the disc in hyperspace may wait.',
      ),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords('Der Zug ist getan: Beende ihn.', 'The turn is done: end it.'),
    },
  ],
  end: inWords(
    'Der Kurzflug ist das Einzige, was sofort ankommt. Merk dir, wer neben deinen Sternen steht: Er kann es auch.',
    'The short flight is the one thing that arrives at once. Remember who stands beside your stars: he can do it too.',
  ),
};

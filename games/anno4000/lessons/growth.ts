/** Rounds 3 and 4 of the rulebook's sample match (A13, A14), and what production counts (A09). */

import { inWords } from '@sternwarte/engine';
import { END, scene, toAny, type AnnoLesson } from './scene.ts';

const FOLLOW = inWords(
  'Das ist möglich, führt aber aus der Musterpartie heraus. Sieh dir an, was gefragt ist.',
  'That is possible, but it leaves the sample match. Have a look at what is asked.',
);

export const lesson: AnnoLesson = {
  seat: 0,
  scenario: scene({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 12], pollux: [0, 3], merak: [0, 1], pavo: [1, 11], alnair: [1, 5] },
  }),
  steps: [
    {
      kind: 'move',
      text: inWords(
        'Runde 3, eine ungerade: Niemand bekommt Schiffe. POLLUX braucht zum Halten nur eines. Starte mit zweien von POLLUX.',
        'Round 3, an odd one: nobody gets ships. POLLUX needs only one to be held. Start with two from POLLUX.',
      ),
      model: { type: 'start', star: 'pollux', ships: 2 },
      hint: inWords(
        'Wähle POLLUX, stelle 2 Schiffe ein und starte.',
        'Pick POLLUX, set 2 ships and start.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'start' && move.star === 'pollux' && move.ships === 3,
          say: inWords(
            'Mit allen drei gibst du POLLUX auf, und dein Paar ist dahin. Lass eines stehen.',
            'With all three you give up POLLUX, and your pair is gone. Leave one there.',
          ),
        },
        {
          fits: (move) => move.type === 'start' && move.star === 'merak',
          say: inWords(
            'Das letzte Schiff von MERAK? Dann fehlt dir das + zum ○ von POLLUX.',
            'The last ship of MERAK? Then the + for POLLUX’s ○ is missing.',
          ),
        },
      ],
      otherwise: FOLLOW,
    },
    {
      kind: 'move',
      text: inWords(
        'Die Scheibe trägt jetzt F gelb. Beende den Zug.',
        'The disc is marked F yellow now. End the turn.',
      ),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: FOLLOW,
      after: [{ by: 1, move: END }],
    },
    {
      kind: 'question',
      text: inWords(
        'Runde 4 bringt Schiffe. REGULUS trägt ○ und +, POLLUX ○, MERAK +. Die Scheibe im Hyperraum zählt nicht. Wie viele hast du bekommen?',
        'Round 4 brings ships. REGULUS has ○ and +, POLLUX ○, MERAK +. The disc in hyperspace does not count. How many did you get?',
      ),
      choices: [
        {
          text: inWords('Eines', 'One'),
          isRight: false,
          answer: inWords(
            'Eines bringt REGULUS allein. Aber auch zwei Sterne zusammen machen ein Paar.',
            'REGULUS alone brings one. But two stars make a pair as well.',
          ),
        },
        {
          text: inWords('Zwei', 'Two'),
          isRight: true,
          answer: inWords(
            'Zwei ○ und zwei + sind zwei Paare: REGULUS hat nun 14. Neue Schiffe stehen immer auf dem Heimatstern und dürfen gleich fliegen.',
            'Two ○ and two + make two pairs: REGULUS has 14 now. New ships always stand on the home star and may fly at once.',
          ),
        },
        {
          text: inWords('Drei, für jeden Stern eines', 'Three, one for each star'),
          isRight: false,
          answer: inWords(
            'Es zählen nicht die Sterne, sondern Paare: die kleinere der beiden Zahlen von ○ und +.',
            'It is not the stars that count but pairs: the smaller of the numbers of ○ and +.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Deine Scheibe aus F gelb steht auf Feld 2: Die gelben Nachbarn C, E und I sind erreichbar und F rot. Lande auf CASTOR in E, der ○ und + trägt.',
        'Your disc from F yellow is on field 2: the yellow neighbours C, E and I can be reached, and F red. Land on CASTOR in E, which has ○ and +.',
      ),
      model: { type: 'land', discs: [0], star: 'castor' },
      hint: inWords('Wähle die Scheibe, dann CASTOR.', 'Pick the disc, then CASTOR.'),
      wrong: [
        {
          fits: (move) => move.type === 'land' && move.star === 'alhena',
          say: inWords(
            'ALHENA liegt gleich daneben, trägt aber kein Symbol. CASTOR ist ein ganzes Paar wert.',
            'ALHENA lies right beside it but has no symbol. CASTOR is worth a whole pair.',
          ),
        },
        toAny(
          'land',
          inWords(
            'Erreichbar ist der Stern. CASTOR liegt aber in der Mitte der Karte und ist allein schon ein Paar.',
            'That star can be reached. But CASTOR lies in the middle of the chart and is a pair by itself.',
          ),
        ),
        toAny(
          'start',
          inWords(
            'Erst landen: Nach einem Abflug ist das Landen für diesen Zug vorbei.',
            'Land first: after a departure the landings of this turn are over.',
          ),
        ),
      ],
      otherwise: FOLLOW,
    },
    {
      kind: 'move',
      text: inWords(
        'Und gleich die nächste Flotte: Starte mit 5 Schiffen von REGULUS. Eine Scheibe, die eben gelandet ist, ist wieder frei.',
        'And the next fleet at once: start with 5 ships from REGULUS. A disc that has just landed is free again.',
      ),
      model: { type: 'start', star: 'regulus', ships: 5 },
      hint: inWords(
        'Wähle REGULUS, stelle 5 Schiffe ein und starte.',
        'Pick REGULUS, set 5 ships and start.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'start' && move.star === 'regulus',
          say: inWords(
            'In der Musterpartie sind es fünf: neun bleiben zu Hause, und fünf sind eine Flotte, die niemand übersieht.',
            'In the sample match it is five: nine stay at home, and five make a fleet that nobody overlooks.',
          ),
        },
      ],
      otherwise: FOLLOW,
    },
    {
      kind: 'move',
      text: inWords('Beende den Zug.', 'End the turn.'),
      model: END,
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: FOLLOW,
    },
  ],
  end: inWords(
    'Nach vier Runden: neun Schiffe zu Hause, vier auf drei Sternen, fünf im Hyperraum. Ab Runde 6 bringen dir drei Paare drei Schiffe.',
    'After four rounds: nine ships at home, four on three stars, five in hyperspace. From round 6 on three pairs bring you three ships.',
  ),
};

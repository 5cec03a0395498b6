/** Asteroids and AstroHoles, the rulebook's optional rules (R6.1). */

import { inWords } from '@sternwarte/engine';
import { held, dice, type NutsLesson } from './scene.ts';

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('asteroids'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Auf dem geraden Weg von Alpha Nux nach Knackron liegt ein Asteroidenfeld. Wer hindurchfliegt, würfelt: nur bei einer 1 ist das Schiff verloren. Und wer darin anhält?',
        'On the straight way from Alpha Nux to Knackron lies an asteroid field. Whoever flies through rolls: only a 1 loses the ship. And who stops inside?',
      ),
      choices: [
        {
          text: inWords('Verliert es bei 1 und 2', 'Loses it on 1 and 2'),
          isRight: true,
          answer: inWords(
            'Anhalten ist doppelt so gefährlich. Also nie darin enden.',
            'Stopping is twice as dangerous. So never end there.',
          ),
        },
        {
          text: inWords('Ist sicher', 'Is safe'),
          isRight: false,
          answer: inWords(
            'Im Gegenteil: Dann genügt schon eine 2 für das Ende.',
            'On the contrary: then even a 2 is the end.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Flieg mit Schiff 1 in einem Zug durch die Asteroiden bis vor Knackron: drei Felder.',
        'Fly ship 1 through the asteroids in one go, up to Knackron: three fields.',
      ),
      model: { type: 'move', ship: 1, path: ['hi0.1', 'hi0.2', 'hi0.3'] },
      hint: inWords(
        'Wähle Schiff 1, dann das letzte Feld vor Knackron.',
        'Pick ship 1, then the last field before Knackron.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'move' && move.path.at(-1) === 'hi0.2',
          say: inWords(
            'Genau da willst du nicht stehen bleiben.',
            'That is exactly where you do not want to stop.',
          ),
        },
        {
          fits: (move) => move.type === 'move' && move.ship === 1,
          say: inWords(
            'Auch ein Weg. Hier üben wir aber den geraden durch die Asteroiden.',
            'A way as well. Here we practise the straight one through the asteroids.',
          ),
        },
      ],
      otherwise: inWords(
        'Erst Schiff 1 durch die Asteroiden.',
        'First ship 1 through the asteroids.',
      ),
      after: dice(3),
    },
    {
      kind: 'read',
      text: inWords(
        'Eine 3: durchgekommen. Fünf Aktionen bleiben. Schiff 2 steht oben neben einem AstroHole. Wer in eines hineinfliegt, darf ohne Aktion zu einem anderen springen.',
        'A 3: you made it. Five actions are left. Ship 2 stands at the top beside an AstroHole. Whoever enters one may jump to another one without an action.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Spring mit Schiff 2 auf die andere Seite der Karte, in das Loch ganz unten.',
        'Jump with ship 2 to the other side of the chart, to the hole at the very bottom.',
      ),
      model: { type: 'move', ship: 2, path: ['X0', 'X2'] },
      accepts: (move) => move.type === 'move' && move.ship === 2 && move.path.at(-1) === 'X2',
      hint: inWords(
        'Wähle Schiff 2, dann das AstroHole unten.',
        'Pick ship 2, then the AstroHole at the bottom.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'move' && ['X1', 'X3'].includes(move.path.at(-1) ?? ''),
          say: inWords(
            'Auch dorthin führt ein Sprung. Gemeint ist das Loch ganz unten.',
            'A jump leads there as well. Meant is the hole at the very bottom.',
          ),
        },
        {
          fits: (move) => move.type === 'move' && move.path.at(-1) === 'X0',
          say: inWords(
            'Im Loch bleiben darfst du. Aber der Sprung kostet nichts.',
            'You may stay in the hole. But the jump costs nothing.',
          ),
        },
      ],
      otherwise: inWords('Schiff 2 soll springen.', 'Ship 2 is to jump.'),
    },
    {
      kind: 'question',
      text: inWords('Was hat der Sprung gekostet?', 'What did the jump cost?'),
      choices: [
        {
          text: inWords('Eine Aktion', 'One action'),
          isRight: true,
          answer: inWords(
            'Eine für das Feld des ersten Lochs, der Sprung selbst war frei.',
            'One for the field of the first hole, the jump itself was free.',
          ),
        },
        {
          text: inWords('Zwei Aktionen', 'Two actions'),
          isRight: false,
          answer: inWords(
            'Das zweite Loch kostet nichts, nur das erste zu betreten.',
            'The second hole costs nothing, only entering the first.',
          ),
        },
        {
          text: inWords('Gar nichts', 'Nothing at all'),
          isRight: false,
          answer: inWords(
            'Der Sprung nicht, aber das erste Loch ist ein Feld wie jedes andere.',
            'Not the jump, but the first hole is a field like any other.',
          ),
        },
      ],
    },
  ],
  end: inWords(
    'Beides sind Wahlregeln: Schalte sie beim Einrichten ein, wenn es wilder zugehen darf. Ohne sie sind es Felder wie alle.',
    'Both are optional rules: turn them on when setting up, if it may get wilder. Without them these are fields like any other.',
  ),
};

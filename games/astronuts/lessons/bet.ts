/** The bet: how many actions a turn has (R5.1). */

import { inWords } from '@sternwarte/engine';
import { held, dice, toAny, type NutsLesson } from './scene.ts';

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('bet'),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Du bist Rot, dein AstroSchiff steht auf Alpha Nux oben links. Jeder Zug beginnt mit einer Wette: Du sagst eine Zahl an, dann rollt der Würfel.',
        'You are Red, your AstroShip stands on Alpha Nux at the top left. Every turn begins with a bet: you name a number, then the die rolls.',
      ),
    },
    {
      kind: 'question',
      text: inWords(
        'Zeigt der Würfel mindestens deine Zahl, hast du doppelt so viele Aktionen. Zeigt er weniger, nur so viele, wie er zeigt. Du sagst 4 an und würfelst eine 5. Wie viele Aktionen?',
        'If the die shows your number or more, you have twice as many actions. If it shows less, only as many as it shows. You name 4 and roll a 5. How many actions?',
      ),
      choices: [
        {
          text: inWords('5', '5'),
          isRight: false,
          answer: inWords(
            'Die 5 ist nur die Hürde, und du hast sie genommen: Es zählt deine Ansage, verdoppelt.',
            'The 5 is only the hurdle, and you cleared it: your number counts, doubled.',
          ),
        },
        {
          text: inWords('8', '8'),
          isRight: true,
          answer: inWords('Zweimal 4 sind 8.', 'Twice 4 makes 8.'),
        },
        {
          text: inWords('10', '10'),
          isRight: false,
          answer: inWords(
            'Verdoppelt wird die Ansage, nicht der Würfel.',
            'It is the number you named that is doubled, not the die.',
          ),
        },
      ],
    },
    {
      kind: 'question',
      text: inWords(
        'Und wenn du 6 ansagst und eine 2 würfelst?',
        'And if you name 6 and roll a 2?',
      ),
      choices: [
        {
          text: inWords('2 Aktionen', '2 actions'),
          isRight: true,
          answer: inWords(
            'Ja: Wer verfehlt, hat so viele, wie der Würfel zeigt.',
            'Yes: who misses has as many as the die shows.',
          ),
        },
        {
          text: inWords('Gar keine', 'None at all'),
          isRight: false,
          answer: inWords(
            'So hart ist es nicht: Die Augen bleiben dir.',
            'It is not that hard: the pips remain.',
          ),
        },
        {
          text: inWords('12 Aktionen', '12 actions'),
          isRight: false,
          answer: inWords(
            'Zwölf gäbe es nur mit einer gewürfelten 6.',
            'Twelve would take a rolled 6.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Auf Dauer bringen 4 und 5 am meisten, im Schnitt fünf Aktionen. Sag eine davon an.',
        'In the long run 4 and 5 bring most, five actions on average. Name one of them.',
      ),
      model: { type: 'declare', count: 4 },
      accepts: (move) => move.type === 'declare' && move.count === 5,
      hint: inWords('Wähle die 4 und würfle.', 'Choose 4 and roll.'),
      wrong: [
        {
          fits: (move) => move.type === 'declare' && move.count === 6,
          say: inWords(
            'Sechs ist ein Traum mit einer Chance von eins zu sechs. Im Schnitt bringt es weniger als 4 oder 5.',
            'Six is a dream with a chance of one in six. On average it brings less than 4 or 5.',
          ),
        },
        toAny(
          'declare',
          inWords(
            'Sicherer, aber im Schnitt weniger: Mit 4 oder 5 kommst du weiter.',
            'Safer, but less on average: 4 or 5 takes you further.',
          ),
        ),
      ],
      otherwise: inWords('Erst die Wette.', 'The bet comes first.'),
      after: dice(5),
    },
    {
      kind: 'move',
      text: inWords(
        'Eine 5: geschafft, doppelt so viele Aktionen. Was du nicht verbrauchst, verfällt. Zum Üben genügt das: Beende den Zug.',
        'A 5: you made it, twice as many actions. What you do not use is lost. That will do for practice: end the turn.',
      ),
      model: { type: 'endTurn' },
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords(
        'Das ist schon die nächste Lektion. Hier beende nur den Zug.',
        'That is the next lesson already. Here just end the turn.',
      ),
    },
  ],
  end: inWords(
    'Brauchst du genau zwei Aktionen, sag 1 an: Die sind sicher. Brauchst du viele, wette höher.',
    'If you need exactly two actions, name 1: those are certain. If you need many, bet higher.',
  ),
};

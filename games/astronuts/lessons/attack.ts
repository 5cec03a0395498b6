/** The long example of the rulebook, die by die (N12). */

import { inWords, type Action } from '@sternwarte/engine';
import type { Chance, Move } from '../rules/actions.ts';
import { held, dice, toAny, type NutsLesson } from './scene.ts';

const ATTACK: Move = { type: 'attack', ship: 1, field: 'I0', defender: 1 };
const NAMES_SHIP: Action<Move, Chance> = { by: 1, move: { type: 'chooseTarget', unit: 'ship' } };
const GO_ON = inWords(
  'Erlaubt, aber wir spielen das Beispiel des Regelhefts nach. Sieh dir an, was gefragt ist.',
  'Allowed, but we replay the example of the rulebook. Have a look at what is asked.',
);
const ATTACK_HINT = inWords(
  'Wähle dein Schiff, dann Knackron, und greif an.',
  'Pick your ship, then Knackron, and attack.',
);

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('attack'),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Lila hat auf Knackron ein Schiff und zwei Kolonien. Du hast drei Technologien: Power Laser (+1 beim Angriff), Time Warp (einmal im Zug neu würfeln) und Extra Energy (+1 Aktion). Vertreiben wir Lila.',
        'Purple has a ship and two colonies on Knackron. You have three technologies: Power Laser (+1 on attacks), Time Warp (one reroll a turn) and Extra Energy (+1 action). Let us drive Purple out.',
      ),
    },
    {
      kind: 'move',
      text: inWords('Wette auf 4.', 'Bet on 4.'),
      model: { type: 'declare', count: 4 },
      hint: inWords('Wähle die 4 und würfle.', 'Choose 4 and roll.'),
      otherwise: inWords('Im Beispiel ist es die 4.', 'In the example it is 4.'),
      after: dice(6),
    },
    {
      kind: 'move',
      text: inWords(
        'Eine 6! Mit Time Warp wirst du nach jedem eigenen Wurf gefragt, ob du neu würfeln willst. Besser wird es nicht: Behalte ihn.',
        'A 6! After each of your own rolls Time Warp asks whether you want to roll again. It does not get better: keep it.',
      ),
      model: { type: 'timeWarp', use: false },
      hint: inWords('Behalte den Wurf.', 'Keep the roll.'),
      otherwise: inWords(
        'Eine 6 neu würfeln? Time Warp gibt es nur einmal im Zug, spar ihn dir auf.',
        'Roll a 6 again? Time Warp works once a turn, save it.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Zweimal 4 und eine für Extra Energy: neun Aktionen. Angreifen kann man aus der Nachbarschaft. Flieg drei Felder auf Knackron zu, bis direkt davor.',
        'Twice 4 and one for Extra Energy: nine actions. One attacks from next door. Fly three fields towards Knackron, right up to it.',
      ),
      model: { type: 'move', ship: 1, path: ['hi0.1', 'hi0.2', 'hi0.3'] },
      hint: inWords(
        'Wähle dein Schiff, dann das letzte Feld vor Knackron auf dem geraden Weg.',
        'Pick your ship, then the last field before Knackron on the straight way.',
      ),
      wrong: [
        {
          fits: (move) =>
            move.type === 'move' && ['hi0.1', 'hi0.2'].includes(move.path.at(-1) ?? ''),
          say: inWords(
            'Noch näher heran: Angreifen geht nur vom Nachbarfeld aus.',
            'Closer still: attacks are made from a neighbouring field only.',
          ),
        },
        toAny('move', inWords('Das führt an Knackron vorbei.', 'That leads away from Knackron.')),
      ],
      otherwise: GO_ON,
    },
    {
      kind: 'move',
      text: inWords(
        'Sechs Aktionen. Greif Knackron an. Wer angegriffen wird, wählt, was er verteidigt: Lila nennt sein Schiff.',
        'Six actions. Attack Knackron. Whoever is attacked chooses what to defend: Purple names the ship.',
      ),
      model: ATTACK,
      hint: ATTACK_HINT,
      otherwise: GO_ON,
      after: [NAMES_SHIP, ...dice(5)],
    },
    {
      kind: 'move',
      text: inWords(
        'Eine 5, mit dem Laser 6. Das ist gut: Behalte sie.',
        'A 5, with the laser 6. That is good: keep it.',
      ),
      model: { type: 'timeWarp', use: false },
      hint: inWords('Behalte den Wurf.', 'Keep the roll.'),
      otherwise: inWords(
        'Mehr als 5 wäre nur eine 6. Heb dir Time Warp für einen schlechten Wurf auf.',
        'Only a 6 would be more. Save Time Warp for a bad roll.',
      ),
      after: dice(6),
    },
    {
      kind: 'move',
      text: inWords(
        'Lila würfelt 6: 6 gegen 6. Der Angreifer muss höher sein, also nichts geschehen. Greif noch einmal an.',
        'Purple rolls 6: 6 against 6. The attacker has to be higher, so nothing happens. Attack again.',
      ),
      model: ATTACK,
      hint: ATTACK_HINT,
      otherwise: GO_ON,
      after: [NAMES_SHIP, ...dice(1)],
    },
    {
      kind: 'move',
      text: inWords('Eine 1. Jetzt ist Time Warp dran!', 'A 1. Now is the time for Time Warp!'),
      model: { type: 'timeWarp', use: true },
      hint: inWords('Würfle neu.', 'Roll again.'),
      otherwise: inWords(
        'Mit 1 + 1 verlierst du fast sicher. Würfle neu.',
        'With 1 + 1 you are almost sure to fail. Roll again.',
      ),
      after: dice(3, 2),
    },
    {
      kind: 'read',
      text: inWords(
        'Eine 3, mit dem Laser 4, gegen eine 2: Lilas Schiff ist fort. Übrig sind die Kolonien, da gibt es nichts mehr zu wählen, und Time Warp ist verbraucht.',
        'A 3, with the laser 4, against a 2: Purple’s ship is gone. The colonies are left; there is nothing to choose any more, and Time Warp is used up.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Vier Aktionen. Weiter: Greif die erste Kolonie an.',
        'Four actions. Go on: attack the first colony.',
      ),
      model: ATTACK,
      hint: ATTACK_HINT,
      otherwise: GO_ON,
      after: dice(6, 6),
    },
    {
      kind: 'move',
      text: inWords(
        '6 + 1 gegen 6: getroffen. Und die zweite.',
        '6 + 1 against 6: hit. And the second one.',
      ),
      model: ATTACK,
      hint: ATTACK_HINT,
      otherwise: GO_ON,
      after: dice(2, 2),
    },
    {
      kind: 'move',
      text: inWords(
        '2 + 1 gegen 2: Auch sie ist fort, Knackron ist frei. Zwei Aktionen bleiben: Lande.',
        '2 + 1 against 2: it is gone too, Knackron is free. Two actions are left: land.',
      ),
      model: { type: 'move', ship: 1, path: ['I0'] },
      hint: inWords('Wähle dein Schiff, dann Knackron.', 'Pick your ship, then Knackron.'),
      otherwise: GO_ON,
      after: dice(5, 1),
    },
    {
      kind: 'move',
      text: inWords(
        'Das Schicksal würfelt 5-1: eine rote und eine lila Nut. Mit der letzten Aktion gründe eine Kolonie und zahle die lila Nut.',
        'Fate rolls 5-1: a red and a purple nut. With the last action found a colony and pay the purple nut.',
      ),
      model: { type: 'colonize', ship: 1, pay: ['purple'] },
      accepts: (move) => move.type === 'colonize',
      hint: inWords('Drücke „Kolonie gründen“.', 'Press “Found a colony”.'),
      otherwise: GO_ON,
    },
  ],
  end: inWords(
    'Neun Aktionen: drei Felder, vier Angriffe, eine Landung, eine Kolonie. So spielt sich ein Angriff mit guten Technologien.',
    'Nine actions: three fields, four attacks, a landing, a colony. That is what an attack with good technologies looks like.',
  ),
};

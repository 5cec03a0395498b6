/** Flight and landing (R6.1, R7): one action for each field, and fate at the end. */

import { inWords } from '@sternwarte/engine';
import { held, dice, toAny, type NutsLesson } from './scene.ts';

const endsAt = (field: string) => ({
  to: (path: readonly string[]): boolean => path.at(-1) === field,
});

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('flight'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Acht Aktionen. Ein Feld weit zu fliegen kostet eine. Zwischen Alpha Nux oben links und Mandelar darunter liegen zwei Felder. Was kostet der Flug bis auf den Planeten?',
        'Eight actions. Flying one field costs one. Between Alpha Nux at the top left and Mandelar below it lie two fields. What does the flight onto the planet cost?',
      ),
      choices: [
        {
          text: inWords('2 Aktionen', '2 actions'),
          isRight: false,
          answer: inWords(
            'Der Planet ist selbst ein Feld: zwei Felder unterwegs und eins für die Landung.',
            'The planet is a field itself: two on the way and one for the landing.',
          ),
        },
        {
          text: inWords('3 Aktionen', '3 actions'),
          isRight: true,
          answer: inWords('Zwei unterwegs, eine für die Landung.', 'Two on the way, one to land.'),
        },
        {
          text: inWords('4 Aktionen', '4 actions'),
          isRight: false,
          answer: inWords(
            'Das Feld, auf dem du stehst, zählt nicht mit.',
            'The field you stand on does not count.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Flieg mit Schiff 1 nach Mandelar. Auf dem ersten freien Planeten endet jeder Flug.',
        'Fly ship 1 to Mandelar. Every flight ends on the first free planet.',
      ),
      model: { type: 'move', ship: 1, path: ['hb0.1', 'hb0.2', 'Sb0'] },
      accepts: (move) => move.type === 'move' && endsAt('Sb0').to(move.path),
      hint: inWords('Wähle dein Schiff, dann Mandelar.', 'Pick your ship, then Mandelar.'),
      wrong: [
        {
          fits: (move) =>
            move.type === 'move' && ['hb0.1', 'hb0.2'].includes(move.path.at(-1) ?? ''),
          say: inWords(
            'Unterwegs anhalten geht, bringt aber nichts: Nuts gibt es nur auf Planeten.',
            'You may stop on the way, but it wins nothing: there are nuts on planets only.',
          ),
        },
        toAny(
          'move',
          inWords(
            'Dorthin kommst du auch. Näher und reicher ist Mandelar.',
            'You get there as well. Mandelar is closer and richer.',
          ),
        ),
        toAny(
          'endTurn',
          inWords('Dann wären acht Aktionen verschenkt.', 'Then eight actions would be wasted.'),
        ),
      ],
      otherwise: inWords('Heute wird geflogen.', 'Today is for flying.'),
      after: dice(4, 1),
    },
    {
      kind: 'read',
      text: inWords(
        'Jede Landung weckt das Schicksal: zwei Würfel, der erste für die Art, der zweite für das Ereignis. 4 und 1: eine Postkartenidylle, nichts passiert. Es gibt auch anderes.',
        'Every landing wakes fate: two dice, the first for the kind, the second for the event. 4 and 1: a picture-postcard world, nothing happens. Other things do.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Fünf Aktionen sind übrig. Die Nuts liegen noch da: Fördere sie, das kostet eine.',
        'Five actions are left. The nuts are still there: mine them, that costs one.',
      ),
      model: { type: 'mine', ship: 1, pay: [] },
      hint: inWords('Drücke „Fördern“.', 'Press “Mine”.'),
      wrong: [
        toAny(
          'move',
          inWords(
            'Bleib noch: Wer schon gelandet ist, sollte auch ernten.',
            'Stay: who has landed should harvest as well.',
          ),
        ),
      ],
      otherwise: inWords('Erst die Nuts.', 'First the nuts.'),
    },
    {
      kind: 'question',
      text: inWords(
        'Auf dem Weg von Alpha Nux nach Haselon rechts steht ein Schiff von Lila. Was geschieht, wenn dein Weg über sein Feld führt?',
        'On the way from Alpha Nux to Haselon on the right stands a ship of Purple. What happens when your way leads over its field?',
      ),
      choices: [
        {
          text: inWords('Lila wird gefragt und darf ablehnen', 'Purple is asked and may say no'),
          isRight: true,
          answer: inWords(
            'Und ein Nein kostet dich nichts: Der Flug findet dann gar nicht statt. Über eigene Schiffe fliegst du ungefragt.',
            'And a no costs you nothing: the flight simply does not happen. Own ships you pass without asking.',
          ),
        },
        {
          text: inWords('Ich fliege einfach vorbei', 'I simply fly past'),
          isRight: false,
          answer: inWords(
            'Nur an eigenen Schiffen. Wer fremde passieren will, braucht die Erlaubnis.',
            'Only past your own ships. To pass others you need leave.',
          ),
        },
        {
          text: inWords('Es kommt zum Kampf', 'There is a battle'),
          isRight: false,
          answer: inWords(
            'Kämpfe beginnen nie von selbst: Ein Angriff ist eine eigene Aktion.',
            'Battles never begin by themselves: an attack is an action of its own.',
          ),
        },
      ],
    },
  ],
  end: inWords(
    'Ein Feld, eine Aktion; auf jedem Feld höchstens ein Schiff; und jede Landung würfelt mit dem Schicksal.',
    'One field, one action; at most one ship on a field; and every landing throws the dice of fate.',
  ),
};

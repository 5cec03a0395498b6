/** Building ships and equipping the mothership (R8.4 to R8.8, section 2). */

import { inWords } from '@sternwarte/engine';
import { held, toAny, WHITE, type StarLesson } from './scene.ts';

const OTHER = inWords(
  'Das wäre möglich. Hier wird erst gebaut.',
  'That would be possible. Here building comes first.',
);

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('building'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Zehn Karten. Wo entstehen neue Schiffe?',
        'Ten cards. Where are new ships built?',
      ),
      choices: [
        {
          text: inWords('An jeder Kolonie', 'At any colony'),
          isRight: false,
          answer: inWords(
            'Kolonien liefern nur Rohstoffe. Schiffe baut der Raumhafen.',
            'Colonies yield resources only. Ships are built by the spaceport.',
          ),
        },
        {
          text: inWords('An einem Raumhafen', 'At a spaceport'),
          isRight: true,
          answer: inWords(
            'Jeder Raumhafen hat zwei Punkte; an deinem einen steht schon ein Schiff.',
            'Each spaceport has two points; a ship already stands at one of yours.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Bau ein Kolonieschiff: Erz, Treibstoff, Carbon, Nahrung, je eine Karte. Es darf noch in diesem Zug fliegen.',
        'Build a colony ship: ore, fuel, carbon, food, one card each. It may fly in this very turn.',
      ),
      model: { type: 'buildColonyShip', node: 'n19_27' },
      hint: inWords(
        'Bauen, Kolonieschiff, dann der freie Punkt.',
        'Build, colony ship, then the free point.',
      ),
      wrong: [
        toAny(
          'buyUpgrade',
          inWords(
            'Gleich. Erst das Schiff, sonst fehlt ihm eine Karte.',
            'In a moment. The ship first, else it will lack a card.',
          ),
        ),
        toAny(
          'startFlight',
          inWords(
            'Mit zehn Karten auf der Hand? Bau erst.',
            'With ten cards in hand? Build first.',
          ),
        ),
      ],
      otherwise: OTHER,
    },
    {
      kind: 'read',
      text: inWords(
        'Übrig sind zwei Erz, zwei Treibstoff, zwei Carbon. Drei Ausbauten gibt es für das Mutterschiff: Antrieb (2 Treibstoff) macht alle Schiffe schneller, Bordkanone (2 Carbon) schreckt Piraten, Frachtmodul (2 Erz) braucht, wer Handelsstationen gründet.',
        'Left are two ore, two fuel, two carbon. There are three upgrades for the mothership: a drive (2 fuel) makes all ships faster, a cannon (2 carbon) frightens pirates, a freight pod (2 ore) is for those who found trade stations.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Zwei Schiffe wollen weit fliegen: Kauf einen Antrieb.',
        'Two ships want to fly far: buy a drive.',
      ),
      model: { type: 'buyUpgrade', upgrade: 'drive' },
      hint: inWords('Bauen, Antrieb.', 'Build, drive.'),
      wrong: [
        toAny(
          'buyUpgrade',
          inWords(
            'Auch nützlich, aber Tempo hilft jedem Schiff in jedem Zug.',
            'Useful too, but speed helps every ship in every turn.',
          ),
        ),
      ],
      otherwise: OTHER,
    },
    {
      kind: 'move',
      text: inWords(
        'Und wenn die Karten schon da sind: ein Frachtmodul für die erste Station.',
        'And since the cards are there: a freight pod for the first station.',
      ),
      model: { type: 'buyUpgrade', upgrade: 'freightPod' },
      hint: inWords('Bauen, Frachtmodul.', 'Build, freight pod.'),
      wrong: [
        toAny(
          'buyUpgrade',
          inWords(
            'Die Kanone hat Zeit: Noch ist kein Pirat in Sicht.',
            'The cannon can wait: there is no pirate in sight yet.',
          ),
        ),
      ],
      otherwise: OTHER,
    },
  ],
  end: inWords(
    'Ein Raumhafen aus einer Kolonie (3 Carbon, 2 Nahrung) ist der sicherste Punkt des Spiels, und ein zweiter Ort zum Bauen.',
    'Turning a colony into a spaceport (3 carbon, 2 food) is the safest point of the game, and a second place to build.',
  ),
};

/** Pirate bases and ice planets (R13.1 to R13.5, T20, T21). */

import { inWords } from '@sternwarte/engine';
import { BEFORE, goesTo, held, SITE, toAny, WHITE, type StarLesson, PLANETS } from './scene.ts';

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('pirates'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Auf einem Planeten des mittleren Systems sitzen Piraten mit Stärke 4. Er bringt nichts und sperrt seine Bauplätze. Wer vertreibt sie?',
        'On a planet of the middle system sit pirates of strength 4. It yields nothing and closes its sites. Who drives them out?',
      ),
      choices: [
        {
          text: inWords('Vier Bordkanonen', 'Four cannons'),
          isRight: true,
          answer: inWords(
            'So viele Kanonen wie die Zahl auf dem Stützpunkt, und ein Schiff am Planeten. Gewürfelt wird nicht.',
            'As many cannons as the number on the base, and a ship at the planet. No dice are rolled.',
          ),
        },
        {
          text: inWords('Vier Schiffe', 'Four ships'),
          isRight: false,
          answer: inWords(
            'Ein Schiff genügt. Was zählt, steht auf deinem Mutterschiff.',
            'One ship is enough. What counts is on your mothership.',
          ),
        },
        {
          text: inWords('Vier Frachtmodule', 'Four freight pods'),
          isRight: false,
          answer: inWords(
            'Die brauchst du für Eisplaneten. Piraten weichen Kanonen.',
            'Those are for ice planets. Pirates yield to cannons.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Du hast vier Kanonen. Flieg an den Planeten heran.',
        'You have four cannons. Fly up to the planet.',
      ),
      model: { type: 'fly', ship: 0, to: BEFORE },
      accepts: goesTo(BEFORE),
      hint: inWords(
        'Wähle das Schiff, dann den Punkt direkt am System.',
        'Pick the ship, then the point right at the system.',
      ),
      otherwise: inWords('Zu den Piraten!', 'To the pirates!'),
      after: [
        {
          by: 'table',
          chance: { type: 'reserveChip', planet: PLANETS + 2, chip: '3' },
        },
      ],
    },
    {
      kind: 'read',
      text: inWords(
        'Vertrieben! Den Stützpunkt behältst du als Medaille, ein Punkt. Auf dem Planeten liegt nun ein Reserve-Zahlenchip, die 3, und seine Bauplätze sind offen.',
        'Driven out! You keep the base as a medal, one point. A replacement chip, a 3, now lies on the planet, and its sites are open.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Es sind noch Schritte übrig: Flieg auf den Bauplatz.',
        'There are steps left: fly to the site.',
      ),
      model: { type: 'fly', ship: 0, to: SITE },
      accepts: goesTo(SITE),
      hint: inWords(
        'Wähle den Punkt zwischen den Planeten.',
        'Pick the point between the planets.',
      ),
      otherwise: inWords('Auf den Bauplatz!', 'To the site!'),
    },
    {
      kind: 'move',
      text: inWords('Und gründe die Kolonie.', 'And found the colony.'),
      model: { type: 'foundColony', ship: 0 },
      hint: inWords('Drücke „Kolonie gründen“.', 'Press “Found a colony”.'),
      wrong: [toAny('finishShip', inWords('Nicht ohne Kolonie!', 'Not without a colony!'))],
      otherwise: inWords('Gründe die Kolonie.', 'Found the colony.'),
    },
    {
      kind: 'question',
      text: inWords(
        'Zwei Punkte in einem Zug. Und ein Eisplanet mit der Zahl 3?',
        'Two points in one turn. And an ice planet with the number 3?',
      ),
      choices: [
        {
          text: inWords('Braucht drei Frachtmodule', 'Needs three freight pods'),
          isRight: true,
          answer: inWords(
            'Genau: Fracht taut Eis, Kanonen vertreiben Piraten. Der Lohn ist derselbe.',
            'Right: freight thaws ice, cannons drive out pirates. The reward is the same.',
          ),
        },
        {
          text: inWords('Braucht drei Kanonen', 'Needs three cannons'),
          isRight: false,
          answer: inWords('Eis lässt sich nicht erschrecken.', 'Ice is not to be frightened.'),
        },
      ],
    },
  ],
  end: inWords(
    'Wer die Ausbauten hat, kassiert den Punkt im Vorbeifliegen, auch mit einem Handelsschiff.',
    'Whoever has the upgrades takes the point in passing, with a trade ship too.',
  ),
};

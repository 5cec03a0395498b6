/** Trade, and a new ship for one nut of each colour (R6.7, R6.4). */

import { inWords } from '@sternwarte/engine';
import { held, toAny, type NutsLesson } from './scene.ts';

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('trade'),
  steps: [
    {
      kind: 'question',
      text: inWords(
        'Ein neues AstroSchiff kostet eine Aktion und vier Nuts, von jeder Farbe eine. Was fehlt dir?',
        'A new AstroShip costs one action and four nuts, one of each colour. What do you lack?',
      ),
      choices: [
        {
          text: inWords('Orange', 'Orange'),
          isRight: true,
          answer: inWords(
            'Und Lila hat zwei davon: Alle Nuts liegen offen.',
            'And Purple has two of them: all nuts lie open.',
          ),
        },
        {
          text: inWords('Gelb', 'Yellow'),
          isRight: false,
          answer: inWords('Eine gelbe hast du.', 'You have a yellow one.'),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Biete Lila eine rote Nut für eine orange. Getauscht wird immer eins gegen eins, und der Weg ist egal: Gehandelt wird über Funk.',
        'Offer Purple a red nut for an orange one. It is always one for one, and distance does not matter: trade goes by radio.',
      ),
      model: { type: 'offerTrade', to: 1, give: 'red', get: 'orange' },
      accepts: (move) => move.type === 'offerTrade' && move.give === 'red' && move.get === 'orange',
      hint: inWords('Öffne den Handel: gib Rot, nimm Orange.', 'Open trade: give red, get orange.'),
      wrong: [
        {
          fits: (move) => move.type === 'offerTrade' && move.get === 'orange',
          say: inWords(
            'Die brauchst du selbst für das Schiff. Von Rot hast du zwei.',
            'You need that one for the ship. Of red you have two.',
          ),
        },
        toAny(
          'colonize',
          inWords(
            'Damit gäbst du eine Nut her, die das Schiff braucht.',
            'That would spend a nut that the ship needs.',
          ),
        ),
        toAny(
          'move',
          inWords(
            'Bleib hier: Ein neues Schiff entsteht zu Hause, und dort ist gerade Platz.',
            'Stay here: a new ship is built at home, and there is room there now.',
          ),
        ),
      ],
      otherwise: inWords(
        'Erst der Handel, und gesucht ist eine orange Nut.',
        'Trade first, and wanted is an orange nut.',
      ),
      after: [{ by: 1, move: { type: 'answerTrade', accept: true } }],
    },
    {
      kind: 'read',
      text: inWords(
        'Lila sagt ja, und erst damit kostet es eine Aktion: Ein abgelehntes Angebot ist umsonst. Du kannst auch alle zugleich fragen.',
        'Purple says yes, and only then it costs an action: an offer that is declined is free. You can also ask everybody at once.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Von jeder Farbe eine, und Alpha Nux ist frei: Bau ein Schiff.',
        'One of each colour, and Alpha Nux is free: build a ship.',
      ),
      model: { type: 'buildShip' },
      hint: inWords('Drücke „Schiff bauen“.', 'Press “Build a ship”.'),
      otherwise: inWords('Jetzt das Schiff!', 'Now the ship!'),
    },
    {
      kind: 'move',
      text: inWords(
        'Schiff 2 steht auf Alpha Nux und darf sofort fliegen, ganz ohne Schicksalswurf. Eine Aktion ist übrig; beende den Zug.',
        'Ship 2 stands on Alpha Nux and may fly at once, without a roll of fate. One action is left; end the turn.',
      ),
      model: { type: 'endTurn' },
      hint: inWords('Drücke „Zug beenden“.', 'Press “End the turn”.'),
      otherwise: inWords('Für heute genügt es: Beende den Zug.', 'Enough for today: end the turn.'),
    },
  ],
  end: inWords(
    'Zwei Schiffe ernten doppelt. Mehr als drei hat niemand, und der eigene Heimatplanet muss zum Bauen frei sein.',
    'Two ships harvest twice. Nobody has more than three, and the home planet has to be free to build.',
  ),
};

/** Fate: what a landing brings (R7, ruling 22). */

import { inWords } from '@sternwarte/engine';
import { held, dice, toAny, type NutsLesson } from './scene.ts';

export const lesson: NutsLesson = {
  seat: 0,
  scenario: held('fate'),
  steps: [
    {
      kind: 'move',
      text: inWords(
        'Zwei Schiffe stehen vor zwei Planeten. Lande mit Schiff 1 auf Haselon.',
        'Two ships stand before two planets. Land ship 1 on Haselon.',
      ),
      model: { type: 'move', ship: 1, path: ['Sa0'] },
      hint: inWords('Wähle Schiff 1, dann Haselon.', 'Pick ship 1, then Haselon.'),
      wrong: [
        {
          fits: (move) => move.type === 'move' && move.ship === 2,
          say: inWords('Das andere zuerst: Schiff 1.', 'The other one first: ship 1.'),
        },
      ],
      otherwise: inWords('Erst die Landung auf Haselon.', 'First the landing on Haselon.'),
      after: dice(5, 3),
    },
    {
      kind: 'move',
      text: inWords(
        '5-3, flüssige Schätze: Du darfst dir zwei Nuts aus der AstroBank aussuchen. Der erste Würfel sagt, wie freundlich es wird: 1 ist schlimm, 6 ist herrlich.',
        '5-3, liquid riches: choose two nuts from the AstroBank. The first die says how friendly it gets: 1 is bad, 6 is splendid.',
      ),
      model: { type: 'fateNuts', nuts: ['purple', 'yellow'] },
      accepts: (move) => move.type === 'fateNuts',
      hint: inWords('Wähle zwei beliebige Nuts.', 'Choose any two nuts.'),
      otherwise: inWords('Erst die Nuts wählen.', 'Choose the nuts first.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Geschenkt! Nun Schiff 2: Lande auf Mandelar.',
        'For free! Now ship 2: land on Mandelar.',
      ),
      model: { type: 'move', ship: 2, path: ['Sb0'] },
      hint: inWords('Wähle Schiff 2, dann Mandelar.', 'Pick ship 2, then Mandelar.'),
      otherwise: inWords('Jetzt ist Schiff 2 dran.', 'It is ship 2’s turn.'),
      after: dice(2, 4),
    },
    {
      kind: 'question',
      text: inWords(
        '2-4, Frostboden: Fördern kostet hier in diesem Zug eine Aktion mehr. Gilt das auch für Schiff 1 auf Haselon?',
        '2-4, frozen ground: mining here costs one action more this turn. Does that hold for ship 1 on Haselon too?',
      ),
      choices: [
        {
          text: inWords('Ja, für alle meine Schiffe', 'Yes, for all my ships'),
          isRight: false,
          answer: inWords(
            'Nein: Es trifft dieses Schiff auf diesem Planeten, und nur in diesem Zug.',
            'No: it concerns this ship on this planet, and this turn only.',
          ),
        },
        {
          text: inWords('Nein, nur hier', 'No, only here'),
          isRight: true,
          answer: inWords(
            'Und in der nächsten Runde ist alles vergessen.',
            'And next round all is forgotten.',
          ),
        },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Vier Aktionen bleiben. Fördere mit Schiff 1: Das kostet nur eine.',
        'Four actions are left. Mine with ship 1: that costs just one.',
      ),
      model: { type: 'mine', ship: 1, pay: [] },
      hint: inWords('Wähle Schiff 1 und fördere.', 'Pick ship 1 and mine.'),
      wrong: [
        {
          fits: (move) => move.type === 'mine' && move.ship === 2,
          say: inWords(
            'Das kostet zwei Aktionen. Nächste Runde kostet es wieder eine; erst das Billige.',
            'That costs two actions. Next round it is one again; take the cheap one first.',
          ),
        },
        toAny(
          'colonize',
          inWords('Auch gut, aber erst die Nuts sichern.', 'Good too, but secure the nuts first.'),
        ),
      ],
      otherwise: inWords('Erst fördern.', 'Mine first.'),
    },
    {
      kind: 'move',
      text: inWords(
        'Und eine Kolonie auf Mandelar: Der Frost stört nur beim Fördern.',
        'And a colony on Mandelar: the frost is in the way of mining only.',
      ),
      model: { type: 'colonize', ship: 2, pay: ['red'] },
      accepts: (move) => move.type === 'colonize' && move.ship === 2,
      hint: inWords('Wähle Schiff 2 und gründe eine Kolonie.', 'Pick ship 2 and found a colony.'),
      otherwise: inWords(
        'Gesucht ist die Kolonie auf Mandelar.',
        'Wanted is the colony on Mandelar.',
      ),
    },
  ],
  end: inWords(
    'Manche Landung geht schief, manche ist ein Geschenk. Der letzte Trost: Verlierst du dein letztes Schiff, steht sofort ein neues daheim.',
    'Some landings go wrong, some are gifts. A last comfort: if you lose your last ship, a new one stands at home at once.',
  ),
};

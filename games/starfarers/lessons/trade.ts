/** Trade with the supply and with others (R8.1 to R8.3). */

import { inWords } from '@sternwarte/engine';
import { BLUE, held, RED, toAny, WHITE, YELLOW, type StarLesson } from './scene.ts';

const LATER = inWords(
  'Das ginge, aber das Ziel ist ein Kolonieschiff: je ein Erz, Treibstoff, Carbon und Nahrung.',
  'That would work, but the aim is a colony ship: one ore, fuel, carbon and food each.',
);

export const lesson: StarLesson = {
  seat: WHITE,
  scenario: held('trade'),
  steps: [
    {
      kind: 'read',
      text: inWords(
        'Fünf Erz, zwei Handelswaren. Ein Kolonieschiff kostet Erz, Treibstoff, Carbon und Nahrung, je eine Karte. Also wird gehandelt: mit dem Vorrat oder mit den anderen.',
        'Five ore, two goods. A colony ship costs ore, fuel, carbon and food, one card each. So there is trading to do: with the supply or with the others.',
      ),
    },
    {
      kind: 'move',
      text: inWords(
        'Der Vorrat nimmt drei gleiche Karten für eine. Tausche drei Erz gegen Treibstoff.',
        'The supply takes three equal cards for one. Trade three ore for fuel.',
      ),
      model: { type: 'supplyTrade', give: 'ore', want: 'fuel', rate: 3 },
      hint: inWords(
        'Öffne „Vorrat“: gib Erz, nimm Treibstoff.',
        'Open “Supply”: give ore, take fuel.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'supplyTrade' && move.give === 'goods',
          say: inWords(
            'Waren sind wertvoller: Zwei genügen für eine Karte. Die kommen gleich dran, erst das Erz.',
            'Goods are worth more: two buy a card. They come next, first the ore.',
          ),
        },
        toAny(
          'supplyTrade',
          inWords(
            'Auch das fehlt dir. Hier zuerst Treibstoff.',
            'You lack that too. Here fuel first.',
          ),
        ),
        toAny(
          'buyUpgrade',
          inWords(
            'Ein Frachtmodul wäre drin, aber dann reicht das Erz nicht mehr.',
            'A freight pod would be possible, but then there is not enough ore.',
          ),
        ),
      ],
      otherwise: LATER,
    },
    {
      kind: 'move',
      text: inWords(
        'Handelswaren tauscht der Vorrat schon zwei zu eins. Nimm Nahrung dafür.',
        'Goods are taken by the supply at two for one. Take food for them.',
      ),
      model: { type: 'supplyTrade', give: 'goods', want: 'food', rate: 2 },
      hint: inWords(
        'Öffne „Vorrat“: gib Waren, nimm Nahrung.',
        'Open “Supply”: give goods, take food.',
      ),
      wrong: [toAny('supplyTrade', inWords('Nahrung soll es sein.', 'Food is what is wanted.'))],
      otherwise: LATER,
    },
    {
      kind: 'move',
      text: inWords(
        'Zwei Erz, ein Treibstoff, eine Nahrung: Es fehlt Carbon. Frag die anderen: Biete allen ein Erz für ein Carbon.',
        'Two ore, one fuel, one food: carbon is missing. Ask the others: offer everybody one ore for one carbon.',
      ),
      model: { type: 'offer', give: { ore: 1 }, want: { carbon: 1 }, to: null },
      accepts: (move) =>
        move.type === 'offer' &&
        move.to === null &&
        move.give.ore === 1 &&
        move.want.carbon === 1 &&
        Object.keys(move.give).length === 1 &&
        Object.keys(move.want).length === 1,
      hint: inWords(
        'Öffne „Angebote“, auf dem Telefon hinter „Vorrat“: gib ein Erz, nimm ein Carbon, an alle.',
        'Open “Offers”, on a phone behind “Supply”: give one ore, take one carbon, to all.',
      ),
      wrong: [
        {
          fits: (move) => move.type === 'offer' && move.want.carbon === undefined,
          say: inWords(
            'Carbon ist das Einzige, was noch fehlt.',
            'Carbon is the one thing missing.',
          ),
        },
        toAny(
          'offer',
          inWords(
            'Das brauchst du selbst für das Schiff. Vom Erz ist eines übrig.',
            'You need that for the ship. There is one ore to spare.',
          ),
        ),
      ],
      otherwise: LATER,
      after: [
        { by: BLUE, move: { type: 'decline' } },
        { by: YELLOW, move: { type: 'decline' } },
        { by: RED, move: { type: 'accept' } },
      ],
    },
    {
      kind: 'move',
      text: inWords(
        'Rot ist einverstanden. Wer fragt, hat das letzte Wort: Schließ den Handel mit Rot.',
        'Red agrees. Whoever asked has the last word: close the deal with Red.',
      ),
      model: { type: 'close', seat: RED },
      hint: inWords('Drücke bei Rot „Handel abschließen“.', 'Press “Close the deal” beside Red.'),
      wrong: [toAny('withdrawOffer', inWords('Rot sagt doch ja!', 'But Red says yes!'))],
      otherwise: LATER,
    },
    {
      kind: 'move',
      text: inWords(
        'Alles beisammen. Bau das Kolonieschiff am freien Punkt deines Raumhafens.',
        'All there. Build the colony ship at the free point of your spaceport.',
      ),
      model: { type: 'buildColonyShip', node: 'n19_27' },
      hint: inWords('Bauen, Kolonieschiff, freier Punkt.', 'Build, colony ship, free point.'),
      otherwise: inWords('Jetzt wird gebaut!', 'Now build!'),
    },
  ],
  end: inWords(
    'Gehandelt wird nur in der eigenen Handelsphase, und immer nur mit dem, der am Zug ist. Freunde bei den Händlern machen bessere Kurse.',
    'There is trade in one’s own trade phase only, and always with the player whose turn it is. Friends among the Merchants make for better rates.',
  ),
};

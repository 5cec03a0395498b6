/** What is said of the bots in English: how they think, and what they judge positions by, in words that complete a hint. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const botsEn: BotWords<Feature> = {
  opponents: {
    kadett:
      'Settles, mines and flies on as things come, and declares actions by mood. It never saves up for a technology and plans no turn ahead.',
    pilot:
      'Imagines for every action how the dice may fall, and knows how far everybody is from the fourteenth colony.',
    admiral:
      'Plans the whole turn, with all that dice and fate may bring, and has an eye on the end of the game early on.',
  },
  tempers: {
    cautious: 'The cautious one: takes cover behind Mega Shields before anybody comes.',
    bold: 'The bold one: arms and looks for a fight.',
    gatherer: 'The gatherer: keeps nuts of every colour at hand.',
  },
  reasons: {
    race: {
      more: 'a longer way to the fourteenth colony',
      less: 'a shorter way to the fourteenth colony',
    },
    closing: { more: 'falling behind in the final sprint', less: 'a lead in the final sprint' },
    finish: {
      more: 'more colonies at the end of the last round',
      less: 'fewer colonies at the end of the last round',
    },
    colonies: { more: 'more colonies on the board', less: 'fewer colonies on the board' },
    nuts: { more: 'more nuts for colonies', less: 'fewer nuts for colonies' },
    spareNuts: { more: 'more nuts to break a tie', less: 'fewer nuts to break a tie' },
    variety: { more: 'more different colours in hand', less: 'fewer different colours in hand' },
    ships: { more: 'one more ship', less: 'one ship fewer' },
    powerLaser: { more: 'Power Laser for attacks', less: 'no Power Laser for attacks' },
    megaShields: { more: 'Mega Shields for defence', less: 'no Mega Shields for defence' },
    timeWarp: { more: 'Time Warp for failed rolls', less: 'no Time Warp for failed rolls' },
    extraEnergy: { more: 'one more action in every turn', less: 'no extra action in every turn' },
    exposed: {
      more: 'more colonies within reach of foreign ships',
      less: 'fewer colonies within reach of foreign ships',
    },
  },
};

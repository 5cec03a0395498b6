/** What is said of the bots in English: how they think, and what they judge positions by. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';
import { reasonsEn } from './reasons-en.ts';

export const botsEn: BotWords<Feature> = {
  opponents: {
    kadett:
      'Builds whatever the cards allow and flies to the next worthwhile place. Neither calculates nor plans.',
    pilot:
      'Looks one step ahead at every move and weighs income, upgrades and the ways of the ships against each other.',
    admiral:
      'Thinks many moves ahead in many possible worlds: with dice, balls, hidden cards and the answers of the others.',
  },
  tempers: {
    cautious: 'The cautious one: builds cannons and secures friendships.',
    bold: 'The bold one: flies early and far, and settles first.',
    gatherer: 'The trader: sees to income, freight pods and trade stations.',
  },
  reasons: reasonsEn,
};

/** Friendship cards in English, told from their effects. */

import { capital, listed, nounsEn, resourceCount, upgradeCount } from './names-en.ts';
import type { FriendshipWords } from './words.ts';

const { resources } = nounsEn;

function research(drives: number, cannons: number): string {
  if (drives > 0 && cannons > 0) return 'Twin Research';
  return drives > 0 ? 'Thrust Research' : 'Weapons Research';
}

export const friendshipEn: FriendshipWords = {
  productionBonus: ({ resource }) => ({
    title: `${capital(resources[resource])} Bounty`,
    text: `When a production roll brings you at least ${resourceCount(1, resource)}, you get 1 more.`,
  }),
  upgradeBonus: ({ drives, cannons }) => ({
    title: research(drives, cannons),
    text: `Counts as ${listed([
      ...(drives > 0 ? [upgradeCount(drives, 'drive')] : []),
      ...(cannons > 0 ? [upgradeCount(cannons, 'cannon')] : []),
    ])}.`,
  }),
  supplyRate: ({ resource, rate, oncePerTurn }) => ({
    title: `${capital(resources[resource])} Counter`,
    text: `You trade ${resources[resource]} ${rate}:1 with the supply${oncePerTurn ? ', once in each of your turns' : ''}.`,
  }),
  handLimit: ({ limit }) => ({
    title: 'Letter of Protection',
    text: `On a 7 you return cards only when you hold more than ${limit}.`,
  }),
  honour: () => ({
    title: 'Gift of Honour',
    text: 'Once in each of your turns: 1 trade good to the supply, 1 half medal for you.',
  }),
  levelling: ({ targets }) => ({
    title: 'Burden Sharing',
    text: `Once in each of your turns draw 1 card each from up to ${targets} players with more victory points.`,
  }),
  aid: () => ({
    title: 'Aid Delivery',
    text: 'When a production roll other than a 7 brings you nothing, you may take 1 resource of your choice from the supply.',
  }),
};

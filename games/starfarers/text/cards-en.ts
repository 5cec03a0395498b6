/** The friendship cards in English. */

import type { FriendshipCardId } from '../rules/friendship-cards.ts';
import type { CardText } from './words.ts';

export const cardsEn: Readonly<Record<FriendshipCardId, CardText>> = {
  'green-ore': {
    name: 'Ore Bounty',
    text: 'Whenever a production roll brings you at least 1 ore, take 1 extra ore.',
  },
  'green-fuel': {
    name: 'Fuel Bounty',
    text: 'Whenever a production roll brings you at least 1 fuel, take 1 extra fuel.',
  },
  'green-carbon': {
    name: 'Carbon Bounty',
    text: 'Whenever a production roll brings you at least 1 carbon, take 1 extra carbon.',
  },
  'green-food': {
    name: 'Food Bounty',
    text: 'Whenever a production roll brings you at least 1 food, take 1 extra food.',
  },
  'green-goods': {
    name: 'Goods Bounty',
    text: 'Whenever a production roll brings you at least 1 goods, take 1 extra goods.',
  },
  'science-both-1': { name: 'Twin Research', text: 'Counts as 1 drive and 1 cannon.' },
  'science-both-2': { name: 'Twin Research', text: 'Counts as 1 drive and 1 cannon.' },
  'science-both-3': { name: 'Twin Research', text: 'Counts as 1 drive and 1 cannon.' },
  'science-drive': { name: 'Thrust Research', text: 'Counts as 2 drives.' },
  'science-cannon': { name: 'Weapons Research', text: 'Counts as 2 cannons.' },
  'merchant-ore': { name: 'Ore Counter', text: 'You trade ore 2:1 with the supply.' },
  'merchant-fuel': { name: 'Fuel Counter', text: 'You trade fuel 2:1 with the supply.' },
  'merchant-carbon': { name: 'Carbon Counter', text: 'You trade carbon 2:1 with the supply.' },
  'merchant-food': { name: 'Food Counter', text: 'You trade food 2:1 with the supply.' },
  'merchant-goods': {
    name: 'Goods Counter',
    text: 'Once in each of your turns you trade 1 goods for 1 other resource from the supply.',
  },
  'diplomat-shelter': {
    name: 'Letter of Protection',
    text: 'On a 7 you only discard when you hold more than 12 cards.',
  },
  'diplomat-honour-1': {
    name: 'Gift of Honour',
    text: 'Once in each of your turns: pay 1 goods to the supply, take 1 half medal.',
  },
  'diplomat-honour-2': {
    name: 'Gift of Honour',
    text: 'Once in each of your turns: pay 1 goods to the supply, take 1 half medal.',
  },
  'diplomat-levelling': {
    name: 'Burden Sharing',
    text: 'Once in each of your turns draw 1 resource card each from up to 2 players who have more victory points than you.',
  },
  'diplomat-aid': {
    name: 'Aid Delivery',
    text: 'If a production roll other than a 7 brings you no resource, take 1 resource of your choice from the supply.',
  },
};

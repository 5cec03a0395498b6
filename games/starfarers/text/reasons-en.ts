/** What bots judge positions by in English, in words that complete a hint. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const reasonsEn: BotWords<Feature>['reasons'] = {
  points: { more: 'more points', less: 'fewer points' },
  finish: { more: 'the win comes near', less: 'the win moves away' },
  halfMedal: {
    more: 'a half medal that lacks only its other half',
    less: 'no medal begun any more',
  },
  income: { more: 'more resources from every roll', less: 'fewer resources from every roll' },
  variety: { more: 'more kinds of resources', less: 'fewer kinds of resources' },
  hand: {
    more: 'cards that will soon buy something',
    less: 'cards that buy nothing for now',
  },
  drives: { more: 'faster ships', less: 'slower ships' },
  cannons: { more: 'more combat strength', less: 'less combat strength' },
  freightPods: { more: 'more room for freight', less: 'less room for freight' },
  colonyShips: {
    more: 'colony ships nearer to good sites',
    less: 'colony ships further from good sites',
  },
  tradeShips: {
    more: 'trade ships nearer to an outpost',
    less: 'trade ships further from the outposts',
  },
  reach: {
    more: 'a spaceport close to the next goals',
    less: 'no spaceport close to the next goals',
  },
  security: {
    more: 'a friendship marker that nobody takes easily',
    less: 'a friendship marker in danger',
  },
  merchants: { more: 'better rates with the supply', less: 'worse rates with the supply' },
  diplomats: { more: 'help of the Diplomats', less: 'less help of the Diplomats' },
  giftShips: { more: 'a trade ship as a gift', less: 'no trade ship as a gift' },
  trading: {
    more: 'still time to trade and build',
    less: 'trading and building are over for this turn',
  },
  flying: { more: 'the ships are about to fly', less: 'the flights of this turn are over' },
};

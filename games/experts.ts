/** What each game knows about playing it well. Apart from the rules, so that whoever needs no bots need not load them. */

import type { Expertise } from '@sternwarte/engine';
import { annoExpertise } from './anno4000/bot/index.ts';
import { nutsExpertise } from './astronuts/bot/index.ts';
import type { GameId } from './index.ts';
import { starExpertise } from './starfarers/bot/index.ts';

export const experts: Readonly<Record<GameId, Expertise>> = {
  anno4000: annoExpertise,
  astronuts: nutsExpertise,
  starfarers: starExpertise,
};

/** What the bots of each game are measured against. Only ladders need it. */

import type { References } from '@sternwarte/engine';
import { annoChallengers } from './anno4000/bot/challengers.ts';
import { annoFirst } from './anno4000/bot/first.ts';
import { nutsChallengers } from './astronuts/bot/challengers.ts';
import { nutsFirst } from './astronuts/bot/first.ts';
import type { GameId } from './index.ts';
import { starChallengers } from './starfarers/bot/challengers.ts';
import { starFirst } from './starfarers/bot/first.ts';

/** A game that is new has no past, and perhaps no challengers yet. */
export const references: Readonly<Partial<Record<GameId, References>>> = {
  anno4000: { generations: [annoFirst], challengers: annoChallengers },
  astronuts: { generations: [nutsFirst], challengers: nutsChallengers },
  starfarers: { generations: [starFirst], challengers: starChallengers },
};

/** What the bots of each game are measured against, and tuned from. Nobody needs it who plays. */

import type { References } from '@sternwarte/engine';
import { annoChallengers } from './anno4000/bot/challengers.ts';
import { annoFirst } from './anno4000/bot/first.ts';
import { GUESS as annoGuess } from './anno4000/bot/guess.ts';
import { nutsChallengers } from './astronuts/bot/challengers.ts';
import { nutsFirst } from './astronuts/bot/first.ts';
import { GUESS as nutsGuess } from './astronuts/bot/guess.ts';
import type { GameId } from './index.ts';
import { starChallengers } from './starfarers/bot/challengers.ts';
import { starFirst } from './starfarers/bot/first.ts';
import { GUESS as starGuess } from './starfarers/bot/guess.ts';

/** A game that is new has no past, and perhaps no challengers yet. */
export const references: Readonly<Partial<Record<GameId, References>>> = {
  anno4000: { guess: annoGuess, generations: [annoFirst], challengers: annoChallengers },
  astronuts: { guess: nutsGuess, generations: [nutsFirst], challengers: nutsChallengers },
  starfarers: { guess: starGuess, generations: [starFirst], challengers: starChallengers },
};

/** All games by their id. The words of each are in `texts.ts`, so that bots and servers need not load them. */

import { anno4000 } from './anno4000/rules/index.ts';
import { astronuts } from './astronuts/rules/index.ts';
import { starfarers } from './starfarers/rules/index.ts';

export const games = { anno4000, astronuts, starfarers };

export type GameId = keyof typeof games;

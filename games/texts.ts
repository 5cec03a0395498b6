/** The words of all games, in every language. */

import type { GameWords, Language } from '@sternwarte/engine';
import { annoWords } from './anno4000/text/index.ts';
import { nutsWords } from './astronuts/text/index.ts';
import type { GameId } from './index.ts';
import { starWords } from './starfarers/text/index.ts';

export const texts: Readonly<Record<GameId, Readonly<Record<Language, GameWords>>>> = {
  anno4000: annoWords,
  astronuts: nutsWords,
  starfarers: starWords,
};

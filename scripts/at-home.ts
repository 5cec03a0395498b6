/** For pages of somebody who knows the games, and is not told what they are about: to be run before the page. */

import { GAME_IDS } from '@sternwarte/games/catalogue';

/** The empty page before the first one keeps nothing. */
export const AT_HOME = `if (location.protocol === 'http:') {
  for (const game of ${JSON.stringify(GAME_IDS)}) localStorage['sternwarte.met.' + game] ??= 'known';
}`;

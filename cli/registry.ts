/** Looking games up by what somebody typed or a file says. */

import {
  wordsAt,
  type Config,
  type Expertise,
  type Game,
  type GameWords,
  type Language,
} from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { experts } from '@sternwarte/games/experts';
import { texts } from '@sternwarte/games/texts';

export const GAME_IDS = Object.keys(games).filter((id) => isGameId(id));

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export function findGame(id: string): Game | undefined {
  return isGameId(id) ? games[id] : undefined;
}

/** The words of a game that `findGame` has found. */
/** In the colours that the seats of a match have chosen, when its options are given. */
export function wordsOf(
  id: string,
  language: Language,
  options: Config['options'] = {},
): GameWords {
  if (!isGameId(id)) throw new RangeError(`no words for ${id}`);
  return wordsAt(games[id], texts[id][language], options);
}

/** How a game that `findGame` has found is played well. */
export function expertOf(id: string): Expertise {
  if (!isGameId(id)) throw new RangeError(`no expert for ${id}`);
  return experts[id];
}

/** Looking games up by what somebody typed or a file says. */

import type { Expertise, Game, GameWords, Language } from '@sternwarte/engine';
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
export function wordsOf(id: string, language: Language): GameWords {
  if (!isGameId(id)) throw new RangeError(`no words for ${id}`);
  return texts[id][language];
}

/** How a game that `findGame` has found is played well. */
export function expertOf(id: string): Expertise {
  if (!isGameId(id)) throw new RangeError(`no expert for ${id}`);
  return experts[id];
}

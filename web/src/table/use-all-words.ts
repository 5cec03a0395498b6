import type { GameWords, OptionValues } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { dressedFor } from '@sternwarte/games/load';
import { language } from '../settings.ts';
import { useWholeGame } from '../use-game.ts';

export interface WordedMatch {
  readonly game: GameId;
  readonly options?: OptionValues;
}

/** All words for a match, for the parts of a table that need more than is usually said at it; `null` until they are there. */
export function useAllWords({ game, options = {} }: WordedMatch): GameWords | null {
  const { loaded } = useWholeGame(game);
  return loaded && dressedFor(game, loaded, options).words[language.value];
}

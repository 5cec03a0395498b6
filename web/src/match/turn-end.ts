/** Turns that end by themselves, where somebody has asked for that. */

import { LANGUAGES, RESIGN, type Game, type WordsAtTable, type Tagged } from '@sternwarte/engine';
import type { Position } from './position.ts';
import type { WordsOfGame } from './saved-match.ts';

/**
 * The end of the turn, when the person asked can do nothing else; `null` when there is anything to decide. Where there are
 * secrets, and others elsewhere to keep them from, it is always `null`: a turn that ends at once tells that the hand
 * allowed nothing.
 */
export function onlyEndOfTurn(
  game: Game,
  words: WordsOfGame,
  { asked, moves, view }: Pick<Position, 'asked' | 'moves' | 'view'>,
  hasOthers = false,
): Tagged | null {
  if (asked === null || (hasOthers && game.reveals !== undefined)) return null;
  const [end, ...others] = moves.filter(({ type }) => type !== RESIGN);
  if (end === undefined || end.type !== game.turnEnd || others.length > 0) return null;
  // What is worth a question is not answered by waiting.
  if ((wordsAtHand(words).warning?.(end, view) ?? null) !== null) return null;
  return game.hasUnlisted?.(view, asked) === true ? null : end;
}

/** Whether there is a warning does not depend on the language, and one language alone may have been fetched. */
function wordsAtHand(words: WordsOfGame): Pick<WordsAtTable, 'warning'> {
  for (const code of LANGUAGES) {
    try {
      return words[code];
    } catch {
      continue;
    }
  }
  return {};
}

/** The words of a game at a table where somebody leads: once that is over, nothing is asked, whatever the position would ask. */

import type { Language, WordsAtTable } from '@sternwarte/engine';
import type { WordsOfGame } from '../match/saved-match.ts';

/** `instead` is what is said in place of a question; `null` while there is one. */
export function unasking(
  words: WordsOfGame,
  instead: (code: Language) => string | null,
): WordsOfGame {
  const within = (code: Language): WordsAtTable => ({
    ...words[code],
    asks: (view, names) => instead(code) ?? words[code].asks(view, names),
  });
  // When they are read: one language alone may have been fetched.
  return {
    get de() {
      return within('de');
    },
    get en() {
      return within('en');
    },
  };
}

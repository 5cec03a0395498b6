/** What a server refuses is explained like what a game refuses. */

import { sayRefusal, type Language, type WordsAtTable } from '@sternwarte/engine';
import { serverRefusalWords } from '@sternwarte/protocol';
import type { WordsOfGame } from '../saved-match.ts';

export function withServerWords(words: WordsOfGame): WordsOfGame {
  const made: Partial<
    Record<Language, { readonly base: WordsAtTable; readonly all: WordsAtTable }>
  > = {};
  const of = (code: Language): WordsAtTable => {
    const base = words[code];
    const known = made[code];
    if (known?.base === base) return known.all;
    const refusal: WordsAtTable['refusal'] = (found) =>
      base.refusal(found) ?? sayRefusal(serverRefusalWords[code], found);
    const all = { ...base, refusal };
    made[code] = { base, all };
    return all;
  };
  return {
    get de() {
      return of('de');
    },
    get en() {
      return of('en');
    },
  };
}

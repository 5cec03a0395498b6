/** The words of Starfarers in every language, for whoever needs them all. */

import type { Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { helpDe } from './help-de.ts';
import { helpEn } from './help-en.ts';
import { wordsIn, type Words, type WordsWithoutRules } from './words-in.ts';

export const starWords: Readonly<Record<Language, Words>> = {
  de: explained(wordsIn(de), helpDe),
  en: explained(wordsIn(en), helpEn),
};

/** With the texts of the rules, in whatever colours. */
function explained(words: WordsWithoutRules, help: typeof helpDe): Words {
  return {
    ...words,
    help: { ...help, ...words.help },
    inColours: (colours) => explained(words.inColours?.(colours) ?? words, help),
  };
}

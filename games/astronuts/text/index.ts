/** The words of AstroNuts in every language, for whoever needs them all. */

import type { Language } from '@sternwarte/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { fatesDe } from './fates-de.ts';
import { fatesEn } from './fates-en.ts';
import { helpDe } from './help-de.ts';
import { helpEn } from './help-en.ts';
import { storyDe } from './story-de.ts';
import { storyEn } from './story-en.ts';
import { wordsIn, type TableWords, type Words } from './words-in.ts';

export const nutsWords: Readonly<Record<Language, Words>> = {
  de: explained(wordsIn(de, storyDe), { ...helpDe, ...fatesDe }),
  en: explained(wordsIn(en, storyEn), { ...helpEn, ...fatesEn }),
};

/** With the texts of the rules, in whatever colours. */
function explained(words: TableWords, help: Words['help']): Words {
  return {
    ...words,
    help,
    inColours: (colours) => explained(words.inColours?.(colours) ?? words, help),
  };
}

/** How the rules of each game hang together, with our reasons in every language: for pages and tests. The app fetches them by `load-guide.ts`. */

import type { GuideWords, Language, RuleGuide } from '@sternwarte/engine';
import * as annoDe from './anno4000/reference/guide-de.ts';
import * as annoEn from './anno4000/reference/guide-en.ts';
import { guide as annoGuide } from './anno4000/reference/guide.ts';
import * as nutsDe from './astronuts/reference/guide-de.ts';
import * as nutsEn from './astronuts/reference/guide-en.ts';
import { guide as nutsGuide } from './astronuts/reference/guide.ts';
import type { GameId } from './index.ts';
import * as starDe from './starfarers/reference/guide-de.ts';
import * as starEn from './starfarers/reference/guide-en.ts';
import { guide as starGuide } from './starfarers/reference/guide.ts';

export interface WordedGuide {
  readonly guide: RuleGuide;
  readonly words: Readonly<Record<Language, GuideWords>>;
}

/** A game that is not listed has its rules in the order of their numbers. */
export const guides: Partial<Readonly<Record<GameId, WordedGuide>>> = {
  anno4000: { guide: annoGuide, words: { de: annoDe, en: annoEn } },
  astronuts: { guide: nutsGuide, words: { de: nutsDe, en: nutsEn } },
  starfarers: { guide: starGuide, words: { de: starDe, en: starEn } },
};

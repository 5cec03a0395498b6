/** The rules reference of each game in parcels, fetched when somebody opens it: how it hangs together, its reasons by language, its pictures. */

import type { RulePictures } from '@sternwarte/atlas';
import type { GameWords, GuideWords, HelpText, Language, RuleGuide } from '@sternwarte/engine';
import type { GameId } from './index.ts';

export type Helps = Readonly<Record<string, HelpText>>;

interface Parcels {
  guide(): Promise<{ readonly guide: RuleGuide }>;
  readonly words: Readonly<Record<Language, () => Promise<GuideWords>>>;
  pictures(): Promise<{ readonly pictures: RulePictures }>;
  /** The texts of rules that are not among the words of the table. */
  readonly help?: Readonly<Record<Language, () => Promise<{ readonly help: Helps }>>>;
}

/** A game that is not listed has its rules in the order of their numbers, without pictures. */
const PARCELS: Partial<Readonly<Record<GameId, Parcels>>> = {
  anno4000: {
    guide: () => import('./anno4000/reference/guide.ts'),
    words: {
      de: () => import('./anno4000/reference/guide-de.ts'),
      en: () => import('./anno4000/reference/guide-en.ts'),
    },
    pictures: () => import('./anno4000/reference/pictures.tsx'),
  },
  astronuts: {
    guide: () => import('./astronuts/reference/guide.ts'),
    words: {
      de: () => import('./astronuts/reference/guide-de.ts'),
      en: () => import('./astronuts/reference/guide-en.ts'),
    },
    pictures: () => import('./astronuts/reference/pictures.tsx'),
    help: {
      de: () => import('./astronuts/reference/help-de.ts'),
      en: () => import('./astronuts/reference/help-en.ts'),
    },
  },
  starfarers: {
    guide: () => import('./starfarers/reference/guide.ts'),
    words: {
      de: () => import('./starfarers/reference/guide-de.ts'),
      en: () => import('./starfarers/reference/guide-en.ts'),
    },
    pictures: () => import('./starfarers/reference/pictures.tsx'),
    help: {
      de: () => import('./starfarers/reference/help-de.ts'),
      en: () => import('./starfarers/reference/help-en.ts'),
    },
  },
};

export interface LoadedGuide {
  readonly guide: RuleGuide;
  readonly words: GuideWords;
  readonly pictures: RulePictures;
}

export async function loadGuide(id: GameId, language: Language): Promise<LoadedGuide | null> {
  const parcels = PARCELS[id];
  if (parcels === undefined) return null;
  const [{ guide }, words, { pictures }] = await Promise.all([
    parcels.guide(),
    parcels.words[language](),
    parcels.pictures(),
  ]);
  return { guide, words, pictures };
}

/** The texts of all rules of a game: those among its words, and those that are fetched for the reference. */
export async function loadHelp(id: GameId, language: Language, words: GameWords): Promise<Helps> {
  const parcel = await PARCELS[id]?.help?.[language]();
  return { ...parcel?.help, ...words.help };
}

/** The words of lessons by language; fetched with them. */

import type { Language } from '@sternwarte/engine';
import { learnDe, type LearnWords } from './learn-de.ts';
import { learnEn } from './learn-en.ts';

export const learnWords: Readonly<Record<Language, LearnWords>> = { de: learnDe, en: learnEn };

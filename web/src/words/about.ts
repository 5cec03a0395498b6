/** The words of the page about Sternwarte by language; fetched with that screen. */

import type { Language } from '@sternwarte/engine';
import { aboutDe, type AboutWords } from './about-de.ts';
import { aboutEn } from './about-en.ts';

export const aboutWords: Readonly<Record<Language, AboutWords>> = { de: aboutDe, en: aboutEn };

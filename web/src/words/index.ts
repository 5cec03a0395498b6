/** The words of the first page and of what all screens share, by language. Those of other screens are fetched with them. */

import type { Language } from '@sternwarte/engine';
import { de, type WebWords } from './de.ts';
import { en } from './en.ts';

export type { WebWords } from './de.ts';
export const webWords: Readonly<Record<Language, WebWords>> = { de, en };

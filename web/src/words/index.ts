/** The words of the interface by language. */

import type { Language } from '@sternwarte/engine';
import { de, type WebWords } from './de.ts';
import { en } from './en.ts';

export type { WebWords } from './de.ts';
export const webWords: Readonly<Record<Language, WebWords>> = { de, en };

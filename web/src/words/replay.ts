/** The words of looking back by language; fetched with that screen. */

import type { Language } from '@sternwarte/engine';
import { replayDe, type ReplayWords } from './replay-de.ts';
import { replayEn } from './replay-en.ts';

export const replayWords: Readonly<Record<Language, ReplayWords>> = { de: replayDe, en: replayEn };

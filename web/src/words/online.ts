/** The words of online tables by language; fetched with their screens. */

import type { Language } from '@sternwarte/engine';
import { onlineDe, type OnlineWords } from './online-de.ts';
import { onlineEn } from './online-en.ts';

export const onlineWords: Readonly<Record<Language, OnlineWords>> = { de: onlineDe, en: onlineEn };

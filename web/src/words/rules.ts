/** The words of the rules reference by language; fetched with it. */

import type { Language } from '@sternwarte/engine';
import { rulesDe, type RulesWords } from './rules-de.ts';
import { rulesEn } from './rules-en.ts';

export const rulesWords: Readonly<Record<Language, RulesWords>> = { de: rulesDe, en: rulesEn };

/** The words of the board, and those of the game that its components need one by one. */

import type { Language } from '@sternwarte/engine';
import { de as gameDe } from '../../text/de.ts';
import { en as gameEn } from '../../text/en.ts';
import type { NutsWords } from '../../text/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { BoardWords } from './shape.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { de, en };
export const gameWords: Readonly<Record<Language, NutsWords>> = { de: gameDe, en: gameEn };

/** `50 %` in German, `50%` in English. */
export function percent(language: Language, share: number): string {
  const value = Math.round(100 * share);
  return language === 'de' ? `${value}\u00A0%` : `${value}%`;
}

/** One digit behind the decimal sign of the language. */
export function decimal(language: Language, value: number): string {
  const text = value.toFixed(1);
  return language === 'de' ? text.replace('.', ',') : text;
}

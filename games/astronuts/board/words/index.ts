/** The words of the board, and those of the game that its components need one by one. */

import { Shelf, type Language } from '@sternwarte/engine';
import type { NutsWords } from '../../text/words.ts';
import type { BoardWords } from './shape.ts';

export const boardWords = new Shelf<BoardWords>();
export const gameWords = new Shelf<NutsWords>();

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

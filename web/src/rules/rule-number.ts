/** Numbers of rules: as they are written, and as they end an address. */

import type { Language } from '@sternwarte/engine';
import { rulesWords } from '../words/rules.ts';

/** A number as the reader writes it. */
export function sayNumber(id: string, code: Language): string {
  const words = rulesWords[code];
  return id.replace(/^ruling\b/, words.ruling).replace(/^section\b/, words.section);
}

/** The end of its address. */
export function slugOf(id: string): string {
  return id.replaceAll(' ', '-');
}

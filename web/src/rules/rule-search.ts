/** Finding a rule: by its number, by words of its title or text, in either language, however umlauts are typed. */

import type { GuideEntry } from '@sternwarte/engine';

export interface Findable {
  readonly entry: GuideEntry;
  /** How its number is written, in all ways it may be typed. */
  readonly numbers: readonly string[];
  /** Titles and texts in all languages that are at hand; those of the reader first. */
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

const MARKS = /\p{M}/gu;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Without capitals and marks: `Gefährdet` is found as `gefahrdet`. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(MARKS, '');
}

/** And as `gefaehrdet`. */
function spellOut(text: string): string {
  return fold(text.toLowerCase().replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter));
}

const has = (text: string, word: string): boolean =>
  fold(text).includes(word) || spellOut(text).includes(word);

/** How well a rule fits what was typed: 0 not at all, most for its number. */
function fit({ numbers, titles, texts }: Findable, typed: string): number {
  const whole = fold(typed.trim());
  const asked = whole.replaceAll(' ', '');
  const plain = numbers.map((number) => fold(number).replaceAll(' ', ''));
  if (plain.includes(asked) || plain.includes(`r${asked}`)) return 5;
  if (plain.some((number) => number.startsWith(asked))) return 4;
  const words = whole.split(/\s+/);
  const inTitle = titles.some((title) => words.every((word) => has(title, word)));
  if (inTitle) return titles.some((title) => fold(title).startsWith(whole)) ? 3 : 2;
  const all = [...titles, ...texts, ...numbers].join(' ');
  return words.every((word) => has(all, word)) ? 1 : 0;
}

/** What was typed fits these, the best first; in their own order where they fit alike. */
export function findRules(all: readonly Findable[], typed: string): readonly GuideEntry[] {
  return all
    .map((findable) => ({ entry: findable.entry, fit: fit(findable, typed) }))
    .filter(({ fit: points }) => points > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}

import { readGuide } from '@sternwarte/engine';
import { guides } from '@sternwarte/games/guides';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { findRules, fold, type Findable } from './rule-search.ts';

/** Anno 4000 as a reader of German looks for it. */
const anno: readonly Findable[] = readGuide(
  texts.anno4000.de.help,
  guides.anno4000?.guide ?? null,
  guides.anno4000?.words.de ?? null,
).map((entry) => {
  const english = (texts.anno4000.en.help as Readonly<Record<string, typeof entry.help>>)[entry.id];
  return {
    entry,
    numbers: [entry.id, entry.id.replace('ruling', 'Festlegung')],
    titles: [entry.help.title, english?.title ?? ''],
    texts: [entry.help.text, english?.text ?? ''],
  };
});

const found = (typed: string) => findRules(anno, typed).map(({ id }) => id);

test.for([
  ['R6.3', 'R6.3'],
  ['6.3', 'R6.3'],
  ['r6.3', 'R6.3'],
  ['Festlegung 12', 'ruling 12'],
  ['ruling 12', 'ruling 12'],
  ['ruling12', 'ruling 12'],
  ['Gefecht', 'R7'],
  ['battle', 'R7'],
  ['Produktion', 'R6.1'],
  ['production', 'R6.1'],
  ['vorrücken', 'R6.2'],
  ['vorruecken', 'R6.2'],
  ['vorrucken', 'R6.2'],
  ['VORRÜCKEN', 'R6.2'],
  ['short flight', 'R6.5'],
] as const)('%s leads to %s first', ([typed, rule]) => {
  expect(found(typed)[0]).toBe(rule);
});

test('all words have to be there, in whatever order', () => {
  expect(found('Kreuz Kreis')).toContain('R3.3');
  expect(found('Kreuz Kreis')).not.toContain('R7');
  expect(found('xyzzy')).toEqual([]);
});

test('a number is found before those that only begin like it', () => {
  const [first, ...others] = found('ruling 1');
  expect(first).toBe('ruling 1');
  expect(others).toContain('ruling 10');
});

test('marks and capitals do not matter', () => {
  expect(fold('Größe ÄÖÜ é')).toBe('grosse aou e');
});

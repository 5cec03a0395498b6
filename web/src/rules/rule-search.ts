/**
 * Finding a rule: by its number, or by whatever somebody would ask, in either language, in any form of a word and however
 * umlauts are typed. Words that stand in every question say nothing; of the others rare ones say most.
 */

import type { GuideEntry } from '@sternwarte/engine';

export interface Findable {
  readonly entry: GuideEntry;
  /** How its number is written, in all ways it may be typed. */
  readonly numbers: readonly string[];
  /** Titles and texts in all languages that are at hand; those of the reader first. */
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  /** What else people call it. */
  readonly names?: string | undefined;
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

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d]+/u).filter(Boolean);

/** What stands in questions about anything, folded. */
const FILLERS = new Set(
  wordsOf(
    `wie was wer wen wem wo woher wohin wann warum wieso weshalb welche welcher welches welchen ich du er sie es man wir ihr mich dich
    mir dir mein meine meinen meiner meinem dein deine deinen der die das den dem des ein eine einen einem einer eines und oder
    aber ist sind bin bist war hat habe haben hast kann konnen kannst darf durfen darfst soll will mit von vom
    zu zum zur im in ins an am auf aus bei fur fuer bis nach vor uber ueber so auch nicht noch mehr viel viele wenn dann geht gibt heisst bedeutet
    passiert mache machen macht wird werden sich als
    how what who whom where when why which i you he she it we they me my your his her their the a an and or but is are am was be
    do does did have has had can could may might should will would with of from to in into on onto at by for if so not no
    there this that these those many much mean means happens happen as`,
  ),
);

const ENDINGS = /(?:ungen|ung|ing|ies|ern|est|en|em|er|es|et|ed|e|n|s|t|y)$/u;
const SHORTEST_STEM = 4;

/** Without its ending, so that `landen`, `Landung` and `landing` are one; crude, and good enough for words of rules. */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}

/** How well a word of a text is what was asked for: the same, begins or holds it, or not at all. */
function likeness(word: string, asked: string): number {
  const stem = stemOf(asked);
  if (word === asked || stemOf(word) === stem) return 1;
  // Whoever is still typing has typed little.
  if (stem.length < SHORTEST_STEM) return word.startsWith(stem) ? 0.25 : 0;
  if (word.startsWith(stem)) return 0.7;
  return word.includes(stem) ? 0.4 : 0;
}

/** The words of a rule, in both spellings. */
interface Vocabulary {
  readonly titles: readonly (readonly string[])[];
  readonly all: readonly (readonly [words: readonly string[], weight: number])[];
}

/** Names were given with those in mind who ask. */
const NAME = 3.5;
const TITLE = 3;
const TEXT = 1;
const vocabularies = new WeakMap<Findable, Vocabulary>();

/** In both spellings. */
const read = (text: string): string[] => [
  ...new Set([...wordsOf(fold(text)), ...wordsOf(spellOut(text))]),
];

function vocabularyOf(findable: Findable): Vocabulary {
  const known = vocabularies.get(findable);
  if (known !== undefined) return known;
  const titles = findable.titles.map(read);
  const { names = '', texts } = findable;
  const made: Vocabulary = {
    titles,
    all: [
      [read(names), NAME],
      [titles.flat(), TITLE],
      [texts.flatMap(read), TEXT],
    ],
  };
  vocabularies.set(findable, made);
  return made;
}

/** How much a word is what the rule is about. */
function bearing({ all }: Vocabulary, asked: string): number {
  let best = 0;
  for (const [words, weight] of all) {
    for (const word of words) best = Math.max(best, weight * likeness(word, asked));
  }
  return best;
}

/** A title that says nothing else is better than one that says it among other things. */
function wholeness({ titles }: Vocabulary, asked: readonly string[]): number {
  return Math.max(
    0,
    ...titles.map((words) => {
      const said = words.filter((word) => asked.some((typed) => likeness(word, typed) === 1));
      return words.length === 0 ? 0 : said.length / words.length;
    }),
  );
}

/** By its number: the whole of it, or how it begins. */
function fitNumber({ numbers }: Findable, typed: string): number {
  const asked = fold(typed).replaceAll(/\s/g, '');
  const plain = numbers.map((number) => fold(number).replaceAll(' ', ''));
  if (plain.includes(asked) || plain.includes(`r${asked}`)) return 2;
  return plain.some((number) => number.startsWith(asked)) ? 1 : 0;
}

/** What we ruled stands behind the rule itself where both fit alike. */
const RULING = 0.9;
/** Rules with less than this of what was asked are left out, where others have more. */
const ENOUGH = 0.6;

/** What was typed fits these, the best first; in their own order where they fit alike. */
export function findRules(all: readonly Findable[], typed: string): readonly GuideEntry[] {
  const numbered = all
    .map(({ entry, ...rest }) => ({ entry, fit: fitNumber({ entry, ...rest }, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
  const worded = findByWords(all, wordsOf(fold(typed)));
  return [...numbered, ...worded.filter((entry) => !numbered.includes(entry))];
}

function findByWords(all: readonly Findable[], typed: readonly string[]): readonly GuideEntry[] {
  const telling = typed.filter((word) => !FILLERS.has(word));
  const asked = telling.length > 0 ? telling : typed;
  const found = all.map((findable) => {
    const vocabulary = vocabularyOf(findable);
    const bearings = asked.map((word) => bearing(vocabulary, word));
    return { findable, bearings, whole: wholeness(vocabulary, asked) };
  });
  // What is said everywhere tells little, and what is said nowhere nothing.
  const rarity = asked.map((_word, i) => {
    const count = found.filter(({ bearings }) => (bearings[i] ?? 0) > 0).length;
    return count === 0 ? 0 : Math.log(1 + all.length / count);
  });
  const rated = found.map(({ findable: { entry }, bearings, whole }) => {
    const worth = (weigh: (bears: number) => number): number =>
      bearings.reduce((sum, bears, i) => sum + weigh(bears) * (rarity[i] ?? 0), 0);
    const isRuling = entry.settles.length > 0;
    const fit = (worth((bears) => bears) + whole) * (isRuling ? RULING : 1);
    return { entry, fit, share: worth((bears) => (bears > 0 ? 1 : 0)) };
  });
  const most = Math.max(0, ...rated.map(({ share }) => share));
  if (most === 0) return [];
  return rated
    .filter(({ share }) => share >= ENOUGH * most)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}

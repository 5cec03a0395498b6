import { LANGUAGES, readGuide, type HelpText, type Language } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { guides } from '@sternwarte/games/guides';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { findRules, fold, type Findable } from './rule-search.ts';

/** The rules of a game as a reader of a language looks for them. */
function rulesOf(game: GameId, language: Language): readonly Findable[] {
  const worded = guides[game];
  const other: Readonly<Record<string, HelpText>> =
    texts[game][language === 'de' ? 'en' : 'de'].help;
  const words = worded?.words[language] ?? null;
  return readGuide(texts[game][language].help, worded?.guide ?? null, words).map((entry) => ({
    entry,
    numbers: [entry.id, entry.id.replace('ruling', 'Festlegung')],
    titles: [entry.help.title, other[entry.id]?.title ?? ''],
    texts: [entry.help.text, other[entry.id]?.text ?? ''],
    names: words?.names?.[entry.id],
  }));
}

const anno = rulesOf('anno4000', 'de');

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

/** What somebody types who has never read these rules, and the rule that answers it. */
const QUESTIONS: readonly (readonly [GameId, Language, string, string])[] = [
  ['anno4000', 'de', 'Wie gewinne ich?', 'R9'],
  ['anno4000', 'de', 'Wie greife ich an?', 'R7'],
  ['anno4000', 'de', 'Wann bekomme ich neue Schiffe?', 'R6.1'],
  ['anno4000', 'de', 'Wohin darf ich fliegen?', 'R3.2'],
  ['anno4000', 'de', 'Wann muss eine Scheibe landen?', 'ruling 12'],
  ['anno4000', 'de', 'unentschieden', 'R9'],
  ['anno4000', 'de', 'Kampf gleich stark', 'ruling 8'],
  ['anno4000', 'de', 'Heimatstern verloren', 'R8.2'],
  ['anno4000', 'de', 'Was bedeutet das Kreuz?', 'R3.3'],
  ['anno4000', 'de', 'Wer fängt an?', 'R4.5'],
  ['anno4000', 'en', 'How do I win?', 'R9'],
  ['anno4000', 'en', 'how do I attack', 'R7'],
  ['anno4000', 'en', 'when do I get ships', 'R6.1'],
  ['anno4000', 'en', 'where can I fly', 'R3.2'],
  ['anno4000', 'en', 'disc must land', 'ruling 12'],
  ['anno4000', 'en', 'tie in battle', 'ruling 8'],
  ['anno4000', 'en', 'I lost my home star', 'R8.2'],
  ['anno4000', 'en', 'what does the cross mean', 'R3.3'],
  ['anno4000', 'en', 'who goes first', 'R4.5'],
  ['anno4000', 'en', 'can I land on my own star', 'ruling 5'],
  ['astronuts', 'de', 'Wie gewinne ich?', 'R8'],
  ['astronuts', 'de', 'Wette', 'R5.1'],
  ['astronuts', 'de', 'Wie viele Aktionen habe ich?', 'R5.1'],
  ['astronuts', 'de', 'angreifen', 'R6.5'],
  ['astronuts', 'de', 'Was kostet ein Schiff?', 'R6.4'],
  ['astronuts', 'de', 'tauschen', 'R6.7'],
  ['astronuts', 'de', 'schwarzes Loch', 'R6.1'],
  ['astronuts', 'de', 'Technologie kaufen', 'R6.6'],
  ['astronuts', 'de', 'Darf ich vorbeifliegen?', 'R6.1'],
  ['astronuts', 'de', 'letztes Schiff verloren', 'ruling 20'],
  ['astronuts', 'en', 'How do I win?', 'R8'],
  ['astronuts', 'en', 'bet', 'R5.1'],
  ['astronuts', 'en', 'how many actions do I have', 'R5.1'],
  ['astronuts', 'en', 'attacking', 'R6.5'],
  ['astronuts', 'en', 'build a colony', 'R6.3'],
  ['astronuts', 'en', 'cost of a ship', 'R6.4'],
  ['astronuts', 'en', 'landing', 'R6.1'],
  ['astronuts', 'en', 'buy technology', 'R6.6'],
  ['astronuts', 'en', 'pass another ship', 'ruling 11'],
  ['astronuts', 'en', 'how many colonies', 'R8'],
  ['starfarers', 'de', 'Wie gewinne ich?', 'R15.3'],
  ['starfarers', 'de', 'Was kostet ein Kolonieschiff?', 'R8.5'],
  ['starfarers', 'de', 'Baukosten', 'R8.5'],
  ['starfarers', 'de', 'Sieben gewürfelt', 'R7.8'],
  ['starfarers', 'de', 'Räuber', 'R7.10'],
  ['starfarers', 'de', 'Tausch mit der Bank', 'R8.2'],
  ['starfarers', 'de', 'Wie weit darf ich fliegen?', 'R9.3'],
  ['starfarers', 'de', 'Piraten besiegen', 'R13.2'],
  ['starfarers', 'de', 'schwarze Kugel', 'R9.2'],
  ['starfarers', 'de', 'Ablauf eines Zugs', 'section 6'],
  ['starfarers', 'en', 'How do I win?', 'R15.3'],
  ['starfarers', 'en', 'cost of a colony ship', 'R8.5'],
  ['starfarers', 'en', 'rolled a seven', 'R7.8'],
  ['starfarers', 'en', 'hand limit', 'R7.9'],
  ['starfarers', 'en', 'trade with bank', 'R8.2'],
  ['starfarers', 'en', 'how far can I fly', 'R9.3'],
  ['starfarers', 'en', 'defeat pirates', 'R13.2'],
  ['starfarers', 'en', 'trading post', 'R12.1'],
  ['starfarers', 'en', 'order of a turn', 'section 6'],
  ['starfarers', 'en', 'friendship cards', 'R12.5'],
];

test.for(QUESTIONS)('%s (%s): “%s” is answered by %s', ([game, language, typed, rule]) => {
  const [first, second, third] = findRules(rulesOf(game, language), typed).map(({ id }) => id);
  expect([first, second, third]).toContain(rule);
});

test.for(GAME_IDS)('%s: every name leads to its rule', (game) => {
  for (const language of LANGUAGES) {
    const all = rulesOf(game, language);
    for (const [id, names] of Object.entries(guides[game]?.words[language].names ?? {})) {
      const [first, ...others] = findRules(all, names ?? '').map((entry) => entry.id);
      expect({ names, found: [first, ...others.slice(0, 4)] }).toEqual({
        names,
        found: expect.arrayContaining([id]) as unknown,
      });
    }
  }
});

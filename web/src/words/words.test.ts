import { LANGUAGES } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { aboutWords } from './about.ts';
import { asideWords } from './aside.ts';
import { learnWords } from './learn.ts';
import { onlineWords } from './online.ts';
import { profileWords } from './profile.ts';
import { replayWords } from './replay.ts';
import { resultWords } from './result.ts';
import { setUpWords } from './set-up.ts';

/** What sentences are told that take more than names and numbers: of several, and of one. */
const NAMES = [[['A', 'B', 'C']], [['A']]];
const TOLD: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'web.waitingFor': NAMES,
  '.youWonWith': NAMES,
  '.theyWon': NAMES,
  '.sourcesFromLeft': NAMES,
  '.waitsSince': [
    ['A', { unit: 'hour', count: 3 }],
    ['A', { unit: 'day', count: 1 }],
  ],
};
const PLAIN = [
  ['A', 'B', 'C'],
  [1, 1, 1],
];

/** Every text of a catalogue by its path; sentences that need values get some. */
function walk(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'function') {
    const known = Object.keys(TOLD).find((name) => path.endsWith(name));
    const [several = [], one = []] = TOLD[known ?? ''] ?? PLAIN;
    into.set(path, String(value(...several)));
    into.set(`${path} of one`, String(value(...one)));
  } else {
    for (const [key, part] of Object.entries(value ?? {})) walk(part, `${path}.${key}`, into);
  }
  return into;
}

const catalogues = LANGUAGES.map((code) =>
  walk(
    {
      web: { ...setUpWords[code], ...asideWords[code], ...resultWords[code] },
      replay: replayWords[code],
      about: aboutWords[code],
      learn: learnWords[code],
      online: onlineWords[code],
      profile: profileWords[code],
    },
    code,
    new Map(),
  ),
);

test('both languages say the same things', () => {
  const [first, ...others] = catalogues.map((texts) =>
    [...texts.keys()].map((path) => path.slice(2)).toSorted(),
  );
  for (const other of others) expect(other).toEqual(first);
});

function isWell(text: string): boolean {
  return text !== '' && text.trim() === text && !/undefined|\[object|NaN|\$\{/.test(text);
}

test('every text says something, without loose ends', () => {
  for (const texts of catalogues) {
    expect([...texts].filter(([, text]) => !isWell(text))).toEqual([]);
  }
});

test('sentences are translated', () => {
  const [de = new Map<string, string>(), en] = catalogues;
  // Names of things may be the same in both languages; sentences are not.
  const sentences = [...de].filter(([, text]) => /\w{3,} \w{3,}/.test(text));
  const same = sentences.filter(([path, text]) => en?.get(path.replace(/^de/, 'en')) === text);
  expect(sentences.length).toBeGreaterThan(50);
  expect(same).toEqual([]);
});

test('one, two and three of everything agree with their verb and their noun', () => {
  const { de, en } = resultWords;
  const names = ['Ada', 'Bert', 'Cleo'];
  const upTo = (count: number): string[] => names.slice(0, count);
  expect([1, 2, 3].map((count) => de.theyWon(upTo(count)))).toEqual([
    'Ada gewinnt',
    'Ada und Bert gewinnen',
    'Ada, Bert und Cleo gewinnen',
  ]);
  expect([1, 2, 3].map((count) => en.theyWon(upTo(count)))).toEqual([
    'Ada wins',
    'Ada and Bert win',
    'Ada, Bert, and Cleo win',
  ]);
  expect([1, 2, 3].map(de.minutes)).toEqual(['1 Minute', '2 Minuten', '3 Minuten']);
  expect([1, 2, 3].map(en.entries)).toEqual(['1 entry', '2 entries', '3 entries']);
  expect([1, 2, 3].map(de.turningPoints)).toEqual([
    'Der Wendepunkt',
    'Die Wendepunkte',
    'Die Wendepunkte',
  ]);
});

test('chance is verified under a name that also fits games without dice', () => {
  for (const code of LANGUAGES) {
    const { verify, verifyTitle } = replayWords[code];
    expect(`${verify} ${verifyTitle}`).not.toMatch(/Würfel|dice|\bdie\b/i);
  }
});

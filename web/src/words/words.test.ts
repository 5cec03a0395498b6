import { LANGUAGES } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { webWords } from './index.ts';
import { replayWords } from './replay.ts';

/** Every text of a catalogue by its path; sentences that need values get some. */
function walk(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'function') {
    const sentence: unknown = value('A', 'B', 'C');
    into.set(path, String(sentence));
    into.set(`${path} of one`, String(value(1, 1, 1)));
  } else {
    for (const [key, part] of Object.entries(value ?? {})) walk(part, `${path}.${key}`, into);
  }
  return into;
}

const catalogues = LANGUAGES.map((code) =>
  walk({ web: webWords[code], replay: replayWords[code] }, code, new Map()),
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

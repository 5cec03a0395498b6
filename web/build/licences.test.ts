import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MADE_OF } from '../src/about/made-of.ts';
import { writeLicences } from './licences.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('names everything that goes into the app and is not our own', () => {
  const used = ['engine', 'atlas', 'games', 'bots', 'protocol', 'web'].flatMap((part) => {
    const text = readFileSync(join(ROOT, part, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(text) as { dependencies?: object }).dependencies ?? {});
  });
  const foreign = new Set(used.filter((name) => !name.startsWith('@sternwarte/')));
  expect(new Set(MADE_OF.map(({ from }) => from))).toEqual(foreign);
});

test('every licence goes with the app, and those of the typefaces with the notice', () => {
  const text = writeLicences();
  for (const { name } of MADE_OF) expect(text).toContain(name);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  // Ours is one of them.
  const free = MADE_OF.filter(({ licence }) => licence === 'MIT');
  expect(text.match(/and\s+associated\s+documentation\s+files/gi)).toHaveLength(free.length + 1);
  const notice = readFileSync(join(ROOT, 'NOTICE.md'), 'utf8');
  expect(notice).toContain('SIL OPEN FONT LICENSE Version 1.1');
  const typefaces = MADE_OF.filter(({ kind }) => kind === 'typeface');
  for (const { name } of typefaces) expect(notice).toContain(name);
  expect(existsSync(join(ROOT, 'LICENSE'))).toBe(true);
});

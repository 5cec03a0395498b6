import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumOutlook, findChromium } from './chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that is there, as far as anybody looks. */
const place = (name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, '');
  return file;
};

test('a Chromium on the path is used, and the one that is named goes before it', () => {
  const onPath = place('chromium');
  const named = place('another');
  expect(findChromium({ PATH: folder })).toBe(onPath);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  expect(chromiumOutlook({ PATH: folder }, false)).toEqual({ kind: 'there' });
});

test('it is brought only by root, and only where there is a package manager', () => {
  expect(chromiumOutlook({ PATH: folder }, true).kind).toBe('none');
  place('apt-get');
  expect(chromiumOutlook({ PATH: folder }, true)).toEqual({ kind: 'bring' });
  expect(chromiumOutlook({ PATH: folder }, false)).toEqual({
    kind: 'none',
    reason: 'there is no Chromium, and only root may install one',
  });
});

test('a path that leads nowhere, or an empty one, brings nothing else', () => {
  place('apt-get');
  place('chromium');
  const missing = join(folder, 'missing');
  for (const CHROMIUM_PATH of [missing, '']) {
    const { kind } = chromiumOutlook({ PATH: folder, CHROMIUM_PATH }, true);
    expect(kind).toBe('none');
  }
});

/** Words that are not ours, in everything that people read. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@sternwarte/games/catalogue';
import { expect, test } from 'vitest';

/** Found by reading everything once: words that were wrong, and what would bring them back. */
const FOREIGN = [
  /\bthe own\b|\ban own\b|\btwo own\b/,
  /has not (?:enough|more)/,
  /of his choice/,
  /It is for \S+ to decide/,
  /Kampfstärke|Laderaum\.|Schachtel sind|im Bestand/,
  /ist gefragt\b/,
  /Nüsse|schürf/,
  /um den Anfang/,
  /Er ehrt nur/,
  /The dice lie still/,
  /Judged are/,
  // In German the pile is called Nachschubstapel, and the reserve are chips.
  /Reservekarte|[Vv]on der Reserve|Ersatzchip/,
];

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /(?<!\.test)\.tsx?$/.test(path) ? [path] : [];
  });
}

test('words that were mended do not come back', () => {
  const root = join(import.meta.dirname, '..');
  const folders = [
    ...GAME_IDS.flatMap((id) =>
      ['text', 'board/words', 'lessons', 'reference'].map((part) => `games/${id}/${part}`),
    ),
    'web/src/words',
    'cli/words',
  ];
  const files = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(sourcesBelow);
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return FOREIGN.filter((phrase) => phrase.test(text)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

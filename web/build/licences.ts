/** Puts the licences of everything that is not our own beside the built app. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { MADE_OF } from '../src/about/made-of.ts';

const require = createRequire(import.meta.url);

export function licences(): Plugin {
  return {
    name: 'sternwarte:licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeLicences() });
    },
  };
}

export function writeLicences(): string {
  const own = readFileSync(join(import.meta.dirname, '..', '..', 'LICENSE'), 'utf8');
  const others = MADE_OF.map(({ name, by, from, copyright = '' }) =>
    [`${name} (${by})`, copyright, readFileSync(licenceOf(from), 'utf8').trim()]
      .filter((text) => text !== '')
      .join('\n\n')
      .concat('\n'),
  );
  return [`Sternwarte\n\n${own.trim()}\n`, ...others].join(`\n${'='.repeat(72)}\n\n`);
}

/** Not all packages export it, so it is looked for where packages lie. */
function licenceOf(from: string): string {
  const places = require.resolve.paths(from) ?? [];
  const file = places
    .flatMap((place) => ['LICENSE', 'LICENSE.md'].map((name) => join(place, from, name)))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${from} has no licence`);
  return file;
}

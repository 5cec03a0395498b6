/** A copy of the repository that can be changed, and run beside this one. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const PACKAGES = ['engine', 'atlas', 'games', 'bots', 'protocol', 'server', 'cli', 'web'];
/** What is made anew everywhere, or belongs to this folder alone. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.data', '.vite', 'dist']);

/** Answers where it is; whoever makes it takes it away. */
export function copyRepository(name: string): string {
  const copy = copySources(name);
  linkModules(copy);
  return copy;
}

/** As it comes from the repository: with nothing installed. */
export function copySources(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `sternwarte-${name}-`));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => relative(ROOT, source) === '' || !LEFT_OUT.has(basename(source)),
  });
  return copy;
}

/** The packages of the copy must find each other there, and everything else here. */
function linkModules(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@sternwarte'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.') || name === '@sternwarte') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of PACKAGES) symlinkSync(join(copy, name), join(modules, '@sternwarte', name));
}

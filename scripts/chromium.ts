/** Finds the browser that browser tests and pictures use, and brings it where that is allowed. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where a Chromium is, or `null`. `CHROMIUM_PATH` goes before everything else. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return existsSync(named) ? named : null;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** The same, for those who cannot go on without one. */
export function needChromium(): string {
  const found = findChromium();
  if (found === null) {
    throw new Error('No Chromium found: install one, or say where it is with CHROMIUM_PATH.');
  }
  return found;
}

/** Installs Debian's Chromium when we may; answers where it is, or `null` when there is none. */
export function bringChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || process.env['CHROMIUM_PATH'] !== undefined) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    console.log(`apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return findChromium();
}

/** Without a sandbox, because tests may run as root; without the browser's own calls home. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds the browser that browser tests and pictures use, and brings it where that is allowed. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

type Environment = Readonly<Record<string, string | undefined>>;

function findProgram(names: readonly string[], env: Environment): string | null {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** Where a Chromium is, or `null`. `CHROMIUM_PATH` goes before everything else. */
export function findChromium(env: Environment = process.env): string | null {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined) return existsSync(named) ? named : null;
  return findProgram(NAMES, env);
}

/** The same, for those who cannot go on without one. */
export function needChromium(): string {
  const found = findChromium();
  if (found === null) {
    throw new Error('No Chromium found: install one, or say where it is with CHROMIUM_PATH.');
  }
  return found;
}

/** What browser tests can count on: a Chromium that is there, one that can be brought, or none, and why. */
export type Outlook =
  | { readonly kind: 'there' }
  | { readonly kind: 'bring' }
  | { readonly kind: 'none'; readonly reason: string };

const none = (reason: string): Outlook => ({ kind: 'none', reason });

export function chromiumOutlook(
  env: Environment = process.env,
  isRoot: boolean = process.getuid?.() === 0,
): Outlook {
  if (findChromium(env) !== null) return { kind: 'there' };
  const named = env['CHROMIUM_PATH'];
  if (named === '') return none('CHROMIUM_PATH is empty, which says not to use any');
  if (named !== undefined) return none(`there is no Chromium at CHROMIUM_PATH (${named})`);
  if (findProgram(['apt-get'], env) === null) return none('there is no Chromium and no apt-get');
  if (!isRoot) return none('there is no Chromium, and only root may install one');
  return { kind: 'bring' };
}

const INSTALLATION: readonly (readonly string[])[] = [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
];

/** What `bringChromium` would run, for those who want to know before. */
export const INSTALLATION_COMMANDS: readonly string[] = INSTALLATION.map(
  (args) => `apt-get ${args.join(' ')}`,
);

/** Installs Debian's Chromium; answers whether it is there now. */
export function bringChromium(): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of INSTALLATION) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return findChromium() !== null;
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

/**
 * What tests of many nodes need, PostgreSQL and Redis, and the proxy that stands before them: whether they are here, and
 * how they are brought where that is allowed.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export type DatabaseOutlook =
  | { readonly kind: 'there' }
  | { readonly kind: 'bring'; readonly packages: readonly string[] }
  | { readonly kind: 'none'; readonly reason: string };

/** The packages of Debian, and whether what is in them is here. */
function missing(env: Environment, debian: string): readonly string[] {
  const onPath = (name: string): boolean =>
    (env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
  const hasPostgres = onPath('initdb') || globSync(join(debian, '*', 'bin', 'initdb')).length > 0;
  return [
    ...(hasPostgres ? [] : ['postgresql']),
    ...(onPath('redis-server') ? [] : ['redis-server']),
    ...(onPath('caddy') ? [] : ['caddy']),
  ];
}

export function databaseOutlook(
  env: Environment = process.env,
  isRoot: boolean = process.getuid?.() === 0,
  debian = '/usr/lib/postgresql',
): DatabaseOutlook {
  const packages = missing(env, debian);
  if (packages.length === 0) return { kind: 'there' };
  const what = `there is no ${packages.join(' and no ')} here`;
  const canInstall = (env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'apt-get')));
  if (!canInstall) return { kind: 'none', reason: `${what}, and no apt-get` };
  if (!isRoot) return { kind: 'none', reason: `${what}, and only root may install it` };
  return { kind: 'bring', packages };
}

export function installationCommands(packages: readonly string[]): readonly (readonly string[])[] {
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

/** Installs them without starting anything: tests start their own. Answers whether all is there now. */
export function bringDatabases(packages: readonly string[]): boolean {
  // At run level 1, Debian's scripts start no services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of installationCommands(packages)) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return databaseOutlook().kind === 'there';
}

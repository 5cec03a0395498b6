/** The peers are a package of their own, so that the project's install stays small; the first run fetches them. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@sternwarte/engine';

const FOLDER = join(import.meta.dirname, 'peers');
const TIME_LIMIT = 180_000;

function readJson(file: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(value) ? value : {};
}

function isInstalled(): boolean {
  const wanted = readJson(join(FOLDER, 'package.json'))['dependencies'];
  return Object.entries(isRecord(wanted) ? wanted : {}).every(([name, version]) => {
    const manifest = join(FOLDER, 'node_modules', name, 'package.json');
    return existsSync(manifest) && readJson(manifest)['version'] === version;
  });
}

/** Answers why the peers cannot be measured, or `null` when they are there. */
export function installPeers(tell: (line: string) => void): string | null {
  if (isInstalled()) return null;
  tell('first use: fetching the peers with "npm ci --prefix bench/peers"');
  const args = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--fetch-retries=1'];
  const { status, error, stderr } = spawnSync('npm', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: TIME_LIMIT,
    shell: process.platform === 'win32',
  });
  if (status === 0 && isInstalled()) return null;
  const said = error?.message ?? stderr.trim().split('\n')[0] ?? '';
  return `npm ci --prefix bench/peers failed${said === '' ? '' : `: ${said}`}`;
}

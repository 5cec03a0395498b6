/** Peers and Lighthouse are packages of their own, so that the project's install stays small; the first run fetches them. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@sternwarte/engine';

export type Beside = 'peers' | 'lighthouse';

const TIME_LIMIT = 180_000;

function readJson(file: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(value) ? value : {};
}

function isInstalled(folder: string): boolean {
  const wanted = readJson(join(folder, 'package.json'))['dependencies'];
  return Object.entries(isRecord(wanted) ? wanted : {}).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    return existsSync(manifest) && readJson(manifest)['version'] === version;
  });
}

/** Answers why they cannot be used, or `null` when they are there. */
export function installBeside(name: Beside, tell: (line: string) => void): string | null {
  const folder = join(import.meta.dirname, name);
  if (isInstalled(folder)) return null;
  tell(`first use: npm ci --prefix bench/${name}`);
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--fetch-retries=1'];
  const { status, error, stderr } = spawnSync('npm', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: TIME_LIMIT,
    shell: process.platform === 'win32',
  });
  if (status === 0 && isInstalled(folder)) return null;
  const said = error?.message ?? stderr.trim().split('\n')[0] ?? '';
  return `npm ci --prefix bench/${name} failed${said === '' ? '' : `: ${said}`}`;
}

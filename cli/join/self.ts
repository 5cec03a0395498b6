/** Who one is to each server, kept in a file for its owner's eyes, so that a seat is found again. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** Where it is kept unless somebody says otherwise; `null` where there is no home. */
export function ownFile({ env }: Pick<Terminal, 'env'>): string | null {
  const home = env['HOME'] || env['USERPROFILE'] || '';
  const folder = env['XDG_CONFIG_HOME'] || (home === '' ? '' : join(home, '.config'));
  return folder === '' ? null : join(folder, 'sternwarte', 'me.json');
}

export function keptToken(file: string | null, server: URL): string | null {
  const token = file === null ? undefined : readAll(file)[server.href];
  return typeof token === 'string' ? token : null;
}

/** Answers whether it is kept now. */
export function keepToken(file: string, server: URL, token: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const all = { ...readAll(file), [server.href]: token };
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

function readAll(file: string): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

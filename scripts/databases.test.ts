import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOutlook } from './databases.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-databases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (name: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), '');
};
const outlook = (isRoot: boolean) => databaseOutlook({ PATH: folder }, isRoot, folder);

test('what is there is used, also where Debian keeps it by version', () => {
  place('15/bin/initdb');
  expect(outlook(false).kind).toBe('none');
  place('redis-server');
  place('caddy');
  expect(outlook(false)).toEqual({ kind: 'there' });
});

test('what is missing is brought only by root, and only where there is a package manager', () => {
  expect(outlook(true).kind).toBe('none');
  place('apt-get');
  expect(outlook(true)).toEqual({
    kind: 'bring',
    packages: ['postgresql', 'redis-server', 'caddy'],
  });
  place('initdb');
  place('caddy');
  expect(outlook(true)).toEqual({ kind: 'bring', packages: ['redis-server'] });
  expect(outlook(false)).toEqual({
    kind: 'none',
    reason: 'there is no redis-server here, and only root may install it',
  });
});

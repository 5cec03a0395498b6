/** Whatever a store writes is for the eyes of whoever runs the server alone. */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesOf, tableNamed } from '../testing/samples.ts';
import { copyStore, journalsOf } from './copying.ts';
import { makePrivate } from './private-file.ts';
import { openSqlite } from './sqlite.ts';

const SECRET = 0o600;

let folder = '';
const file = (): string => join(folder, 'test.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-private-'));
  // As one that was there before the server was.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

/** Files that others may read, or write. */
const exposed = (): readonly string[] =>
  readdirSync(folder).filter((name) => modeOf(join(folder, name)) !== SECRET);

/** Answers how to end it. */
async function write(): Promise<() => Promise<void>> {
  const store = openSqlite(file());
  await store.saveTable(tableNamed('a'));
  await store.append('a', entriesOf(0, 3));
  return () => store.close();
}

test('everything that is written while it is in use, and what is left of it, is private', async () => {
  const close = await write();
  const names = readdirSync(folder);
  for (const end of ['', '-wal', '-shm', '-lock']) expect(names).toContain(`test.db${end}`);
  expect(exposed()).toEqual([]);
  await copyStore(file(), join(folder, 'copy.db'));
  expect(exposed()).toEqual([]);
  await close();
  expect(exposed()).toEqual([]);
});

test('what an earlier version has left for all to read becomes private', async () => {
  const close = await write();
  await close();
  // It was killed, and could not tidy up.
  for (const end of ['-wal', '-shm']) makePrivate(`${file()}${end}`);
  for (const journal of journalsOf(file())) makePrivate(journal);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o664);
  const again = openSqlite(file());
  expect(exposed()).toEqual([]);
  await again.close();
});

test('what its owner may not write stays so', () => {
  makePrivate(file());
  chmodSync(file(), 0o444);
  makePrivate(file());
  expect(modeOf(file())).toBe(0o400);
});

test('to look at a file that is in use does not give it up', async () => {
  const close = await write();
  for (const path of [file(), `${file()}-lock`]) makePrivate(path);
  // Locks are those of a process: only another one can tell.
  const take = `const { takeAlone } = await import(process.argv[1]); takeAlone(process.argv[2], 0)`;
  const module = join(import.meta.dirname, 'sole-use.ts');
  const args = ['--input-type=module', '--eval', take, module, file()];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('another process uses')]);
  await close();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InUse } from './sole-use.ts';
import { openSqlite } from './sqlite.ts';

let folder = '';
const file = (): string => join(folder, 'test.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-sole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('whatever cannot be opened is named: the database, or the lock beside it', async () => {
  writeFileSync(file(), 'this is no database');
  expect(() => openSqlite(file())).toThrow(`${file()}: file is not a database`);
  rmSync(file());
  mkdirSync(file());
  expect(() => openSqlite(file())).toThrow(`${file()}: unable to open`);
  rmSync(file(), { recursive: true });
  writeFileSync(`${file()}-lock`, 'nor is this');
  expect(() => openSqlite(file())).toThrow(`${file()}-lock: file is not a database`);
  rmSync(`${file()}-lock`);
  // Nothing of it stays locked.
  const store = openSqlite(file());
  expect(() => openSqlite(file())).toThrow(InUse);
  await store.close();
});

/** A copy of a store that is being written holds all that was acknowledged before, and nothing that does not follow. */

import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyStore, journalsOf } from './copying.ts';
import { openSqlite } from './sqlite.ts';
import { entriesOf, longEntries, tableNamed } from '../testing/samples.ts';

let folder = '';
const file = (): string => join(folder, 'test.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('copies that are made while thousands are written hold all that was acknowledged before', async () => {
  const store = openSqlite(file());
  for (const id of ['a', 'b']) await store.saveTable(tableNamed(id));
  const acknowledged = { entries: 0 };
  const writing = (async () => {
    for (let seq = 0; seq < 2_000; seq += 10) {
      await store.append('a', longEntries(seq, seq + 10), { left: [seq], since: 0 });
      acknowledged.entries = seq + 10;
      await store.append('b', entriesOf(seq / 10, seq / 10 + 1));
    }
  })();
  for (let n = 0; n < 8; n++) {
    const enough = 200 * n + 10;
    while (acknowledged.entries < enough) await setTimeout(1);
    const before = acknowledged.entries;
    const copy = join(folder, `copy-${n}.db`);
    await copyStore(file(), copy);
    expect(readdirSync(folder).filter((name) => name.startsWith(`copy-${n}`))).toHaveLength(1);
    const copied = openSqlite(copy);
    const entries = await copied.readEntries('a', 0);
    expect(entries.length).toBeGreaterThanOrEqual(before);
    expect(entries).toEqual(longEntries(0, entries.length));
    expect(await copied.readClock('a')).toEqual({ left: [entries.length - 10], since: 0 });
    const others = await copied.readEntries('b', 0);
    expect(others).toEqual(entriesOf(0, others.length));
    expect(Math.abs(others.length - entries.length / 10)).toBeLessThanOrEqual(1);
    await copied.append('a', entriesOf(entries.length, entries.length + 1));
    await copied.close();
  }
  await writing;
  await store.close();
});

test('what came after the moment of the copy does not count twice when its journal is still there', async () => {
  const store = openSqlite(file());
  await store.saveTable(tableNamed('a'));
  await store.append('a', entriesOf(0, 3));
  const copy = join(folder, 'copy.db');
  await copyStore(file(), copy);
  await store.saveTable(tableNamed('b'));
  await store.append('a', entriesOf(3, 5));
  await store.append('b', entriesOf(0, 2));
  // As if the copy were put in place of a server that was killed now, and its journal had been forgotten there.
  for (const [n, path] of journalsOf(file()).entries()) {
    if (existsSync(path)) copyFileSync(path, journalsOf(copy)[n] ?? '');
  }
  await store.close();
  const copied = openSqlite(copy);
  expect(await copied.readEntries('a', 0)).toEqual(entriesOf(0, 3));
  await copied.saveTable(tableNamed('c'));
  expect(await copied.readEntries('c', 0)).toEqual([]);
  await copied.append('c', entriesOf(0, 1));
  await copied.append('a', entriesOf(3, 4));
  await copied.close();
});

test('a database of an older version is copied as it is, and has what it had when it is opened', async () => {
  const store = openSqlite(file());
  await store.saveTable(tableNamed('a'));
  await store.append('a', entriesOf(0, 2));
  await store.close();
  const database = new DatabaseSync(file());
  // As it was before there was a journal, with entries that were not in their places yet.
  database.exec(`DROP TABLE journal; DROP INDEX tables_host; DROP INDEX tables_replaced; ALTER TABLE said DROP COLUMN wish; PRAGMA user_version = 7;
    CREATE TABLE recent (
      n INTEGER PRIMARY KEY, key INTEGER NOT NULL, seq INTEGER NOT NULL, wish TEXT, body TEXT NOT NULL
    ) STRICT`);
  const add = database.prepare('INSERT INTO recent (key, seq, wish, body) VALUES (1, ?, ?, ?)');
  for (const { entry, wish } of entriesOf(2, 5)) add.run(entry.seq, wish, JSON.stringify(entry));
  database.close();
  const copy = join(folder, 'copy.db');
  await copyStore(file(), copy);
  for (const one of [file(), copy]) {
    const again = openSqlite(one);
    expect(await again.readEntries('a', 0)).toEqual(entriesOf(0, 5));
    await again.append('a', entriesOf(5, 6));
    await again.close();
  }
});

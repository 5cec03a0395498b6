/** Where entries lie, and when they are put there, is nobody's business: they are found, once and in order. */

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalsOf } from './copying.ts';
import { InUse, takeAlone } from './sole-use.ts';
import { openSqlite } from './sqlite.ts';
import { entriesOf, entryOf, longEntries, tableNamed } from '../testing/samples.ts';
import type { Store } from './store.ts';

let folder = '';
let store: Store;
const file = (): string => join(folder, 'test.db');

/** How many entries lie in their places. */
function count(): unknown {
  const database = new DatabaseSync(file(), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM entries').get();
  database.close();
  return row?.['count'];
}

/** What is written meanwhile lets the next generation begin. */
async function settled(entries: number): Promise<void> {
  while (Number(count()) < entries) {
    await store.saveClock('b', { left: [], since: 0 });
    await setTimeout(5);
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-log-'));
  store = openSqlite(file());
  for (const id of ['a', 'b']) await store.saveTable(tableNamed(id));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('entries are read in order, wherever they lie', async () => {
  await Promise.all([
    store.append('a', longEntries(0, 700)),
    store.append('b', longEntries(0, 100)),
    store.append('a', longEntries(700, 710)),
  ]);
  expect(count()).toBe(0);
  // With this one the next generation begins.
  await store.append('a', longEntries(710, 715));
  for (let read = 0; read !== 810; read = Number(count())) {
    expect(await store.readEntries('a', 0)).toEqual(longEntries(0, 715));
    await setTimeout(1);
  }
  await store.append('b', longEntries(100, 102));
  expect(count()).toBe(810);
  expect(await store.readEntries('a', 0)).toEqual(longEntries(0, 715));
  expect(await store.readEntries('a', 705)).toEqual(longEntries(705, 715));
  expect(await store.readEntries('a', 712)).toEqual(longEntries(712, 715));
  expect(await store.readEntries('b', 99)).toEqual(longEntries(99, 102));
  expect(await store.readEntries('b', 102)).toEqual([]);
});

test('many generations follow each other, and what is in its places is there once', async () => {
  for (let from = 0; from < 3_000; from += 600) {
    await store.append('a', longEntries(from, from + 600), { left: [from], since: 0 });
    await store.saveSnapshot('a', { seq: from + 600, version: 1, body: `{"at":${from}}` });
    await store.append('b', entriesOf(from / 600, from / 600 + 1));
    await settled(from + 600 + from / 600);
  }
  expect(await store.readEntries('a', 0)).toEqual(longEntries(0, 3_000));
  expect(await store.readClock('a')).toEqual({ left: [2_400], since: 0 });
  expect(await store.readSnapshot('a')).toEqual({ seq: 3_000, version: 1, body: '{"at":2400}' });
  await store.close();
  // In the end there is nothing but the file, and the lock that nobody holds.
  expect(readdirSync(folder).toSorted()).toEqual(['test.db', 'test.db-lock']);
  expect(count()).toBe(3_005);
  store = openSqlite(file());
  expect(await store.readEntries('a', 2_990)).toEqual(longEntries(2_990, 3_000));
  expect(await store.readSnapshot('a')).toEqual({ seq: 3_000, version: 1, body: '{"at":2400}' });
  await store.append('a', entriesOf(3_000, 3_001));
});

test('only the next entry of a match is written, and of others not one', async () => {
  await store.append('a', entriesOf(0, 3));
  await expect(store.append('a', entriesOf(2, 5))).rejects.toThrow('entry 2 where 3 is next');
  await expect(store.append('a', entriesOf(4, 5))).rejects.toThrow('entry 4 where 3 is next');
  await expect(store.append('b', [entryOf(0), entryOf(2)])).rejects.toThrow('entry 2');
  expect(await store.readEntries('b', 0)).toEqual([]);
  // What others write at the same time stands.
  const [first, second] = await Promise.allSettled([
    store.append('a', entriesOf(3, 4)),
    store.append('a', entriesOf(3, 4)),
  ]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 4));
});

test('what could not be written leaves nothing behind, beside others and alone', async () => {
  const clock = { left: [1], since: 0 };
  const answers = await Promise.allSettled([
    store.append('a', entriesOf(0, 2)),
    store.append('b', [entryOf(0), entryOf(2)], clock),
    store.append('a', [entryOf(2), entryOf(4)]),
    store.append('a', entriesOf(2, 3)),
  ]);
  const kept = ['fulfilled', 'rejected', 'rejected', 'fulfilled'];
  expect(answers.map(({ status }) => status)).toEqual(kept);
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 3));
  expect(await store.readEntries('b', 0)).toEqual([]);
  expect(await store.readClock('b')).toBeNull();
  await store.append('b', entriesOf(0, 1), clock);
  await store.append('a', entriesOf(3, 4));
  await store.close();
  store = openSqlite(file());
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 4));
  expect(await store.readEntries('b', 0)).toEqual(entriesOf(0, 1));
  // A match of which there is nothing but what failed.
  await store.saveTable(tableNamed('c'));
  await expect(store.append('c', [entryOf(0), entryOf(2)])).rejects.toThrow('entry 2');
  await store.dropTable('c');
  expect(count()).toBe(5);
  expect(journalsOf(file()).some((path) => existsSync(path))).toBe(false);
});

test('a table that is dropped does not come back from the journal', async () => {
  await store.append('b', entriesOf(0, 3), { left: [1], since: 0 });
  await store.saveSnapshot('b', { seq: 3, version: 1, body: '{}' });
  await store.dropTable('b');
  // It gets the same key.
  await store.saveTable(tableNamed('c'));
  expect(await store.readEntries('c', 0)).toEqual([]);
  expect(await store.readClock('c')).toBeNull();
  expect(await store.readSnapshot('c')).toBeNull();
  await store.append('c', entriesOf(0, 1));
  await store.close();
  store = openSqlite(file());
  expect(await store.readEntries('c', 0)).toEqual(entriesOf(0, 1));
});

test('nobody else opens it meanwhile, and he is told so', async () => {
  expect(() => takeAlone(file(), 0)).toThrow(InUse);
  await store.append('a', entriesOf(0, 2));
  expect(journalsOf(file()).some((path) => existsSync(path))).toBe(true);
  await store.close();
  const release = takeAlone(file(), 0);
  release();
  store = openSqlite(file());
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 2));
});

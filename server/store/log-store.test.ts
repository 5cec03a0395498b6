/** Where entries lie in the file, and when they are put there, is nobody's business: they are found, once and in order. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { entriesOf, entryOf, tableNamed } from '../testing/samples.ts';
import type { Store } from './store.ts';

let folder = '';
let store: Store;

/** How many entries lie in their places, and how many do not yet. */
function count(): readonly unknown[] {
  const database = new DatabaseSync(join(folder, 'test.db'), { readOnly: true });
  const rows = ['entries', 'recent'].map((name) =>
    database.prepare(`SELECT count(*) AS count FROM ${name}`).get(),
  );
  database.close();
  return rows.map((row) => row?.['count']);
}

/** All that were written so far lie in their places. */
async function settled(): Promise<void> {
  while (count()[1] !== 0) await setImmediate();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-log-'));
  store = openSqlite(join(folder, 'test.db'));
  for (const id of ['a', 'b']) await store.saveTable(tableNamed(id));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('entries are read in order, wherever they lie', async () => {
  await Promise.all([
    store.append('a', entriesOf(0, 4_100)),
    store.append('b', entriesOf(0, 100)),
    store.append('a', entriesOf(4_100, 4_110)),
  ]);
  await settled();
  expect(count()).toEqual([4_210, 0]);
  await store.append('a', entriesOf(4_110, 4_115));
  expect(count()).toEqual([4_210, 5]);
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 4_115));
  expect(await store.readEntries('a', 4_108)).toEqual(entriesOf(4_108, 4_115));
  expect(await store.readEntries('b', 99)).toEqual(entriesOf(99, 100));
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

test('what another process has written is known', async () => {
  const other = openSqlite(join(folder, 'test.db'));
  await store.append('a', entriesOf(0, 2));
  await other.append('a', entriesOf(2, 4));
  await expect(store.append('a', entriesOf(2, 3))).rejects.toThrow('entry 2 where 4 is next');
  await store.append('a', entriesOf(4, 4_200));
  await settled();
  expect(count()).toEqual([4_200, 0]);
  await expect(other.append('a', entriesOf(4, 5))).rejects.toThrow('entry 4 where 4200 is next');
  await other.append('a', entriesOf(4_200, 4_201));
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 4_201));
  await other.close();
});

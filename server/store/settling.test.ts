/** The thread puts in its places what it finds, and says so when it finds nothing. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalsOf } from './copying.ts';
import { DiskJournal } from './journal-file.ts';
import { Journal } from './journal.ts';
import { Places, textOfEntry } from './places.ts';
import { SettlingThread } from './settling.ts';
import { openSqlite } from './sqlite.ts';
import { entriesOf, tableNamed } from '../testing/samples.ts';

let folder = '';
const file = (): string => join(folder, 'test.db');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-settling-'));
  const store = openSqlite(file());
  await store.saveTable(tableNamed('a'));
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function settledIn(): { readonly generation: number; readonly name: string } {
  const database = new DatabaseSync(file());
  const settled = new Places(database).settled();
  database.close();
  return settled;
}

test('a generation that is not there is an answer, and the next one is put in its places all the same', async () => {
  const { name, generation } = settledIn();
  const [even, odd] = journalsOf(file());
  const journal = new Journal([new DiskJournal(even), new DiskJournal(odd)], name, generation + 1);
  for (const { entry, wish } of entriesOf(0, 600)) {
    journal.add('entry', 1, entry.seq, textOfEntry(wish, JSON.stringify(entry)));
  }
  journal.write();
  const thread = new SettlingThread(file());
  await expect(thread.settle(generation + 2)).rejects.toThrow('is not there');
  expect(settledIn().generation).toBe(generation);
  await thread.settle(generation + 1);
  // Once more changes nothing.
  await thread.settle(generation + 1);
  await thread.close();
  expect(settledIn().generation).toBe(generation + 1);
  const store = openSqlite(file());
  expect(await store.readEntries('a', 0)).toEqual(entriesOf(0, 600));
  await store.close();
});

test('a thread that ends is an answer, too, and another one takes its place', async () => {
  const thread = new SettlingThread(file());
  const asked = thread.settle(99);
  await thread.close();
  await expect(asked).rejects.toThrow('the thread has ended');
  await expect(thread.settle(98)).rejects.toThrow('generation 98 is not there');
  await thread.close();
});

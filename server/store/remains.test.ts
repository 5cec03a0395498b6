/** Whatever was deleted is gone from the files: their bytes are searched. */

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRandom } from '@sternwarte/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longEntries, personNamed, tableNamed } from '../testing/samples.ts';
import { copyStore } from './copying.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const MARK = 'Unforgettable';
let folder = '';
const file = (): string => join(folder, 'test.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-gaps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files in which a name is found. */
function filesWith(text: string): readonly string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
}

/** So many people and lines, in such an order, that pages were split often, and some lines fill pages of their own. */
async function fill(store: Store): Promise<readonly string[]> {
  const random = createRandom('gaps');
  const forgotten: string[] = [];
  for (let n = 0; n < 400; n++) {
    const isMarked = n % 7 === 0;
    const name = isMarked ? `${MARK} ${n}` : `Somebody ${n}`;
    const person = { ...personNamed(name), id: `${random.below(1_000_000)}-${n}` };
    await store.addPerson(person, `hash ${random.below(1_000_000)}-${n}`, 0);
    if (isMarked) forgotten.push(person.id);
    const table = `t${random.below(40)}`;
    const seats = [{ person, bot: null, standIn: null, link: `seat of ${table}` }];
    await store.saveTable(tableNamed(table, { seats }));
    const length = n % 50 === 0 ? 1_900 : 20 + random.below(280);
    const lines = [0, 1, 2].map((k) => ({
      said: { number: n * 3 + k, at: 0, seat: 0, name, text: 'x'.repeat(length) },
      person: person.id,
      wish: null,
    }));
    await Promise.all(lines.map((line) => store.addSaid(table, line)));
  }
  return forgotten;
}

test('who was forgotten is in no file after a clean stop, nor in a copy made before or after it', async () => {
  const store = openSqlite(file());
  const forgotten = await fill(store);
  await store.append('t1', longEntries(0, 300));
  expect(filesWith(MARK)).not.toEqual([]);
  for (const person of forgotten) await store.forgetPerson(person);
  await copyStore(file(), join(folder, 'copy-before.db'));
  await store.close();
  await copyStore(file(), join(folder, 'copy-after.db'));
  expect(filesWith(MARK)).toEqual([]);
  for (const name of ['test.db', 'copy-before.db', 'copy-after.db']) {
    const database = new DatabaseSync(join(folder, name));
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
    const again = openSqlite(join(folder, name));
    expect(await again.readEntries('t1', 0)).toHaveLength(300);
    await again.close();
  }
});

test('the log of SQLite begins anew soon after somebody was forgotten, though the server runs on', async () => {
  const store = openSqlite(file());
  const person = personNamed(MARK);
  await store.addPerson(person, 'hash', 0);
  await store.forgetPerson(person.id);
  await expect.poll(() => statSync(`${file()}-wal`).size, { timeout: 10_000 }).toBe(0);
  expect(filesWith(MARK)).toEqual([]);
  await store.saveTable(tableNamed('t'));
  expect(await store.findTable('t')).toEqual(tableNamed('t'));
  await store.close();
});

test('nor does it stand still while a copy is read, and begins anew afterwards', async () => {
  const store = openSqlite(file());
  const person = personNamed(MARK);
  await store.addPerson(person, 'hash', 0);
  const reader = new DatabaseSync(file(), { readOnly: true });
  reader.exec('BEGIN; SELECT * FROM people');
  await store.forgetPerson(person.id);
  for (let n = 0; n < 20; n++) await store.saveTable(tableNamed(`t${n}`));
  reader.exec('COMMIT');
  reader.close();
  await expect.poll(() => filesWith(MARK), { timeout: 10_000 }).toEqual([]);
  await store.close();
});

test('what a killed server had forgotten is gone after the next clean stop', async () => {
  const store = openSqlite(file());
  const forgotten = await fill(store);
  for (const person of forgotten) await store.forgetPerson(person);
  const killed = join(folder, 'killed.db');
  for (const end of ['', '-wal', '-moves-0', '-moves-1']) {
    if (existsSync(`${file()}${end}`)) copyFileSync(`${file()}${end}`, `${killed}${end}`);
  }
  await store.close();
  const again = openSqlite(killed);
  expect(await again.findTable('t1')).not.toBeNull();
  await again.close();
  expect(filesWith(MARK)).toEqual([]);
});

test('what was forgotten before anybody cared for its bytes is gone after the first clean stop', async () => {
  const store = openSqlite(file());
  const forgotten = await fill(store);
  await store.close();
  const database = new DatabaseSync(file());
  database.exec('PRAGMA secure_delete = OFF; UPDATE journal SET remains = 1');
  for (const person of forgotten) {
    database.prepare('DELETE FROM said WHERE person = ?').run(person);
    database.prepare('UPDATE seats SET person = NULL WHERE person = ?').run(person);
    database.prepare('DELETE FROM people WHERE id = ?').run(person);
  }
  // Enough to leave whole pages free.
  database.exec(`DELETE FROM said WHERE id < 't2'`);
  expect(
    Number(database.prepare('PRAGMA freelist_count').get()?.['freelist_count']),
  ).toBeGreaterThan(2);
  database.close();
  expect(filesWith(MARK)).not.toEqual([]);
  await openSqlite(file()).close();
  expect(filesWith(MARK)).toEqual([]);
  const again = new DatabaseSync(file());
  expect(again.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(again.prepare('SELECT remains FROM journal').all()).toEqual([{ remains: 0 }]);
  again.close();
});

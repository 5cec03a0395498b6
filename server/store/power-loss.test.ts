/** What was acknowledged is on the disk: judged by what would be left if the power failed at any moment. */

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesOf, entryOf, longEntries, tableNamed } from '../testing/samples.ts';
import { Checkpoints } from './checkpoints.ts';
import { journalsOf } from './copying.ts';
import { DiskJournal, MemoryJournal, type JournalFile } from './journal-file.ts';
import { LogFile, type Disk } from './log-file.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoredEntry } from './store.ts';

let folder = '';
const file = (): string => join(folder, 'test.db');
let isFailing = false;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-power-'));
  isFailing = false;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file of the journal that knows what was on the disk when the last sync that is over began. */
class WitnessJournal implements JournalFile {
  readonly #real: DiskJournal;
  kept: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.#real = new DiskJournal(path);
  }

  write(bytes: Uint8Array, at: number): void {
    this.#real.write(bytes, at);
  }

  read(length?: number): Buffer {
    return this.#real.read(length);
  }

  async sync(): Promise<void> {
    const written = Buffer.from(this.#real.read());
    if (isFailing) throw new Error('the disk has failed');
    await this.#real.sync();
    this.kept = written;
  }

  syncNow(): void {
    this.#real.syncNow();
    this.kept = Buffer.from(this.#real.read());
  }

  close(): void {
    this.#real.close();
  }

  remove(): void {
    this.#real.remove();
  }

  putAside(owner: string): void {
    this.#real.putAside(owner);
  }
}

/** The log of SQLite, which knows the same. */
class WitnessDisk implements Disk {
  readonly #real = new LogFile(`${file()}-wal`);
  kept: Buffer = Buffer.alloc(0);

  sync(): Promise<void> {
    return this.#note(() => this.#real.sync());
  }

  syncMuch(): Promise<void> {
    return this.#note(() => this.#real.syncMuch());
  }

  close(): Promise<void> {
    return this.#real.close();
  }

  async #note(sync: () => Promise<void>): Promise<void> {
    const log = readFileSync(`${file()}-wal`);
    if (isFailing) throw new Error('the disk has failed');
    await sync();
    this.kept = log;
  }
}

interface Witnessed {
  readonly store: Store;
  /** The entries of a table after a power failure at this moment. */
  left(this: void): Promise<readonly StoredEntry[]>;
}

async function openWitnessed(): Promise<Witnessed> {
  const disk = new WitnessDisk();
  const [even, odd] = journalsOf(file());
  const journals = [new WitnessJournal(even), new WitnessJournal(odd)] as const;
  const store = openSqlite(file(), { disk, journals });
  await store.saveTable(tableNamed('a'));
  let count = 0;
  return {
    store,
    async left() {
      const copy = join(folder, `left-${count++}.db`);
      const [log, kept] = [disk.kept, journals.map((journal) => journal.kept)];
      copyFileSync(file(), copy);
      writeFileSync(`${copy}-wal`, log);
      for (const [n, path] of journalsOf(copy).entries()) writeFileSync(path, kept[n] ?? '');
      const again = openSqlite(copy);
      const entries = await again.readEntries('a', 0);
      await again.close();
      return entries;
    },
  };
}

test('an acknowledged entry is left whenever the power fails', async () => {
  const { store, left } = await openWitnessed();
  const checked: Promise<void>[] = [];
  for (let seq = 0; seq < 30; seq++) {
    const appended = store.append('a', [entryOf(seq)]).then(async () => {
      const entries = await left();
      expect(entries.length).toBeGreaterThan(seq);
      expect(entries).toEqual(entriesOf(0, entries.length));
    });
    checked.push(appended);
    // Some are on their way together.
    if (seq % 3 === 0) await appended;
  }
  await Promise.all(checked);
  await store.close();
});

test('nothing is lost while thousands are put in their places, and the journal is written anew', async () => {
  const { store, left } = await openWitnessed();
  let written = 0;
  for (let generation = 0; generation < 4; generation++) {
    await store.append('a', longEntries(written, written + 550));
    written += 550;
    for (let n = 0; n < 12; n++) {
      await store.append('a', longEntries(written, ++written));
      expect((await left()).length).toBe(written);
      await setTimeout(2);
    }
  }
  expect(await left()).toEqual(longEntries(0, written));
  expect(await store.readEntries('a', 0)).toEqual(longEntries(0, written));
  await store.close();
});

test('when the disk fails nothing counts as stored, and what was stored all the same is found', async () => {
  const { store, left } = await openWitnessed();
  await store.append('a', [entryOf(0)]);
  isFailing = true;
  await expect(store.append('a', [entryOf(1)])).rejects.toThrow('the disk has failed');
  // Written again, and waited for.
  expect(await store.readEntries('a', 0)).toEqual([entryOf(0), entryOf(1)]);
  expect(await left()).toEqual(entriesOf(0, 2));
  isFailing = false;
  await store.append('a', [entryOf(2)]);
  expect(await left()).toEqual(entriesOf(0, 3));
  await store.close();
});

test('a database that takes nothing loses nothing: the journal goes on, and is put there as soon as it can be', async () => {
  const database = new DatabaseSync(file());
  const store = openSqlite(file(), { database });
  await store.saveTable(tableNamed('a'));
  const much = longEntries(0, 600);
  await store.append('a', much);
  database.exec('PRAGMA query_only = ON');
  for (let seq = 600; seq < 630; seq++) {
    await store.append('a', [entryOf(seq)]);
    await setTimeout(1);
  }
  expect(await store.readEntries('a', 598)).toEqual([...much.slice(598), ...entriesOf(600, 630)]);
  database.exec('PRAGMA query_only = OFF');
  await store.close();
  expect(journalsOf(file()).some((path) => existsSync(path))).toBe(false);
  const again = openSqlite(file());
  expect(await again.readEntries('a', 0)).toEqual([...much, ...entriesOf(600, 630)]);
  await again.close();
});

test('a journal from another day is left alone', async () => {
  const journals = [new MemoryJournal(), new MemoryJournal()] as const;
  const first = openSqlite(file(), {
    journals: [new KeptJournal(journals[0]), new KeptJournal(journals[1])],
  });
  await first.saveTable(tableNamed('a'));
  await first.append('a', entriesOf(0, 2));
  await first.close();
  // The database knows that all of it is in its places: it is not put there once more.
  const second = openSqlite(file(), { journals });
  await second.append('a', entriesOf(2, 3));
  expect(await second.readEntries('a', 0)).toEqual(entriesOf(0, 3));
  await second.close();
});

test('a journal whose database was moved away waits for it under its name', async () => {
  const all = [file(), `${file()}-wal`, ...journalsOf(file())];
  const first = openSqlite(file());
  await first.saveTable(tableNamed('a'));
  await first.append('a', entriesOf(0, 3));
  // As a kill leaves it.
  for (const path of all) if (existsSync(path)) copyFileSync(path, `${path}.killed`);
  await first.close();
  rmSync(file());
  for (const path of journalsOf(file())) {
    if (existsSync(`${path}.killed`)) copyFileSync(`${path}.killed`, path);
  }
  const second = openSqlite(file());
  await second.saveTable(tableNamed('b'));
  await second.append('b', entriesOf(0, 2));
  expect(await second.readEntries('b', 0)).toEqual(entriesOf(0, 2));
  await second.close();
  // It comes back, and so does what it had written.
  for (const path of all.slice(0, 2)) copyFileSync(`${path}.killed`, path);
  const aside = readdirSync(folder).filter((name) => /-moves-\d\.of-[0-9a-f]{16}$/.test(name));
  expect(aside).toHaveLength(1);
  for (const name of aside)
    renameSync(join(folder, name), join(folder, name.split('.of-')[0] ?? ''));
  const again = openSqlite(file());
  expect(await again.readEntries('a', 0)).toEqual(entriesOf(0, 3));
  await again.close();
});

/** Keeps what it has for the next one. */
class KeptJournal implements JournalFile {
  readonly #real: JournalFile;

  constructor(real: JournalFile) {
    this.#real = real;
  }

  write(bytes: Uint8Array, at: number): void {
    this.#real.write(bytes, at);
  }

  read(length?: number): Buffer {
    return this.#real.read(length);
  }

  sync(): Promise<void> {
    return this.#real.sync();
  }

  syncNow(): void {
    this.#real.syncNow();
  }

  close(): void {
    // As whoever is killed.
  }

  remove(): void {
    // The same.
  }

  putAside(owner: string): void {
    this.#real.putAside(owner);
  }
}

test('the log is carried over beside whoever writes, and begins anew', async () => {
  const database = new DatabaseSync(file());
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (body TEXT)',
  );
  const checkpoints = new Checkpoints(database, file());
  const add = database.prepare('INSERT INTO t (body) VALUES (?)');
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const page = 'x'.repeat(100_000);
  let most = 0;
  let rests = 0;
  for (let n = 0; rests < 2; n++) {
    add.run(page);
    checkpoints.committed();
    most = Math.max(most, Number(look.get()?.['log']));
    const rest = checkpoints.rest();
    // As whoever writes does between two transactions.
    await (rest ?? new Promise((resolve) => setImmediate(resolve)));
    if (rest === null) continue;
    rests++;
    expect(look.get()).toMatchObject({ checkpointed: most });
    add.run(page);
    most = Number(look.get()?.['log']);
    // Those of one row.
    expect(most).toBeLessThan(40);
  }
  await checkpoints.close();
  database.close();
});

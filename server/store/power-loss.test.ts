/** What was acknowledged is on the disk: judged by what would be left if the power failed at any moment. */

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entryOf, tableNamed } from '../testing/samples.ts';
import { Checkpoints } from './checkpoints.ts';
import { LogFile, type Disk } from './log-file.ts';
import { openSqlite } from './sqlite.ts';

let folder = '';
const file = (): string => join(folder, 'test.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternwarte-power-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Knows how much of the log was written when the last sync that is over began. */
class WitnessDisk implements Disk {
  readonly #real = new LogFile(`${file()}-wal`);
  readonly #isFailing: () => boolean;
  kept: Buffer = Buffer.alloc(0);

  constructor(isFailing: () => boolean = () => false) {
    this.#isFailing = isFailing;
  }

  async sync(): Promise<void> {
    const log = readFileSync(`${file()}-wal`);
    if (this.#isFailing()) throw new Error('the disk has failed');
    await this.#real.sync();
    this.kept = log;
  }

  close(): Promise<void> {
    return this.#real.close();
  }
}

/** The entries of a table after a power failure that left so much of the log. */
async function left(log: Buffer): Promise<number> {
  const copy = join(folder, 'left.db');
  copyFileSync(file(), copy);
  writeFileSync(`${copy}-wal`, log);
  const store = openSqlite(copy);
  const entries = await store.readEntries('a', 0);
  await store.close();
  return entries.length;
}

test('an acknowledged entry is left whenever the power fails', async () => {
  const disk = new WitnessDisk();
  const store = openSqlite(file(), new DatabaseSync(file()), disk);
  await store.saveTable(tableNamed('a'));
  const checked: Promise<void>[] = [];
  for (let seq = 0; seq < 30; seq++) {
    const appended = store.append('a', [entryOf(seq)]).then(async () => {
      const { kept } = disk;
      expect(await left(kept)).toBeGreaterThan(seq);
    });
    checked.push(appended);
    // Some are on their way together.
    if (seq % 3 === 0) await appended;
  }
  await Promise.all(checked);
  await store.close();
});

test('when the disk fails nothing counts as stored, and what was stored all the same is found', async () => {
  let isFailing = false;
  const disk = new WitnessDisk(() => isFailing);
  const store = openSqlite(file(), new DatabaseSync(file()), disk);
  await store.saveTable(tableNamed('a'));
  await store.append('a', [entryOf(0)]);
  isFailing = true;
  await expect(store.append('a', [entryOf(1)])).rejects.toThrow('the disk has failed');
  // Carried over into the database, which was brought to the disk by itself: nothing of the log is needed.
  expect(await store.readEntries('a', 0)).toEqual([entryOf(0), entryOf(1)]);
  expect(await left(Buffer.alloc(0))).toBe(2);
  isFailing = false;
  await store.append('a', [entryOf(2)]);
  expect(await left(disk.kept)).toBe(3);
  await store.close();
});

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

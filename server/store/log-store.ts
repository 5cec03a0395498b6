/**
 * The logs of all matches. Entries come from many tables at once, and each has a place of its own in the file: writing
 * them there would touch a page for every move. So they are written one behind the other first, and every few thousand of
 * them are put in their places together. Either way they are on the disk before anybody is told.
 *
 * Nothing in the file keeps two entries of one number apart until then, so the number of the next entry of a match is
 * known here; it is read anew whenever another process has written to the file.
 */

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@sternwarte/engine';
import { GroupCommit } from './group-commit.ts';
import type { Store, StoredClock, StoredEntry, StoredSnapshot } from './store.ts';

type LogStore = Pick<
  Store,
  'append' | 'readEntries' | 'saveClock' | 'readClock' | 'saveSnapshot' | 'readSnapshot'
>;

interface Append {
  readonly kind: 'append';
  readonly key: number;
  readonly entries: readonly StoredEntry[];
  readonly clock: StoredClock | null;
}

interface SaveSnapshot {
  readonly kind: 'snapshot';
  readonly table: string;
  readonly snapshot: StoredSnapshot;
}

/** So many entries are put in their places together. */
const SETTLED_AT_ONCE = 4_096;
const MAX_NUMBERS = 50_000;

export interface OpenLogs extends LogStore {
  /** Writes what is waiting. */
  flush(): void;
  /** Matches may have been deleted. */
  forget(): void;
}

/** `keyOf` answers the number of a table in the file. */
export function openLogs(database: DatabaseSync, keyOf: (table: string) => number): OpenLogs {
  const sql = prepareAll(database);
  const numbers = new Map<number, number>();
  let writer: unknown = null;
  let recent = 0;
  let settleAt = SETTLED_AT_ONCE;

  /** The number of the next entry of a match. */
  function numberOf(key: number): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const last = sql.lastNumber.get(key, key)?.['last'];
    return typeof last === 'number' ? last + 1 : 0;
  }

  function add({ key, entries, clock }: Append): void {
    let number = numberOf(key);
    for (const { entry, wish, text } of entries) {
      if (entry.seq !== number) throw new RangeError(`entry ${entry.seq} where ${number} is next`);
      sql.addEntry.run(key, number++, wish, text ?? JSON.stringify(entry));
    }
    recent += entries.length;
    if (numbers.size >= MAX_NUMBERS) numbers.clear();
    numbers.set(key, number);
    if (clock !== null) sql.saveClock.run(key, JSON.stringify(clock));
  }

  function begin(): void {
    sql.begin.run();
    try {
      const last = sql.writer.get()?.['data_version'];
      if (last === writer) return;
      numbers.clear();
      recent = Number(sql.countRecent.get()?.['count']);
      writer = last;
    } catch (error) {
      rollback();
      throw error;
    }
  }

  function rollback(): void {
    // What is known here may not have been written.
    writer = null;
    // After a full disk SQLite may have rolled back by itself.
    if (database.isTransaction) sql.rollback.run();
  }

  /** What fails here is tried again later: the entries are on the disk, and found where they are. */
  function settle(): void {
    if (recent < settleAt || !database.isOpen) return;
    try {
      begin();
      sql.settle.run();
      sql.dropRecent.run();
      sql.commit.run();
      recent = 0;
      settleAt = SETTLED_AT_ONCE;
    } catch {
      rollback();
      settleAt = recent + SETTLED_AT_ONCE;
    }
  }

  // Snapshots too: a commit of its own for each would cost as much as all the moves of that moment.
  const writes = new GroupCommit<Append | SaveSnapshot>({
    begin,
    write(job) {
      if (job.kind === 'append') {
        add(job);
        return;
      }
      const { seq, version, body } = job.snapshot;
      sql.saveSnapshot.run(job.table, seq, version, hashOf(body), body);
    },
    commit() {
      sql.commit.run();
      // After those who wait have been told.
      if (recent >= settleAt) setImmediate(settle);
    },
    rollback,
  });

  return {
    append(table, entries, clock = null) {
      try {
        return writes.add({ kind: 'append', key: keyOf(table), entries, clock });
      } catch (error) {
        return Promise.reject(error);
      }
    },
    async readEntries(table, from) {
      const key = keyOf(table);
      return sql.readEntries.all(key, from, key, from).map((row) => ({
        // Only entries are written there.
        entry: JSON.parse(String(row['body'])) as Entry,
        wish: row['wish'] === null ? null : String(row['wish']),
      }));
    },
    async saveClock(table, clock) {
      sql.saveClock.run(keyOf(table), JSON.stringify(clock));
    },
    async readClock(table) {
      const row = sql.readClock.get(keyOf(table));
      return row === undefined ? null : (JSON.parse(String(row['body'])) as StoredClock);
    },
    async saveSnapshot(table, snapshot) {
      await writes.add({ kind: 'snapshot', table, snapshot });
    },
    async readSnapshot(table) {
      const row = sql.readSnapshot.get(table);
      if (row === undefined) return null;
      const body = String(row['body']);
      if (hashOf(body) !== row['hash']) return null;
      return { seq: Number(row['seq']), version: Number(row['version']), body };
    },
    flush: () => writes.flush(),
    forget() {
      writer = null;
    },
  };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
    /** Another number whenever somebody else has written to the file. */
    writer: sql('PRAGMA data_version'),
    addEntry: sql('INSERT INTO recent (key, seq, wish, body) VALUES (?, ?, ?, ?)'),
    lastNumber: sql(
      `SELECT max(seq) AS last FROM (SELECT max(seq) AS seq FROM entries WHERE key = ?
         UNION ALL SELECT max(seq) FROM recent WHERE key = ?)`,
    ),
    readEntries: sql(
      `SELECT seq, wish, body FROM entries WHERE key = ? AND seq >= ?
       UNION ALL SELECT seq, wish, body FROM recent WHERE key = ? AND seq >= ? ORDER BY seq`,
    ),
    countRecent: sql('SELECT count(*) AS count FROM recent'),
    settle: sql(
      `INSERT INTO entries (key, seq, wish, body)
       SELECT key, seq, wish, body FROM recent ORDER BY key, seq`,
    ),
    dropRecent: sql('DELETE FROM recent'),
    saveClock: sql('INSERT OR REPLACE INTO clocks (key, body) VALUES (?, ?)'),
    readClock: sql('SELECT body FROM clocks WHERE key = ?'),
    saveSnapshot: sql(
      `INSERT INTO snapshots (id, seq, version, hash, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, version = excluded.version,
         hash = excluded.hash, body = excluded.body`,
    ),
    readSnapshot: sql('SELECT seq, version, hash, body FROM snapshots WHERE id = ?'),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The logs of all matches, and the positions that they have led to, as they are read. How they are written: `log-writer.ts`. */

import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@sternwarte/engine';
import type { Writer } from './group-commit.ts';
import type { LogJob, LogWriter } from './log-writer.ts';
import { entryOf, hashOf, snapshotOf } from './places.ts';
import type { Store, StoredClock, StoredEntry } from './store.ts';

type LogStore = Pick<
  Store,
  'append' | 'readEntries' | 'saveClock' | 'readClock' | 'saveSnapshot' | 'readSnapshot'
>;

/** `keyOf` answers the number of a table in the file, `recent` knows what may not be in its place yet. */
export function openLogs(
  database: DatabaseSync,
  writer: Writer<LogJob>,
  keyOf: (table: string) => number,
  recent: Pick<LogWriter, 'recentEntries' | 'latest'>,
): LogStore {
  const sql = prepareAll(database);
  return {
    append(table, entries, clock = null) {
      if (entries.length === 0) return Promise.resolve();
      const text = clock === null ? null : JSON.stringify(clock);
      return add(() => ({ kind: 'append', key: keyOf(table), entries, clock: text }));
    },
    async readEntries(table, from) {
      const key = keyOf(table);
      const entries = sql.readEntries.all(key, from).map((row) => {
        const wish = row['wish'] === null ? null : String(row['wish']);
        return storedEntry(wish, String(row['body']));
      });
      // What is in its place already is not read twice.
      const next = from + entries.length;
      for (const record of recent.recentEntries(key, next)) {
        const { wish, body } = entryOf(record);
        entries.push(storedEntry(wish, body));
      }
      return entries;
    },
    saveClock(table, clock) {
      return add(() => ({ kind: 'clock', key: keyOf(table), clock: JSON.stringify(clock) }));
    },
    async readClock(table) {
      const key = keyOf(table);
      const text = recent.latest(key, 'clock')?.text ?? sql.readClock.get(key)?.['body'];
      return text === undefined ? null : (JSON.parse(String(text)) as StoredClock);
    },
    saveSnapshot(table, snapshot) {
      return add(() => ({ kind: 'snapshot', key: keyOf(table), snapshot }));
    },
    async readSnapshot(table) {
      const last = recent.latest(keyOf(table), 'snapshot');
      if (last !== null) return snapshotOf(last);
      const row = sql.readSnapshot.get(table);
      if (row === undefined) return null;
      const body = String(row['body']);
      if (hashOf(body) !== row['hash']) return null;
      return { seq: Number(row['seq']), version: Number(row['version']), body };
    },
  };

  /** Whatever cannot even be asked for rejects as well. */
  function add(make: () => LogJob): Promise<void> {
    try {
      return writer.add(make());
    } catch (error) {
      return Promise.reject(error);
    }
  }
}

function storedEntry(wish: string | null, body: string): StoredEntry {
  // Only entries are written there.
  return { entry: JSON.parse(body) as Entry, wish };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    readEntries: sql('SELECT wish, body FROM entries WHERE key = ? AND seq >= ? ORDER BY seq'),
    readClock: sql('SELECT body FROM clocks WHERE key = ?'),
    readSnapshot: sql('SELECT seq, version, hash, body FROM snapshots WHERE id = ?'),
  };
}

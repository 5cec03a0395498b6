/** The logs of all matches, and the positions that they have led to. How they are written: `log-writer.ts`. */

import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@sternwarte/engine';
import type { Writer } from './group-commit.ts';
import { hashOf, type WriteJob } from './log-writer.ts';
import type { Store, StoredClock } from './store.ts';

type LogStore = Pick<
  Store,
  'append' | 'readEntries' | 'saveClock' | 'readClock' | 'saveSnapshot' | 'readSnapshot'
>;

/** `keyOf` answers the number of a table in the file. */
export function openLogs(
  database: DatabaseSync,
  writer: Writer<WriteJob>,
  keyOf: (table: string) => number,
): LogStore {
  const sql = prepareAll(database);
  return {
    append(table, entries, clock = null) {
      const [first] = entries;
      if (first === undefined) return Promise.resolve();
      const { seq } = first.entry;
      for (const [n, { entry }] of entries.entries()) {
        if (entry.seq === seq + n) continue;
        return Promise.reject(new RangeError(`entry ${entry.seq} where ${seq + n} is next`));
      }
      try {
        return writer.add({
          kind: 'append',
          key: keyOf(table),
          seq,
          wishes: entries.map(({ wish }) => wish),
          entries: entries.map(({ text, entry }) => text ?? JSON.stringify(entry)),
          clock: clock === null ? null : JSON.stringify(clock),
        });
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
      const row = ['saveClock', [keyOf(table), JSON.stringify(clock)]] as const;
      await writer.add({ kind: 'rows', rows: [row] });
    },
    async readClock(table) {
      const row = sql.readClock.get(keyOf(table));
      return row === undefined ? null : (JSON.parse(String(row['body'])) as StoredClock);
    },
    saveSnapshot: (table, snapshot) => writer.add({ kind: 'snapshot', table, snapshot }),
    async readSnapshot(table) {
      const row = sql.readSnapshot.get(table);
      if (row === undefined) return null;
      const body = String(row['body']);
      if (hashOf(body) !== row['hash']) return null;
      return { seq: Number(row['seq']), version: Number(row['version']), body };
    },
  };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    readEntries: sql(
      `SELECT seq, wish, body FROM entries WHERE key = ? AND seq >= ?
       UNION ALL SELECT seq, wish, body FROM recent WHERE key = ? AND seq >= ? ORDER BY seq`,
    ),
    readClock: sql('SELECT body FROM clocks WHERE key = ?'),
    readSnapshot: sql('SELECT seq, version, hash, body FROM snapshots WHERE id = ?'),
  };
}

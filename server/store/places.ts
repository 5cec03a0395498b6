/** Where in the database the records of a journal belong, and how they come there. */

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readGeneration, type JournalRecord } from './journal.ts';
import type { StoredSnapshot } from './store.ts';

export class Places {
  readonly #sql: ReturnType<typeof prepareAll>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareAll(database);
  }

  /** The last generation of the journal that is in its places, and by which name its files know the database. */
  settled(): { readonly generation: number; readonly name: string } {
    const row = this.#sql.readJournal.get();
    return { generation: Number(row?.['settled']), name: String(row?.['name']) };
  }

  /** All of a generation is in its places. */
  mark(generation: number): void {
    this.#sql.mark.run(generation);
  }

  /**
   * Puts what a generation has of one match in its places. What is there already stays as it is: after a crash in the middle
   * of it, the same is put there again.
   */
  put(key: number, records: readonly JournalRecord[]): void {
    const sql = this.#sql;
    // Written for a table that this database never had: one from before it was made has been put in place of ours.
    if (sql.findTable.get(key) === undefined) return;
    let clock: JournalRecord | null = null;
    let snapshot: JournalRecord | null = null;
    for (const record of records) {
      if (record.kind === 'entry') {
        const { wish, body } = entryOf(record);
        sql.addEntry.run(key, record.seq, wish, body);
      } else if (record.kind === 'clock') clock = record;
      else snapshot = record;
    }
    // Of these the last one counts.
    if (clock !== null) sql.saveClock.run(key, clock.text);
    if (snapshot !== null) {
      const { seq, version, body } = snapshotOf(snapshot);
      sql.saveSnapshot.run(seq, version, hashOf(body), body, key);
    }
  }

  /** Puts all that these files hold in its places; answers the last generation that is. */
  putAll(files: readonly Buffer[]): number {
    const { generation, name } = this.settled();
    let last = generation;
    const found = files
      .map((bytes) => readGeneration(bytes, name))
      .filter((one) => one !== null)
      .toSorted((a, b) => a.number - b.number);
    for (const { number, records } of found) {
      // One that is in its places already, or does not follow: it was left by a database from another day.
      if (number !== last + 1) continue;
      const byMatch = Map.groupBy(records, ({ key }) => key);
      for (const [key, ofMatch] of byMatch) this.put(key, ofMatch);
      this.mark(number);
      last = number;
    }
    return last;
  }

  /** The number after the last entry in its place. */
  next(key: number): number {
    const last = this.#sql.lastNumber.get(key)?.['last'];
    return typeof last === 'number' ? last + 1 : 0;
  }
}

/** A wish is JSON and has no line break in it. */
export function textOfEntry(wish: string | null, body: string): string {
  return wish === null ? `\n${body}` : `${JSON.stringify(wish)}\n${body}`;
}

export function entryOf({ text }: JournalRecord): { wish: string | null; body: string } {
  const end = text.indexOf('\n');
  return { wish: end === 0 ? null : wishOf(text.slice(0, end)), body: text.slice(end + 1) };
}

/** Most of them need no reader of JSON. */
function wishOf(text: string): string {
  return text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
}

export function textOfSnapshot({ version, body }: StoredSnapshot): string {
  return `${version}\n${body}`;
}

export function snapshotOf({ seq, text }: JournalRecord): StoredSnapshot {
  const end = text.indexOf('\n');
  return { seq, version: Number(text.slice(0, end)), body: text.slice(end + 1) };
}

/** By which a snapshot is known to be whole. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    readJournal: sql('SELECT settled, name FROM journal'),
    mark: sql('UPDATE journal SET settled = ?'),
    findTable: sql('SELECT 1 FROM tables WHERE key = ?'),
    addEntry: sql(
      'INSERT INTO entries (key, seq, wish, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    lastNumber: sql('SELECT max(seq) AS last FROM entries WHERE key = ?'),
    saveClock: sql('INSERT OR REPLACE INTO clocks (key, body) VALUES (?, ?)'),
    saveSnapshot: sql(
      `INSERT INTO snapshots (id, seq, version, hash, body)
       SELECT id, ?, ?, ?, ? FROM tables WHERE key = ?
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, version = excluded.version,
         hash = excluded.hash, body = excluded.body`,
    ),
  };
}

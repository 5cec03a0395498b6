/**
 * Writes what many tables have to keep at once: entries of their logs, snapshots and rows, in shared transactions.
 *
 * Entries come from many tables at once, and each has a place of its own in the file: writing them there would touch a
 * page for every move. So they are written one behind the other first, and every few thousand of them are put in their
 * places, some tables at a time. Either way they are on the disk before anybody is told.
 *
 * Nothing in the file keeps two entries of one number apart until then, so the number of the next entry of a match is
 * known here; it is read anew whenever somebody else has written to the file.
 */

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Checkpoints } from './checkpoints.ts';
import type { Transaction } from './group-commit.ts';
import type { Disk } from './log-file.ts';
import type { Value } from './sheets.ts';
import type { StoredSnapshot } from './store.ts';

/** Something to be written, together with others. */
export type WriteJob =
  | {
      readonly kind: 'append';
      readonly key: number;
      /** The number of the first of them. */
      readonly seq: number;
      readonly wishes: readonly (string | null)[];
      /** As JSON. */
      readonly entries: readonly string[];
      readonly clock: string | null;
    }
  | { readonly kind: 'snapshot'; readonly table: string; readonly snapshot: StoredSnapshot }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] };

/** A statement by its name, and its values. */
type Row = readonly [keyof typeof ROWS, readonly Value[]];

/** What else goes into the shared transactions: all that is written while matches run. */
const ROWS = {
  saveTable: `INSERT INTO tables (id, link, status, is_open, at, body) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET link = excluded.link, status = excluded.status,
         is_open = excluded.is_open, body = excluded.body`,
  saveSeat: `INSERT INTO seats (id, seat, link, person, bot, stand_in) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id, seat) DO UPDATE SET link = excluded.link, person = excluded.person,
         bot = excluded.bot, stand_in = excluded.stand_in`,
  saveClock: 'INSERT OR REPLACE INTO clocks (key, body) VALUES (?, ?)',
  addSaid: 'INSERT INTO said (id, number, body, person) VALUES (?, ?, ?, ?)',
} as const;

/** Entries are put in their places when there are so many of them. */
const SETTLED_AT_ONCE = 4_096;
/** As many at a time, two milliseconds or so: who writes meanwhile waits no longer than for that. */
const SLICE = 256;
/** Then others have their turn, milliseconds. */
const BREATH = 5;
const MAX_NUMBERS = 50_000;

/** Tables by their keys, the last one included. */
interface Slice {
  readonly from: number;
  readonly to: number;
}

export class LogWriter implements Transaction<WriteJob> {
  readonly #database: DatabaseSync;
  readonly #sql: ReturnType<typeof prepareAll>;
  /** The number of the next entry of each match. */
  readonly #numbers = new Map<number, number>();
  #lastWriter: unknown = null;
  /** How many entries are not in their places. */
  #recent = 0;
  #settleAt = SETTLED_AT_ONCE;
  #slices: Slice[] = [];
  #isSettling = false;
  readonly #disk: Disk;
  /** `null` where there is no file. */
  readonly #checkpoints: Checkpoints | null;

  constructor(database: DatabaseSync, disk: Disk, checkpoints: Checkpoints | null) {
    this.#database = database;
    this.#sql = prepareAll(database);
    this.#disk = disk;
    this.#checkpoints = checkpoints;
  }

  /** Somebody else has changed the file over the same connection. */
  forget(): void {
    this.#lastWriter = null;
  }

  begin(): void {
    // Brought to the disk by `sync` instead; all else that is committed here waits for the disk as always.
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      this.#sql.begin.run();
      const last = this.#sql.writer.get()?.['data_version'];
      if (last === this.#lastWriter) return;
      this.#learn();
      this.#lastWriter = last;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  write(job: WriteJob): void {
    const sql = this.#sql;
    if (job.kind === 'append') this.#append(job);
    else if (job.kind === 'rows') for (const [name, values] of job.rows) sql[name].run(...values);
    else {
      const { seq, version, body } = job.snapshot;
      sql.saveSnapshot.run(job.table, seq, version, hashOf(body), body);
    }
  }

  commit(): void {
    this.#sql.commit.run();
    this.#database.exec('PRAGMA synchronous = FULL');
    this.#checkpoints?.committed();
    this.#settleLater();
  }

  rollback(): void {
    // What is known here may not have been written.
    this.#lastWriter = null;
    // After a full disk SQLite may have rolled back by itself.
    if (this.#database.isTransaction) this.#sql.rollback.run();
    this.#database.exec('PRAGMA synchronous = FULL');
  }

  sync(): Promise<void> {
    return this.#disk.sync();
  }

  /** What the log may not hold is carried over into the database, which is brought to the disk by itself. */
  repair(): void {
    const row = this.#sql.carryOver.get();
    if (row?.['busy'] !== 0) throw new Error('the disk has failed');
  }

  rest(): Promise<void> | null {
    return this.#checkpoints?.rest() ?? null;
  }

  /** After those who wait have been told, and again after whoever has written meanwhile. */
  #settleLater(): void {
    if (this.#isSettling || this.#recent < this.#settleAt) return;
    this.#isSettling = true;
    setTimeout(() => {
      this.#isSettling = false;
      // Nothing is written while the log is about to begin anew.
      const isTime = this.#database.isOpen && this.#checkpoints?.isWaitedFor !== true;
      if (isTime) this.#settleSome();
    }, BREATH).unref();
  }

  /** Puts some in their places. What fails is tried again later: the entries are on the disk, and found where they are. */
  #settleSome(): void {
    try {
      this.begin();
      if (this.#slices.length === 0) this.#slices = this.#slice();
      const { from, to } = this.#slices.pop() ?? { from: 0, to: -1 };
      this.#sql.settle.run(from, to);
      this.#recent -= Number(this.#sql.dropRecent.run(from, to).changes);
      // Once it has begun it goes on to the last slice.
      this.#settleAt = this.#slices.length > 0 ? 0 : SETTLED_AT_ONCE;
      this.commit();
    } catch {
      this.rollback();
      this.#slices = [];
      this.#settleAt = this.#recent + SETTLED_AT_ONCE;
    }
  }

  #append({ key, seq, wishes, entries, clock }: Extract<WriteJob, { kind: 'append' }>): void {
    const sql = this.#sql;
    const next = this.#numberOf(key);
    if (seq !== next) throw new RangeError(`entry ${seq} where ${next} is next`);
    for (const [n, text] of entries.entries()) {
      sql.addEntry.run(key, seq + n, wishes[n] ?? null, text);
    }
    this.#recent += entries.length;
    this.#numbers.set(key, seq + entries.length);
    if (this.#numbers.size >= MAX_NUMBERS) this.#learn();
    if (clock !== null) sql.saveClock.run(key, clock);
  }

  #numberOf(key: number): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const last = this.#sql.lastNumber.get(key)?.['last'];
    return typeof last === 'number' ? last + 1 : 0;
  }

  /** Reads which matches have entries that are not in their places; those of others are found there. */
  #learn(): void {
    this.#numbers.clear();
    this.#recent = 0;
    this.#slices = [];
    for (const { key, last, count } of this.#sql.readRecent.iterate()) {
      this.#numbers.set(Number(key), Number(last) + 1);
      this.#recent += Number(count);
    }
  }

  #slice(): Slice[] {
    const slices: Slice[] = [];
    let size = SLICE;
    let from = 0;
    for (const { key, count } of this.#sql.readRecent.iterate()) {
      const to = Number(key);
      if (size >= SLICE) [from, size] = [to, 0];
      else slices.pop();
      size += Number(count);
      slices.push({ from, to });
    }
    return slices;
  }
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
    carryOver: sql('PRAGMA wal_checkpoint(TRUNCATE)'),
    /** Another number whenever somebody else has written to the file. */
    writer: sql('PRAGMA data_version'),
    addEntry: sql('INSERT INTO recent (key, seq, wish, body) VALUES (?, ?, ?, ?)'),
    lastNumber: sql('SELECT max(seq) AS last FROM entries WHERE key = ?'),
    readRecent: sql(
      'SELECT key, max(seq) AS last, count(*) AS count FROM recent GROUP BY key ORDER BY key',
    ),
    settle: sql(
      `INSERT INTO entries (key, seq, wish, body)
       SELECT key, seq, wish, body FROM recent WHERE key BETWEEN ? AND ? ORDER BY key, seq`,
    ),
    dropRecent: sql('DELETE FROM recent WHERE key BETWEEN ? AND ?'),
    saveSnapshot: sql(
      `INSERT INTO snapshots (id, seq, version, hash, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, version = excluded.version,
         hash = excluded.hash, body = excluded.body`,
    ),
    saveTable: sql(ROWS.saveTable),
    saveSeat: sql(ROWS.saveSeat),
    saveClock: sql(ROWS.saveClock),
    addSaid: sql(ROWS.addSaid),
  };
}

/** By which a snapshot is known to be whole. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

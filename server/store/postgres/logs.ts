/**
 * The logs of all matches, in PostgreSQL. `heads` knows the number of the next entry of each match, and the epoch of
 * whoever runs it: one statement takes both further or writes nothing, so no entry stands twice, none is left out, and
 * whoever was replaced writes no more.
 */

import type { Entry } from '@sternwarte/engine';
import { createHash } from 'node:crypto';
import {
  NotKnown,
  type StoredClock,
  type StoredEntry,
  type StoredSaid,
  type StoredSnapshot,
} from '../store.ts';
import { Batches } from './batches.ts';
import { codeOf, textOrNull, type Database } from './database.ts';

/** A table, and as whom it is written to: 0 before anybody has run it. */
export interface Hold {
  readonly table: string;
  readonly key: number;
  readonly epoch: number;
}

/** Another node runs this table now. */
export class LeaseLost extends Error {
  constructor(table: string) {
    super(`another node runs ${table}`);
  }
}

interface Append {
  readonly hold: Hold;
  readonly entries: readonly StoredEntry[];
  readonly clock: StoredClock | null;
}

const APPEND = `
  WITH asked AS (
    SELECT * FROM unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::text[])
      AS asked (key, epoch, first, count, clock)
  ), held AS (
    UPDATE heads SET next = asked.first + asked.count FROM asked
    WHERE heads.key = asked.key AND heads.epoch = asked.epoch AND heads.next = asked.first
    RETURNING heads.key, asked.clock
  ), written AS (
    INSERT INTO entries (key, seq, wish, body)
    SELECT key, seq, wish, body FROM unnest($6::bigint[], $7::int[], $8::text[], $9::text[])
      AS entry (key, seq, wish, body) JOIN held USING (key)
  ), timed AS (
    INSERT INTO clocks (key, body) SELECT key, clock FROM held WHERE clock IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET body = excluded.body
  )
  SELECT key FROM held`;

/** What is wrong with one row is no fault of the others: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const OWN_FAULT = /^2[23]/;

export class Logs {
  readonly #database: Database;
  readonly #appends: Batches<Append>;

  constructor(database: Database) {
    this.#database = database;
    this.#appends = new Batches(
      ({ hold }) => hold.key,
      (jobs) => this.#write(jobs),
    );
  }

  async append(
    hold: Hold,
    entries: readonly StoredEntry[],
    clock: StoredClock | null,
  ): Promise<void> {
    const first = entries[0]?.entry.seq ?? 0;
    for (const [n, { entry }] of entries.entries()) {
      if (entry.seq !== first + n)
        throw new RangeError(`entry ${entry.seq} after ${first + n - 1}`);
    }
    if (entries.length > 0) await this.#appends.add({ hold, entries, clock });
  }

  /** So that the statement is known where it is needed in a hurry. */
  async appendNothing(): Promise<void> {
    await this.#database.ask(APPEND, valuesOf([]), 'append');
  }

  async readEntries(key: number, from: number): Promise<readonly StoredEntry[]> {
    const rows = await this.#database.ask(
      'SELECT wish, body FROM entries WHERE key = $1 AND seq >= $2 ORDER BY seq',
      [key, from],
      'read entries',
    );
    return rows.map((row) => ({
      // Only entries are written there.
      entry: JSON.parse(String(row['body'])) as Entry,
      wish: textOrNull(row['wish']),
    }));
  }

  async saveClock(hold: Hold, clock: StoredClock): Promise<void> {
    await this.#held(
      hold,
      `INSERT INTO clocks (key, body) SELECT key, $3 FROM held
       ON CONFLICT (key) DO UPDATE SET body = excluded.body`,
      [JSON.stringify(clock)],
    );
  }

  async readClock(key: number): Promise<StoredClock | null> {
    const [row] = await this.#database.ask('SELECT body FROM clocks WHERE key = $1', [key]);
    return row === undefined ? null : (JSON.parse(String(row['body'])) as StoredClock);
  }

  async saveSnapshot(hold: Hold, { seq, version, body }: StoredSnapshot): Promise<void> {
    await this.#held(
      hold,
      `INSERT INTO snapshots (id, seq, version, hash, body) SELECT $3, $4, $5, $6, $7 FROM held
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, version = excluded.version,
         hash = excluded.hash, body = excluded.body`,
      [hold.table, seq, version, hashOf(body), body],
    );
  }

  async readSnapshot(table: string): Promise<StoredSnapshot | null> {
    const [row] = await this.#database.ask(
      'SELECT seq, version, hash, body FROM snapshots WHERE id = $1',
      [table],
    );
    if (row === undefined) return null;
    const body = String(row['body']);
    if (hashOf(body) !== row['hash']) return null;
    return { seq: Number(row['seq']), version: Number(row['version']), body };
  }

  async addSaid(hold: Hold, { said, person, wish }: StoredSaid): Promise<void> {
    // Whoever is being forgotten at this moment, at any node, is waited for: see `forgetPerson`.
    const isKept = await this.#held(
      hold,
      `WITH known AS (SELECT id FROM people WHERE id = $6 FOR KEY SHARE)
       INSERT INTO said (id, number, body, person, wish) SELECT $3, $4, $5, $6, $7 FROM held
       WHERE $6 IS NULL OR EXISTS (SELECT 1 FROM known)`,
      [hold.table, said.number, JSON.stringify(said), person, wish],
    );
    if (!isKept) throw new NotKnown();
  }

  flush(): Promise<void> {
    return this.#appends.flush();
  }

  /** Runs an insert from `held`, which is empty when another one runs the table; answers whether anything was inserted. */
  async #held({ table, key, epoch }: Hold, insert: string, values: unknown[]): Promise<boolean> {
    const [row] = await this.#database.ask(
      `WITH held AS (SELECT key FROM heads WHERE key = $1 AND epoch = $2 FOR UPDATE),
         done AS (${insert} RETURNING 1)
       SELECT EXISTS (SELECT 1 FROM done) AS is_done FROM held`,
      [key, epoch, ...values],
    );
    if (row === undefined) throw new LeaseLost(table);
    return row['is_done'] === true;
  }

  async #write(jobs: readonly Append[]): Promise<readonly (Error | null)[]> {
    let rows;
    try {
      rows = await this.#database.ask(APPEND, valuesOf(jobs), 'append');
    } catch (error) {
      if (jobs.length === 1 || !OWN_FAULT.test(codeOf(error))) throw error;
      // One of them is at fault, or all are: each alone tells.
      const alone: (Error | null)[] = [];
      for (const job of jobs) alone.push(await this.#writeAlone(job));
      return alone;
    }
    const held = new Set(rows.map((row) => Number(row['key'])));
    if (held.size === jobs.length) return [];
    return Promise.all(
      jobs.map(async (job) => (held.has(job.hold.key) ? null : this.#whyNot(job))),
    );
  }

  async #writeAlone(job: Append): Promise<Error | null> {
    try {
      return (await this.#write([job]))[0] ?? null;
    } catch (error) {
      return error instanceof Error ? error : new Error('the statement failed', { cause: error });
    }
  }

  async #whyNot({ hold, entries }: Append): Promise<Error> {
    const [head] = await this.#database.ask('SELECT next, epoch FROM heads WHERE key = $1', [
      hold.key,
    ]);
    if (head?.['epoch'] !== hold.epoch) return new LeaseLost(hold.table);
    const first = entries[0]?.entry.seq ?? 0;
    return new RangeError(`entry ${first} where ${String(head['next'])} is next`);
  }
}

function valuesOf(jobs: readonly Append[]): unknown[] {
  const heads: [number[], number[], number[], number[], (string | null)[]] = [[], [], [], [], []];
  const rows: [number[], number[], (string | null)[], string[]] = [[], [], [], []];
  for (const { hold, entries, clock } of jobs) {
    heads[0].push(hold.key);
    heads[1].push(hold.epoch);
    heads[2].push(entries[0]?.entry.seq ?? 0);
    heads[3].push(entries.length);
    heads[4].push(clock === null ? null : JSON.stringify(clock));
    for (const { entry, wish, text } of entries) {
      rows[0].push(hold.key);
      rows[1].push(entry.seq);
      rows[2].push(wish);
      rows[3].push(text ?? JSON.stringify(entry));
    }
  }
  return [...heads, ...rows];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

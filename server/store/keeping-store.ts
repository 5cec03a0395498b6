/** The list of published commitments, and what is let go of when it is old. */

import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A commitment to the chance of a match; `hash` covers all that were published before it as well. */
export interface PublishedCommitment {
  /** 1, 2, 3, … without a gap. */
  readonly number: number;
  readonly at: number;
  readonly commitment: string;
  readonly hash: string;
}

/** Moments before which something is old; `null` keeps it for ever. */
export interface Ages {
  readonly finished: number | null;
  readonly waiting: number | null;
  readonly people: number | null;
}

export interface KeepingStore {
  /** Adds it to the end of the list; what stands there is never changed. */
  addCommitment(commitment: string, at: number): Promise<PublishedCommitment>;
  /** From this number on, in their order. */
  readCommitments(from: number, limit: number): Promise<readonly PublishedCommitment[]>;

  /** Tables that are over, or wait, and were opened before then. */
  listOld(ages: Ages, limit: number): Promise<readonly string[]>;
  /** A table with its log and all that was said there. */
  dropTable(id: string): Promise<void>;
  /**
   * People who came before then, sit nowhere, were replaced nowhere and are nobody's host, with all that they said as they
   * looked on; answers how many.
   */
  dropStrangers(before: number): Promise<number>;
}

/** What comes before the first. */
export const FIRST_HASH = '0'.repeat(64);

/** The next line of the list. */
export function publish(
  last: Pick<PublishedCommitment, 'number' | 'hash'>,
  commitment: string,
  at: number,
): PublishedCommitment {
  const number = last.number + 1;
  const text = JSON.stringify(['sternwarte commitments 1', last.hash, number, at, commitment]);
  return { number, at, commitment, hash: createHash('sha256').update(text).digest('hex') };
}

export function commitmentOf(row: Readonly<Record<string, unknown>>): PublishedCommitment {
  return {
    number: Number(row['number']),
    at: Number(row['at']),
    commitment: String(row['commitment']),
    hash: String(row['hash']),
  };
}

export function openKeeping(
  database: DatabaseSync,
  inTransaction: (write: () => void) => void,
  /** The key of the table may be given out again. */
  onDropped: (table: string) => void,
): KeepingStore {
  const sql = prepareAll(database);
  return {
    async addCommitment(commitment, at) {
      let added: PublishedCommitment | null = null;
      inTransaction(() => {
        const row = sql.lastCommitment.get();
        const last = row === undefined ? { number: 0, hash: FIRST_HASH } : commitmentOf(row);
        added = publish(last, commitment, at);
        sql.addCommitment.run(added.number, at, commitment, added.hash);
      });
      return added ?? raise();
    },
    async readCommitments(from, limit) {
      return sql.readCommitments.all(from, limit).map(commitmentOf);
    },

    async listOld({ finished, waiting }, limit) {
      return sql.listOld.all(finished ?? -1, waiting ?? -1, limit).map((row) => String(row['id']));
    },
    async dropTable(id) {
      inTransaction(() => {
        const key = sql.findKey.get(id)?.['key'];
        if (typeof key !== 'number') return;
        for (const drop of sql.dropByKey) drop.run(key);
        for (const drop of sql.dropById) drop.run(id);
      });
      onDropped(id);
    },
    async dropStrangers(before) {
      let dropped = 0;
      inTransaction(() => {
        sql.dropTheirWords.run(before);
        dropped = Number(sql.dropStrangers.run(before).changes);
      });
      return dropped;
    },
  };
}

function raise(): never {
  throw new RangeError('nothing was added');
}

/** The plus lets it look a host up: what is in JSON is of no type that a column could be compared with by an index. */
const STRANGERS = `FROM people WHERE at < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM tables WHERE json_extract(body, '$.host') = +people.id)
  AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = people.id)
  AND id NOT IN (SELECT json_extract(one.value, '$.person') FROM tables, json_each(body, '$.replaced') AS one
    WHERE json_extract(body, '$.replaced[0]') IS NOT NULL)`;

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    lastCommitment: sql('SELECT * FROM commitments ORDER BY number DESC LIMIT 1'),
    addCommitment: sql(
      'INSERT INTO commitments (number, at, commitment, hash) VALUES (?, ?, ?, ?)',
    ),
    readCommitments: sql('SELECT * FROM commitments WHERE number >= ? ORDER BY number LIMIT ?'),
    listOld: sql(
      `SELECT id FROM tables WHERE (status IN ('over', 'ended') AND at < ?)
         OR (status = 'waiting' AND at < ?) ORDER BY key LIMIT ?`,
    ),
    findKey: sql('SELECT key FROM tables WHERE id = ?'),
    dropByKey: ['entries', 'clocks'].map((name) => sql(`DELETE FROM ${name} WHERE key = ?`)),
    dropById: ['snapshots', 'said', 'guests', 'seats', 'tables'].map((name) =>
      sql(`DELETE FROM ${name} WHERE id = ?`),
    ),
    dropTheirWords: sql(`DELETE FROM said WHERE person IN (SELECT id ${STRANGERS})`),
    dropStrangers: sql(`DELETE ${STRANGERS}`),
  };
}

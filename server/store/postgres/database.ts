/** A pool of connections to PostgreSQL, with what all parts of the store share. */

import { setTimeout } from 'node:timers/promises';
import { Client, DatabaseError, Pool, type PoolClient } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Asks within one transaction. */
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A machine that is cut off answers nothing at all, and nobody is to wait for it for ever. */
const QUERY_MILLISECONDS = 5_000;
const CONNECT_MILLISECONDS = 2_000;
const IDLE_MILLISECONDS = 1_000;

/** How often and how long a database that is just starting is asked again. */
const OPENING = { attempts: 40, milliseconds: 250 };
/** https://www.postgresql.org/docs/15/errcodes-appendix.html: it is starting up, or shutting down. */
const NOT_YET = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** It cannot be reached, or cannot do it now; nothing is wrong with what was asked. */
export class DatabaseAway extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('the database does not answer', { cause });
  }
}

/** No connection, too many of them, started or stopped just now, too slow, one that only follows another, or one that gave us up while we slept. */
const AWAY = /^(?:08|40|53|57|25006|25P03)/;

function explain(error: unknown): unknown {
  // Whatever PostgreSQL does not say itself is about the way to it.
  const isItsWord = error instanceof DatabaseError && !AWAY.test(codeOf(error));
  return isItsWord ? error : new DatabaseAway(error);
}

export class Database {
  readonly url: string;
  readonly #pool: Pool;

  constructor(url: string, connections: number) {
    this.url = url;
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      // Whoever takes over many tables at once has no time to find a line first.
      idleTimeoutMillis: 0,
      query_timeout: QUERY_MILLISECONDS,
      statement_timeout: QUERY_MILLISECONDS,
      // A node that falls asleep within a transaction must not keep what it has locked.
      idle_in_transaction_session_timeout: IDLE_MILLISECONDS,
      keepAlive: true,
    });
    // A connection that breaks while nobody uses it is nobody's trouble: the next one is new.
    this.#pool.on('error', () => undefined);
    // One that breaks within a transaction, between two questions, is found broken by the next of them.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Named statements are planned once for each connection. */
  async ask(sql: string, values: readonly unknown[] = [], name?: string): Promise<readonly Row[]> {
    const question = { text: sql, values: [...values], ...(name !== undefined && { name }) };
    try {
      return (await this.#pool.query<Row>(question)).rows;
    } catch (error) {
      throw explain(error);
    }
  }

  async inTransaction<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    let broken: Error | undefined;
    const ask: Ask = async (sql, values = []) => {
      try {
        return (await client.query<Row>(sql, [...values])).rows;
      } catch (error) {
        throw explain(error);
      }
    };
    try {
      await ask('BEGIN');
      const result = await work(ask);
      await ask('COMMIT');
      return result;
    } catch (error) {
      // The next one may lead to a database that can do it.
      if (error instanceof DatabaseAway) broken = error;
      await client.query('ROLLBACK').catch((cause: unknown) => {
        broken = new Error('the connection broke', { cause });
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Asks the same on every connection, so that all of them are open and know the question. */
  async onAll(ask: () => Promise<unknown>): Promise<void> {
    await Promise.all(Array.from({ length: this.#pool.options.max }, ask));
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw explain(error);
    }
  }
}

/** A connection of its own, for what takes long; waits for a database that is about to start, and not for one that is mute. */
export async function connect(url: string, patience = QUERY_MILLISECONDS): Promise<Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patience,
    });
    // What breaks it also ends whatever is asked.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt < OPENING.attempts && NOT_YET.has(codeOf(error))) {
        await setTimeout(OPENING.milliseconds);
        continue;
      }
      if (codeOf(error) !== '' || !(error instanceof Error)) throw error;
      // What has no name of its own, such as a patience that is at its end, does not say what it is about.
      throw new Error(`PostgreSQL cannot be asked: ${error.message}`, { cause: error });
    }
  }
}

/** What PostgreSQL, or the way to it, calls what went wrong. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '';
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

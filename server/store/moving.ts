/**
 * Everything that a server keeps, carried from one database to another: row by row, in one transaction, and proven
 * afterwards by counting and hashing both sides. Neither side may be in use meanwhile.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { connect } from './postgres/database.ts';
import { migrate } from './postgres/migrations.ts';
import { IS_SELF_ACTING } from './postgres.ts';
import { SHEETS, type Kind, type Sheet, type Value } from './sheets.ts';
import { InUse, takeAlone } from './sole-use.ts';
import { openSqlite } from './sqlite.ts';

const PAGE = 500;

/** What one side has: how many rows of each kind, and a hash of all of them in order. */
export interface Holding {
  readonly name: string;
  readonly rows: number;
  readonly hash: string;
}

/** Why nothing was moved. */
export type Obstacle = 'noSource' | 'notEmpty' | 'inUse' | 'different';

export type Moving =
  | { readonly ok: true; readonly holdings: readonly Holding[] }
  | { readonly ok: false; readonly why: Obstacle };

interface Side {
  isInUse(): Promise<boolean>;
  read(sheet: Sheet): AsyncGenerator<readonly Value[]>;
  begin(): Promise<void>;
  write(sheet: Sheet, rows: readonly (readonly Value[])[]): Promise<void>;
  /** Everything is there: all of it counts from now on. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
  close(): Promise<void>;
}

/** From `sqlite:<file>` to `postgres://…`, or the other way round. */
export async function moveStore(from: string, to: string): Promise<Moving> {
  const file = fileOf(from);
  if (file !== null && !existsSync(file)) return { ok: false, why: 'noSource' };
  const sides: Side[] = [];
  try {
    const source = await openSide(from);
    sides.push(source);
    const target = await openSide(to);
    sides.push(target);
    return await moveBetween(source, target);
  } catch (error) {
    if (error instanceof InUse) return { ok: false, why: 'inUse' };
    throw error;
  } finally {
    for (const side of sides) await side.close();
  }
}

async function moveBetween(source: Side, target: Side): Promise<Moving> {
  if ((await source.isInUse()) || (await target.isInUse())) return { ok: false, why: 'inUse' };
  if ((await hold(target)).some(({ rows }) => rows > 0)) return { ok: false, why: 'notEmpty' };
  await target.begin();
  try {
    for (const sheet of SHEETS) {
      let page: (readonly Value[])[] = [];
      for await (const row of source.read(sheet)) {
        page.push(row);
        if (page.length < PAGE) continue;
        await target.write(sheet, page);
        page = [];
      }
      if (page.length > 0) await target.write(sheet, page);
    }
    const [before, after] = [await hold(source), await hold(target)];
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await target.rollback();
      return { ok: false, why: 'different' };
    }
    await target.commit();
    return { ok: true, holdings: after };
  } catch (error) {
    await target.rollback();
    throw error;
  }
}

async function hold(side: Side): Promise<readonly Holding[]> {
  const holdings: Holding[] = [];
  for (const sheet of SHEETS) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const row of side.read(sheet)) {
      hash.update(`${JSON.stringify(row)}\n`);
      rows++;
    }
    holdings.push({ name: sheet.name, rows, hash: hash.digest('hex') });
  }
  return holdings;
}

function fileOf(url: string): string | null {
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
}

async function openSide(url: string): Promise<Side> {
  const file = fileOf(url);
  return file === null ? PostgresSide.open(url) : SqliteSide.open(file);
}

class SqliteSide implements Side {
  readonly #database: DatabaseSync;
  readonly #release: () => void;

  static async open(file: string): Promise<SqliteSide> {
    // Of the present shape, whether it was there or not, and with all that its journal had.
    await openSqlite(file).close();
    const release = takeAlone(file);
    return new SqliteSide(new DatabaseSync(file, { timeout: 0 }), release);
  }

  private constructor(database: DatabaseSync, release: () => void) {
    this.#database = database;
    database.exec('PRAGMA secure_delete = ON');
    this.#release = release;
  }

  /** A write-ahead log is given up only by the last one who uses it. */
  async isInUse(): Promise<boolean> {
    try {
      const mode = this.#database.prepare('PRAGMA journal_mode = DELETE').get();
      return mode?.['journal_mode'] !== 'delete';
    } catch {
      return true;
    }
  }

  async *read({ name, columns, order }: Sheet): AsyncGenerator<readonly Value[]> {
    const names = Object.keys(columns);
    const sql = `SELECT ${names.join(', ')} FROM ${name} ORDER BY ${order.join(', ')}`;
    for (const row of this.#database.prepare(sql).iterate()) {
      yield names.map((column) => valueOf(row[column], columns[column]));
    }
  }

  async begin(): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE');
  }

  async write({ name, columns }: Sheet, rows: readonly (readonly Value[])[]): Promise<void> {
    const names = Object.keys(columns);
    const marks = names.map(() => '?').join(', ');
    const insert = this.#database.prepare(
      `INSERT INTO ${name} (${names.join(', ')}) VALUES (${marks})`,
    );
    for (const row of rows) insert.run(...row);
  }

  async commit(): Promise<void> {
    this.#database.exec('COMMIT');
  }

  async rollback(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  async close(): Promise<void> {
    this.#database.close();
    this.#release();
  }
}

class PostgresSide implements Side {
  readonly #client: Client;

  static async open(url: string): Promise<PostgresSide> {
    await migrate(url);
    const client = await connect(url);
    return new PostgresSide(client);
  }

  private constructor(client: Client) {
    this.#client = client;
  }

  async isInUse(): Promise<boolean> {
    const { rows } = await this.#client.query(
      'SELECT 1 FROM nodes WHERE until > clock_timestamp()',
    );
    return rows.length > 0;
  }

  async *read({ name, columns, order }: Sheet): AsyncGenerator<readonly Value[]> {
    const names = Object.keys(columns);
    // The same order as in SQLite, whatever language the database speaks.
    const by = order.map((column) =>
      columns[column] === 'text' ? `${column} COLLATE "C"` : column,
    );
    const keys = order.map((column) => names.indexOf(column));
    const types = order.map((column) => columns[column] ?? 'text');
    const marks = types.map((type, n) => `$${n + 1}::${type}`);
    const seek = `WHERE (${by.join(', ')}) > (${marks.join(', ')})`;
    const page = async (last: readonly Value[] | null): Promise<readonly (readonly Value[])[]> => {
      const { rows } = await this.#client.query<Record<string, unknown>>(
        `SELECT ${names.join(', ')} FROM ${name} ${last === null ? '' : seek}
         ORDER BY ${by.join(', ')} LIMIT ${PAGE}`,
        last === null ? [] : keys.map((key) => last[key] ?? null),
      );
      return rows.map((row) => names.map((column) => valueOf(row[column], columns[column])));
    };
    for (let rows = await page(null); rows.length > 0; rows = await page(rows.at(-1) ?? null)) {
      yield* rows;
    }
  }

  async begin(): Promise<void> {
    await this.#client.query('BEGIN');
  }

  async write({ name, columns }: Sheet, rows: readonly (readonly Value[])[]): Promise<void> {
    const names = Object.keys(columns);
    const lists = Object.values(columns).map((type, n) => `$${n + 1}::${type}[]`);
    await this.#client.query(
      `INSERT INTO ${name} (${names.join(', ')}) SELECT * FROM unnest(${lists.join(', ')})`,
      names.map((_column, n) => rows.map((row) => row[n] ?? null)),
    );
  }

  /** Numbers go on behind those that were brought, and tables that act by themselves are looked after at once. */
  async commit(): Promise<void> {
    await this.#client.query(
      `INSERT INTO heads (key, next, due)
       SELECT key, coalesce((SELECT max(seq) + 1 FROM entries WHERE entries.key = tables.key), 0),
         CASE WHEN status = 'running' AND ${IS_SELF_ACTING} THEN 0 END FROM tables;
       ${goOn('tables', 'key')}; ${goOn('outcomes', 'number')}; ${goOn('rating_steps', 'number')};
       COMMIT`,
    );
  }

  async rollback(): Promise<void> {
    await this.#client.query('ROLLBACK').catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

/** Numbers that the database gives out by itself. */
function goOn(table: string, column: string): string {
  const next = `SELECT coalesce(max(${column}), 0) + 1 FROM ${table}`;
  return `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), (${next}), false)`;
}

/** Whole numbers beyond 32 bits come as text. */
function valueOf(value: unknown, kind: Kind | undefined): Value {
  if (value === null || value === undefined) return null;
  if (kind !== 'text') return Number(value);
  if (typeof value !== 'string') throw new TypeError(`text is expected, not ${typeof value}`);
  return value;
}

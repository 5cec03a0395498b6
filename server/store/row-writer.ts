/**
 * Writes rows of tables, seats and talk in shared transactions. They are committed in the loop, which waits for nothing,
 * and brought to the disk by `sync`: all else that is committed over this connection waits for the disk as always.
 */

import type { DatabaseSync } from 'node:sqlite';
import type { Checkpoints } from './checkpoints.ts';
import type { Transaction } from './group-commit.ts';
import type { Disk } from './log-file.ts';
import type { Value } from './sheets.ts';
import { NotKnown, type StoredTable } from './store.ts';

/** A statement by its name, and its values. */
type Row = readonly [keyof typeof ROWS, readonly Value[]];

/** Rows that are written together or not at all. */
export type Rows = readonly Row[];

const ROWS = {
  saveTable: `INSERT INTO tables (id, link, status, is_open, at, body) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET link = excluded.link, status = excluded.status,
         is_open = excluded.is_open, body = excluded.body`,
  // Most seats are as they were when their table is saved again, and to write them would touch three trees.
  saveSeat: `INSERT INTO seats (id, seat, link, person, bot, stand_in) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id, seat) DO UPDATE SET link = excluded.link, person = excluded.person,
         bot = excluded.bot, stand_in = excluded.stand_in
       WHERE link <> excluded.link OR person IS NOT excluded.person
         OR bot IS NOT excluded.bot OR stand_in IS NOT excluded.stand_in`,
  copyGuests: 'INSERT OR IGNORE INTO guests (id, person) SELECT ?, person FROM guests WHERE id = ?',
  // What waits here may be of somebody who was forgotten meanwhile.
  addSaid: `INSERT INTO said (id, number, body, person, wish) SELECT ?1, ?2, ?3, ?4, ?5
       WHERE ?4 IS NULL OR EXISTS (SELECT 1 FROM people WHERE id = ?4)`,
} as const;

/** https://www.sqlite.org/rescode.html#constraint_foreignkey: seats refer to people, and to the table that is written with them. */
const NOBODY_THERE = 787;

/** A table and its seats. */
export function rowsOf(table: StoredTable): Rows {
  const { id, link, status, open, createdAt, seats, ...body } = table;
  return [
    ['saveTable', [id, link, status, Number(open), createdAt, JSON.stringify(body)]],
    ...seats.map(
      ({ person, bot, standIn, link: seatLink }, seat) =>
        ['saveSeat', [id, seat, seatLink, person?.id ?? null, bot, standIn]] as const,
    ),
  ];
}

export class RowWriter implements Transaction<Rows> {
  readonly #database: DatabaseSync;
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #disk: Disk;
  /** `null` where there is no file. */
  readonly #checkpoints: Checkpoints | null;

  constructor(database: DatabaseSync, disk: Disk, checkpoints: Checkpoints | null) {
    this.#database = database;
    this.#sql = prepareAll(database);
    this.#disk = disk;
    this.#checkpoints = checkpoints;
  }

  begin(): void {
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      this.#sql.begin.run();
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  write(rows: Rows): void {
    for (const row of rows) {
      if (this.#run(row) === 0 && row[0] === 'addSaid') throw new NotKnown();
    }
  }

  commit(): void {
    this.#sql.commit.run();
    this.#database.exec('PRAGMA synchronous = FULL');
    this.#checkpoints?.committed();
  }

  rollback(): void {
    // After a full disk SQLite may have rolled back by itself.
    if (this.#database.isTransaction) this.#sql.rollback.run();
    this.#database.exec('PRAGMA synchronous = FULL');
  }

  sync(): Promise<void> {
    return this.#disk.sync();
  }

  /** After much was written at once. */
  syncMuch(): Promise<void> {
    return this.#disk.syncMuch();
  }

  /** What the log may not hold is carried over into the database, which is brought to the disk by itself. */
  repair(): void {
    const row = this.#sql.carryOver.get();
    if (row?.['busy'] !== 0) throw new Error('the disk has failed');
  }

  rest(): Promise<void> | null {
    return this.#checkpoints?.rest() ?? null;
  }

  /** Answers how many rows are new or changed. */
  #run([name, values]: Row): number {
    try {
      return Number(this.#sql[name].run(...values).changes);
    } catch (error) {
      const isOfNobody =
        error instanceof Error && 'errcode' in error && error.errcode === NOBODY_THERE;
      throw isOfNobody ? new NotKnown() : error;
    }
  }
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
    carryOver: sql('PRAGMA wal_checkpoint(TRUNCATE)'),
    saveTable: sql(ROWS.saveTable),
    saveSeat: sql(ROWS.saveSeat),
    copyGuests: sql(ROWS.copyGuests),
    addSaid: sql(ROWS.addSaid),
  };
}

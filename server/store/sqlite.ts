/**
 * The store in one file: SQLite with a write-ahead log, every commit on the disk before it is acknowledged. What matches
 * write is brought there beside the loop (`group-commit.ts`), all else by SQLite itself.
 */

import { DatabaseSync } from 'node:sqlite';
import type { Said } from '@sternwarte/protocol';
import { Checkpoints } from './checkpoints.ts';
import { GroupCommit, type Writer } from './group-commit.ts';
import { openKeeping } from './keeping-store.ts';
import { LogFile, NO_DISK, type Disk } from './log-file.ts';
import { openLogs } from './log-store.ts';
import { LogWriter, type WriteJob } from './log-writer.ts';
import { migrate } from './migrations.ts';
import { openPeople } from './people-store.ts';
import { openProfiles } from './profile-store.ts';
import type { Store } from './store.ts';
import { tableOf } from './table-rows.ts';

/** How many tables' keys are remembered, so that an append need not look them up. */
const MAX_KEYS = 50_000;
const IN_MEMORY = ':memory:';

export function openSqlite(
  file: string,
  database = new DatabaseSync(file),
  disk: Disk = file === IN_MEMORY ? NO_DISK : new LogFile(`${file}-wal`),
): Store {
  // Every commit on the disk before it is acknowledged; `checkpoints.ts` should come before so many pages are in the log.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000; PRAGMA wal_autocheckpoint = 16000;',
  );
  migrate(database);
  const sql = prepareAll(database);
  const checkpoints = file === IN_MEMORY ? null : new Checkpoints(database, file);
  const logs = new LogWriter(database, disk, checkpoints);
  const writer = new GroupCommit<WriteJob>(logs);

  const keys = new Map<string, number>();
  function keyOf(table: string): number {
    const known = keys.get(table);
    if (known !== undefined) return known;
    const found = sql.findKey.get(table)?.['key'];
    if (typeof found !== 'number') throw new RangeError('there is no such table');
    if (keys.size >= MAX_KEYS) keys.clear();
    keys.set(table, found);
    return found;
  }

  function inTransaction(write: () => void): void {
    sql.begin.run();
    try {
      write();
      sql.commit.run();
    } catch (error) {
      if (database.isTransaction) sql.rollback.run();
      throw error;
    }
  }

  const store: Store = {
    ...openPeople(database, inTransaction),
    ...openKeeping(database, inTransaction, () => {
      keys.clear();
      logs.forget();
    }),

    ...openProfiles(database),

    ...openLogs(database, writer, keyOf),

    saveTable({ id, link, status, open, createdAt, seats, ...body }) {
      const table = [id, link, status, Number(open), createdAt, JSON.stringify(body)];
      return writer.add({
        kind: 'rows',
        rows: [
          ['saveTable', table],
          ...seats.map(
            ({ person, bot, standIn, link: seatLink }, seat) =>
              ['saveSeat', [id, seat, seatLink, person?.id ?? null, bot, standIn]] as const,
          ),
        ],
      });
    },
    async findTable(id) {
      const row = sql.findTable.get(id);
      return row === undefined ? null : tableOf(row, sql.findSeats.all(id));
    },
    async findLink(link) {
      const seat = sql.findSeatLink.get(link);
      if (seat !== undefined) return { table: String(seat['id']), seat: Number(seat['seat']) };
      const table = sql.findTableLink.get(link);
      return table === undefined ? null : { table: String(table['id']), seat: null };
    },
    async addGuest(table, person) {
      sql.addGuest.run(table, person);
    },
    async isGuest(table, person) {
      return sql.findGuest.get(table, person) !== undefined;
    },
    async copyGuests(from, to) {
      sql.copyGuests.run(to, from);
    },
    async listOpen(limit) {
      return sql.listOpen.all(limit).map((row) => String(row['id']));
    },
    async listRunning(limit) {
      return sql.listRunning.all(limit).map((row) => String(row['id']));
    },
    async listOf(person, limit) {
      return sql.listOf.all(person, limit).map((row) => String(row['id']));
    },
    async listSelfActing(after, limit) {
      const rows = sql.listSelfActing.all(after === null ? 0 : keyOf(after), limit);
      return rows.map((row) => String(row['id']));
    },

    addSaid(table, said, person) {
      const row = ['addSaid', [table, said.number, JSON.stringify(said), person]] as const;
      return writer.add({ kind: 'rows', rows: [row] });
    },
    async readSaid(table, limit) {
      const rows = sql.readSaid.all(table, limit).toReversed();
      return rows.map((row) => JSON.parse(String(row['body'])) as Said);
    },

    async close() {
      await writer.close();
      await checkpoints?.close();
      await disk.close();
      database.close();
    },
  };
  return { ...store, ...readSafely(store, writer) };
}

/** Whoever asks for what matches write is answered from what is on the disk. */
function readSafely(store: Store, writer: Writer<WriteJob>): Partial<Store> {
  return {
    findTable: (id) => writer.ask(() => store.findTable(id)),
    findLink: (link) => writer.ask(() => store.findLink(link)),
    listOpen: (limit) => writer.ask(() => store.listOpen(limit)),
    listRunning: (limit) => writer.ask(() => store.listRunning(limit)),
    listOf: (person, limit) => writer.ask(() => store.listOf(person, limit)),
    listSelfActing: (after, limit) => writer.ask(() => store.listSelfActing(after, limit)),
    listOld: (ages, limit) => writer.ask(() => store.listOld(ages, limit)),
    readEntries: (table, from) => writer.ask(() => store.readEntries(table, from)),
    readClock: (table) => writer.ask(() => store.readClock(table)),
    readSnapshot: (table) => writer.ask(() => store.readSnapshot(table)),
    readSaid: (table, limit) => writer.ask(() => store.readSaid(table, limit)),
    listSaidBy: (person) => writer.ask(() => store.listSaidBy(person)),
  };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
    findKey: sql('SELECT key FROM tables WHERE id = ?'),
    findTable: sql('SELECT * FROM tables WHERE id = ?'),
    findSeats: sql(
      `SELECT link, bot, stand_in, person AS id, name, program, emblem FROM seats LEFT JOIN people ON people.id = person
       WHERE seats.id = ? ORDER BY seat`,
    ),
    findSeatLink: sql('SELECT id, seat FROM seats WHERE link = ?'),
    findTableLink: sql('SELECT id FROM tables WHERE link = ?'),
    addGuest: sql('INSERT OR IGNORE INTO guests (id, person) VALUES (?, ?)'),
    findGuest: sql('SELECT 1 FROM guests WHERE id = ? AND person = ?'),
    copyGuests: sql(
      'INSERT OR IGNORE INTO guests (id, person) SELECT ?, person FROM guests WHERE id = ?',
    ),
    listOpen: sql(
      `SELECT id FROM tables WHERE is_open = 1 AND status = 'waiting' ORDER BY at DESC LIMIT ?`,
    ),
    listOf: sql(
      `SELECT tables.id FROM seats JOIN tables ON tables.id = seats.id WHERE person = ?
       GROUP BY tables.id ORDER BY at DESC LIMIT ?`,
    ),
    listSelfActing: sql(
      `SELECT id FROM tables WHERE status = 'running' AND key > ?
         AND (json_extract(body, '$.clock.kind') <> 'none' OR EXISTS (
           SELECT 1 FROM seats WHERE seats.id = tables.id AND coalesce(bot, stand_in) IS NOT NULL))
       ORDER BY key LIMIT ?`,
    ),
    listRunning: sql(
      `SELECT id FROM tables WHERE is_open = 1 AND status = 'running'
         AND json_extract(body, '$.spectators') ORDER BY key DESC LIMIT ?`,
    ),
    readSaid: sql('SELECT body FROM said WHERE id = ? ORDER BY number DESC LIMIT ?'),
  };
}

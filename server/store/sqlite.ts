/**
 * The store in one file: SQLite with a write-ahead log, and a journal for what matches write while they run. Whatever is
 * acknowledged is on the disk before: entries in the journal (`log-writer.ts`), rows of tables in the log of SQLite
 * (`row-writer.ts`), both in shared transactions (`group-commit.ts`), and all else by SQLite itself.
 */

import { DatabaseSync } from 'node:sqlite';
import { Checkpoints } from './checkpoints.ts';
import { journalsOf } from './copying.ts';
import { GroupCommit, type Writer } from './group-commit.ts';
import { DiskJournal, MemoryJournal } from './journal-file.ts';
import { ownerOf, type JournalFiles } from './journal.ts';
import { openKeeping } from './keeping-store.ts';
import { LogFile, NO_DISK, type Disk } from './log-file.ts';
import { openLogs } from './log-store.ts';
import { LogWriter, type LogJob } from './log-writer.ts';
import { migrate } from './migrations.ts';
import { openPeople } from './people-store.ts';
import { Places } from './places.ts';
import { closeToOthers, makePrivate } from './private-file.ts';
import { openProfiles } from './profile-store.ts';
import { clearRemains } from './remains.ts';
import { RowWriter, rowsOf, type Rows } from './row-writer.ts';
import { SettlingThread, type Settler } from './settling.ts';
import { named, takeAlone } from './sole-use.ts';
import type { Store } from './store.ts';
import { saidOf, tableOf } from './table-rows.ts';

/** How many tables' keys are remembered, so that an append need not look them up. */
const MAX_KEYS = 50_000;
const IN_MEMORY = ':memory:';
/** Where little happens, what was written is put in its places after a while. */
const QUIET_MILLISECONDS = 60_000;
/** One for the generation before, one for that which is being written. */
const MOST_TRIES = 3;

/** What a store stands on. */
interface Ground {
  readonly database: DatabaseSync;
  /** The log of SQLite. */
  readonly disk: Disk;
  readonly journals: JournalFiles;
}

/** Throws `InUse` where another process has it. */
export function openSqlite(file: string, ground: Partial<Ground> = {}): Store {
  const isFile = file !== IN_MEMORY;
  const release = isFile ? takeAlone(file) : () => undefined;
  try {
    if (isFile) keepPrivate(file);
    const { database = new DatabaseSync(file) } = ground;
    const { disk = isFile ? new LogFile(`${file}-wal`) : NO_DISK } = ground;
    const { journals = isFile ? openJournals(file) : [new MemoryJournal(), new MemoryJournal()] } =
      ground;
    const checkpoints = isFile ? new Checkpoints(database, file) : null;
    // What is handed in is not for other threads.
    const isOwn = ground.database === undefined && ground.journals === undefined;
    const settler = isFile && isOwn ? new SettlingThread(file) : null;
    return openStore({ database, disk, journals }, checkpoints, settler, release);
  } catch (error) {
    release();
    throw named(error, file);
  }
}

/** Also what an earlier process has left beside it. */
function keepPrivate(file: string): void {
  makePrivate(file);
  for (const path of [`${file}-wal`, `${file}-shm`, ...journalsOf(file)]) closeToOthers(path);
}

function openJournals(file: string): JournalFiles {
  const [even, odd] = journalsOf(file);
  return [new DiskJournal(even), new DiskJournal(odd)];
}

function openStore(
  { database, disk, journals }: Ground,
  checkpoints: Checkpoints | null,
  settler: Settler | null,
  release: () => void,
): Store {
  // Every commit on the disk before it is acknowledged; `checkpoints.ts` should come before so many pages are in the log.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000; PRAGMA wal_autocheckpoint = 16000;',
  );
  // What is deleted is gone from the file, not only from its lists.
  database.exec('PRAGMA secure_delete = ON');
  migrate(database);
  const sql = prepareAll(database);
  const hasRemains = (): boolean => sql.findRemains.get() !== undefined;
  // An earlier process may have been killed before its log began anew.
  if (hasRemains()) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const rowWriter = new RowWriter(database, disk, checkpoints);
  const places = new Places(database);
  const rows = new GroupCommit<Rows>(rowWriter);
  const logWriter = new LogWriter(rowWriter, places, journals, recover() + 1, settler);
  const logs = new GroupCommit<LogJob>(logWriter);
  const quiet = setInterval(() => {
    logs.ask(async () => logWriter.turn()).catch(() => undefined);
  }, QUIET_MILLISECONDS).unref();

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
    ...openKeeping(database, inTransaction, (table) => {
      const key = keys.get(table);
      keys.delete(table);
      if (key !== undefined) logWriter.forget(key);
    }),

    ...openProfiles(database),

    ...openLogs(database, logs, keyOf, logWriter),

    saveTable: (table) => rows.add(rowsOf(table)),
    saveRematch(table, next) {
      // In this order: a link leads to one table, so the first lets go of it before the next has it.
      return rows.add([...rowsOf(table), ...rowsOf(next), ['copyGuests', [next.id, table.id]]]);
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
    async listOpen(limit) {
      return sql.listOpen.all(limit).map((row) => String(row['id']));
    },
    async listRunning(limit) {
      return sql.listRunning.all(limit).map((row) => String(row['id']));
    },
    async listOf(person, limit) {
      return sql.listOf.all(person, limit).map((row) => String(row['id']));
    },
    async listReplaced(person) {
      return sql.listReplaced.all(person).map((row) => String(row['id']));
    },
    async listSelfActing(after, limit) {
      const found = sql.listSelfActing.all(after === null ? 0 : keyOf(after), limit);
      return found.map((row) => String(row['id']));
    },

    addSaid(table, { said, person, wish }) {
      return rows.add([['addSaid', [table, said.number, JSON.stringify(said), person, wish]]]);
    },
    async readSaid(table, limit) {
      return sql.readSaid.all(table, limit).toReversed().map(saidOf);
    },

    async close() {
      clearInterval(quiet);
      await logs.close();
      await rows.close();
      const isSettled = await logWriter.close().then(
        () => true,
        () => false,
      );
      await settler?.close();
      await checkpoints?.close();
      await disk.close();
      if (hasRemains()) clearRemains(database);
      database.close();
      // Nothing beside the file that could be forgotten, unless it could not be put there.
      for (const journal of journals) {
        if (isSettled) journal.remove();
        else journal.close();
      }
      release();
    },
  };
  return {
    ...store,
    ...readSafely(store, rows, logs),
    async dropTable(id) {
      const key = sql.findKey.get(id)?.['key'];
      if (typeof key === 'number') await letGoOf(key);
      await deleting(() => store.dropTable(id));
    },
    dropStrangers: (before) => deleting(() => store.dropStrangers(before)),
    forgetPerson: (id) => deleting(() => store.forgetPerson(id)),
  };

  /** Whatever is deleted is also to leave the log of SQLite soon, and the file itself when it is closed. */
  async function deleting<T>(work: () => Promise<T>): Promise<T> {
    sql.noteRemains.run();
    try {
      return await work();
    } finally {
      checkpoints?.clear();
    }
  }

  /** What the journal has of a match is put in its places: it would come back from there. */
  async function letGoOf(key: number): Promise<void> {
    for (let tries = 0; logWriter.has(key); tries++) {
      if (tries === MOST_TRIES) throw new Error('the journal holds on to it');
      await logs.ask(async () => logWriter.turn());
      await logWriter.settled();
    }
  }

  /** Puts in its places what an earlier process has left in the journal; answers its last generation. */
  function recover(): number {
    const { name, generation } = places.settled();
    const left: Buffer[] = [];
    for (const journal of journals) {
      const bytes = journal.read();
      const owner = ownerOf(bytes);
      // Of a database that was here before, and may come back: nothing else has its last moves.
      if (owner !== null && owner !== name) journal.putAside(owner);
      else if (bytes.length > 0) left.push(bytes);
    }
    let last = generation;
    if (left.length > 0) inTransaction(() => (last = places.putAll(left)));
    return last;
  }
}

/** Whoever asks for what matches write is answered from what is on the disk. */
function readSafely(store: Store, rows: Writer<Rows>, logs: Writer<LogJob>): Partial<Store> {
  return {
    findTable: (id) => rows.ask(() => store.findTable(id)),
    findLink: (link) => rows.ask(() => store.findLink(link)),
    listOpen: (limit) => rows.ask(() => store.listOpen(limit)),
    listRunning: (limit) => rows.ask(() => store.listRunning(limit)),
    listOf: (person, limit) => rows.ask(() => store.listOf(person, limit)),
    listReplaced: (person) => rows.ask(() => store.listReplaced(person)),
    listSelfActing: (after, limit) => rows.ask(() => store.listSelfActing(after, limit)),
    listOld: (ages, limit) => rows.ask(() => store.listOld(ages, limit)),
    readSaid: (table, limit) => rows.ask(() => store.readSaid(table, limit)),
    listSaidBy: (person) => rows.ask(() => store.listSaidBy(person)),
    readEntries: (table, from) => logs.ask(() => store.readEntries(table, from)),
    readClock: (table) => logs.ask(() => store.readClock(table)),
    readSnapshot: (table) => logs.ask(() => store.readSnapshot(table)),
  };
}

function prepareAll(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
    findRemains: sql('SELECT 1 FROM journal WHERE remains = 1'),
    noteRemains: sql('UPDATE journal SET remains = 1 WHERE remains = 0'),
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
    listOpen: sql(
      `SELECT id FROM tables WHERE is_open = 1 AND status = 'waiting' ORDER BY at DESC LIMIT ?`,
    ),
    listOf: sql(
      `SELECT id FROM tables WHERE id IN (
         SELECT id FROM seats WHERE person = ?1
         UNION SELECT id FROM tables WHERE json_extract(body, '$.host') = ?1)
       ORDER BY at DESC LIMIT ?2`,
    ),
    listReplaced: sql(
      `SELECT id FROM tables WHERE json_extract(body, '$.replaced[0]') IS NOT NULL AND EXISTS (
         SELECT 1 FROM json_each(body, '$.replaced') WHERE json_extract(value, '$.person') = ?)
       ORDER BY id`,
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
    readSaid: sql('SELECT body, person, wish FROM said WHERE id = ? ORDER BY number DESC LIMIT ?'),
  };
}

/**
 * The store in PostgreSQL, for any number of nodes. Fulfils the same contract as `sqlite.ts`; whoever runs a table writes
 * through `heldBy`, and is refused with `LeaseLost` when another one runs it.
 */

import { codeOf, Database, type Ask } from './postgres/database.ts';
import { LeaseLost, Logs, type Hold } from './postgres/logs.ts';
import { migrate, STEPS } from './postgres/migrations.ts';
import { openKeeping } from './postgres/keeping.ts';
import { openPeople } from './postgres/people.ts';
import { openProfiles } from './postgres/profiles.ts';
import { NotKnown, type Store, type StoredTable } from './store.ts';
import { saidOf, tableOf } from './table-rows.ts';

export { LeaseLost, type Hold };

/** How many tables' keys are remembered. */
const MAX_KEYS = 50_000;
const CONNECTIONS = 8;

export interface PostgresStore extends Store {
  readonly database: Database;
  /** The same store, for whoever runs this table: everything about it is written as him or not at all. */
  heldBy(hold: Hold, onLost: () => void): Store;
  /** Opens all connections, and asks on each what a table is read and written by. */
  warmUp(): Promise<void>;
}

export async function openPostgres(
  url: string,
  steps: readonly string[] = STEPS,
): Promise<PostgresStore> {
  await migrate(url, steps);
  const database = new Database(url, CONNECTIONS);
  const logs = new Logs(database);
  const keys = new Map<string, number>();

  async function keyOf(table: string): Promise<number> {
    const known = keys.get(table);
    if (known !== undefined) return known;
    const [row] = await database.ask('SELECT key FROM tables WHERE id = $1', [table]);
    if (row === undefined) throw new RangeError('there is no such table');
    if (keys.size >= MAX_KEYS) keys.clear();
    const key = Number(row['key']);
    keys.set(table, key);
    return key;
  }

  /** As long as nobody runs the table. */
  async function free(table: string): Promise<Hold> {
    return { table, key: await keyOf(table), epoch: 0 };
  }

  async function ids(sql: string, values: readonly unknown[]): Promise<readonly string[]> {
    return (await database.ask(sql, values)).map((row) => String(row['id']));
  }

  const store: Store = {
    ...openPeople(database),
    ...openKeeping(database, () => keys.clear()),

    ...openProfiles(database),

    saveTable: (table) => saveTable(database, table, 0),
    saveRematch: (table, next) => saveRematch(database, table, next, 0),
    async findTable(id) {
      // In one statement, so that both are of the same moment.
      const rows = await database.ask(FIND_TABLE, [id], 'find table');
      const [first] = rows;
      if (first === undefined) return null;
      const seats = rows.filter((row) => row['seat'] !== null);
      const table = { ...first, id: first['table_id'], link: first['table_link'] };
      return tableOf(table, seats);
    },
    async findLink(link) {
      const [row] = await database.ask(
        `SELECT id, seat FROM seats WHERE link = $1
         UNION ALL SELECT id, NULL FROM tables WHERE link = $1`,
        [link],
      );
      if (row === undefined) return null;
      return { table: String(row['id']), seat: row['seat'] === null ? null : Number(row['seat']) };
    },
    async addGuest(table, person) {
      await database.ask('INSERT INTO guests (id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        table,
        person,
      ]);
    },
    async isGuest(table, person) {
      const rows = await database.ask('SELECT 1 FROM guests WHERE id = $1 AND person = $2', [
        table,
        person,
      ]);
      return rows.length > 0;
    },
    listOpen: (limit) =>
      ids(
        `SELECT id FROM tables WHERE is_open = 1 AND status = 'waiting' ORDER BY at DESC LIMIT $1`,
        [limit],
      ),
    listRunning: (limit) =>
      ids(
        `SELECT id FROM tables WHERE is_open = 1 AND status = 'running'
           AND (body::jsonb -> 'spectators')::boolean ORDER BY key DESC LIMIT $1`,
        [limit],
      ),
    listOf: (person, limit) =>
      ids(
        `SELECT id FROM tables WHERE id IN (
           SELECT id FROM seats WHERE person = $1
           UNION SELECT id FROM tables WHERE body::json ->> 'host' = $1)
         ORDER BY at DESC LIMIT $2`,
        [person, limit],
      ),
    listReplaced: (person) =>
      ids(
        `SELECT id FROM tables WHERE (body::json -> 'replaced' -> 0) IS NOT NULL AND EXISTS (
           SELECT 1 FROM json_array_elements(body::json -> 'replaced') AS one WHERE one ->> 'person' = $1)
         ORDER BY id COLLATE "C"`,
        [person],
      ),
    async listSelfActing(after, limit) {
      const key = after === null ? 0 : await keyOf(after);
      return ids(
        `SELECT id FROM tables WHERE status = 'running' AND key > $1 AND ${IS_SELF_ACTING}
         ORDER BY key LIMIT $2`,
        [key, limit],
      );
    },

    append: async (table, entries, clock = null) => logs.append(await free(table), entries, clock),
    readEntries: async (table, from) => logs.readEntries(await keyOf(table), from),
    saveClock: async (table, clock) => logs.saveClock(await free(table), clock),
    readClock: async (table) => logs.readClock(await keyOf(table)),
    saveSnapshot: async (table, snapshot) => logs.saveSnapshot(await free(table), snapshot),
    readSnapshot: (table) => logs.readSnapshot(table),

    addSaid: async (table, line) => logs.addSaid(await free(table), line),
    async readSaid(table, limit) {
      const rows = await database.ask(
        'SELECT body, person, wish FROM said WHERE id = $1 ORDER BY number DESC LIMIT $2',
        [table, limit],
      );
      return rows.toReversed().map(saidOf);
    },

    async close() {
      await logs.flush();
      await database.close();
    },
  };

  function heldBy(hold: Hold, onLost: () => void): Store {
    async function watched<T>(writing: Promise<T>): Promise<T> {
      try {
        return await writing;
      } catch (error) {
        if (error instanceof LeaseLost) onLost();
        throw error;
      }
    }
    const own = (table: string): boolean => table === hold.table;
    return {
      ...store,
      saveTable: (table) =>
        own(table.id) ? watched(saveTable(database, table, hold.epoch)) : store.saveTable(table),
      saveRematch: (table, next) => watched(saveRematch(database, table, next, hold.epoch)),
      append: (_table, entries, clock = null) => watched(logs.append(hold, entries, clock)),
      readEntries: (_table, from) => logs.readEntries(hold.key, from),
      saveClock: (_table, clock) => watched(logs.saveClock(hold, clock)),
      readClock: () => logs.readClock(hold.key),
      saveSnapshot: (_table, snapshot) => watched(logs.saveSnapshot(hold, snapshot)),
      addSaid: (_table, line) => watched(logs.addSaid(hold, line)),
    };
  }

  async function warmUp(): Promise<void> {
    await database.onAll(() => store.findTable(''));
    await database.onAll(() => logs.readEntries(0, 0));
    await database.onAll(() => logs.appendNothing());
  }

  return { ...store, database, heldBy, warmUp };
}

/** Whether a running table may go on without people. */
export const IS_SELF_ACTING = `(body::jsonb #>> '{clock,kind}' <> 'none' OR EXISTS (
  SELECT 1 FROM seats WHERE seats.id = tables.id AND coalesce(bot, stand_in) IS NOT NULL))`;

/** The rules that the match of a table is played by: the game, and which version of them. */
export const RULES_NAME = `((body::jsonb ->> 'game') || ' ' || (body::jsonb ->> 'version'))`;

const FIND_TABLE = `
  SELECT tables.id AS table_id, tables.link AS table_link, status, is_open, tables.at, body,
    seat, seats.link, bot, stand_in, person AS id, name, program, emblem
  FROM tables LEFT JOIN seats ON seats.id = tables.id LEFT JOIN people ON people.id = person
  WHERE tables.id = $1 ORDER BY seat`;

/** `epoch`: as whom; 0 where nobody runs it, as when it is made. */
function saveTable(database: Database, table: StoredTable, epoch: number): Promise<void> {
  return database.inTransaction((ask) => writeTable(ask, table, epoch));
}

/** The next table is nobody's yet. */
function saveRematch(
  database: Database,
  table: StoredTable,
  next: StoredTable,
  epoch: number,
): Promise<void> {
  return database.inTransaction(async (ask) => {
    // In this order: a link leads to one table, so the first lets go of it before the next has it.
    await writeTable(ask, table, epoch);
    await writeTable(ask, next, 0);
    await ask(COPY_GUESTS, [next.id, table.id]);
  });
}

async function writeTable(ask: Ask, table: StoredTable, epoch: number): Promise<void> {
  const { id, link, status, open, createdAt, seats, ...body } = table;
  // Whoever takes the table over waits for this, or this finds itself refused.
  const [head] = await ask(
    'SELECT epoch FROM heads WHERE key = (SELECT key FROM tables WHERE id = $1) FOR UPDATE',
    [id],
  );
  if (head !== undefined && head['epoch'] !== epoch) throw new LeaseLost(id);
  const values = [
    id,
    link,
    status,
    Number(open),
    createdAt,
    JSON.stringify(body),
    [...seats.keys()],
    seats.map((seat) => seat.link),
    seats.map(({ person }) => person?.id ?? null),
    seats.map(({ bot }) => bot),
    seats.map(({ standIn }) => standIn),
  ];
  try {
    await ask(SAVE_TABLE, values);
  } catch (error) {
    throw codeOf(error) === NOBODY_THERE ? new NotKnown() : error;
  }
}

/** https://www.postgresql.org/docs/15/errcodes-appendix.html: seats refer to people, and to the table that is written with them. */
const NOBODY_THERE = '23503';

const COPY_GUESTS = `
  INSERT INTO guests (id, person) SELECT $1, person FROM guests WHERE id = $2 ON CONFLICT DO NOTHING`;

const SAVE_TABLE = `
  WITH saved AS (
    INSERT INTO tables (id, link, status, is_open, at, body) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (id) DO UPDATE SET link = excluded.link, status = excluded.status,
      is_open = excluded.is_open, body = excluded.body
    RETURNING key
  ), headed AS (
    INSERT INTO heads (key) SELECT key FROM saved ON CONFLICT (key) DO NOTHING
  )
  INSERT INTO seats (id, seat, link, person, bot, stand_in)
  SELECT $1, * FROM unnest($7::int[], $8::text[], $9::text[], $10::text[], $11::text[])
  ON CONFLICT (id, seat) DO UPDATE SET link = excluded.link, person = excluded.person,
    bot = excluded.bot, stand_in = excluded.stand_in`;

/** Migrations from several nodes at once, and forwards over a node that knows nothing of them. */

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, TestPostgres } from '../../testing/postgres.ts';
import { entriesOf, personNamed, tableNamed } from '../../testing/samples.ts';
import { openPostgres } from '../postgres.ts';
import { migrate, STEPS } from './migrations.ts';

describe.skipIf(findPostgres() === null)('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());

  test('is brought to its shape once, by however many at once', async () => {
    const url = await postgres.makeDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
    await stores[0]?.saveTable(tableNamed('t'));
    for (const store of stores) expect(await store.findTable('t')).toEqual(tableNamed('t'));
    const steps = await postgres.ask(new URL(url).pathname.slice(1), 'SELECT number FROM steps');
    expect(steps).toHaveLength(STEPS.length);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a step that fails leaves nothing behind, and is done when it can be', async () => {
    const url = await postgres.makeDatabase();
    const broken = [...STEPS, 'CREATE TABLE half (a int); SELECT nothing FROM nowhere'];
    await expect(migrate(url, broken)).rejects.toThrow('nowhere');
    await migrate(url, [...STEPS, 'CREATE TABLE half (a int)']);
    const name = new URL(url).pathname.slice(1);
    expect(await postgres.ask(name, 'SELECT a FROM half')).toEqual([]);
  });

  test('a step that was cut off with its connection has left nothing behind', async () => {
    const url = await postgres.makeDatabase();
    const name = new URL(url).pathname.slice(1);
    await migrate(url);
    const cutOff = migrate(url, [...STEPS, 'CREATE TABLE half (a int); SELECT pg_sleep(600)']);
    const isOver = cutOff.then(
      () => 'done',
      () => 'cut off',
    );
    const sleeping = `FROM pg_stat_activity WHERE datname = '${name}' AND query LIKE '%pg_sleep(600)%'
      AND pid <> pg_backend_pid()`;
    while ((await postgres.ask('postgres', `SELECT pid ${sleeping}`)).length === 0) continue;
    await postgres.ask('postgres', `SELECT pg_terminate_backend(pid) ${sleeping}`);
    expect(await isOver).toBe('cut off');
    await migrate(url, [...STEPS, 'CREATE TABLE half (a int)']);
    expect(await postgres.ask(name, 'SELECT a FROM half')).toEqual([]);
  });

  test('people go on while a step waits for a backup to be taken', async () => {
    const url = await postgres.makeDatabase();
    const name = new URL(url).pathname.slice(1);
    const older = await openPostgres(url);
    await older.saveTable(tableNamed('t'));
    // As `pg_dump` has it: it reads all tables in one transaction.
    const backup = new Client({ connectionString: url });
    await backup.connect();
    await backup.query('BEGIN; LOCK TABLE entries IN ACCESS SHARE MODE');
    let isDone = false;
    const migrating = migrate(url, [...STEPS, 'ALTER TABLE entries ADD COLUMN weight integer']);
    const done = migrating.then(() => (isDone = true));
    const waits = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = '${name}' AND NOT granted AND mode = 'AccessExclusiveLock'`;
    while ((await postgres.ask('postgres', waits)).length === 0) continue;
    await older.append('t', entriesOf(0, 3));
    expect(isDone).toBe(false);
    await backup.query('COMMIT');
    await done;
    await older.append('t', entriesOf(3, 4));
    expect(await older.readEntries('t', 0)).toEqual(entriesOf(0, 4));
    await backup.end();
    await older.close();
  });

  test('an older version goes on over a newer shape, and starts over it too', async () => {
    const url = await postgres.makeDatabase();
    const older = await openPostgres(url);
    await older.saveTable(tableNamed('t'));
    await older.append('t', entriesOf(0, 3));
    const newer = await openPostgres(url, [
      ...STEPS,
      `ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'calm';
       ALTER TABLE people ADD COLUMN moons integer NOT NULL DEFAULT 0;
       ALTER TABLE entries ADD COLUMN weight integer;
       CREATE TABLE moods (mood text PRIMARY KEY)`,
    ]);
    const merry = { ...tableNamed('n'), mood: 'merry' };
    await newer.saveTable(merry);
    await older.append('t', entriesOf(3, 4));
    await newer.append('t', entriesOf(4, 5));
    const restarted = await openPostgres(url);
    for (const store of [older, newer, restarted]) {
      expect(await store.readEntries('t', 0)).toEqual(entriesOf(0, 5));
    }
    await restarted.addPerson(personNamed('Ada'), 'hash', 0);
    // What only the newer one knows is not lost when the older one saves.
    const seen = await older.findTable('n');
    if (seen !== null) await older.saveTable({ ...seen, paused: true });
    expect(await newer.findTable('n')).toMatchObject({ mood: 'merry', paused: true });
    await Promise.all([older, newer, restarted].map((store) => store.close()));
  });
});

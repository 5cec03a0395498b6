/** Migrations from several nodes at once, and forwards over a node that knows nothing of them. */

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

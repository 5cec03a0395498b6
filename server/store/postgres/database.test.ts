/** Connections that PostgreSQL ends by itself, or never begins. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, TestPostgres } from '../../testing/postgres.ts';
import { connect, Database, DatabaseAway } from './database.ts';

test('whoever takes the line and says nothing is not waited for for ever, and it is said who that was', async () => {
  const mute = createServer((line) => line.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(connect(`postgres://me@127.0.0.1:${port}/test`, 100)).rejects.toThrow('PostgreSQL');
  mute.close();
});

describe.skipIf(findPostgres() === null)('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());

  test('a transaction that slept too long was not wrong, and the next one is made on another connection', async () => {
    const url = await postgres.makeDatabase();
    const name = new URL(url).pathname.slice(1);
    const database = new Database(url, 1);
    const sleepy = database.inTransaction(async (ask) => {
      const [self] = await ask('SELECT pg_backend_pid() AS pid');
      const alive = `SELECT pid FROM pg_stat_activity WHERE pid = ${Number(self?.['pid'])}`;
      await expect.poll(() => postgres.ask(name, alive)).toEqual([]);
      return ask('SELECT 1 AS one');
    });
    await expect(sleepy).rejects.toThrow(DatabaseAway);
    expect(await database.inTransaction((ask) => ask('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    await database.close();
  });
});

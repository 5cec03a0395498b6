/** Before a node opens, it has done once what would be slow the first time. */

import { games } from '@sternwarte/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../index.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { GENEROUS } from '../testing/server.ts';
import { warmUp } from './warming.ts';

test('bots are asked about every game, and whatever they answer it comes to an end', async () => {
  const asked = new Map<string, number>();
  await warmUp({
    async think({ gameId }) {
      asked.set(gameId, (asked.get(gameId) ?? 0) + 1);
      throw new Error('it does not know');
    },
    close: async () => undefined,
  });
  expect([...asked.keys()].toSorted()).toEqual(Object.keys(games).toSorted());
  for (const times of asked.values()) expect(times).toBeGreaterThan(5);
});

describe.skipIf(findPostgres() === null)('with PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());

  test('all connections are open before anybody comes, and nothing of it is kept', async () => {
    const database = await postgres.makeDatabase();
    const name = new URL(database).pathname.slice(1);
    const server = await openServer({
      file: '',
      cluster: { database, redis: null, address: null },
      behindProxy: false,
      botWorkers: 1,
      log: null,
      limits: GENEROUS,
    });
    // Eight for asking and one for listening.
    const [row] = await postgres.ask(
      'postgres',
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    expect(row).toEqual({ open: 9 });
    expect(await postgres.ask(name, 'SELECT id FROM tables UNION SELECT id FROM people')).toEqual(
      [],
    );
    await server.close();
  });
});

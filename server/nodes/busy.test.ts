/** A node that has much to do is not one that is dead. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { Node } from './node.ts';

describe.skipIf(findPostgres() === null)('a busy node', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());

  test('says that it is alive while all its connections are in use', async () => {
    const url = await postgres.makeDatabase();
    const name = new URL(url).pathname.slice(1);
    const store = await openPostgres(url);
    const node = await Node.open({ store, redis: null, leaseSeconds: undefined, rules: [] });
    await node.start('http://busy/', {
      lose: () => undefined,
      adopt: async () => undefined,
      renamed: async () => undefined,
      dismissed: () => undefined,
      stranded: () => undefined,
      report: () => undefined,
    });
    const lastSign = async (): Promise<string> => {
      const [row] = await postgres.ask(name, 'SELECT until::text FROM nodes');
      return String(row?.['until']);
    };
    const long = Array.from({ length: 20 }, () =>
      store.database.ask('SELECT pg_sleep(4)').catch(() => []),
    );
    const busy = { isOver: false };
    const over = Promise.all(long).then(() => (busy.isOver = true));
    let signs = 0;
    for (let last = await lastSign(); signs < 2 && !busy.isOver;) {
      const now = await lastSign();
      if (now !== last) signs++;
      last = now;
    }
    expect(signs).toBe(2);
    await over;
    await node.close();
    await store.close();
  });
});

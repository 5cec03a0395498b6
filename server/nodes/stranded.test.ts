/** A node that alone has lost the database: its people are better off elsewhere, and those whom it only passes on are not in need. */

import { games } from '@sternwarte/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CuttableLine } from '../testing/cuttable-line.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { seatPeople } from '../testing/seating.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Signs of life come twice a second: after so many that failed, others have been asked. */
const ENOUGH = 10;

function isSilence(line: string): boolean {
  return line.includes('gives no sign of life');
}

async function readiness({ address }: TestServer): Promise<unknown> {
  const response = await fetch(new URL('/readyz', address));
  return [response.status, await response.json()];
}

describe.skipIf(findPostgres() === null)('a node without the database', () => {
  let postgres: TestPostgres;
  let line: CuttableLine;
  let cut: TestServer;
  let other: TestServer;
  /** What went wrong at the one that is cut off. */
  let lines: string[] = [];
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    const database = await postgres.makeDatabase();
    line = await CuttableLine.to(postgres.port);
    const behind = new URL(database);
    behind.port = String(line.port);
    lines = [];
    const log = { write: (text: string) => void lines.push(text) };
    const common = { redis: null, address: null, isCold: true };
    [cut, other] = await Promise.all([
      startTestServer({ cluster: { ...common, database: behind.href }, log }),
      startTestServer({ cluster: { ...common, database } }),
    ]);
  });
  afterEach(async () => {
    line.cut();
    await Promise.all([cut.close(), other.close()]);
  });

  test('sends those at its tables to another one, and goes on passing on the others', async () => {
    const own = await seatPeople(cut.address, games.anno4000);
    const distant = await seatPeople(other.address, games.anno4000);
    const at = own.people[0]?.look(own.table);
    await at?.hear('welcome');
    await distant.people[1]?.look(distant.table).hear('welcome');
    const by = distant.people[0]?.at(cut.address).look(distant.table);
    await by?.hear('welcome');
    line.cut();
    await at?.until(() => at.closed !== null);
    expect(at?.closed).toBe(1012);
    const again = own.people[0]?.at(other.address).look(own.table);
    expect((await again?.hear('welcome'))?.table.id).toBe(own.table);
    expect(by?.closed).toBeNull();
  });

  test('keeps everybody when no other one has it either', async () => {
    const own = await seatPeople(cut.address, games.anno4000);
    const at = own.people[0]?.look(own.table);
    await at?.hear('welcome');
    await postgres.kill();
    await expect.poll(() => lines.filter(isSilence).length).toBeGreaterThan(ENOUGH);
    expect(at?.closed).toBeNull();
    await postgres.restart();
  });

  test('whose database can be read and not written is not ready, keeps its people, and is ready again when it can', async () => {
    const own = await seatPeople(cut.address, games.anno4000);
    const at = own.people[0]?.look(own.table);
    await at?.hear('welcome');
    const ready = [200, { ready: true }];
    expect(await readiness(cut)).toEqual(ready);
    // As after a failover to one that only follows; those who are connected stay so.
    await postgres.ask('postgres', 'ALTER SYSTEM SET default_transaction_read_only = on');
    await postgres.ask('postgres', 'SELECT pg_reload_conf()');
    const why = 'the store refuses writes';
    for (const node of [cut, other]) {
      await expect.poll(() => readiness(node)).toEqual([503, { ready: false, why }]);
    }
    await expect.poll(() => lines.filter(isSilence).length).toBeGreaterThan(ENOUGH);
    expect(at?.closed).toBeNull();
    // What is there can still be read.
    const seen = await own.people[1]?.ask('GET', `/api/tables/${own.table}`);
    expect(seen?.status).toBe(200);
    await postgres.ask('postgres', 'ALTER SYSTEM RESET default_transaction_read_only');
    await postgres.ask('postgres', 'SELECT pg_reload_conf()');
    for (const node of [cut, other]) await expect.poll(() => readiness(node)).toEqual(ready);
    await own.people[0]?.post(`/api/tables/${own.table}/host`, { deed: 'mute' });
    await at?.until(() => at.table?.chat === false);
  });
});

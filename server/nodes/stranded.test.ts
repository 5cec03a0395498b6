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
});

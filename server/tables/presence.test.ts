/** Time that is lost through the server is taken from nobody who has days for a move. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { Visitor } from '../testing/client.ts';
import { tableNamed } from '../testing/samples.ts';
import { startTestServer } from '../testing/server.ts';
import { Presence } from './presence.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = { kind: 'days', days: 1 } as const;

describe('a server that comes back', () => {
  let store: Store;
  let now: number;
  let presence: Presence;
  beforeEach(async () => {
    store = openSqlite(':memory:');
    now = HOUR;
    presence = await begin();
  });
  afterEach(async () => {
    await presence.end();
    await store.close();
  });

  async function comeBack(after: number): Promise<void> {
    await presence.end();
    now += after;
    presence = await begin();
  }
  const begin = (): Promise<Presence> =>
    Presence.begin({
      store,
      now: () => now,
      report: (what, error) => {
        throw new Error(what, { cause: error });
      },
    });

  async function lay(id: string, since: number, change: Partial<StoredTable>): Promise<void> {
    await store.saveTable(tableNamed(id, change));
    await store.saveClock(id, { left: [DAY], since });
  }
  const sinceAt = async (id: string): Promise<unknown> => (await store.readClock(id))?.since;

  test('gives back the time that it was away, at every table that has days', async () => {
    const ids = Array.from({ length: 150 }, (_unused, n) => `t${n}`);
    for (const id of ids) await lay(id, 0, { clock: DAYS });
    await comeBack(20 * HOUR);
    for (const id of ids) expect(await sinceAt(id)).toBe(20 * HOUR);
  });

  test('gives it back again after it was away again', async () => {
    await lay('t', 0, { clock: DAYS });
    await comeBack(20 * HOUR);
    now += HOUR;
    await comeBack(10 * HOUR);
    expect(await sinceAt('t')).toBe(30 * HOUR);
  });

  test('gives nothing where time does not go on, or the match is over', async () => {
    await lay('live', 0, { clock: { kind: 'live', minutes: 5, increment: 0 } });
    await lay('over', 0, { clock: DAYS, status: 'over' });
    await comeBack(20 * HOUR);
    expect([await sinceAt('live'), await sinceAt('over')]).toEqual([0, 0]);
  });

  test('gives nobody more than has passed', async () => {
    // Stored after the last mark, before it was killed.
    await lay('t', HOUR + MINUTE / 2, { clock: DAYS });
    now += 20 * HOUR;
    await begin().then((again) => again.end());
    expect(await sinceAt('t')).toBe(21 * HOUR);
  });

  test('takes no trouble after a moment, nor when its clock was set back', async () => {
    await lay('t', 0, { clock: DAYS });
    await comeBack(MINUTE);
    await comeBack(-HOUR);
    expect(await sinceAt('t')).toBe(0);
  });
});

test('after 23 hours without a server, and 23 more, somebody has as much of his day as before', async () => {
  let now = Date.UTC(2026, 0, 1);
  let away = 0;
  // Opened when the one before has ended, and before the next one begins.
  const pass = (store: Store): Store => {
    now += away;
    return store;
  };
  const server = await startTestServer({}, pass, () => now);
  try {
    const host = await Visitor.arrive(server.address, 'Host');
    const guest = await Visitor.arrive(server.address, 'Guest');
    const table = await host.openTable({ game: 'anno4000', seats: [null, null], clock: DAYS });
    await guest.post('/api/links', { link: await host.linkOf(table) });
    await guest.post(`/api/tables/${table}/sit`);
    const lines = [host, guest].map((person) => person.look(table));
    for (const line of lines) await line.hear('welcome');
    await host.post(`/api/tables/${table}/start`);
    for (const line of lines) await line.until(() => line.view !== undefined);
    now += HOUR;
    away = 23 * HOUR;
    await server.restart();
    await server.restart();
    const { left, running } = await host.look(table).hear('clock');
    expect(running.map((seat) => left[seat])).toEqual(running.map(() => DAY - HOUR));
    expect(running).not.toEqual([]);
  } finally {
    await server.close();
  }
});

/** From one file to PostgreSQL and back: everything arrives, nothing is overwritten, and the match goes on. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../cli/cli.ts';
import { fakeTerminal } from '../cli/testing/fake-terminal.ts';
import { openPostgres } from '../server/store/postgres.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { moveStore } from '../server/store/moving.ts';
import { SHEETS } from '../server/store/sheets.ts';
import { findPostgres, TestPostgres } from '../server/testing/postgres.ts';
import { entriesOf } from '../server/testing/samples.ts';
import { seatPeople } from '../server/testing/seating.ts';
import { startTestServer } from '../server/testing/server.ts';
import { StubbornPlayer } from '../server/testing/stubborn-player.ts';

const game: Game = games.starfarers;
const run = (...args: readonly string[]): Promise<number> => runCli(args, fakeTerminal());

describe.skipIf(findPostgres() === null)('moving a store', () => {
  let postgres: TestPostgres;
  let folder = '';
  beforeAll(async () => {
    postgres = await TestPostgres.start();
    folder = mkdtempSync(join(tmpdir(), 'sternwarte-moving-'));
  });
  afterAll(async () => {
    await postgres.close();
    rmSync(folder, { recursive: true });
  });

  test('a match that was begun on one file goes on in PostgreSQL, and everything comes back', async () => {
    const file = join(folder, 'first.db');
    const server = await startTestServer({ file });
    const { people, table } = await seatPeople(server.address, game);
    const [host] = people;
    const line = host?.look(table);
    await line?.hear('welcome');
    line?.say({ type: 'chat', id: 'c', text: 'Grüße, "Ben"\u0000' });
    await line?.hear('said');
    await host?.post('/api/me/recovery');
    await host?.post(`/api/tables/${table}/start`);
    const players = people.map((who, seat) => new StubbornPlayer(who, table, game, `p${seat}`));
    const playing = players.map((player) => player.play());
    while (players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0) < 70) {
      await setTimeout(5);
    }
    for (const player of players) player.stop();
    await Promise.all(playing);
    const url = await postgres.makeDatabase();
    expect(await moveStore(`sqlite:${file}`, url)).toEqual({ ok: false, why: 'inUse' });
    await server.close();

    expect(await run('move-store', `sqlite:${file}`, url)).toBe(0);
    expect(await run('move-store', `sqlite:${file}`, url)).toBe(1);
    const from = openSqlite(file);
    const to = await openPostgres(url);
    const entries = await from.readEntries(table, 0);
    expect(entries.length).toBeGreaterThan(70);
    expect(await to.readEntries(table, 0)).toEqual(entries);
    expect(await to.findTable(table)).toEqual(await from.findTable(table));
    expect(await to.readSaid(table, 9)).toEqual(await from.readSaid(table, 9));
    expect(await to.keepSecret('seal key', '')).toBe(await from.keepSecret('seal key', ''));
    await from.close();

    const cluster = { database: url, redis: null, address: null, leaseSeconds: 600, isCold: true };
    const node = await startTestServer({ cluster });
    const again = host?.at(node.address).look(table);
    expect((await again?.hear('welcome'))?.seq).toBe(entries.length);
    expect(await moveStore(url, `sqlite:${join(folder, 'no.db')}`)).toEqual({
      ok: false,
      why: 'inUse',
    });
    await node.close();
    await to.close();

    const back = join(folder, 'back.db');
    const moved = await moveStore(url, `sqlite:${back}`);
    expect(moved.ok && moved.holdings.find(({ name }) => name === 'entries')?.rows).toBe(
      entries.length,
    );
    const returned = openSqlite(back);
    expect(await returned.readEntries(table, 0)).toEqual(entries);
    await returned.append(table, entriesOf(entries.length, entries.length + 1));
    await returned.close();
  });

  test('nothing that is kept is left out, but for challenges, which are void by then, and how far the journal is', async () => {
    const file = join(folder, 'empty.db');
    await openSqlite(file).close();
    const database = new DatabaseSync(file, { readOnly: true });
    const kept = database
      .prepare(
        `SELECT tables.name || '.' || columns.name AS name
         FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.name NOT IN ('journal', 'challenges')`,
      )
      .all();
    database.close();
    const moved = SHEETS.flatMap(({ name, columns }) =>
      Object.keys(columns).map((column) => `${name}.${column}`),
    );
    expect(moved.toSorted()).toEqual(kept.map((row) => String(row['name'])).toSorted());
  });

  test('what cannot be moved is said', async () => {
    const url = await postgres.makeDatabase();
    const missing = `sqlite:${join(folder, 'missing.db')}`;
    expect(await moveStore(missing, url)).toEqual({ ok: false, why: 'noSource' });
    expect(await run('move-store', missing, 'mysql://x')).toBe(2);
  });
});

/** A backup is taken while people play, and has everything that was acknowledged before it. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { replay, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import { runCli } from '../cli/cli.ts';
import { fakeTerminal } from '../cli/testing/fake-terminal.ts';
import { openPostgres } from '../server/store/postgres.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { matchOf } from '../server/tables/loading.ts';
import { MortalNode } from '../server/testing/mortal-node.ts';
import { MortalServer } from '../server/testing/mortal.ts';
import { findPostgres, TestPostgres } from '../server/testing/postgres.ts';
import { seatPeople } from '../server/testing/seating.ts';
import { StubbornPlayer } from '../server/testing/stubborn-player.ts';

const game: Game = games.anno4000;

/** What the terminal program ends with. */
const run = (...args: readonly string[]): Promise<number> => runCli(args, fakeTerminal());

const modeOf = (file: string): number => statSync(file).mode & 0o777;

test('what was acknowledged before a backup is in it, and comes back with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-backup-'));
  const server = new MortalServer();
  const data = dirname(server.file);
  const kept = join(folder, 'kept.db');
  try {
    await server.start();
    const { people, table } = await seatPeople(server.address, game);
    await people[0]?.post(`/api/tables/${table}/start`);
    const players = people.map((who, seat) => new StubbornPlayer(who, table, game, `p${seat}`));
    const playing = players.map((player) => player.play());
    const acknowledged = (): (readonly [string, number])[] =>
      players.flatMap((player) => [...player.acknowledged]);
    while (acknowledged().length < 10) await setTimeout(5);
    const before = acknowledged();
    expect(await run('backup', kept, '--data', data)).toBe(0);
    expect(modeOf(kept)).toBe(0o600);
    expect(await run('backup', kept, '--data', data)).toBe(2);
    expect(await run('restore', kept, '--data', data)).toBe(1);
    for (const player of players) player.stop();
    await Promise.all(playing);
    await server.kill();

    // Half a backup is none.
    const half = join(folder, 'half.db');
    copyFileSync(kept, half);
    truncateSync(half, 5000);
    expect(await run('restore', half, '--data', data)).toBe(1);

    expect(await run('restore', kept, '--data', data)).toBe(0);
    for (const file of [server.file, `${server.file}.before`]) expect(modeOf(file)).toBe(0o600);
    const store = openSqlite(server.file);
    const stored = await store.findTable(table);
    const entries = await store.readEntries(table, 0);
    await store.close();
    if (stored === null) throw new Error('the table is gone');
    for (const [wish, seq] of before) expect(entries[seq]?.wish).toBe(wish);
    const log = entries.map(({ entry }) => entry);
    expect(replay(game, { ...matchOf(stored), log }).ok).toBe(true);
    await server.start();
    expect((await people[0]?.ask('GET', `/api/tables/${table}`))?.status).toBe(200);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

/** One of PostgreSQL's own. */
function program(name: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(join(findPostgres() ?? '', name), args);
  if (status !== 0) throw new Error(`${name}: ${stderr.toString()}`);
}

describe.skipIf(findPostgres() === null)('with PostgreSQL', () => {
  test('what its own programs keep while people play comes back with them, and the match goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sternwarte-dump-'));
    const postgres = await TestPostgres.start();
    const [url, copy] = [await postgres.makeDatabase(), await postgres.makeDatabase()];
    const settings = { redis: null, host: '127.0.0.1', skew: 0 };
    const node = new MortalNode({ ...settings, database: url });
    const next = new MortalNode({ ...settings, database: copy });
    try {
      await node.start();
      const { people, table } = await seatPeople(node.address, game);
      await people[0]?.post(`/api/tables/${table}/start`);
      const players = people.map((who, seat) => new StubbornPlayer(who, table, game, `p${seat}`));
      const playing = players.map((player) => player.play());
      const acknowledged = (): (readonly [string, number])[] =>
        players.flatMap((player) => [...player.acknowledged]);
      while (acknowledged().length < 10) await setTimeout(5);
      const before = acknowledged();
      const kept = join(folder, 'kept.dump');
      program('pg_dump', '--format=custom', `--file=${kept}`, url);
      for (const player of players) player.stop();
      await Promise.all(playing);
      await node.kill();

      program('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${copy}`, kept);
      const store = await openPostgres(copy);
      const entries = await store.readEntries(table, 0);
      await store.close();
      for (const [wish, seq] of before) expect(entries[seq]?.wish).toBe(wish);
      await next.start();
      const line = people[0]?.at(next.address).look(table);
      expect((await line?.hear('welcome'))?.seq).toBe(entries.length);
    } finally {
      await Promise.all([node.kill(), next.kill()]);
      await postgres.close();
      rmSync(folder, { recursive: true });
    }
  });
});

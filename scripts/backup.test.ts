/** A backup is taken while people play, and has everything that was acknowledged before it. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { replay, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../cli/cli.ts';
import { fakeTerminal } from '../cli/testing/fake-terminal.ts';
import { journalsOf } from '../server/store/copying.ts';
import { openPostgres } from '../server/store/postgres.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { matchOf } from '../server/tables/loading.ts';
import { MortalNode } from '../server/testing/mortal-node.ts';
import { MortalServer } from '../server/testing/mortal.ts';
import { findPostgres, TestPostgres } from '../server/testing/postgres.ts';
import { entriesOf, personNamed, tableNamed } from '../server/testing/samples.ts';
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

/** What is said when it cannot be made. */
async function failBy(kept: string, DATA: string): Promise<string> {
  const terminal = fakeTerminal();
  const env = { ...terminal.env, DATA };
  expect(await runCli(['backup', kept], { ...terminal, env })).not.toBe(0);
  return terminal.shown.err;
}

test('a backup says which of both files it cannot use, and goes by DATA as the server does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-backup-'));
  const source = join(folder, 'sternwarte.db');
  try {
    writeFileSync(source, 'this is no database');
    expect(await failBy(join(folder, 'kept.db'), ` ${folder} `)).toContain(source);
    rmSync(source);
    await keep(source, 'Ada');
    const nowhere = join(folder, 'nowhere', 'kept.db');
    expect(await failBy(nowhere, folder)).toContain(nowhere);
    // Set to nothing, it is not the folder in which one happens to be.
    expect(await failBy(nowhere, '')).not.toContain('cannot read sternwarte.db');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A database with one person in it. */
async function keep(file: string, person: string): Promise<void> {
  const store = openSqlite(file);
  await store.addPerson(personNamed(person), `hash of ${person}`, 1);
  await store.close();
}

async function isIn(file: string, person: string): Promise<boolean> {
  const store = openSqlite(file);
  const found = await store.findPerson(`hash of ${person}`);
  await store.close();
  return found !== null;
}

describe('a restore', () => {
  let folder = '';
  let target = '';
  let kept = '';
  const restore = (file: string): Promise<number> => run('restore', file, '--data', folder);

  const filesOf = (file: string): readonly string[] =>
    readdirSync(folder).filter((name) => name.startsWith(basename(file)));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sternwarte-restore-'));
    target = join(folder, 'sternwarte.db');
    kept = join(folder, 'kept.db');
    await keep(kept, 'Ada');
    await keep(target, 'Bo');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('that finds no room leaves everything as it was, also when it is tried again', async () => {
    await keep(`${target}.before`, 'Cleo');
    const files = filesOf(target);
    // As good as a full disk.
    const script = `trap '' XFSZ; ulimit -f 100; exec "$0" "$@"`;
    const sternwarte = join(import.meta.dirname, '..', 'cli', 'bin', 'sternwarte.js');
    const args = [process.execPath, sternwarte, 'restore', kept, '--data', folder];
    for (let tries = 0; tries < 2; tries++) {
      expect(spawnSync('/bin/sh', ['-c', script, ...args]).status).toBe(1);
    }
    expect(filesOf(target)).toEqual(files);
    expect(await isIn(target, 'Bo')).toBe(true);
    expect(await isIn(`${target}.before`, 'Cleo')).toBe(true);
  });

  test('is undone by a restore of what was put aside', async () => {
    expect(await restore(kept)).toBe(0);
    expect(await restore(`${target}.before`)).toBe(0);
    expect(await isIn(target, 'Bo')).toBe(true);
    expect(await isIn(`${target}.before`, 'Ada')).toBe(true);
  });

  test('of what was put aside after a crash has also what its journal has', async () => {
    const store = openSqlite(target);
    await store.saveTable(tableNamed('a'));
    await store.append('a', entriesOf(0, 3));
    // As a crash would leave it.
    const crashed = join(folder, 'crashed.db');
    copyFileSync(target, crashed);
    copyFileSync(`${target}-wal`, `${crashed}-wal`);
    for (const [n, journal] of journalsOf(target).entries()) {
      if (existsSync(journal)) copyFileSync(journal, journalsOf(crashed)[n] ?? '');
    }
    await store.close();
    expect(await restore(crashed)).toBe(0);
    const restored = openSqlite(target);
    expect(await restored.readEntries('a', 0)).toEqual(entriesOf(0, 3));
    await restored.close();
  });

  test('replaces a database that is damaged, and leaves no log of it behind', async () => {
    writeFileSync(target, 'this is no database');
    writeFileSync(`${target}-wal`, 'nor is this a log');
    expect(await restore(kept)).toBe(0);
    expect(existsSync(`${target}-wal`)).toBe(false);
    expect(await isIn(target, 'Ada')).toBe(true);
  });

  test('waits for whoever else has the database', async () => {
    const other = new DatabaseSync(target);
    other.exec('PRAGMA journal_mode = WAL; BEGIN; SELECT count(*) FROM people');
    expect(await restore(kept)).toBe(1);
    other.close();
    expect(await isIn(target, 'Bo')).toBe(true);
  });

  test('leaves no journal that would be taken for that of what was restored', async () => {
    rmSync(target);
    for (const journal of journalsOf(target)) writeFileSync(journal, 'of another one');
    expect(await restore(kept)).toBe(0);
    for (const journal of journalsOf(target)) expect(existsSync(journal)).toBe(false);
  });
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

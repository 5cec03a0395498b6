/** Acknowledged means kept, whatever becomes of the process. `npm run soak -- server` does it fifty times. */

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { journalsOf } from './store/copying.ts';
import { openSqlite } from './store/sqlite.ts';
import { Visitor } from './testing/client.ts';
import { MOVES_BEFORE_KILL, surviveKills } from './testing/killing.ts';
import { MortalServer } from './testing/mortal.ts';
import { tableNamed } from './testing/samples.ts';

test('a server that is killed loses no acknowledged move and doubles none', async () => {
  const { acknowledged, entries, rounds, faults } = await surviveKills(3, 1);
  expect(faults).toEqual([]);
  // No server is killed that has nothing to do.
  expect(rounds).toHaveLength(3);
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(MOVES_BEFORE_KILL);
  expect(acknowledged).toBeGreaterThanOrEqual(3 * MOVES_BEFORE_KILL);
  expect(entries).toBeGreaterThanOrEqual(acknowledged);
});

test('a full disk is a clear answer, and nothing is lost', async () => {
  const { faults, acknowledged } = await surviveKills(1, 1, { fileLimit: 150 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(MOVES_BEFORE_KILL);
});

test('a torn journal leaves whole moves without a hole, and the table goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-torn-'));
  const file = join(folder, 'whole.db');
  const store = openSqlite(file);
  const host = { id: 'host', name: 'Host', program: false, emblem: null };
  await store.addPerson(host, 'hash', 0);
  const seats = [{ person: host, bot: null, standIn: null, link: 'seat' }];
  await store.saveTable(tableNamed('t', { seats }));
  for (let seq = 0; seq < 20; seq++) {
    await store.append('t', [{ entry: { seq, at: 0, by: 0, move: { type: 'm' } }, wish: null }]);
  }
  const [even, odd] = journalsOf(file);
  const journal = readFileSync(odd);
  const end = journal.findLastIndex((byte) => byte !== 0) + 1;
  expect(existsSync(even)).toBe(false);
  for (const [n, cut] of [0, 1, 30, 100, 700].entries()) {
    const torn = join(folder, `torn-${n}.db`);
    copyFileSync(file, torn);
    copyFileSync(`${file}-wal`, `${torn}-wal`);
    writeFileSync(journalsOf(torn)[1], journal.subarray(0, end - cut));
    const again = openSqlite(torn);
    const entries = await again.readEntries('t', 0);
    expect(entries.map(({ entry }) => entry.seq)).toEqual([...entries.keys()]);
    expect(entries.length).toBe(20 - Math.ceil(cut / (end / 20.5)));
    await again.append('t', [
      { entry: { seq: entries.length, at: 0, by: 0, move: { type: 'm' } }, wish: null },
    ]);
    await again.close();
  }
  await store.close();
  rmSync(folder, { recursive: true });
});

test('what was said before the server was killed and is sent again counts once', async () => {
  const server = new MortalServer();
  await server.start();
  try {
    const host = await Visitor.arrive(server.address, 'Host');
    const table = await host.openTable({ game: 'anno4000', seats: [null, null] });
    const line = host.look(table);
    await line.hear('welcome');
    line.say({ type: 'chat', id: 'c', text: 'Hallo' });
    await line.hear('said');
    await server.kill();
    await server.start();
    const again = host.look(table);
    expect((await again.hear('welcome')).chat.map(({ text }) => text)).toEqual(['Hallo']);
    again.say({ type: 'chat', id: 'c', text: 'Hallo' });
    expect(await again.hear('done')).toEqual({ type: 'done', id: 'c', seq: 0 });
    expect((await host.look(table).hear('welcome')).chat).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test('bots go on after the server was killed, though nobody looks', async () => {
  const server = new MortalServer();
  await server.start();
  try {
    const host = await Visitor.arrive(server.address, 'Host');
    const options = { maxRounds: 15 };
    const seats = ['kadett' as const, 'kadett' as const];
    const table = await host.openTable({ game: 'anno4000', options, seats });
    const onlooker = host.look(table);
    await host.post(`/api/tables/${table}/start`);
    await onlooker.until(() => onlooker.seq > 5);
    await server.kill();
    await server.start();
    const status = async (): Promise<string> =>
      (await host.get<{ readonly status: string }>(`/api/tables/${table}`)).status;
    while ((await status()) !== 'over') await setTimeout(50);
    await server.kill();
    const store = openSqlite(server.file);
    expect((await store.readEntries(table, 0)).length).toBeGreaterThan(20);
    await store.close();
  } finally {
    await server.close();
  }
});

/** Acknowledged means kept, whatever becomes of the process. `npm run soak -- server` does it fifty times. */

import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from './store/sqlite.ts';
import { Visitor } from './testing/client.ts';
import { surviveKills } from './testing/killing.ts';
import { MortalServer } from './testing/mortal.ts';

test('a server that is killed loses no acknowledged move and doubles none', async () => {
  const { acknowledged, entries, faults } = await surviveKills(3, 2);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
  expect(entries).toBeGreaterThanOrEqual(acknowledged);
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
    const store = openSqlite(server.file);
    while ((await store.findTable(table))?.status !== 'over') await setTimeout(50);
    expect((await store.readEntries(table, 0)).length).toBeGreaterThan(20);
    await store.close();
  } finally {
    await server.close();
  }
});

/** Whoever is forgotten leaves nothing in the files of a server: they are searched for his name and his words. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { games } from '@sternwarte/games';
import type { TableInfo } from '@sternwarte/protocol';
import { expect, test } from 'vitest';
import { copyStore } from './store/copying.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Visitor } from './testing/client.ts';
import { startTestServer } from './testing/server.ts';

const NAME = 'Nepomuk Unforgettable';
const WORDS = 'the words nobody repeats';

test('name and words are in no file after a forgetting, in no backup, and not after a restart', async () => {
  const server = await startTestServer();
  const folder = dirname(server.file);
  const found = (): readonly string[] =>
    readdirSync(folder).filter((name) => {
      const bytes = readFileSync(join(folder, name));
      return bytes.includes(NAME) || bytes.includes(WORDS);
    });
  const host = await Visitor.arrive(server.address, 'Host');
  const guest = await Visitor.arrive(server.address, NAME);
  const table = await host.openTable({ game: games.anno4000.id, seats: [null, null] });
  await guest.post('/api/links', { link: await host.linkOf(table) });
  await guest.post(`/api/tables/${table}/sit`);
  const line = guest.look(table);
  await line.hear('welcome');
  // His name is a part of what the table commits itself to.
  await host.post(`/api/tables/${table}/start`);
  await line.hear('welcome', ({ view }) => view !== undefined);
  line.say({ type: 'chat', id: 'c', text: WORDS });
  await line.hear('said');
  expect(found()).not.toEqual([]);
  await guest.post('/api/me/forget');
  await expect.poll(found, { timeout: 10_000 }).toEqual([]);
  await copyStore(server.file, join(folder, 'backup.db'));
  await server.restart();
  expect(readdirSync(folder)).toContain(basename(server.file));
  expect(found()).toEqual([]);
  expect((await host.look(table).hear('welcome')).chat).toEqual([]);
  await server.close();
});

/** Somebody with a table of his own, somebody who looks on there, and what the server keeps of it. */
async function company(change: (store: Store) => Partial<Store>): Promise<{
  readonly host: Visitor;
  readonly guest: Visitor;
  readonly table: string;
  readonly kept: Store;
  close(this: void): Promise<void>;
}> {
  const kept = openSqlite(':memory:');
  const server = await startTestServer({}, (own) => {
    void own.close();
    return { ...kept, ...change(kept) };
  });
  const host = await Visitor.arrive(server.address, 'Host');
  const guest = await Visitor.arrive(server.address, NAME);
  const table = await host.openTable({
    game: games.anno4000.id,
    seats: [null, null],
    open: true,
    standIn: 'kadett',
  });
  return { host, guest, table, kept, close: () => server.close() };
}

test('words that still wait for their turn at a table are not kept after a forgetting', async () => {
  const disk = Promise.withResolvers<void>();
  const { host, guest, table, kept, close } = await company((store) => ({
    async addSaid(id, line) {
      if (line.said.name === 'Host') await disk.promise;
      await store.addSaid(id, line);
    },
  }));
  const [first, second] = [host.look(table), guest.look(table)] as const;
  for (const line of [first, second]) await line.hear('welcome');
  first.say({ type: 'chat', id: 'slow', text: 'Hallo' });
  second.say({ type: 'chat', id: 'c', text: WORDS });
  // Both stand in the queue of the table when this is answered.
  second.say({ type: 'ping' });
  await second.hear('pong');
  const forgetting = guest.post('/api/me/forget');
  await second.until(() => second.closed !== null);
  disk.resolve();
  await forgetting;
  await first.hear('said', ({ id }) => id === 'slow');
  // Answered when the table has done all that it was asked before.
  await host.get(`/api/tables/${table}`);
  expect((await kept.readSaid(table, 9)).map(({ said }) => said.text)).toEqual(['Hallo']);
  await close();
});

test('whoever sits down, plays and speaks while he is being forgotten is forgotten there, too', async () => {
  let meanwhile: (() => Promise<void>) | null = null;
  const { host, guest, table, kept, close } = await company((store) => ({
    async forgetPerson(id) {
      await meanwhile?.();
      await store.forgetPerson(id);
    },
  }));
  const line = host.look(table);
  await line.hear('welcome');
  meanwhile = async () => {
    await guest.post(`/api/tables/${table}/sit`);
    // His name is a part of what the table commits itself to.
    await host.post(`/api/tables/${table}/start`);
    await line.hear('welcome', ({ view }) => view !== undefined);
    const again = guest.look(table);
    await again.hear('welcome');
    again.say({ type: 'chat', id: 'c', text: WORDS });
    await line.hear('said', ({ id }) => id === 'c');
    expect(JSON.stringify(await kept.findTable(table))).toContain(NAME);
  };
  await guest.post('/api/me/forget');
  const { seats } = await host.get<TableInfo>(`/api/tables/${table}`);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  // Nor does the table hold on to him, so that nothing could be kept there any more.
  await host.post(`/api/tables/${table}/host`, { deed: 'mute' });
  expect(JSON.stringify(await kept.findTable(table))).not.toContain(NAME);
  expect(await kept.readSaid(table, 9)).toEqual([]);
  await close();
});

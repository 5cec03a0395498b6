/** Whoever is forgotten leaves nothing in the files of a server: they are searched for his name and his words. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import { copyStore } from './store/copying.ts';
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

/** A table where nobody may look on, for whoever asks while its match begins. */

import { games } from '@sternwarte/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
/** Keeps a table from being stored until he who asks was found to be allowed there. */
let isHeld = false;
let isStoring = (): void => undefined;
let letGo = (): void => undefined;
beforeAll(async () => {
  server = await startTestServer({}, (store) => ({
    ...store,
    async saveTable(table) {
      if (isHeld) {
        isStoring();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      }
      await store.saveTable(table);
    },
    async isGuest(table, person) {
      const isKnown = await store.isGuest(table, person);
      // When whoever has asked is done with the answer.
      if (isHeld) setImmediate(() => letGo());
      return isKnown;
    },
  }));
});
afterAll(() => server.close());

test.each(['position', 'record'])('he is told no %s', async (what) => {
  isHeld = false;
  const host = await Visitor.arrive(server.address, 'Host');
  const seats = [null, 'kadett' as const];
  const table = await host.openTable({ game: games.anno4000.id, seats, spectators: false });
  const guest = await Visitor.arrive(server.address, 'Guest');
  await guest.post('/api/links', { link: await host.linkOf(table) });
  expect((await guest.ask('GET', `/api/tables/${table}`)).status).toBe(200);
  const storing = new Promise<void>((resolve) => {
    isStoring = resolve;
  });
  isHeld = true;
  const begun = host.post(`/api/tables/${table}/start`);
  await storing;
  const asked = guest.ask('GET', `/api/tables/${table}/${what}`);
  await begun;
  expect((await asked).status).toBe(404);
});

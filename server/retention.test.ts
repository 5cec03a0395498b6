import { expect, test } from 'vitest';
import { letGo } from './retention.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Visitor } from './testing/client.ts';
import { personNamed, tableNamed } from './testing/samples.ts';
import { startTestServer } from './testing/server.ts';

const DAY = 86_400_000;
const isEnding = (): boolean => false;
const NEVER = { finishedDays: null, waitingDays: null, peopleDays: null };

test('old matches, tables and people go when the operator says so, but none that is in use', async () => {
  const store = openSqlite(':memory:');
  await store.addPerson(personNamed('Ada'), 'hash', 0);
  for (const id of ['a', 'b']) await store.saveTable(tableNamed(id, { status: 'over' }));
  await store.saveTable(tableNamed('young', { status: 'over', createdAt: 9 * DAY }));
  await store.saveTable(tableNamed('waits', { status: 'waiting' }));
  const parts = { store, isEnding, isInUse: (id: string) => id === 'b' };
  const at = 10 * DAY;
  expect(await letGo(parts, NEVER, at)).toEqual({ tables: 0, people: 0 });
  const weekly = { finishedDays: 7, waitingDays: null, peopleDays: 7 };
  expect(await letGo(parts, weekly, at)).toEqual({ tables: 1, people: 1 });
  expect(await store.findTable('a')).toBeNull();
  for (const id of ['b', 'young', 'waits']) expect(await store.findTable(id)).not.toBeNull();
  expect(await letGo(parts, { ...NEVER, waitingDays: 7 }, at)).toEqual({ tables: 1, people: 0 });
  await store.close();
});

test('however many are old, all of them go at once, and whoever plays is served in between', async () => {
  const store = openSqlite(':memory:');
  for (let n = 0; n < 250; n++) {
    await store.saveTable(tableNamed(`old ${n}`, { status: 'over' }));
  }
  let served = 0;
  const serving = setInterval(() => served++, 0);
  const parts = { store, isEnding, isInUse: (id: string) => id.endsWith('7') };
  const daily = { ...NEVER, finishedDays: 1 };
  expect(await letGo(parts, daily, 2 * DAY)).toEqual({ tables: 225, people: 0 });
  expect(served).toBeGreaterThan(0);
  clearInterval(serving);
  // A server that ends does not wait for it.
  const ending = { store, isEnding: () => true, isInUse: () => false };
  expect(await letGo(ending, daily, 2 * DAY)).toEqual({ tables: 0, people: 0 });
  await store.close();
});

test('where nobody came to the rematch, another one can be asked for when its table is gone', async () => {
  const opened: Store[] = [];
  const server = await startTestServer({}, (store) => {
    opened.push(store);
    return store;
  });
  const ada = await Visitor.arrive(server.address, 'Ada');
  const table = await ada.openTable({ game: 'anno4000', seats: [null, 'kadett'] });
  await ada.post(`/api/tables/${table}/start`);
  await ada.post(`/api/tables/${table}/host`, { deed: 'end' });
  const again = async (): Promise<string> =>
    (await ada.post<{ id: string }>(`/api/tables/${table}/rematch`)).id;
  const first = await again();
  expect(await again()).toBe(first);
  await server.restart();
  const [, store] = opened;
  if (store === undefined) throw new Error('it was not opened again');
  const weekly = { ...NEVER, waitingDays: 7 };
  const gone = await letGo({ store, isEnding, isInUse: () => false }, weekly, Date.now() + 8 * DAY);
  expect(gone).toEqual({ tables: 1, people: 0 });
  expect(await ada.get(`/api/tables/${table}`)).toMatchObject({ next: null });
  expect(await ada.get(`/api/tables/${await again()}`)).toMatchObject({ status: 'waiting' });
  await server.close();
});

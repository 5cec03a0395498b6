/** Tables that a node lets go of while the database does not answer. */

import { setTimeout } from 'node:timers/promises';
import { isRefusal } from '@sternwarte/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLink } from '../identity/tokens.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { personNamed } from '../testing/samples.ts';
import type { LiveTable } from './live-table.ts';
import { sit } from './seating.ts';
import { Tables } from './tables.ts';

const [ada, ben] = [personNamed('Ada'), personNamed('Ben')];
let store: Store;
let tables: Tables;
let now = 0;
let isAway = false;

beforeEach(async () => {
  [now, isAway] = [0, false];
  store = openSqlite(':memory:');
  await store.addPerson(ada, 'ada', 0);
  await store.addPerson(ben, 'ben', 0);
  const release = async (): Promise<void> => {
    if (isAway) throw new Error('the database does not answer');
  };
  tables = new Tables(
    {
      store,
      bots: {
        think: () => Promise.reject(new Error('there are no bots')),
        close: async () => undefined,
      },
      startedAt: now,
      now: () => now,
      pause: async () => undefined,
      wake: () => undefined,
      report: () => undefined,
    },
    {
      claim: async () => ({ epoch: 1, store, release }),
      forget: async () => undefined,
      post: async () => undefined,
    },
  );
});
afterEach(() => store.close());

/** A match in which somebody has a day for his move. */
async function beginSlowMatch(): Promise<LiveTable> {
  const clock = { kind: 'days', days: 1 } as const;
  const laid = await tables.create(ada, { game: 'anno4000', seats: [null, null], clock });
  if (isRefusal(laid)) throw new Error(laid.key);
  const table = await tables.find(laid.id);
  if (table === null) throw new Error('there is no table');
  await table.change(sit(ben, 1, makeLink()));
  await table.start(ada.id);
  while (table.dueAt === null || !table.isIdle) await setTimeout(5);
  return table;
}

test('what is due at a table that could not be handed back is seen to all the same', async () => {
  const { dueAt } = await beginSlowMatch();
  isAway = true;
  now += 60_000;
  await expect(tables.sweep()).rejects.toThrow('does not answer');
  expect(tables.size).toBe(0);
  isAway = false;
  await tables.sweep();
  expect(tables.size).toBe(0);
  now = dueAt ?? 0;
  await tables.sweep();
  expect(tables.size).toBe(1);
  await tables.close();
});

test('a node ends also while the database is away', async () => {
  await beginSlowMatch();
  isAway = true;
  await tables.close();
  expect(tables.size).toBe(0);
});

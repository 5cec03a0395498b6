/** What is left of everybody's time when a server ends without a word. */

import { setTimeout } from 'node:timers/promises';
import { isRefusal } from '@sternwarte/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLink } from '../identity/tokens.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { personNamed } from '../testing/samples.ts';
import { host, takeBack } from './hosting.ts';
import type { LiveTable } from './live-table.ts';
import { sit } from './seating.ts';
import { Tables } from './tables.ts';

const DAY = 86_400_000;
const [ada, ben] = [personNamed('Ada'), personNamed('Ben')];
let store: Store;
let now = 0;

/** A server that was killed stores nothing in the end: the next one finds what is stored by then. */
function openTables(): Tables {
  return new Tables({
    store,
    bots: { think: () => new Promise(() => undefined), close: async () => undefined },
    startedAt: now,
    now: () => now,
    pause: async () => undefined,
    wake: () => undefined,
    report: () => undefined,
  });
}

async function find(tables: Tables, id: string): Promise<LiveTable> {
  const table = await tables.find(id);
  if (table === null) throw new Error('there is no table');
  while (table.isBusy) await setTimeout(5);
  return table;
}

beforeEach(async () => {
  now = 0;
  store = openSqlite(':memory:');
  await store.addPerson(ada, 'ada', 0);
  await store.addPerson(ben, 'ben', 0);
});
afterEach(() => store.close());

/** A match in which somebody has three days for his move. */
async function begin(): Promise<LiveTable> {
  const tables = openTables();
  const clock = { kind: 'days', days: 3 } as const;
  const laid = await tables.create(ada, { game: 'anno4000', seats: [null, null], clock });
  if (isRefusal(laid)) throw new Error(laid.key);
  const table = await find(tables, laid.id);
  await table.change(sit(ben, 1, makeLink()));
  await table.start(ada.id);
  await table.settled();
  return table;
}

test('days in which the match was paused are taken from nobody', async () => {
  const table = await begin();
  now += DAY;
  await table.change(host(ada.id, 'pause'));
  now += 10 * DAY;
  await table.change(host(ada.id, 'resume'));
  await table.settled();
  expect(table.dueAt).toBe(now + 2 * DAY);
  const again = await find(openTables(), table.stored.id);
  expect(again.dueAt).toBe(now + 2 * DAY);
});

/** Whoever is asked has one day left, and a bot stands in for him. */
async function giveAway(table: LiveTable): Promise<string> {
  const [seat = 0] = await table.awaits();
  const person = table.stored.seats[seat]?.person?.id ?? '';
  now += 2 * DAY;
  expect(await table.askForStandIn(person, seat)).toBeNull();
  return person;
}

test('whoever took his seat back keeps the time that he was given for it', async () => {
  const before = await begin();
  const person = await giveAway(before);
  now += 3 * DAY;
  // The next server does not know what bots did: it believes him. A bot of his thinks there meanwhile.
  const table = (await openTables().find(before.stored.id)) ?? before;
  expect(table).not.toBe(before);
  await table.awaits();
  await table.change(takeBack(person));
  await table.settled();
  expect(table.dueAt).toBe(now + 3 * DAY);
  const again = await find(openTables(), table.stored.id);
  expect(again.dueAt).toBe(now + 3 * DAY);
});

test('whoever gives his seat away and takes it back before a bot has moved gains no time', async () => {
  const table = await begin();
  const person = await giveAway(table);
  for (let times = 0; times < 2; times++) {
    await table.change(takeBack(person));
    await table.settled();
    expect(table.dueAt).toBe(now + DAY);
    const seat = table.stored.seats.findIndex((one) => one.person?.id === person);
    await table.askForStandIn(person, seat);
  }
});

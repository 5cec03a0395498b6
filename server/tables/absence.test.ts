/** Standing in for those who are away, as it is when it is done, not when it was asked for. */

import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { personNamed, tableNamed } from '../testing/samples.ts';
import type { Listener } from './audience.ts';
import { host } from './hosting.ts';
import { LiveTable } from './live-table.ts';

const game: Game = games.anno4000;
const NOTHING = (): void => undefined;
const [ada, bert] = [personNamed('Ada'), personNamed('Bert')];
let store: Store;
let live: LiveTable;
let now = 0;

beforeEach(async () => {
  now = 0;
  store = openSqlite(':memory:');
  for (const person of [ada, bert]) await store.addPerson(person, `token of ${person.name}`, 0);
  const stored = tableNamed('t', {
    version: game.version,
    host: ada.id,
    fairness: { commitment: '', nonces: [], seed: '5'.repeat(64) },
    seats: [ada, bert].map((person, n) => ({ person, bot: null, standIn: null, link: `s${n}` })),
  });
  await store.saveTable(stored);
  live = await LiveTable.load(stored, game, {
    store,
    bots: { think: () => new Promise(NOTHING), close: async () => undefined },
    startedAt: 0,
    now: () => now,
    pause: async () => undefined,
    wake: NOTHING,
    report: NOTHING,
  });
  await live.settled();
  now += 120_000;
});
afterEach(async () => {
  await live.close();
  await store.close();
});

const standIn = (): unknown => live.stored.seats[1]?.standIn;

test('whoever was away for long is stood in for', async () => {
  expect(await live.askForStandIn(ada.id, 1)).toBeNull();
  expect(standIn()).toBe('pilot');
});

test('whoever is just coming back keeps his seat', async () => {
  const { id: person, name } = bert;
  const line: Listener = { person, name, viewer: 'spectator', send: NOTHING, end: NOTHING };
  // While the table has something else to do.
  const before = live.settled();
  const back = live.join(line, null);
  expect(await live.askForStandIn(ada.id, 1)).toMatchObject({ key: 'notAway' });
  await before;
  await back;
  expect(standIn()).toBeNull();
});

test('nobody is stood in for at a match that is just being ended', async () => {
  const ended = live.change(host(ada.id, 'end'));
  expect(await live.askForStandIn(ada.id, 1)).toMatchObject({ key: 'notRunning' });
  expect(await ended).toBeNull();
  expect(standIn()).toBeNull();
});

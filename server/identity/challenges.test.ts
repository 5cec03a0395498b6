/** What an authenticator has signed opens one door, whichever node is asked, and for one purpose. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Challenges } from './challenges.ts';

let store: Store;
let now = 1_000;
beforeEach(() => {
  store = openSqlite(':memory:');
});
afterEach(() => store.close());

const open = (): Promise<Challenges> => Challenges.open(store, () => now);
const make = (challenges: Challenges): string =>
  Buffer.from(challenges.make('login')).toString('base64url');

test('a challenge that one node made serves once, at whichever node it is shown first', async () => {
  const [one, other] = [await open(), await open()];
  const challenge = make(one);
  expect(await other.use(challenge, 'new person')).toBe(false);
  expect(await other.use(challenge, 'login')).toBe(true);
  expect(await one.use(challenge, 'login')).toBe(false);
  expect(await (await open()).use(challenge, 'login')).toBe(false);
});

test('a challenge is void after five minutes, and one that nobody made always', async () => {
  const challenges = await open();
  const challenge = make(challenges);
  const forged = `${challenge.startsWith('A') ? 'B' : 'A'}${challenge.slice(1)}`;
  expect(await challenges.use(forged, 'login')).toBe(false);
  now += 300_000;
  expect(await challenges.use(challenge, 'login')).toBe(false);
  expect(await challenges.use('', 'login')).toBe(false);
});

/** What the server hands out when a match is over: everything, and sealed. */

import { limitsOf, readRecord, verifyFairness, verifySeal, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_HASH, publish, type PublishedCommitment } from './store/keeping-store.ts';
import type { Visitor } from './testing/client.ts';
import { openCopy } from './testing/copy.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const game: Game = games.starfarers;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function recordOf(visitor: Visitor, table: string): Promise<string> {
  return (await visitor.ask('GET', `/api/tables/${table}/record`)).text();
}

async function begin(): Promise<{ readonly people: readonly Visitor[]; readonly table: string }> {
  const seated = await seatPeople(server.address, game);
  const lines = seated.people.map((one) => one.look(seated.table));
  for (const line of lines) await line.hear('welcome');
  await seated.people[0]?.post(`/api/tables/${seated.table}/start`);
  for (const line of lines) {
    await line.until(() => line.view !== undefined && game.pending(line.view).kind === 'move');
    line.drop();
  }
  return seated;
}

function read(text: string) {
  const reading = readRecord(text, () => game);
  if (!reading.ok) throw new Error(JSON.stringify(reading.damage));
  return reading.value;
}

test('a match that the host has ended opens for all, and is sealed by the published key', async () => {
  const { people, table } = await begin();
  const [host] = people;
  if (host === undefined) throw new Error('nobody sits there');
  const running = JSON.parse(await recordOf(host, table)) as { seal?: unknown; fairness: object };
  expect(running.seal).toBeUndefined();
  expect(running.fairness).toMatchObject({ seed: null });
  await host.post(`/api/tables/${table}/host`, { deed: 'end' });
  const text = await recordOf(people[1] ?? host, table);
  expect(await recordOf(host, table)).toBe(text);
  const { table: whole, names } = read(text);
  expect(verifyFairness(game, whole.match)).toBeNull();
  expect(await verifySeal(whole.match, null, crypto.subtle)).toBe('whole');
  expect(limitsOf(whole.match, names, false)).toEqual([]);
  const { key } = await host.get<{ key: string }>('/.well-known/sternwarte-key');
  expect(whole.match.seal?.key).toBe(key);
  // It is the same key after a restart.
  await server.restart();
  expect(await host.get('/.well-known/sternwarte-key')).toEqual({ key });
  const frauds = [
    text.replaceAll('"Person 0"', '"Person 9"'),
    text.replace(/"at":(\d+)/, (_all, at) => `"at":${Number(at) + 1}`),
  ];
  for (const fraud of frauds) {
    expect(await verifySeal(read(fraud).table.match, null, crypto.subtle)).toBe('broken');
  }
});

test('a commitment is published before anybody adds to it, in a list that only grows', async () => {
  const { people } = await begin();
  const { table } = await begin();
  const [host] = people;
  const published = async (from: number): Promise<readonly PublishedCommitment[]> =>
    (await host?.get<{ commitments: PublishedCommitment[] }>(`/api/commitments/${from}`))
      ?.commitments ?? [];
  const listed = await published(1);
  expect(listed.length).toBeGreaterThanOrEqual(2);
  let last = { number: 0, hash: FIRST_HASH };
  for (const one of listed) {
    expect(one).toEqual(publish(last, one.commitment, one.at));
    last = one;
  }
  const store = await openCopy(server.file);
  const { fairness } = (await store.findTable(table)) ?? {};
  await store.close();
  expect(listed.at(-1)?.commitment).toBe(fairness?.commitment);
  // No table can be found by it, and what was published is the same after a restart.
  expect(JSON.stringify(listed)).not.toContain(table);
  await server.restart();
  expect(await published(2)).toEqual(listed.slice(1));
  expect(await host?.get('/api/commitments/x')).toEqual({ commitments: [] });
});

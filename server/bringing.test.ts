/** A match begun at home is brought online, goes on among friends, and is taken home again. */

import { randomBytes } from 'node:crypto';
import {
  createRandom,
  draw,
  firstToAnswer,
  layTable,
  limitsOf,
  makeRecord,
  nextDraw,
  openTable,
  randomPolicy,
  readRecord,
  submit,
  verifyFairness,
  verifySeal,
  type Game,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import type { TableInfo } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const names = ['Ada', 'Bert'];

/** Played at home for a while, or to its end. */
function homeMatch(game: Game, steps: number): { readonly text: string; readonly length: number } {
  const options = game.roundCap === undefined ? {} : { [game.roundCap]: 15 };
  const seats = Math.max(2, game.seats.min);
  const people = Array.from({ length: seats }, (_unused, n) => names[n] ?? `Person ${n}`);
  const match = layTable(game, { seats, options }, people, (bytes) =>
    randomBytes(bytes).toString('hex'),
  );
  const table = openTable(game, match);
  const random = createRandom(`home ${game.id}`);
  while (table.seq < steps) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') draw(table, nextDraw(table, random), table.seq);
    else {
      const seat = firstToAnswer(pending.seats);
      const moves = game.moves(table.state, seat).filter(({ type }) => type !== 'resign');
      submit(table, seat, randomPolicy(table.state, seat, moves, random), table.seq);
    }
  }
  return {
    text: makeRecord(table, { names: people, keepSeed: true }),
    length: table.match.log.length,
  };
}

describe.for(Object.values<Game>(games))('$id', (game) => {
  test('goes on where it stood, says what was drawn at home, and verifies from there', async () => {
    const { text, length } = homeMatch(game, 60);
    const host = await Visitor.arrive(server.address, 'Ada');
    const friend = await Visitor.arrive(server.address, 'Bert');
    const { seats } = JSON.parse(text) as { seats: number };
    const wish = Array.from({ length: seats }, (_unused, n) => (n < 2 ? null : 'kadett'));
    const { id } = await host.post<{ id: string }>('/api/records', {
      record: text,
      seats: wish,
      seat: 1,
    });
    const info = await host.get<TableInfo>(`/api/tables/${id}`);
    expect(info.home?.entries).toBe(length);
    await friend.post('/api/links', { link: await host.linkOf(id) });
    expect(await friend.post(`/api/tables/${id}/sit`)).toEqual({ seat: 0 });
    const lines = [friend.look(id), host.look(id)] as const;
    for (const line of lines) await line.hear('welcome');
    await host.post(`/api/tables/${id}/start`);
    for (const line of lines) await line.hear('welcome', ({ view }) => view !== undefined);
    await lines[0].until(() => lines[0].seq >= length);
    await host.post(`/api/tables/${id}/host`, { deed: 'end' });
    const taken = await (await host.ask('GET', `/api/tables/${id}/record`)).text();
    const reading = readRecord(taken, () => game);
    if (!reading.ok) throw new Error(JSON.stringify(reading.damage));
    const { match } = reading.value.table;
    const before = (JSON.parse(text) as { log: unknown[] }).log;
    expect(match.log.slice(0, length)).toEqual(before);
    expect(verifyFairness(game, match)).toBeNull();
    expect(await verifySeal(match, null, crypto.subtle)).toBe('whole');
    expect(limitsOf(match, reading.value.names, false)).toEqual(['homeDraws']);
    // Who claims that more, or less, was drawn at home is found out.
    const { fairness } = match;
    if (fairness === null || !('scheme' in fairness)) throw new Error('no commitment');
    for (const home of [undefined, 0, 9999]) {
      const { home: _was, ...rest } = fairness;
      const forged = { ...match, fairness: home === undefined ? rest : { ...rest, home } };
      expect(verifyFairness(game, forged)?.key).toBe('wrongTerms');
    }
    for (const line of lines) line.drop();
  });
});

describe('what cannot go on here', () => {
  const game: Game = games.anno4000;
  const running = homeMatch(game, 30).text;
  const over = homeMatch(game, 100_000).text;
  const change = (edit: (fields: Record<string, unknown>) => unknown): string => {
    const fields = JSON.parse(running) as Record<string, unknown>;
    edit(fields);
    return JSON.stringify(fields);
  };
  const PLACES = [null, null];
  test.for([
    ['nothing', '', PLACES, 'badRecord'],
    ['no record', '{}', PLACES, 'badRecord'],
    ['a match that is over', over, PLACES, 'recordOver'],
    ['other seats', running, [null, null, null], 'badRecord'],
    [
      'a move that was not legal',
      change(({ log }) => (log as unknown[]).splice(3, 1)),
      PLACES,
      'badRecord',
    ],
    ['an unknown game', change((fields) => (fields['game'] = '__proto__')), PLACES, 'badRecord'],
    ['too long a match', `${running}${' "seq"'.repeat(6000)}`, PLACES, 'recordLong'],
  ] as const)('%s', async ([, record, seats, key]) => {
    const host = await Visitor.arrive(server.address, 'Host');
    const response = await host.ask('POST', '/api/records', { record, seats });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ why: { key } });
  });

  test('nobody takes the seat of a bot by it', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const body = { record: running, seats: [null, 'kadett'], seat: 1 };
    expect((await host.ask('POST', '/api/records', body)).status).toBe(409);
  });

  test('what is too large is not read', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const body = { record: 'x'.repeat(2_000_001), seats: PLACES };
    expect((await host.ask('POST', '/api/records', body)).status).toBe(400);
    const huge = { record: 'x'.repeat(5_000_000), seats: PLACES };
    expect((await host.ask('POST', '/api/records', huge)).status).toBe(413);
  });
});

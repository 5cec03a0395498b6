import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../server/testing/client.ts';
import { startTestServer, type TestServer } from '../server/testing/server.ts';
import { playByLink } from './bot.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(Object.values<Game>(games))('the example plays $id to the end', async (game) => {
  const host = await Visitor.arrive(server.address, 'Host');
  const options = game.roundCap === undefined ? {} : { [game.roundCap]: 15 };
  const seats = Array.from({ length: game.seats.min }, () => null);
  const table = await host.openTable({ game: game.id, seats, options });
  await host.post(`/api/tables/${table}/leave`);
  const link = await host.linkOf(table);
  const playing = seats.map((_seat, n) => playByLink(server.address, link, `Bot ${n}`));
  const onlooker = host.look(table);
  await onlooker.until(() => onlooker.table?.seats.every(({ kind }) => kind === 'person') === true);
  await host.post(`/api/tables/${table}/start`);
  await onlooker.hear('table', (message) => message.table.status === 'over');
  await Promise.all(playing);
  expect(onlooker.seq).toBeGreaterThan(20);
});

test('the example plays on after its host has paused the match', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const { id: game } = games.anno4000;
  const table = await host.openTable({ game, seats: [null, null], options: { maxRounds: 15 } });
  await host.post(`/api/tables/${table}/leave`);
  const link = await host.linkOf(table);
  const playing = ['A', 'B'].map((name) => playByLink(server.address, link, name));
  const onlooker = host.look(table);
  await onlooker.until(() => onlooker.table?.seats.every(({ kind }) => kind === 'person') === true);
  await host.post(`/api/tables/${table}/start`);
  await onlooker.hear('steps');
  await host.post(`/api/tables/${table}/host`, { deed: 'pause' });
  await onlooker.until(() => onlooker.table?.paused === true);
  await host.post(`/api/tables/${table}/host`, { deed: 'resume' });
  await onlooker.hear('table', (message) => message.table.status === 'over');
  await Promise.all(playing);
});

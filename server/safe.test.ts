/** Strangers cannot break the server, crowd others out, or be somebody else. */

import type { ServerMessage } from '@sternwarte/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from './index.ts';
import { Visitor } from './testing/client.ts';
import { Faults } from './testing/faulty-store.ts';
import { flood } from './testing/flood.ts';
import { metricOf } from './testing/metrics.ts';
import { stall } from './testing/slow-readers.ts';
import { GENEROUS, startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

test('thousands of malformed, huge, untimely and forged messages do no harm', async () => {
  server = await startTestServer();
  const { sent, closings, statuses, faults } = await flood(server.address, 3_000, 'flood');
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(3_000);
  // Too long (1009) or not allowed (1008): never that something went wrong in here (1011, 1012).
  expect(
    [...closings.keys()].filter((code) => ![1000, 1005, 1006, 1008, 1009].includes(code)),
  ).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(await metricOf(server.address, 'sternwarte_sockets')).toBeLessThanOrEqual(2);
});

test('whoever asks and never reads is hung up on', async () => {
  server = await startTestServer({ limits: { ...GENEROUS, backlog: 100_000 } });
  expect(await stall(server.address, 1)).toBeGreaterThan(0);
});

test('whoever sends too much is told so, and others are not', async () => {
  server = await startTestServer({
    limits: {
      ...GENEROUS,
      watcherMessages: DEFAULT_LIMITS.watcherMessages,
      chat: { count: 2, seconds: 60 },
    },
  });
  const host = await Visitor.arrive(server.address, 'Host');
  const table = await host.openTable({ game: 'anno4000', seats: ['kadett', 'kadett'] });
  const [loud, calm] = [host.look(table), host.look(table)];
  await calm.hear('welcome');
  await loud.hear('welcome');
  for (const id of ['1', '2', '3']) loud.say({ type: 'chat', id, text: id });
  expect((await loud.hear('refused')).why.key).toBe('tooOften');
  for (let n = 0; n < 100; n++) loud.say({ type: 'ping' });
  expect((await loud.hear('farewell')).why.key).toBe('tooOften');
  await loud.until(() => loud.closed === 1008);
  calm.say({ type: 'ping' });
  await calm.hear('pong');
});

test.each([
  ['pings', (socket: WebSocket) => socket.ping()],
  ['pongs that nobody asked for', (socket: WebSocket) => socket.pong()],
  ['parts of a message', (socket: WebSocket) => socket.send('', { fin: false })],
])('whoever sends %s without end is hung up on', async (_what, sendOne) => {
  server = await startTestServer({
    limits: { ...GENEROUS, watcherMessages: DEFAULT_LIMITS.watcherMessages },
  });
  const visitor = await Visitor.arrive(server.address, 'Loud');
  const socket = openSocket(server.address, { authorization: `Bearer ${visitor.token}` });
  const farewells: string[] = [];
  socket.on('message', (data: Buffer) => farewells.push(data.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('open', () => {
    for (let n = 0; n < 2 * DEFAULT_LIMITS.watcherMessages.count; n++) sendOne(socket);
  });
  expect(await closed).toBe(1008);
  expect(farewells).toEqual([expect.stringContaining('tooOften')]);
});

test('requests, guests, tables and sockets are limited for each address', async () => {
  const two = { count: 2, seconds: 60 };
  server = await startTestServer({
    limits: { ...GENEROUS, newPeople: two, newTables: two, sockets: two },
  });
  const host = await Visitor.arrive(server.address, 'Host');
  await Visitor.arrive(server.address, 'Guest');
  await expect(Visitor.arrive(server.address, 'One too many')).rejects.toThrow('429');
  const wish = { game: 'anno4000', seats: [null, null] };
  const table = await host.openTable(wish);
  await host.openTable(wish);
  await expect(host.openTable(wish)).rejects.toThrow('tooOften');
  await host.look(table).hear('welcome');
  await host.look(table).hear('welcome');
  const third = host.look(table);
  await third.until(() => third.closed !== null);
  expect(third.heard).toEqual([]);
});

const most = (count: number) => ({ count, seconds: 1_000 });

test('chat is limited for each person, by however many sockets, and others may go on', async () => {
  server = await startTestServer({ limits: { ...GENEROUS, chat: most(2) } });
  const [ada, ben] = [
    await Visitor.arrive(server.address, 'Ada'),
    await Visitor.arrive(server.address, 'Ben'),
  ] as const;
  const table = await ada.openTable({ game: 'anno4000', seats: [null, null], open: true });
  const [first, second, third, other] = [
    ada.look(table),
    ada.look(table),
    ada.look(table),
    ben.look(table),
  ] as const;
  for (const line of [first, second, third, other]) await line.hear('welcome');
  const answers: unknown[] = [];
  for (const [n, line] of [first, second, third, other].entries()) {
    line.say({ type: 'chat', id: `${n}`, text: 'Hallo' });
    const answer = await line.answerTo(`${n}`);
    answers.push(answer.type === 'refused' ? answer.why.key : answer.type);
  }
  expect(answers).toEqual(['said', 'said', 'tooOften', 'said']);
});

test('requests, tables and sockets are limited for each person, from however many addresses', async () => {
  server = await startTestServer({
    behindProxy: true,
    limits: { ...GENEROUS, personRequests: most(4), personTables: most(3), personSockets: most(1) },
  });
  const { address } = server;
  let last = 0;
  /** Every time from an address that nobody had before. */
  const come = ({ token }: Visitor): Record<string, string> => ({
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `203.0.113.${last++}`,
  });
  const [ada, ben] = [
    await Visitor.arrive(address, 'Ada'),
    await Visitor.arrive(address, 'Ben'),
  ] as const;
  const list = (): Promise<Response> =>
    fetch(new URL('/api/tables', address), { headers: come(ada) });
  const open = (who: Visitor): Promise<Response> =>
    fetch(new URL('/api/tables', address), {
      method: 'POST',
      headers: { ...come(who), 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'anno4000', seats: [null, null] }),
    });
  const tooOften = { why: { key: 'tooOften', values: {} } };
  for (let n = 0; n < 3; n++) expect((await open(ben)).status).toBe(200);
  const fourth = await open(ben);
  expect([fourth.status, await fourth.json()]).toEqual([429, tooOften]);
  for (let n = 0; n < 4; n++) expect((await list()).status).toBe(200);
  const fifth = await list();
  expect([fifth.status, await fifth.json()]).toEqual([429, tooOften]);
  expect(await statusOf(address, come(ada))).toBe(101);
  expect(await statusOf(address, come(ada))).toBe(429);
  expect(await statusOf(address, come(ben))).toBe(101);
});

test('a socket is only opened by our own pages, and for those who are known', async () => {
  server = await startTestServer();
  const { address } = server;
  const host = await Visitor.arrive(address, 'Host');
  const own = new URL(address).origin;
  const cookie = `sternwarte=${host.token}`;
  expect(await statusOf(address, { cookie, origin: own })).toBe(101);
  expect(await statusOf(address, { cookie, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await statusOf(address, { cookie })).toBe(403);
  expect(await statusOf(address, { cookie: `sternwarte=${'x'.repeat(43)}`, origin: own })).toBe(
    401,
  );
  expect(await statusOf(address, { origin: own })).toBe(401);
});

function openSocket(address: string, headers: Record<string, string>): WebSocket {
  const url = new URL('/api/socket', address);
  url.protocol = 'ws:';
  return new WebSocket(url, { headers });
}

function statusOf(address: string, headers: Record<string, string>): Promise<number> {
  const socket = openSocket(address, headers);
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
  });
}

test('a link that was guessed wrong tells nothing, and a table is not found by trying', async () => {
  server = await startTestServer();
  const host = await Visitor.arrive(server.address, 'Host');
  const stranger = await Visitor.arrive(server.address, 'Stranger');
  const table = await host.openTable({ game: 'anno4000', seats: [null, null] });
  const link = await host.linkOf(table);
  const hears = async (hello: { readonly link?: string }, id: string): Promise<ServerMessage[]> => {
    const line = stranger.look(id, hello);
    await line.until(() => line.closed !== null);
    return line.heard;
  };
  const nowhere = await hears({}, 'nowhere');
  expect(await hears({}, table)).toEqual(nowhere);
  const wrong = `${link.slice(0, -1)}${link.endsWith('_') ? '-' : '_'}`;
  expect(await hears({ link: wrong }, table)).toEqual(nowhere);
  expect(await hears({ link }, 'nowhere')).toEqual(nowhere);
});

test('logs hold no token, link or name', async () => {
  const faults = new Faults();
  let log = '';
  server = await startTestServer({ log: { write: (line) => void (log += line) } }, (store) =>
    faults.wrap(store),
  );
  const host = await Visitor.arrive(server.address, 'Somebody');
  const table = await host.openTable({ game: 'anno4000', seats: [null, null] });
  const link = await host.linkOf(table);
  faults.fail('saveTable', 'addSaid', 'readSaid');
  const line = host.look(table, { link });
  await line.until(() => line.closed !== null);
  expect((await host.ask('POST', `/api/tables/${table}/leave`, {})).status).toBe(500);
  expect(log).toContain('no room for');
  for (const secret of [host.token, link, 'Somebody', '127.0.0.1']) {
    expect(log).not.toContain(secret);
  }
});

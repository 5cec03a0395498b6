/** Who somebody is, and what he may not do. */

import type { TableInfo, TableWish } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WISH: TableWish = { game: 'anno4000', seats: [null, null] };

function post(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(new URL(path, server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const keyOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { why: { key: string } }).why.key;

/** What our own pages send. */
const own = (): Record<string, string> => ({ origin: new URL(server.address).origin });

describe('a browser', () => {
  test('becomes a guest with a cookie that no script can read', async () => {
    const response = await post('/api/me', { name: '  Ada  ' }, own());
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sternwarte=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(await response.json()).toEqual({ name: 'Ada' });
    const headers = { ...own(), cookie: cookie.split(';')[0] ?? '' };
    expect((await post('/api/tables', WISH, headers)).status).toBe(200);
    const foreign = { ...headers, origin: 'https://elsewhere.example' };
    expect(await keyOf(await post('/api/tables', WISH, foreign))).toBe('crossSite');
    const silent = { cookie: headers['cookie'] };
    expect(await keyOf(await post('/api/tables', WISH, silent))).toBe('crossSite');
    const crossed = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect(await keyOf(await post('/api/tables', WISH, crossed))).toBe('crossSite');
    expect(
      (await post('/api/tables', '{}', { ...headers, 'content-type': 'text/plain' })).status,
    ).toBe(415);
  });

  test.each(['', '   ', 'x'.repeat(25), 'a\u202Eb', 'a\u0000b', 7, null])(
    'is not called %j',
    async (name) => {
      expect((await post('/api/me', { name }, own())).status).toBe(400);
    },
  );

  test.each([
    '\u3164',
    '\u115F',
    '\u2800',
    '\u034F',
    '\uFE0F',
    'Ada\uFE0F',
    'Ada\u{E0100}',
    '1\uFE0F',
  ])('has no name, and no part of one, that nobody sees: %j', async (name) => {
    expect((await post('/api/me', { name }, own())).status).toBe(400);
  });

  test.each([
    '\u2764\uFE0F',
    '1\uFE0F\u20E3',
    '\u{1F44D}\u{1F3FD}',
    '\u{1F1E9}\u{1F1EA}',
    'e\u0301'.repeat(24),
  ])('may be called %j', async (name) => {
    const answer = await post('/api/me', { name }, own());
    expect(await answer.json()).toEqual({ name: name.normalize('NFC') });
  });
});

describe('a table by link', () => {
  test('does not exist for those who have no link', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const stranger = await Visitor.arrive(server.address, 'Stranger');
    const table = await host.openTable(WISH);
    const paths = ['', '/links', '/record'].map((end) => `/api/tables/${table}${end}`);
    for (const path of paths) expect((await stranger.ask('GET', path)).status).toBe(404);
    for (const deed of ['sit', 'leave', 'start', 'links']) {
      const answer = await stranger.ask('POST', `/api/tables/${table}/${deed}`, {});
      const nowhere = await stranger.ask('POST', `/api/tables/nowhere/${deed}`, {});
      expect([answer.status, await answer.text()]).toEqual([nowhere.status, await nowhere.text()]);
    }
    const onlooker = stranger.look(table);
    expect((await onlooker.hear('farewell')).why.key).toBe('noTable');
    await onlooker.until(() => onlooker.closed === 1008);
    expect(JSON.stringify(await stranger.get('/api/tables'))).not.toContain(table);
  });

  test('lets a newcomer in by a link and a name at once, and makes nobody of a link that leads nowhere', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const table = await host.openTable(WISH);
    const link = await host.linkOf(table);
    const come = (body: object): Promise<Response> =>
      fetch(new URL('/api/links', server.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const nowhere = await come({ link: 'nowhere', name: 'Newcomer' });
    expect([nowhere.status, nowhere.headers.get('set-cookie')]).toEqual([404, null]);
    expect((await come({ link })).status).toBe(401);
    expect((await come({ link, name: '  ' })).status).toBe(400);
    const led = await come({ link, name: ' Newcomer ' });
    expect(await led.json()).toEqual({ table, seat: null, name: 'Newcomer' });
    const { origin } = new URL(server.address);
    const cookie = (led.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const sat = await fetch(new URL(`/api/tables/${table}/sit`, server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: '{}',
    });
    expect(await sat.json()).toEqual({ seat: 1 });
  });

  test('has links that serve until they are renewed, those of seats until somebody sits', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const friend = await Visitor.arrive(server.address, 'Friend');
    const third = await Visitor.arrive(server.address, 'Third');
    const table = await host.openTable(WISH);
    const links = await host.get<{ table: string; seats: string[] }>(`/api/tables/${table}/links`);
    const seatLink = links.seats[1] ?? '';
    expect(await friend.post('/api/links', { link: seatLink })).toEqual({ table, seat: 1 });
    expect(await friend.post(`/api/tables/${table}/sit`, { seat: 1 })).toEqual({ seat: 1 });
    expect((await third.ask('POST', '/api/links', { link: seatLink })).status).toBe(404);
    await host.post(`/api/tables/${table}/links`, {});
    expect((await third.ask('POST', '/api/links', { link: links.table })).status).toBe(404);
    expect((await friend.ask('GET', `/api/tables/${table}/links`)).status).toBe(403);
    expect((await friend.ask('POST', `/api/tables/${table}/start`, {})).status).toBe(403);
    expect((await friend.ask('POST', `/api/tables/${table}/sit`, { seat: 0 })).status).toBe(409);
  });
});

test.each([true, false])(
  'where nobody may look on, nobody does once the match runs, but its host and those who sit there (open: %s)',
  async (open) => {
    const host = await Visitor.arrive(server.address, 'Host');
    const [first, second, guest] = [
      await Visitor.arrive(server.address, 'First'),
      await Visitor.arrive(server.address, 'Second'),
      await Visitor.arrive(server.address, 'Guest'),
    ] as const;
    const table = await host.openTable({ ...WISH, open, spectators: false });
    const link = await host.linkOf(table);
    await host.post(`/api/tables/${table}/leave`);
    for (const who of [first, second, guest]) await who.post('/api/links', { link });
    for (const who of [first, second]) await who.post(`/api/tables/${table}/sit`);
    // Until then he may still sit down.
    expect((await guest.ask('GET', `/api/tables/${table}`)).status).toBe(200);
    await host.post(`/api/tables/${table}/start`);
    for (const who of [host, first, second]) {
      expect((await who.ask('GET', `/api/tables/${table}/position`)).status).toBe(200);
    }
    for (const end of ['', '/position', '/record', '/links']) {
      const answer = await guest.ask('GET', `/api/tables/${table}${end}`);
      expect([end, answer.status, await keyOf(answer)]).toEqual([end, 404, 'noTable']);
    }
    for (const hello of [{}, { link }]) {
      const line = guest.look(table, hello);
      await line.until(() => line.closed !== null);
      expect(line.heard.map(({ type }) => type)).toEqual(['farewell']);
      expect((await line.hear('farewell')).why.key).toBe('noTable');
    }
  },
);

test('an open table is listed until it begins, and a seat can be given back', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const guest = await Visitor.arrive(server.address, 'Guest');
  const table = await host.openTable({ ...WISH, open: true });
  const listed = async (): Promise<TableInfo | undefined> =>
    (await guest.get<{ open: TableInfo[] }>('/api/tables')).open.find(({ id }) => id === table);
  expect((await listed())?.seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
  await guest.post(`/api/tables/${table}/sit`);
  await guest.post(`/api/tables/${table}/leave`);
  expect((await host.ask('POST', `/api/tables/${table}/start`, {})).status).toBe(409);
  await guest.post(`/api/tables/${table}/sit`);
  await host.post(`/api/tables/${table}/start`);
  expect(await listed()).toBeUndefined();
});

test('everybody chooses the colour of his seat, but not that of another person', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const guest = await Visitor.arrive(server.address, 'Guest');
  const table = await host.openTable({ ...WISH, game: 'anno4000', open: true });
  await guest.post(`/api/tables/${table}/sit`);
  const colours = async (): Promise<unknown> =>
    (await guest.get<TableInfo>(`/api/tables/${table}`)).options['colours'];
  const choose = async (who: Visitor, colour: string): Promise<number> =>
    (await who.ask('POST', `/api/tables/${table}/colour`, { colour })).status;
  expect(await choose(guest, 'red')).toBe(200);
  expect(await colours()).toBe('green-red-blue-orange');
  expect(await choose(guest, 'green')).toBe(409);
  expect(await choose(guest, 'pink')).toBe(409);
  expect(await choose(host, 'blue')).toBe(200);
  expect(await colours()).toBe('blue-red-green-orange');
  await host.post(`/api/tables/${table}/start`);
  expect(await choose(guest, 'orange')).toBe(409);
});

test('the host changes what is agreed on before the match, everybody hears of it, and nobody else may', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const guest = await Visitor.arrive(server.address, 'Guest');
  const table = await host.openTable({ ...WISH, game: 'anno4000', open: true });
  await guest.post(`/api/tables/${table}/sit`);
  const listener = guest.look(table);
  await listener.hear('welcome');
  const choose = async (who: Visitor, options: object): Promise<number> =>
    (await who.ask('POST', `/api/tables/${table}/options`, { options })).status;
  expect(await choose(host, { maxRounds: 40 })).toBe(200);
  const { table: told } = await listener.hear(
    'table',
    (message) => message.table.options['maxRounds'] === 40,
  );
  // All others are as before.
  expect(told.options['quietRounds']).toBeNull();
  expect(await choose(guest, { maxRounds: 60 })).toBe(403);
  expect(await choose(host, { maxRounds: 2 ** 40 })).toBe(400);
  expect(await choose(host, { winner: 'host' })).toBe(400);
  expect(await choose(host, { colours: 'red-green-blue-orange' })).toBe(409);
  const after = await guest.get<TableInfo>(`/api/tables/${table}`);
  expect(after.options).toEqual(told.options);
  await host.post(`/api/tables/${table}/start`);
  expect(await choose(host, { maxRounds: null })).toBe(409);
});

test('bots play on their seats, and a match among them ends', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  const table = await host.openTable({
    game: 'anno4000',
    options: { maxRounds: 15 },
    seats: ['kadett', 'kadett'],
  });
  const onlooker = host.look(table);
  await onlooker.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  await onlooker.hear('table', (message) => message.table.status === 'over');
  expect(onlooker.seq).toBeGreaterThan(20);
});

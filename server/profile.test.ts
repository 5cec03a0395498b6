/** What somebody makes of himself: a passkey to come back by, an emblem, matches and ratings, and all of it to take along. */

import { verify as verifySignature, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { TableInfo } from '@sternwarte/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Post } from './push/pushes.ts';
import { Authenticator } from './testing/authenticator.ts';
import { Visitor } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const PUSH = 'https://updates.push.services.mozilla.com/wpush/v2/one';
/** Before all others, in whichever order they are. */
const UNREACHABLE = 'https://a.push.apple.com/unreachable';
let ahead = 0;
let sent: { readonly endpoint: string; readonly headers: Readonly<Record<string, string>> }[] = [];
let status = 201;
let server: TestServer;
const now = (): number => Date.now() + ahead;
const post: Post = async (endpoint, headers) => {
  if (endpoint === UNREACHABLE) throw new TypeError('fetch failed');
  sent.push({ endpoint, headers });
  return status;
};
beforeAll(async () => {
  server = await startTestServer({ pushContact: 'mailto:host@example.org' }, undefined, now, post);
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
  status = 201;
});

type Options = { readonly options: { readonly challenge: string } };

/** As a browser sends it, which says where its page is from. */
async function fromPage(path: string, body: unknown, token = ''): Promise<Response> {
  return fetch(new URL(path, server.address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: originOf(),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Of the page that the browser shows. */
const originOf = (): string => new URL(server.address).origin;

async function ask(path: string, token = ''): Promise<Options['options']> {
  return ((await (await fromPage(path, {}, token)).json()) as Options).options;
}

describe('a passkey', () => {
  let ada: Visitor;
  let key: Authenticator;
  beforeAll(async () => {
    ada = await Visitor.arrive(server.address, 'Ada');
    key = new Authenticator(originOf());
    const made = key.make(await ask('/api/me/passkeys/options', ada.token));
    await fromPage('/api/me/passkeys', { response: made }, ada.token);
  });

  test('leads back on a device that nobody knows', async () => {
    const shown = key.show(await ask('/api/login/passkey/options'));
    const response = await fromPage('/api/login/passkey', { response: shown });
    expect(await response.json()).toEqual({ name: 'Ada' });
    expect(response.headers.get('set-cookie')).toMatch(/^sternwarte=[\w-]{43};.*HttpOnly/);
    const { devices } = await ada.get<{ devices: unknown[] }>('/api/me/devices');
    expect(devices).toHaveLength(2);
    const again = await fromPage('/api/login/passkey', { response: shown });
    expect(again.status, 'the same answer serves once').toBe(404);
  });

  test('is refused when somebody else signs, for another site, or too late', async () => {
    const stranger = new Authenticator(originOf());
    const shown = stranger.show(await ask('/api/login/passkey/options'));
    expect((await fromPage('/api/login/passkey', { response: shown })).status).toBe(404);
    const elsewhere = new Authenticator('https://elsewhere.example');
    const made = elsewhere.make(await ask('/api/me/passkeys/options', ada.token));
    expect((await fromPage('/api/me/passkeys', { response: made }, ada.token)).status).toBe(404);
    const options = await ask('/api/login/passkey/options');
    ahead += 10 * 60_000;
    expect((await fromPage('/api/login/passkey', { response: key.show(options) })).status).toBe(
      404,
    );
  });

  test('is made for one person only, and by what was asked for that', async () => {
    const bert = await Visitor.arrive(server.address, 'Bert');
    const other = new Authenticator(originOf());
    const made = other.make(await ask('/api/me/passkeys/options', ada.token));
    expect((await fromPage('/api/me/passkeys', { response: made }, bert.token)).status).toBe(404);
    const login = other.make(await ask('/api/login/passkey/options'));
    expect((await fromPage('/api/me/passkeys', { response: login }, bert.token)).status).toBe(404);
    expect(await bert.get('/api/me/passkeys')).toEqual({ passkeys: [] });
    const unreadable = { response: { id: { toString: 'x', valueOf: 'x' } } };
    for (const odd of [{}, { response: {} }, { response: { id: 'x' } }, unreadable]) {
      expect([400, 404]).toContain((await fromPage('/api/login/passkey', odd)).status);
    }
  });

  test.for(['a b', '[::zz]', 'x:99999'])('is made for no site called %j', async (host) => {
    const options = { method: 'POST', headers: { host, 'content-type': 'application/json' } };
    const asked = request(new URL('/api/login/passkey/options', server.address), options);
    asked.end('{}');
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(400);
  });

  test('is listed without anything that opens a door, and can be taken away', async () => {
    const list = () => ada.get<{ passkeys: { id: string; used: unknown }[] }>('/api/me/passkeys');
    const [only] = (await list()).passkeys;
    expect(only?.used).toEqual(expect.any(Number));
    const bert = await Visitor.arrive(server.address, 'Bert');
    const path = `/api/me/passkeys/${only?.id}/forget`;
    expect((await bert.ask('POST', path, {})).status).toBe(404);
    await ada.post(path);
    expect((await list()).passkeys).toEqual([]);
    const shown = key.show(await ask('/api/login/passkey/options'));
    expect((await fromPage('/api/login/passkey', { response: shown })).status).toBe(404);
  });
});

test('an emblem is seen at the table, and can be laid down', async () => {
  const ada = await Visitor.arrive(server.address, 'Ada');
  const table = await ada.openTable({ game: 'anno4000', seats: [null, null] });
  const seat = async (): Promise<unknown> =>
    (await ada.get<TableInfo>(`/api/tables/${table}`)).seats[0];
  await ada.post('/api/me/emblem', { emblem: 'comet' });
  expect(await seat()).toMatchObject({ name: 'Ada', emblem: 'comet' });
  await ada.post('/api/me', { name: 'Adele' });
  expect(await seat()).toMatchObject({ name: 'Adele', emblem: 'comet' });
  expect(await ada.get('/api/me')).toEqual({ name: 'Adele', program: true, emblem: 'comet' });
  expect((await ada.ask('POST', '/api/me/emblem', { emblem: 'skull' })).status).toBe(400);
  await ada.post('/api/me/emblem', { emblem: null });
  expect(await seat()).toMatchObject({ emblem: null });
});

test('what one has played, said and set can be taken along, and nothing of others', async () => {
  const ada = await Visitor.arrive(server.address, 'Ada');
  const table = await ada.openTable({
    game: 'anno4000',
    seats: [null, 'kadett'],
    options: { maxRounds: 2 },
  });
  const line = ada.look(table);
  await line.hear('welcome');
  line.say({ type: 'chat', id: 'c', text: 'Good luck!' });
  await line.hear('said');
  await ada.post(`/api/tables/${table}/start`);
  await line.hear('table', (message) => message.table.status === 'running');
  expect(await ada.get('/api/me/matches')).toEqual({ matches: [] });
  // A bot plays it to the end for her.
  await ada.post(`/api/tables/${table}/stand-in`, { seat: 0 });
  await line.hear('table', (message) => message.table.status === 'over');
  const { matches } = await ada.get<{ matches: { seat: number; places: number[] }[] }>(
    '/api/me/matches',
  );
  expect(matches).toMatchObject([{ seat: 0, table: { id: table } }]);
  expect(matches[0]?.places).toHaveLength(2);
  const bert = await Visitor.arrive(server.address, 'Bert');
  const [own, foreign] = await Promise.all([
    ada.get<object>('/api/me/export'),
    bert.get<object>('/api/me/export'),
  ]);
  expect(own).toMatchObject({
    name: 'Ada',
    said: [{ table, text: 'Good luck!' }],
    tables: [{ id: table, status: 'over', seat: 0, isHost: true }],
  });
  expect(JSON.stringify(own)).not.toContain(ada.token);
  expect(foreign).toMatchObject({ name: 'Bert', said: [], tables: [], passkeys: [] });
});

test('since when one is known, by which codes, and what links have opened is part of it', async () => {
  const before = now();
  const ada = await Visitor.arrive(server.address, 'Ada');
  const bert = await Visitor.arrive(server.address, 'Bert');
  const table = await ada.openTable({ game: 'anno4000', seats: [null, null] });
  await bert.post('/api/links', { link: await ada.linkOf(table) });
  const { code } = await bert.post<{ code: string }>('/api/me/recovery');
  const own = await bert.get<{ since: number }>('/api/me/export');
  expect(own).toMatchObject({
    program: true,
    codes: [{ kind: 'recovery', until: null }],
    openTo: [table],
    replacedAt: [],
  });
  expect(own.since).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(own)).not.toContain(code);
});

test('one’s own tables say since when they wait, and how they stand for one’s own eyes', async () => {
  const ada = await Visitor.arrive(server.address, 'Ada');
  const table = await ada.openTable({ game: 'starfarers', seats: [null, 'kadett', 'kadett'] });
  expect((await ada.ask('GET', `/api/tables/${table}/position`)).status).toBe(409);
  const before = Date.now();
  await ada.post(`/api/tables/${table}/start`);
  const line = ada.look(table);
  await line.hear('welcome', ({ view }) => view !== undefined);
  const { mine } = await ada.get<{ mine: { since: number }[] }>('/api/tables');
  expect(mine[0]?.since).toBeGreaterThanOrEqual(before);
  await line.until(() => line.view !== undefined);
  const position = await ada.get<{ seq: number; view: object }>(`/api/tables/${table}/position`);
  expect(position.seq).toBeGreaterThan(0);
  const bert = await Visitor.arrive(server.address, 'Bert');
  expect((await bert.ask('GET', `/api/tables/${table}/position`)).status).toBe(404);
});

describe('a slow match', () => {
  test('wakes whoever is asked and not there, and tells the push service nothing', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    const { key } = await ada.get<{ key: string }>('/api/push');
    await ada.post('/api/me/push', { endpoint: PUSH });
    const wish = { game: 'anno4000', seats: [null, 'kadett'] as const };
    const table = await ada.openTable({ ...wish, seats: [...wish.seats] });
    await ada.post(`/api/tables/${table}/start`);
    await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(1);
    const { endpoint, headers } = sent[0] ?? { endpoint: '', headers: {} };
    expect(endpoint).toBe(PUSH);
    const [, text = '', signature = ''] =
      /^vapid t=(.*)\.([^.]*), k=/.exec(headers['authorization'] ?? '') ?? [];
    const claims = JSON.parse(
      Buffer.from(text.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'mailto:host@example.org',
    });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    });
    const proof = Buffer.from(signature, 'base64url');
    const asSigned = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    expect(verifySignature('sha256', Buffer.from(text), asSigned, proof)).toBe(true);
    expect(JSON.stringify(sent)).not.toContain(table);
  });

  test('wakes all browsers of a person that can be reached, whichever cannot', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    for (const endpoint of [UNREACHABLE, PUSH]) await ada.post('/api/me/push', { endpoint });
    const table = await ada.openTable({ game: 'anno4000', seats: [null, 'kadett'] });
    await ada.post(`/api/tables/${table}/start`);
    await expect
      .poll(() => sent.map(({ endpoint }) => endpoint), { timeout: 30_000 })
      .toEqual([PUSH]);
  });

  test('lets those sleep who are there, who play by the clock, and who are gone', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    await ada.post('/api/me/push', { endpoint: PUSH });
    const seats = [null, 'kadett' as const];
    const there = await ada.openTable({ game: 'anno4000', seats });
    const line = ada.look(there);
    await line.hear('welcome');
    await ada.post(`/api/tables/${there}/start`);
    await line.until(() => line.seq > 0);
    const clock = { kind: 'live', minutes: 10, increment: 10 } as const;
    const live = await ada.openTable({ game: 'anno4000', seats, clock });
    await ada.post(`/api/tables/${live}/start`);
    await ada.get(`/api/tables/${live}/position`);
    expect(sent).toEqual([]);
    status = 410;
    const slow = await ada.openTable({ game: 'anno4000', seats });
    await ada.post(`/api/tables/${slow}/start`);
    await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(1);
    await expect
      .poll(() => ada.get<{ wokenAt: unknown[] }>('/api/me/export').then((all) => all.wokenAt), {
        timeout: 30_000,
      })
      .toEqual([]);
  });

  test.for([
    'http://updates.push.services.mozilla.com/x',
    'https://127.0.0.1/x',
    'https://localhost:9000/x',
    'https://push.services.mozilla.com.example.org/x',
    'https://fcm.googleapis.com:8443/x',
    'https://somebody:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://[::1]/x',
  ])('never knocks at %s', async (endpoint) => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    expect((await ada.ask('POST', '/api/me/push', { endpoint })).status).toBe(400);
  });
});

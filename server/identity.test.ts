/** Coming back, on several devices, and being forgotten. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readRecord, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { CLOSE, type TableInfo } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashCode, makeCode } from './identity/codes.ts';
import { hashToken } from './identity/tokens.ts';
import { Visitor } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const game: Game = games.anno4000;
let ahead = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, undefined, () => Date.now() + ahead);
});
afterAll(() => server.close());

const back = (code: unknown, more: object = { program: true }): Promise<Response> =>
  fetch(new URL('/api/login', server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, ...more }),
  });

async function tokenBy(code: string): Promise<string> {
  const answer = (await (await back(code)).json()) as { token: string };
  return answer.token;
}

describe('a code', () => {
  test('is long, and read as people write it', () => {
    const code = makeCode();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/);
    expect(hashCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(hashCode(code));
    expect(hashCode('O0IL1')).toBe(hashCode('00111'));
    expect(makeCode()).not.toBe(code);
  });

  test('of recovery leads back to the same person, until there is a new one', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    const table = await ada.openTable({ game: game.id, seats: [null, null] });
    const { code } = await ada.post<{ code: string }>('/api/me/recovery');
    const again = ada.as(await tokenBy(code));
    expect(again.token).not.toBe(ada.token);
    expect((await again.get<TableInfo>(`/api/tables/${table}`)).id).toBe(table);
    expect((await back(code)).status).toBe(200);
    await again.post('/api/me/recovery');
    expect((await back(code)).status).toBe(404);
  });

  test('of a device serves once, and not for long', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    const { code } = await ada.post<{ code: string }>('/api/me/devices');
    const phone = ada.as(await tokenBy(code));
    expect((await back(code)).status).toBe(404);
    const { devices } = await phone.get<{ devices: { id: string; isThis: boolean }[] }>(
      '/api/me/devices',
    );
    expect(devices.map(({ isThis }) => isThis)).toContain(true);
    expect(devices).toHaveLength(2);
    const old = devices.find(({ isThis }) => !isThis);
    await phone.post(`/api/me/devices/${old?.id}/forget`);
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
    expect((await phone.ask('POST', `/api/me/devices/${old?.id}/forget`, {})).status).toBe(404);
    const late = await phone.post<{ code: string }>('/api/me/devices');
    ahead += 600_001;
    expect((await back(late.code)).status).toBe(404);
  });

  test('of a device serves one of those who come by it at once', async () => {
    const all = 3;
    let looking = 0;
    const found = Promise.withResolvers<void>();
    const slow = await startTestServer({}, (store) => ({
      ...store,
      // All have seen it before the first one goes on, as at several nodes.
      async findCode(hash, at) {
        const code = await store.findCode(hash, at);
        if (++looking === all) found.resolve();
        await found.promise;
        return code;
      },
    }));
    const ada = await Visitor.arrive(slow.address, 'Ada');
    const { code } = await ada.post<{ code: string }>('/api/me/devices');
    const answers = await Promise.all(
      Array.from({ length: all }, () => ada.ask('POST', '/api/login', { code, program: true })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const { devices } = await ada.get<{ devices: unknown[] }>('/api/me/devices');
    expect(devices).toHaveLength(2);
    await slow.close();
  });

  test('makes a device whose lines alone are cut when it is forgotten, and which is told why', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    const table = await ada.openTable({ game: game.id, seats: [null, null] });
    const { code } = await ada.post<{ code: string }>('/api/me/devices');
    const phone = ada.as(await tokenBy(code));
    const [here, there] = [ada.look(table), phone.look(table)];
    for (const line of [here, there]) await line.hear('welcome');
    const { devices } = await ada.get<{ devices: { id: string; isThis: boolean }[] }>(
      '/api/me/devices',
    );
    await ada.post(`/api/me/devices/${devices.find(({ isThis }) => !isThis)?.id}/forget`);
    await there.until(() => there.closed !== null);
    expect(there.closed).toBe(CLOSE.breach);
    expect((await there.hear('farewell')).why.key).toBe('deviceForgotten');
    here.say({ type: 'ping' });
    await here.hear('pong');
    expect(here.closed).toBeNull();
    here.drop();
  });

  test('in a browser gives a cookie and no token', async () => {
    const ada = await Visitor.arrive(server.address, 'Ada');
    const { code } = await ada.post<{ code: string }>('/api/me/recovery');
    const response = await back(code, {});
    expect(await response.json()).toEqual({ name: 'Ada' });
    expect(response.headers.get('set-cookie')).toMatch(/^sternwarte=[\w-]{43}; .*HttpOnly/);
  });

  test.for(['', 'x'.repeat(65), 7, null, '00000-00000-00000-00000-00000-0'])(
    'is not %j',
    async (code) => {
      expect([400, 404]).toContain((await back(code)).status);
    },
  );
});

/** Every text that the database holds. */
function everything(): string {
  const database = new DatabaseSync(server.file, { readOnly: true });
  const tables = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map((row) => String(row['name']));
  const rows = tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all());
  database.close();
  return JSON.stringify(rows);
}

/** Every byte that the server keeps, wherever it is before it comes to its place. */
function allBytes(): string {
  const folder = dirname(server.file);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}

test('nothing that opens a door is kept: no token, no cookie and no code', async () => {
  const ada = await Visitor.arrive(server.address, 'Hashed Ada');
  const { code } = await ada.post<{ code: string }>('/api/me/recovery');
  const browser = (await back(code, {})).headers.get('set-cookie') ?? '';
  const [, cookie = ''] = /^sternwarte=([\w-]{43});/.exec(browser) ?? [];
  const device = await ada.post<{ code: string }>('/api/me/devices');
  const second = await tokenBy(device.code);
  const waiting = await ada.post<{ code: string }>('/api/me/devices');
  // What is there of them can be found.
  for (const token of [ada.token, cookie, second]) expect(allBytes()).toContain(hashToken(token));
  expect(allBytes()).toContain('Hashed Ada');
  for (const door of [ada.token, cookie, second, code, device.code, waiting.code]) {
    expect(door.length).toBeGreaterThan(20);
    for (const written of [door, door.replaceAll('-', ''), door.toLowerCase()]) {
      expect(allBytes()).not.toContain(written);
    }
  }
});

describe('whoever wants to be forgotten', () => {
  test('leaves no name, no words and no way back; the match goes on and stays', async () => {
    const host = await Visitor.arrive(server.address, 'Zerberus');
    const guest = await Visitor.arrive(server.address, 'Guest');
    const table = await host.openTable({
      game: game.id,
      seats: [null, null],
      standIn: 'kadett',
      open: true,
    });
    await guest.post(`/api/tables/${table}/sit`);
    const { code } = await host.post<{ code: string }>('/api/me/recovery');
    const lines = [host.look(table), guest.look(table)] as const;
    for (const line of lines) await line.hear('welcome');
    await host.post(`/api/tables/${table}/start`);
    for (const line of lines) await line.hear('welcome', ({ view }) => view !== undefined);
    lines[0].say({ type: 'chat', id: 'c', text: 'Ich war Wachhund.' });
    await lines[1].hear('said');
    expect(everything()).toContain('Zerberus');
    expect(everything()).toContain('Wachhund');
    await host.post('/api/me/forget');
    await lines[0].until(() => lines[0].closed === 1008);
    await lines[1].until(() => lines[1].table?.seats[0]?.kind === 'bot');
    expect(everything()).not.toContain('Zerberus');
    expect(everything()).not.toContain('Wachhund');
    expect((await host.ask('GET', '/api/me')).status).toBe(401);
    expect((await back(code)).status).toBe(404);
    // Somebody else is the host now, and can end it.
    await guest.post(`/api/tables/${table}/host`, { deed: 'end' });
    const text = await (await guest.ask('GET', `/api/tables/${table}/record`)).text();
    expect(text).not.toContain('Zerberus');
    expect(readRecord(text, () => game).ok).toBe(true);
    await server.restart();
    const info = await guest.get<TableInfo>(`/api/tables/${table}`);
    expect(JSON.stringify(info)).not.toContain('Zerberus');
  });

  test('leaves no name where a bot has replaced him, neither in the file nor in the record', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const guest = await Visitor.arrive(server.address, 'Argus');
    const table = await host.openTable({ game: game.id, seats: [null, null], open: true });
    await guest.post(`/api/tables/${table}/sit`);
    await host.post(`/api/tables/${table}/start`);
    const line = host.look(table);
    await line.hear('welcome', ({ view }) => view !== undefined);
    await host.post(`/api/tables/${table}/seat`, { seat: 1, bot: 'kadett' });
    await guest.post('/api/me/forget');
    expect(everything()).not.toContain('Argus');
    await host.post(`/api/tables/${table}/host`, { deed: 'end' });
    const text = await (await host.ask('GET', `/api/tables/${table}/record`)).text();
    expect(text).not.toContain('Argus');
    expect(readRecord(text, () => game).ok).toBe(true);
    line.drop();
  });

  test('leaves no table without a host, though he sat nowhere, and the next one is told', async () => {
    const host = await Visitor.arrive(server.address, 'Zerberus');
    const guests = [
      await Visitor.arrive(server.address, 'First'),
      await Visitor.arrive(server.address, 'Second'),
    ] as const;
    const table = await host.openTable({ game: game.id, seats: [null, null], open: true });
    await host.post(`/api/tables/${table}/leave`);
    for (const guest of guests) await guest.post(`/api/tables/${table}/sit`);
    await host.post(`/api/tables/${table}/start`);
    const { mine } = await host.get<{ mine: { table: TableInfo; seat: number | null }[] }>(
      '/api/tables',
    );
    expect(mine.map((own) => [own.table.id, own.seat])).toEqual([[table, null]]);
    const line = guests[0].look(table);
    expect((await line.hear('welcome')).isHost).toBe(false);
    await host.post('/api/me/forget');
    await line.hear('welcome', ({ isHost }) => isHost);
    const pause = { deed: 'pause' };
    expect((await guests[1].ask('POST', `/api/tables/${table}/host`, pause)).status).toBe(403);
    await guests[0].post(`/api/tables/${table}/host`, pause);
    line.drop();
  });

  test('leaves an empty table to whoever sits down there next', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const guest = await Visitor.arrive(server.address, 'Guest');
    const table = await host.openTable({ game: game.id, seats: [null, 'kadett'], open: true });
    await host.post('/api/me/forget');
    await guest.post(`/api/tables/${table}/sit`);
    await guest.post(`/api/tables/${table}/start`);
  });

  test('gives back a seat at a table that has not begun', async () => {
    const host = await Visitor.arrive(server.address, 'Host');
    const guest = await Visitor.arrive(server.address, 'Guest');
    const table = await host.openTable({ game: game.id, seats: [null, null], open: true });
    await guest.post(`/api/tables/${table}/sit`);
    await guest.post('/api/me/forget');
    const { seats } = await host.get<TableInfo>(`/api/tables/${table}`);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
  });
});

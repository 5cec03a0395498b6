/** Playing together: clocks, stand-ins, what the host may do, and the next match. */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import type { TableInfo, TableWish } from '@sternwarte/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAYING } from './tables/clock.ts';
import { Visitor, type Onlooker } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const game: Game = games.anno4000;
const MINUTE = 60_000;
/** How far the clock of the tables is ahead. */
let ahead = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, undefined, () => Date.now() + ahead);
});
afterAll(() => server.close());

interface Begun {
  readonly table: string;
  readonly host: Visitor;
  readonly guest: Visitor;
  readonly lines: readonly [Onlooker, Onlooker];
  /** The seat that moves first. */
  readonly seat: 0 | 1;
}

async function begin(wish: Partial<TableWish> = {}): Promise<Begun> {
  const host = await Visitor.arrive(server.address, 'Host');
  const guest = await Visitor.arrive(server.address, 'Guest');
  const table = await host.openTable({
    game: game.id,
    seats: [null, null],
    options: { maxRounds: 15 },
    standIn: 'kadett',
    ...wish,
  });
  await guest.post('/api/links', { link: await host.linkOf(table) });
  await guest.post(`/api/tables/${table}/sit`);
  const lines = [host.look(table), guest.look(table)] as const;
  for (const line of lines) await line.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  for (const line of lines) await line.hear('welcome', ({ view }) => view !== undefined);
  await lines[0].until(() => asked(lines[0]).length > 0);
  return { table, host, guest, lines, seat: asked(lines[0])[0] === 0 ? 0 : 1 };
}

function asked({ view }: Onlooker): readonly number[] {
  const pending = game.pending(view);
  return pending.kind === 'move' ? pending.seats : [];
}

function anyMove(line: Onlooker): unknown {
  const seat = line.seat ?? 0;
  return randomPolicy(line.view, seat, game.moves(line.view, seat), createRandom('any'));
}

const standInAt = ({ table }: Onlooker, seat: number): unknown => {
  const found = table?.seats[seat];
  return found?.kind === 'person' ? found.standIn : found;
};

describe('a clock', () => {
  test('brings a stand-in when time is out, until the person comes back', async () => {
    const { host, guest, table, lines, seat } = await begin({
      clock: { kind: 'live', minutes: 1, increment: 0 },
    });
    const line = lines[seat];
    const face = await line.hear('clock', ({ running }) => running.includes(seat));
    // With what everybody gets while the board is laid.
    expect(face.left[seat]).toBeLessThanOrEqual(MINUTE + LAYING);
    expect(face.left[seat]).toBeGreaterThan(MINUTE);
    const { seq } = line;
    ahead += MINUTE + LAYING;
    await line.until(() => standInAt(line, seat) === 'kadett');
    await line.until(() => line.seq > seq);
    const other = lines[seat === 0 ? 1 : 0];
    await other.until(() => asked(other).includes(1 - seat));
    await (seat === 0 ? host : guest).post(`/api/tables/${table}/back`);
    await line.until(() => standInAt(line, seat) === null);
    while (!asked(line).includes(seat)) {
      const id = other.move(anyMove(other));
      await other.hear('steps', (message) => message.id === id);
      await line.until(() => line.seq === other.seq);
    }
    const id = line.move(anyMove(line));
    await line.hear('steps', (message) => message.id === id);
    expect(standInAt(line, seat)).toBeNull();
  });

  test('stands still while the match is paused', async () => {
    const { host, table, lines, seat } = await begin({
      clock: { kind: 'live', minutes: 1, increment: 0 },
    });
    const line = lines[seat];
    await host.post(`/api/tables/${table}/host`, { deed: 'pause' });
    await line.until(() => line.table?.paused === true);
    line.move(anyMove(line), 'too soon');
    expect((await line.hear('refused')).why.key).toBe('paused');
    ahead += 5 * MINUTE;
    await host.post(`/api/tables/${table}/host`, { deed: 'resume' });
    const id = line.move(anyMove(line));
    await line.hear('steps', (message) => message.id === id);
    expect(standInAt(line, seat)).toBeNull();
  });
});

test('whoever is away for long is stood in for when others ask, and comes back', async () => {
  const { host, guest, table, lines } = await begin();
  const path = `/api/tables/${table}/stand-in`;
  expect((await host.ask('POST', path, { seat: 1 })).status).toBe(409);
  lines[1].drop();
  await lines[0].until(() => JSON.stringify(lines[0].table?.seats[1]).includes('"present":false'));
  expect((await host.ask('POST', path, { seat: 1 })).status).toBe(409);
  ahead += 2 * MINUTE;
  await host.post(path, { seat: 1 });
  await lines[0].until(() => standInAt(lines[0], 1) === 'kadett');
  await guest.post(`/api/tables/${table}/back`);
  await lines[0].until(() => standInAt(lines[0], 1) === null);
  // On his own seat everybody may ask at any time.
  await guest.post(path, { seat: 1 });
  await lines[0].until(() => standInAt(lines[0], 1) === 'kadett');
});

describe('the host', () => {
  test('puts a bot in place of somebody, who looks on from then', async () => {
    const { host, guest, table, lines, seat } = await begin();
    const path = `/api/tables/${table}/seat`;
    expect((await guest.ask('POST', path, { seat: 0, bot: 'kadett' })).status).toBe(403);
    expect((await host.ask('POST', path, { seat: 1, bot: null })).status).toBe(409);
    const { seq } = lines[1];
    await host.post(path, { seat: 1, bot: 'kadett' });
    await lines[1].hear('welcome', (message) => message.seat === null);
    lines[1].move({ type: 'resign' }, 'gone');
    expect((await lines[1].hear('refused')).why.key).toBe('lookingOn');
    if (seat === 0) {
      lines[0].move({ type: 'resign' });
    }
    await lines[0].until(() => lines[0].seq > seq);
  });

  test('ends talking, and the match; the next one has its seats turned', async () => {
    const { host, guest, table, lines } = await begin({ open: true });
    const lobby = async (): Promise<readonly TableInfo[]> =>
      (await guest.get<{ running: TableInfo[] }>('/api/tables')).running;
    expect((await lobby()).map(({ id }) => id)).toContain(table);
    const deed = `/api/tables/${table}/host`;
    expect((await guest.ask('POST', deed, { deed: 'end' })).status).toBe(403);
    await host.post(deed, { deed: 'mute' });
    lines[1].say({ type: 'chat', id: 'c', text: 'Hallo' });
    expect((await lines[1].hear('refused')).why.key).toBe('chatOff');
    const again = `/api/tables/${table}/rematch`;
    expect((await guest.ask('POST', again, {})).status).toBe(409);
    await host.post(deed, { deed: 'end' });
    expect((await lobby()).map(({ id }) => id)).not.toContain(table);
    const { id } = await guest.post<{ id: string }>(again);
    expect(await host.post(again)).toEqual({ id });
    await lines[0].until(() => lines[0].table?.next === id);
    const { seats, status } = await host.get<TableInfo>(`/api/tables/${id}`);
    expect(status).toBe('waiting');
    expect(seats.map((one) => one.kind === 'person' && one.name)).toEqual(['Guest', 'Host']);
  });

  test('plays again before the same onlookers, and no others', async () => {
    const { host, table } = await begin();
    const onlooker = await Visitor.arrive(server.address, 'Onlooker');
    const stranger = await Visitor.arrive(server.address, 'Stranger');
    await onlooker.post('/api/links', { link: await host.linkOf(table) });
    await host.post(`/api/tables/${table}/host`, { deed: 'end' });
    const { id } = await host.post<{ id: string }>(`/api/tables/${table}/rematch`);
    expect((await onlooker.ask('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await stranger.ask('GET', `/api/tables/${id}`)).status).toBe(404);
  });

  test('plays again under the same link, until the host makes another one', async () => {
    const { host, table } = await begin();
    const link = await host.linkOf(table);
    await host.post(`/api/tables/${table}/host`, { deed: 'end' });
    const { id } = await host.post<{ id: string }>(`/api/tables/${table}/rematch`);
    expect(await host.linkOf(id)).toBe(link);
    expect(await host.linkOf(table)).not.toBe(link);
    const late = await Visitor.arrive(server.address, 'Late');
    expect(await late.post('/api/links', { link })).toMatchObject({ table: id });
    await host.post(`/api/tables/${id}/links`);
    expect((await late.ask('POST', '/api/links', { link })).status).toBe(404);
  });
});

const heardBy = ({ heard }: Onlooker): string[] =>
  heard.flatMap((message) => (message.type === 'said' ? [message.said.text] : []));

test('those who look on talk among themselves until the match is over', async () => {
  const { host, table, lines } = await begin({ open: true });
  const carl = await Visitor.arrive(server.address, 'Carl');
  const dora = await Visitor.arrive(server.address, 'Dora');
  const [watcher, other] = [carl.look(table), dora.look(table)];
  for (const line of [watcher, other]) await line.hear('welcome');
  watcher.say({ type: 'chat', id: 'w', text: 'Take the moon!' });
  expect((await other.hear('said')).said).toMatchObject({ seat: null, aside: true });
  lines[0].say({ type: 'chat', id: 'p', text: 'Well met' });
  // What players say is for everybody; what came before it would have come first.
  expect((await lines[1].hear('said')).said.text).toBe('Well met');
  expect((await watcher.hear('said', ({ id }) => id === 'p')).said.seat).toBe(0);
  expect(heardBy(lines[1])).toEqual(['Well met']);
  const late = host.look(table);
  expect((await late.hear('welcome')).chat.map(({ text }) => text)).toEqual(['Well met']);
  await host.post(`/api/tables/${table}/host`, { deed: 'end' });
  const after = host.look(table);
  expect((await after.hear('welcome')).chat.map(({ text }) => text)).toEqual([
    'Take the moon!',
    'Well met',
  ]);
});

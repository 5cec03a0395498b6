/** A store that fails: a clear answer, nothing told that is not kept, and no table hangs. */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import type { OwnTable } from '@sternwarte/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Visitor, type Onlooker } from './testing/client.ts';
import { Faults } from './testing/faulty-store.ts';
import { seatPeople } from './testing/seating.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const game: Game = games.anno4000;
const faults = new Faults();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, (store) => faults.wrap(store));
});
afterAll(() => server.close());
beforeEach(() => faults.recover());

async function begun(): Promise<{ readonly one: Onlooker; readonly other: Onlooker }> {
  const { people, table } = await seatPeople(server.address, game);
  await people[0]?.post(`/api/tables/${table}/start`);
  const onlookers = people.map((person) => person.look(table));
  for (const onlooker of onlookers) await onlooker.hear('welcome', (m) => m.view !== undefined);
  const pending = game.pending(onlookers[0]?.view);
  const seat = pending.kind === 'move' ? (pending.seats[0] ?? 0) : 0;
  const [one, other] = [onlookers[seat], onlookers[1 - seat]];
  if (one === undefined || other === undefined) throw new Error('nobody is there');
  return { one, other };
}

function anyMove({ view, seat }: Onlooker): unknown {
  const moves = game.moves(view, seat ?? 0);
  return randomPolicy(view, seat ?? 0, moves, createRandom('any'));
}

describe('a move that cannot be stored', () => {
  test.each([
    { what: 'write', failing: ['append'] as const },
    { what: 'write or read', failing: ['append', 'readEntries', 'readSnapshot'] as const },
  ])('is refused and told to nobody when the disk does not $what', async ({ failing }) => {
    const { one, other } = await begun();
    const { seq, view } = one;
    faults.fail(...failing);
    const id = one.move(anyMove(one));
    expect((await one.hear('refused', (m) => m.id === id)).why.key).toBe('notStored');
    const again = one.move(anyMove(one));
    expect((await one.hear('refused', (m) => m.id === again)).why.key).toBe('notStored');
    faults.recover();
    const last = one.move(anyMove(one));
    await one.hear('steps', (m) => m.id === last);
    await other.until(() => other.seq === one.seq);
    expect(one.heard.filter(({ type }) => type === 'steps')).toHaveLength(1);
    expect(other.heard.filter(({ type }) => type === 'steps')).toHaveLength(1);
    expect(one.seq).toBeGreaterThan(seq);
    expect(one.view).not.toEqual(view);
  });

  test('but was, is shown to all as soon as the table has read it', async () => {
    const { one, other } = await begun();
    const { seq } = one;
    faults.fail('append');
    faults.isLying = true;
    const move = anyMove(one);
    one.say({ type: 'move', id: 'maybe', atSeq: seq, move });
    expect((await one.hear('refused')).why.key).toBe('notStored');
    faults.recover();
    expect((await other.hear('view')).seq).toBeGreaterThan(seq);
    one.say({ type: 'move', id: 'maybe', atSeq: seq, move });
    expect(await one.hear('done')).toEqual({ type: 'done', id: 'maybe', seq });
    expect(one.view).toEqual(other.view);
  });
});

async function readiness(): Promise<unknown> {
  const response = await fetch(new URL('/readyz', server.address));
  return [response.status, await response.json()];
}

test('whoever asks hears that writes are refused, and that they are taken again', async () => {
  const { one } = await begun();
  expect(await readiness()).toEqual([200, { ready: true }]);
  faults.fail('append', 'replaceSecret');
  const id = one.move(anyMove(one));
  await one.hear('refused', (m) => m.id === id);
  const why = 'the store refuses writes';
  expect(await readiness()).toEqual([503, { ready: false, why }]);
  faults.recover();
  const last = one.move(anyMove(one));
  await one.hear('steps', (m) => m.id === last);
  expect(await readiness()).toEqual([200, { ready: true }]);
});

test('a snapshot that cannot be stored changes nothing', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  faults.fail('saveSnapshot');
  const { failures } = faults;
  await watchBots(host, () => undefined);
  expect(faults.failures).toBeGreaterThan(failures);
});

test('bots try again until their moves, and the end, are stored', async () => {
  const host = await Visitor.arrive(server.address, 'Host');
  let isTrouble = false;
  const { failures } = faults;
  await watchBots(host, (onlooker) => {
    if (isTrouble || onlooker.seq < 10) return;
    isTrouble = true;
    faults.fail('append', 'saveTable', 'readEntries');
    setTimeout(() => faults.recover(), 300);
  });
  expect(faults.failures).toBeGreaterThan(failures);
});

test('what cannot be kept of a table or of what is said is refused', async () => {
  const { people, table } = await seatPeople(server.address, game);
  const host = people[0] ?? (await Visitor.arrive(server.address, 'Nobody'));
  const onlooker = host.look(table);
  await onlooker.hear('welcome');
  faults.fail('saveTable', 'addSaid');
  onlooker.say({ type: 'chat', id: 'c', text: 'Hallo' });
  expect((await onlooker.hear('refused')).why.key).toBe('notStored');
  const refused = await people[1]?.ask('POST', `/api/tables/${table}/leave`, {});
  expect(refused?.status).toBe(500);
  await host.ask('POST', `/api/tables/${table}/start`, {});
  // The table is settled, cannot be kept, and waits again.
  await onlooker.hear('settle', ({ asks }) => asks === 'nonce');
  const count = onlooker.heard.length;
  await onlooker.until(() => onlooker.heard.length > count && onlooker.table?.commitment === null);
  expect(onlooker.table?.status).toBe('waiting');
  faults.recover();
  await host.post(`/api/tables/${table}/start`);
  await onlooker.hear('welcome', ({ view }) => view !== undefined);
});

test('what was said and stored, though nobody could know, is heard by all as soon as the table has read it', async () => {
  const { one, other } = await begun();
  faults.fail('addSaid');
  faults.isLying = true;
  one.say({ type: 'chat', id: 'maybe', text: 'Hallo' });
  expect((await one.hear('refused')).why.key).toBe('notStored');
  faults.recover();
  other.say({ type: 'chat', id: 'sure', text: 'Servus' });
  await one.hear('said', ({ id }) => id === 'sure');
  one.say({ type: 'chat', id: 'maybe', text: 'Hallo' });
  expect(await one.hear('done')).toEqual({ type: 'done', id: 'maybe', seq: 0 });
  for (const { heard } of [one, other]) {
    const said = heard.flatMap((message) => (message.type === 'said' ? [message.said.text] : []));
    expect(said).toEqual(['Hallo', 'Servus']);
  }
});

async function ended(): Promise<{
  readonly host: Visitor;
  readonly guest: Visitor;
  readonly table: string;
  readonly link: string;
  readonly line: Onlooker;
}> {
  const { people, table } = await seatPeople(server.address, game);
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody is there');
  const link = await host.linkOf(table);
  await host.post(`/api/tables/${table}/start`);
  await host.post(`/api/tables/${table}/host`, { deed: 'end' });
  const line = guest.look(table);
  await line.hear('welcome');
  return { host, guest, table, link, line };
}

const leadsTo = async (visitor: Visitor, link: string): Promise<unknown> =>
  (await visitor.post<{ table: unknown }>('/api/links/look', { link })).table;

describe('a rematch that cannot be stored', () => {
  test('has not happened at all: the link stays, and asked again there is one table', async () => {
    const { host, guest, table, link, line } = await ended();
    const again = `/api/tables/${table}/rematch`;
    faults.fail('saveRematch');
    expect((await host.ask('POST', again, {})).status).toBe(500);
    faults.recover();
    expect(await leadsTo(host, link)).toMatchObject({ id: table });
    expect(line.table?.next).toBeNull();
    const { id } = await host.post<{ id: string }>(again);
    expect(await guest.post(again)).toEqual({ id });
    expect(await leadsTo(host, link)).toMatchObject({ id });
    await line.until(() => line.table?.next === id);
  });

  test('but was, is the one that everybody is led to', async () => {
    const { host, guest, table, link, line } = await ended();
    const again = `/api/tables/${table}/rematch`;
    faults.fail('saveRematch');
    faults.isLying = true;
    const { id } = await host.post<{ id: string }>(again);
    expect(await guest.post(again)).toEqual({ id });
    faults.recover();
    await line.until(() => line.table?.next === id);
    expect(await leadsTo(host, link)).toMatchObject({ id });
  });

  test('but was, and cannot be read either, is found when somebody asks again', async () => {
    const { host, table, link, line } = await ended();
    const again = `/api/tables/${table}/rematch`;
    faults.fail('saveRematch', 'findTable');
    faults.isLying = true;
    expect((await host.ask('POST', again, {})).status).toBe(500);
    faults.recover();
    const { id } = await host.post<{ id: string }>(again);
    await line.until(() => line.table?.next === id);
    expect(await leadsTo(host, link)).toMatchObject({ id });
    expect(await host.linkOf(table)).not.toBe(link);
  });
});

test('a table that cannot be read is not one that does not exist: whoever comes again is let in', async () => {
  const { people, table } = await seatPeople(server.address, game);
  await server.restart();
  const host = people[0] ?? (await Visitor.arrive(server.address, 'Nobody'));
  faults.fail('findTable');
  const line = host.look(table);
  await line.until(() => line.closed !== null);
  expect(line.heard).toEqual([]);
  expect(line.closed).toBe(1012);
  const response = await host.ask('GET', `/api/tables/${table}`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toEqual({ why: { key: 'notNow', values: {} } });
  faults.recover();
  expect((await host.look(table).hear('welcome')).table.id).toBe(table);
});

/** A match among bots to its end. */
async function watchBots(host: Visitor, onNews: (onlooker: Onlooker) => void): Promise<void> {
  const options = { maxRounds: 15 };
  const table = await host.openTable({ game: 'anno4000', options, seats: ['kadett', 'kadett'] });
  const onlooker = host.look(table);
  await onlooker.hear('welcome');
  await host.post(`/api/tables/${table}/start`);
  while (onlooker.table?.status !== 'over') {
    await onlooker.news();
    onNews(onlooker);
  }
}

test('a match that was brought along without its entries does not begin anew in their place', async () => {
  const { host, table } = await ended();
  const record = await (await host.ask('GET', `/api/tables/${table}/record`)).text();
  const seats = [null, 'kadett'];
  faults.fail('append');
  expect((await host.ask('POST', '/api/records', { record, seats })).status).toBe(500);
  faults.recover();
  const { mine } = await host.get<{ mine: OwnTable[] }>('/api/tables');
  const left = mine.find((one) => one.table.home !== null);
  const refused = await host.ask('POST', `/api/tables/${left?.table.id}/start`, {});
  expect(await refused.json()).toMatchObject({ why: { key: 'badRecord' } });
  const { id } = await host.post<{ id: string }>('/api/records', { record, seats });
  expect((await host.ask('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
});

/** Two nodes on one PostgreSQL: whatever is done at one is as if it were done at the other. */

import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { CLOSE } from '@sternwarte/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../settings.ts';
import { migrate, STEPS } from '../store/postgres/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { Visitor } from '../testing/client.ts';
import { inspectHeard } from '../testing/killing.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { findRedis, TestRedis } from '../testing/redis.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { StubbornPlayer } from '../testing/stubborn-player.ts';
import { KNOWN_RULES } from '../tables/known-rules.ts';
import { Node } from './node.ts';

const game: Game = games.anno4000;
const hasPostgres = findPostgres() !== null;
const BUSES = [
  { bus: 'LISTEN/NOTIFY', withRedis: false, isThere: hasPostgres },
  { bus: 'Redis', withRedis: true, isThere: hasPostgres && findRedis() !== null },
];

function tryOut(withRedis: boolean): void {
  let postgres: TestPostgres;
  let redis: TestRedis | null = null;
  let database = '';
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
    if (withRedis) redis = await TestRedis.start();
  });
  afterAll(async () => {
    await postgres.close();
    await redis?.kill();
  });
  beforeEach(async () => {
    database = await postgres.makeDatabase();
    // However slow the machine is: nobody is to be taken for dead here.
    const cluster = {
      database,
      redis: redis?.url ?? null,
      address: null,
      leaseSeconds: 600,
      isCold: true,
    };
    one = await startTestServer({ cluster });
    other = await startTestServer({ cluster });
  });
  afterEach(async () => {
    await one.close();
    await other.close();
  });

  /** Two people at one table that has not begun, each at a node of his own; the first is the host. */
  async function apart(): Promise<{
    readonly ada: Visitor;
    readonly ben: Visitor;
    readonly table: string;
  }> {
    const ada = await Visitor.arrive(one.address, 'Ada');
    const ben = await Visitor.arrive(other.address, 'Ben');
    const options = game.roundCap === undefined ? {} : { [game.roundCap]: 15 };
    const table = await ada.openTable({ game: game.id, seats: [null, null], options });
    // The node that ben asks does not run the table, and leaves it to him to ask the one that does.
    const led = await ben.post('/api/links', { link: await ada.linkOf(table), sit: true });
    expect(led).toEqual({ table, seat: null });
    await ben.post(`/api/tables/${table}/sit`);
    return { ada, ben, table };
  }

  test('a node of which the others do not know yet takes no table', async () => {
    const { table } = await apart();
    const store = await openPostgres(database);
    const node = await Node.open({ store, redis: null, leaseSeconds: 600, rules: KNOWN_RULES });
    // Nobody runs it, and whoever asks is kept for a moment.
    await expect(node.claim(table)).rejects.toMatchObject({ address: '' });
    await node.close();
    await store.close();
  });

  async function breakListening(): Promise<void> {
    const broken = await postgres.ask(
      'postgres',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'`,
    );
    expect(broken.length).toBeGreaterThanOrEqual(2);
  }

  test('people of one table at different nodes play a match to its end', async () => {
    const { ada, ben, table } = await apart();
    const [first, second] = [ada.look(table), ben.look(table)];
    await Promise.all([first.hear('welcome'), second.hear('welcome')]);
    await first.until(
      () => first.table?.seats.every((seat) => 'present' in seat && seat.present) === true,
    );
    await ada.at(other.address).post(`/api/tables/${table}/start`);
    await Promise.all(
      [first, second].map((line) => line.hear('welcome', ({ view }) => view !== undefined)),
    );
    first.drop();
    second.drop();
    const players = [ada, ben].map((who, n) => new StubbornPlayer(who, table, game, `p${n}`));
    await Promise.all(players.map((player) => player.play()));
    const store = await openPostgres(database);
    const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
    await inspectHeard(store, { game, table, players }, report);
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
    // Both had their part in chance, though only one of them sat where it was settled.
    const fairness = (await store.findTable(table))?.fairness;
    expect(
      fairness !== null && fairness !== undefined && 'nonces' in fairness && fairness.nonces,
    ).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await store.close();
  });

  test('what is said, asked and renamed at one node is heard at the other', async () => {
    const { ada, ben, table } = await apart();
    const [first, second] = [ada.look(table), ben.look(table)];
    await Promise.all([first.hear('welcome'), second.hear('welcome')]);
    second.say({ type: 'chat', id: 'c', text: 'Hallo' });
    expect((await first.hear('said')).said).toMatchObject({ name: 'Ben', text: 'Hallo' });
    await ben.post('/api/me', { name: 'Benno' });
    await first.until(
      () => first.table?.seats.some((seat) => 'name' in seat && seat.name === 'Benno') === true,
    );
    await ada.post(`/api/tables/${table}/host`, { deed: 'mute' });
    await second.until(() => second.table?.chat === false);
    const { mine } = await ben.get<{ mine: { table: { id: string } }[] }>('/api/tables');
    expect(mine.map((entry) => entry.table.id)).toEqual([table]);
    const strange = await Visitor.arrive(other.address, 'Stranger');
    expect((await strange.ask('GET', `/api/tables/${table}`)).status).toBe(404);
  });

  test('chat is limited for each person, by whichever node he comes', async () => {
    const { ada, ben, table } = await apart();
    const heard = ada.look(table);
    // Ada's node runs the table: what Ben says at the other one is passed on to it.
    const [led, near] = [ben.look(table), ben.at(one.address).look(table)] as const;
    for (const line of [heard, led, near]) await line.hear('welcome');
    const { count } = DEFAULT_LIMITS.chat;
    // On either of them as many as he may say: together they are too many.
    const ids = Array.from({ length: count }, (_unused, n) => [`led ${n}`, `near ${n}`] as const);
    const answers = await Promise.all(
      ids.flatMap(([there, here]) => {
        led.say({ type: 'chat', id: there, text: 'Hallo' });
        near.say({ type: 'chat', id: here, text: 'Hallo' });
        return [led.answerTo(there), near.answerTo(here)];
      }),
    );
    const refusals = answers.flatMap((m) => (m.type === 'refused' ? [m.why.key] : []));
    expect(new Set(refusals)).toEqual(new Set(['tooOften']));
    heard.say({ type: 'chat', id: 'a', text: 'Servus' });
    expect((await heard.answerTo('a')).type).toBe('said');
  });

  test('what happens while no hint comes through is read by its number', async () => {
    const { ada, ben, table } = await apart();
    const [first, second] = [ada.look(table), ben.look(table)];
    await Promise.all([first.hear('welcome'), second.hear('welcome')]);
    const isCalled = (name: string): boolean =>
      first.table?.seats.some((seat) => 'name' in seat && seat.name === name) === true;
    // Both may be told of each other by the bus alone, and it is gone.
    await redis?.kill();
    if (redis === null) await breakListening();
    await ben.post('/api/me', { name: 'Benno' });
    await first.until(() => isCalled('Benno'));
    await redis?.restart();
    await ben.post('/api/me', { name: 'Benedikt' });
    await first.until(() => isCalled('Benedikt'));
  });

  test('a device that is forgotten at one node is cut off wherever it looks, and no other device is', async () => {
    const { ada, ben, table } = await apart();
    const { code } = await ben.post<{ code: string }>('/api/me/devices');
    const { token } = await ben.post<{ token: string }>('/api/login', { code, program: true });
    const [laptop, phone] = [ben, ben.as(token)];
    // Ada's node runs the table: both devices are led there by the other one, or come to it themselves.
    const lines = {
      laptop: [laptop.look(table), laptop.at(one.address).look(table)],
      phone: [phone.look(table), phone.at(one.address).look(table)],
    };
    for (const line of [...lines.laptop, ...lines.phone]) await line.hear('welcome');
    // Nothing was said on it yet, so nobody but its own node knows of it.
    const silent = phone.at(one.address).look(table, null);
    await silent.until(() => silent.isOpen);
    lines.phone.push(silent);
    const { devices } = await laptop.get<{ devices: { id: string; isThis: boolean }[] }>(
      '/api/me/devices',
    );
    await laptop.post(`/api/me/devices/${devices.find(({ isThis }) => !isThis)?.id}/forget`);
    for (const line of lines.phone) {
      await line.until(() => line.closed !== null);
      expect(line.closed).toBe(CLOSE.breach);
      expect((await line.hear('farewell')).why.key).toBe('deviceForgotten');
    }
    await ada.post(`/api/tables/${table}/host`, { deed: 'mute' });
    for (const line of lines.laptop) await line.until(() => line.table?.chat === false);
  });

  test('who wants to be forgotten is forgotten where his table is run', async () => {
    const { ada, ben, table } = await apart();
    const first = ada.look(table);
    await first.hear('welcome');
    const second = ben.look(table);
    await second.hear('welcome');
    await ben.post('/api/me', { name: 'Benno' });
    await ben.post('/api/me/forget');
    await first.until(() => first.table?.seats[1]?.kind === 'empty');
    // Nodes have told each other what he is called.
    const place = new URL(database).pathname.slice(1);
    const told = await postgres.ask(place, 'SELECT name FROM notices WHERE name IS NOT NULL');
    expect(told).toEqual([]);
    await second.until(() => second.closed !== null);
    expect((await second.hear('farewell')).why.key).toBe('notKnown');
    expect((await ben.ask('GET', '/api/me')).status).toBe(401);
    // Only nodes ask each other for that.
    const asked = await fetch(new URL('/api/nodes/forget', one.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ table, person: 'anybody' }),
    });
    expect([asked.status, await asked.json()]).toEqual([
      404,
      { why: { key: 'noSuchPath', values: {} } },
    ]);
  });

  test('who sat down while he was being forgotten elsewhere is let go of by the node that runs the table', async () => {
    const { ada, table } = await apart();
    const first = ada.look(table);
    await first.hear('welcome');
    const store = await openPostgres(database);
    const node = await Node.open({
      store,
      redis: redis?.url ?? null,
      leaseSeconds: 600,
      rules: KNOWN_RULES,
    });
    const id = (await store.findTable(table))?.seats[1]?.person?.id ?? '';
    await store.forgetPerson(id);
    await node.post('dismissed', id, null);
    await first.until(() => first.table?.seats[1]?.kind === 'empty');
    // The store would refuse a table at which somebody sits whom it does not know.
    await ada.post(`/api/tables/${table}/host`, { deed: 'mute' });
    await node.close();
    await store.close();
  });

  test('a newer version changes the database under those who play, and an older one still starts', async () => {
    const { ada, ben, table } = await apart();
    await ada.post(`/api/tables/${table}/start`);
    const players = [ada, ben].map((who, n) => new StubbornPlayer(who, table, game, `p${n}`));
    const playing = players.map((player) => player.play());
    await migrate(database, [
      ...STEPS,
      `ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'calm';
       ALTER TABLE entries ADD COLUMN weight integer;
       ALTER TABLE heads ADD COLUMN weather text NOT NULL DEFAULT 'fair'`,
    ]);
    const third = await startTestServer({
      cluster: {
        database,
        redis: redis?.url ?? null,
        address: null,
        leaseSeconds: 600,
        isCold: true,
      },
    });
    const onlooker = ada.at(third.address).look(table);
    await onlooker.hear('welcome');
    await Promise.all(playing);
    const store = await openPostgres(database);
    const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
    await inspectHeard(store, { game, table, players }, report);
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
    await store.close();
    await third.close();
  });

  test('when a node says goodbye, the other goes on with its tables', async () => {
    const { ada, table } = await apart();
    const watched = await ada.openTable({
      game: game.id,
      seats: ['kadett', 'kadett'],
      options: { maxRounds: 15 },
    });
    await ada.post(`/api/tables/${watched}/start`);
    const first = ada.look(table);
    await first.hear('welcome');
    await one.close();
    await first.until(() => first.closed !== null);
    const again = ada.at(other.address).look(table);
    expect((await again.hear('welcome')).table.id).toBe(table);
    const watching = ada.at(other.address).look(watched);
    await watching.until(() => watching.table?.status === 'over');
    one = await startTestServer();
  });
}

for (const { bus, withRedis, isThere } of BUSES) {
  describe.skipIf(!isThere)(`two nodes with ${bus}`, () => {
    tryOut(withRedis);
  });
}

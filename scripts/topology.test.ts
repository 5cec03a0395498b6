/** Two nodes as they run in the image, PostgreSQL, Redis and the proxy with TLS, as `deploy/compose.yaml` has them. */

import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../server/store/postgres.ts';
import { inspectHeard } from '../server/testing/killing.ts';
import { findPostgres } from '../server/testing/postgres.ts';
import { findRedis } from '../server/testing/redis.ts';
import { seatPeople } from '../server/testing/seating.ts';
import { StubbornPlayer } from '../server/testing/stubborn-player.ts';
import { findCaddy, Topology } from './topology.ts';

const game: Game = games.anno4000;
/** In milliseconds: nobody says more than the server allows. */
const THINKING = 300;
/** Installs, builds and starts all of it. */
const PATIENCE_MILLISECONDS = 300_000;
const isPossible = findPostgres() !== null && findRedis() !== null && findCaddy() !== null;

describe.skipIf(!isPossible)('what is deployed', () => {
  let topology: Topology;
  beforeAll(async () => {
    topology = await Topology.start();
    setDefaultCACertificates([...getCACertificates('default'), topology.certificate]);
  }, PATIENCE_MILLISECONDS);
  afterAll(() => topology.close());

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(new URL(path, topology.address), { headers });

  /** The node that runs a table. */
  async function hostOf(table: string): Promise<(typeof topology.nodes)[number] | undefined> {
    const [row] = await topology.postgres.ask(
      new URL(topology.database).pathname.slice(1),
      `SELECT address FROM tables JOIN heads USING (key) JOIN nodes ON nodes.id = heads.node
       WHERE tables.id = '${table}'`,
    );
    return topology.nodes.find(({ address }) => address === row?.['address']);
  }

  test('serves the app over TLS, and leads there whoever comes without', async () => {
    const page = await ask('/');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<title>Sternwarte');
    const plain = await fetch(topology.plainAddress, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toMatch(/^https:/);
  });

  test('gives cookies only to those who come by TLS', async () => {
    const response = await fetch(new URL('/api/me', topology.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(topology.address).origin },
      body: JSON.stringify({ name: 'Ada' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/);
  });

  test('keeps inside what is for insiders, whatever somebody claims to be', async () => {
    const store = await openPostgres(topology.database);
    const secret = await store.keepSecret('node secret', '');
    await store.close();
    expect(secret).not.toBe('');
    for (const path of ['/metrics', '/api/relay', '/api/nodes/forget']) {
      expect((await ask(path, { 'x-sternwarte-node': secret })).status).toBe(404);
    }
    const [node] = topology.nodes;
    expect((await fetch(new URL('/metrics', node?.address))).status).toBe(200);
  });

  test('opens by the unit, which needs nothing but the build', async () => {
    const unit = await topology.startUnit();
    expect((await fetch(new URL('/readyz', unit.address))).status).toBe(200);
    expect(await (await fetch(unit.address)).text()).toContain('<title>Sternwarte');
    await unit.end('SIGTERM');
  });

  test('goes on over the same address when the node is killed that runs the table', async () => {
    const { people, table } = await seatPeople(topology.address, game);
    await people[0]?.post(`/api/tables/${table}/start`);
    const players = people.map(
      (who, seat) => new StubbornPlayer(who, table, game, `p${seat}`, THINKING),
    );
    const playing = players.map((player) => player.play());
    const count = (): number =>
      players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    async function someMoves(): Promise<void> {
      const enough = count() + 4;
      while (count() < enough) await setTimeout(10);
    }
    await someMoves();
    const host = await hostOf(table);
    await host?.end('SIGKILL');
    await someMoves();
    const next = await hostOf(table);
    expect(topology.nodes).toContain(next);
    expect(next).not.toBe(host);
    await host?.start();
    // As during an upgrade, one after the other.
    await next?.end('SIGTERM');
    await someMoves();
    expect(await hostOf(table)).toBe(host);
    for (const player of players) player.stop();
    await Promise.all(playing);
    const store = await openPostgres(topology.database);
    const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
    await inspectHeard(store, { game, table, players }, report);
    await store.close();
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(12);
  });

  // The last one: nobody else from here is served for a while.
  test('counts people by where they come from, whatever they claim', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 600 && !statuses.has(429); n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n % 256}` };
      statuses.add((await ask('/api/tables', headers)).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

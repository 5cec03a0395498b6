/** Two builds side by side on one PostgreSQL, as during an upgrade: each is a repository of its own, and runs in processes of its own. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { PROTOCOL_VERSION } from '@sternwarte/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../server/store/postgres.ts';
import { Visitor } from '../server/testing/client.ts';
import type { Seated } from '../server/testing/busy-tables.ts';
import { inspectHeard } from '../server/testing/killing.ts';
import { MortalNode } from '../server/testing/mortal-node.ts';
import { findPostgres, TestPostgres } from '../server/testing/postgres.ts';
import { seatPeople } from '../server/testing/seating.ts';
import { StubbornPlayer } from '../server/testing/stubborn-player.ts';
import { copyRepository } from './copied-repository.ts';

const changed: Game = games.anno4000;
const unchanged: Game = games.astronuts;
/** In milliseconds: no match is over before there are two builds. */
const THINKING = 50;

/** A build in which this text stands instead of that one. */
function buildWith(
  name: string,
  changes: readonly { readonly path: string; readonly from: string; readonly to: string }[],
): string {
  const build = copyRepository(name);
  for (const { path, from, to } of changes) {
    const text = readFileSync(join(build, path), 'utf8');
    if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${path}`);
    writeFileSync(join(build, path), text.replace(from, to));
  }
  return build;
}

const NEW_RULES = {
  path: 'games/anno4000/rules/game.ts',
  from: `version: ${changed.version},`,
  to: `version: ${changed.version + 1},`,
};
const NEW_SHAPE = {
  path: 'server/store/postgres/migrations.ts',
  from: '\n];',
  to: `
  \`ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'calm';
   ALTER TABLE entries ADD COLUMN weight integer;
   ALTER TABLE nodes ADD COLUMN colour text NOT NULL DEFAULT 'blue';
   CREATE TABLE moods (mood text PRIMARY KEY)\`,
];`,
};
const NEW_PROTOCOL = {
  path: 'protocol/limits.ts',
  from: `PROTOCOL_VERSION = ${PROTOCOL_VERSION};`,
  to: `PROTOCOL_VERSION = ${PROTOCOL_VERSION + 1};`,
};

/** A match that begins at one node, for people who come by all of these. */
async function begin(at: MortalNode, game: Game, by: readonly MortalNode[]): Promise<Seated> {
  const { people, table } = await seatPeople(at.address, game);
  await people[0]?.post(`/api/tables/${table}/start`);
  const players = people.map((who, seat) => {
    const ways = by.map((node) => who.at(node.address));
    return new StubbornPlayer(
      seat % 2 === 0 ? ways : ways.toReversed(),
      table,
      game,
      `p${seat}`,
      THINKING,
    );
  });
  return { game, table, players };
}

async function someMoves({ players }: Seated): Promise<void> {
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const enough = count() + 4;
  while (count() < enough) await setTimeout(10);
}

describe.skipIf(findPostgres() === null)('during an upgrade', () => {
  let postgres: TestPostgres;
  let newRules = '';
  let newProtocol = '';
  let database = '';
  let older: MortalNode;
  let nodes: MortalNode[] = [];
  beforeAll(async () => {
    postgres = await TestPostgres.start();
    newRules = buildWith('new-rules', [NEW_RULES, NEW_SHAPE]);
    newProtocol = buildWith('new-protocol', [NEW_PROTOCOL]);
  });
  afterAll(async () => {
    await postgres.close();
    for (const build of [newRules, newProtocol]) rmSync(build, { recursive: true });
  });
  beforeEach(async () => {
    database = await postgres.makeDatabase();
    nodes = [];
    older = await start();
  });
  afterEach(() => Promise.all(nodes.map((node) => node.kill())));

  async function start(build?: string): Promise<MortalNode> {
    const settings = { database, redis: null, host: '127.0.0.1', skew: 0 };
    const node = new MortalNode(settings, build === undefined ? {} : { build });
    nodes.push(node);
    await node.start();
    return node;
  }

  /** Where the node is that runs it, as the database has it. */
  async function hostOf({ table }: Seated): Promise<unknown> {
    const [row] = await postgres.ask(
      new URL(database).pathname.slice(1),
      `SELECT address FROM tables JOIN heads USING (key) JOIN nodes ON nodes.id = heads.node
       WHERE tables.id = '${table}' AND until > clock_timestamp()`,
    );
    return row?.['address'] ?? null;
  }

  test('every match is played to its end by the rules it began with, whoever people come by', async () => {
    const newer = await start(newRules);
    const old = await begin(older, changed, [older, newer]);
    const shared = await begin(older, unchanged, [newer]);
    const next = await begin(newer, changed, [older]);
    const all = [old, shared, next];
    const playing = all.flatMap(({ players }) => players.map((player) => player.play()));
    await Promise.all(all.map(someMoves));
    const hosts = await Promise.all(all.map(hostOf));
    expect(hosts).toEqual([older.address, older.address, newer.address]);

    // The older node dies: what the newer one knows goes on there, and the rest waits.
    await older.kill();
    await someMoves(shared);
    expect(await hostOf(shared)).toBe(newer.address);
    for (const player of shared.players) player.stop();
    const stranger = await Visitor.arrive(newer.address, 'Stranger');
    expect((await stranger.ask('GET', `/api/tables/${old.table}`)).status).toBe(404);
    expect(await hostOf(old)).toBeNull();

    await older.start();
    await Promise.all(playing);
    const store = await openPostgres(database);
    const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
    for (const one of [old, shared]) await inspectHeard(store, one, report);
    expect(report.faults).toEqual([]);
    const ends = await Promise.all(all.map(({ table }) => store.findTable(table)));
    expect(ends.map((end) => [end?.status, end?.version])).toEqual([
      ['over', changed.version],
      ['running', unchanged.version],
      ['over', changed.version + 1],
    ]);
    await store.close();
  });

  test('an older page is told so, and a newer one comes again until a newer node runs its table', async () => {
    const newer = await start(newProtocol);
    const { people, table } = await seatPeople(older.address, unchanged);
    const [host] = people;
    if (host === undefined) throw new RangeError('nobody is there');
    await host.look(table).hear('welcome');
    const { why } = await host.at(newer.address).look(table).hear('farewell');
    expect(why).toEqual({ key: 'oldClient', values: { version: PROTOCOL_VERSION + 1 } });

    const version = PROTOCOL_VERSION + 1;
    for (const node of [older, newer]) {
      const early = host.at(node.address).look(table, { version });
      await early.until(() => early.closed !== null);
      expect(early.closed).toBe(1012);
      expect(early.heard).toEqual([]);
    }
    await older.kill();
    for (;;) {
      const line = host.at(newer.address).look(table, { version });
      await line.until(() => line.closed !== null || line.isWelcome);
      if (line.isWelcome) break;
    }
  });
});

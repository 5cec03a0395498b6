/** Whatever fails, nothing that was acknowledged is lost or counts twice, and every table goes on. `npm run soak -- nodes` does it twenty times. */

import { games } from '@sternwarte/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { surviveFailures, type Failure } from '../testing/failing-nodes.ts';
import { CuttableNetwork, MortalNode } from '../testing/mortal-node.ts';
import { findPostgres, TestPostgres } from '../testing/postgres.ts';
import { findRedis } from '../testing/redis.ts';
import { seatPeople } from '../testing/seating.ts';

interface Trial {
  readonly what: string;
  readonly failure: Failure;
  readonly rounds?: number;
}

const TRIED: readonly Trial[] = [
  { what: 'a node is killed', failure: 'node' },
  { what: 'PostgreSQL is killed', failure: 'postgres' },
  { what: 'Redis is killed', failure: 'redis' },
  { what: 'a node sleeps through its replacement', failure: 'pause' },
  // Once forwards, once back.
  { what: 'a node is killed, and all clocks are wrong and jump', failure: 'skew', rounds: 2 },
];
/** Longer than a node counts as alive without a sign of life. */
const SLEEP_MILLISECONDS = 4_500;
/** PostgreSQL, Redis and two nodes are started and killed in each of them. */
const PATIENCE_MILLISECONDS = 300_000;

const isPossible = findPostgres() !== null && findRedis() !== null;
// Only root may cut lines; elsewhere a sleeping node is what comes closest.
const canCut = isPossible && CuttableNetwork.isAllowed();

async function survive({ failure, rounds = 1 }: Omit<Trial, 'what'>): Promise<void> {
  const report = await surviveFailures(failure, {
    games: [games.anno4000],
    rounds,
    milliseconds: SLEEP_MILLISECONDS,
  });
  expect(report?.faults).toEqual([]);
  expect(report?.acknowledged).toBeGreaterThanOrEqual(8);
}

describe.skipIf(!isPossible)('no acknowledged move is lost and none counts twice when', () => {
  test.each(TRIED)('$what', survive, PATIENCE_MILLISECONDS);
  test.skipIf(!canCut)(
    'a node is cut off',
    () => survive({ failure: 'cut' }),
    PATIENCE_MILLISECONDS,
  );
});

describe.skipIf(!isPossible)('while a node is dead and nobody may run its tables yet', () => {
  let postgres: TestPostgres;
  let first: MortalNode;
  let other: MortalNode;
  let people: readonly Visitor[];
  let table: string;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    const settings = { database: await postgres.makeDatabase(), redis: null, skew: 0 };
    [first, other] = [0, 1].map(() => new MortalNode({ ...settings, host: '127.0.0.1' })) as [
      MortalNode,
      MortalNode,
    ];
    await Promise.all([first.start(), other.start()]);
    ({ people, table } = await seatPeople(first.address, games.anno4000));
    // It runs at the first node from now on.
    const line = people[0]?.look(table);
    await line?.hear('welcome');
    await first.kill();
  }, PATIENCE_MILLISECONDS);
  afterEach(() => Promise.all([first.kill(), other.kill()]));

  const by = (seat: number): Visitor => {
    const who = people[seat];
    if (who === undefined) throw new RangeError('nobody sits there');
    return who.at(other.address);
  };

  test('whoever comes by another one is kept there, and need not come twice', async () => {
    const line = by(0).look(table);
    expect((await line.hear('welcome')).table.id).toBe(table);
  });

  test('whatever is asked there is answered as if nothing had happened', async () => {
    const [{ id }, { mine }] = await Promise.all([
      by(0).get<{ id: string }>(`/api/tables/${table}`),
      by(0).get<{ mine: unknown[] }>('/api/tables'),
      by(0).get(`/api/tables/${table}/links`),
      by(1).post(`/api/tables/${table}/leave`),
    ]);
    expect(id).toBe(table);
    expect(mine).toHaveLength(1);
    const stranger = await Visitor.arrive(other.address, 'Stranger');
    expect((await stranger.ask('GET', `/api/tables/${table}`)).status).toBe(404);
  });

  test('whoever wants to be forgotten is', async () => {
    await by(1).post('/api/me/forget');
    const { seats } = await by(0).get<{ seats: { kind: string }[] }>(`/api/tables/${table}`);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'empty']);
  });
});

/** Whatever fails, nothing that was acknowledged is lost or counts twice, and every table goes on. `npm run soak -- nodes` does it twenty times. */

import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
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
const CUT_OFF: Trial = { what: 'a node is cut off', failure: 'cut' };
/** Longer than a node counts as alive without a sign of life. */
const SLEEP_MILLISECONDS = 4_500;
/** PostgreSQL, Redis and two nodes are started and killed in each of them. */
const PATIENCE_MILLISECONDS = 300_000;

const isPossible = findPostgres() !== null && findRedis() !== null;
// Only root may cut lines; elsewhere a sleeping node is what comes closest.
const tried = CuttableNetwork.isAllowed() ? [...TRIED, CUT_OFF] : TRIED;

describe.skipIf(!isPossible)('no acknowledged move is lost and none counts twice when', () => {
  test.each(tried)(
    '$what',
    async ({ failure, rounds = 1 }) => {
      const report = await surviveFailures(failure, {
        games: [games.anno4000],
        rounds,
        milliseconds: SLEEP_MILLISECONDS,
      });
      expect(report?.faults).toEqual([]);
      expect(report?.acknowledged).toBeGreaterThanOrEqual(8);
    },
    PATIENCE_MILLISECONDS,
  );
});

describe.skipIf(!isPossible)('while a node is dead and nobody may run its tables yet', () => {
  test('whoever comes by another one is kept there, and need not come twice', async () => {
    const postgres = await TestPostgres.start();
    const settings = { database: await postgres.makeDatabase(), redis: null, skew: 0 };
    const nodes = [0, 1].map(() => new MortalNode({ ...settings, host: '127.0.0.1' }));
    const [first, other] = nodes;
    if (first === undefined || other === undefined) throw new RangeError('there are two');
    try {
      await Promise.all(nodes.map((node) => node.start()));
      const { people, table } = await seatPeople(first.address, games.anno4000);
      const before = people[0]?.look(table);
      await before?.hear('welcome');
      await first.kill();
      const line = people[0]?.at(other.address).look(table);
      expect((await line?.hear('welcome'))?.table.id).toBe(table);
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
      await postgres.close();
    }
  });
});

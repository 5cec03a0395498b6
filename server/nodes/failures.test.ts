/** Whatever fails, nothing that was acknowledged is lost or counts twice, and every table goes on. `npm run soak -- nodes` does it twenty times. */

import { games } from '@sternwarte/games';
import { describe, expect, test } from 'vitest';
import { surviveFailures, type Failure } from '../testing/failing-nodes.ts';
import { findPostgres } from '../testing/postgres.ts';
import { findRedis } from '../testing/redis.ts';

const TRIED: readonly { readonly what: string; readonly failure: Failure }[] = [
  { what: 'a node is killed', failure: 'node' },
  { what: 'PostgreSQL is killed', failure: 'postgres' },
  { what: 'Redis is killed', failure: 'redis' },
  { what: 'a node sleeps through its replacement', failure: 'pause' },
  { what: 'a node is killed, and all clocks are wrong', failure: 'skew' },
];
/** Longer than a node counts as alive without a sign of life. */
const SLEEP_MILLISECONDS = 4_500;
/** PostgreSQL, Redis and two nodes are started and killed in each of them. */
const PATIENCE_MILLISECONDS = 300_000;

const isPossible = findPostgres() !== null && findRedis() !== null;

describe.skipIf(!isPossible)('no acknowledged move is lost and none counts twice when', () => {
  test.each(TRIED)(
    '$what',
    async ({ failure }) => {
      const report = await surviveFailures(failure, {
        games: [games.anno4000],
        rounds: 1,
        milliseconds: SLEEP_MILLISECONDS,
      });
      expect(report?.faults).toEqual([]);
      expect(report?.acknowledged).toBeGreaterThanOrEqual(8);
    },
    PATIENCE_MILLISECONDS,
  );
});

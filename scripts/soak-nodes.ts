/**
 * `npm run soak -- nodes`: two nodes under load on a real PostgreSQL while a node, PostgreSQL or Redis is killed, a node
 * sleeps or is cut off, or all clocks are wrong; twenty rounds of each.
 */

import { parseArgs } from 'node:util';
import { games } from '@sternwarte/games';
import { FAILURES, surviveFailures, type Failure } from '../server/testing/failing-nodes.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '20' },
    /** For how long a node sleeps, or is cut off. */
    seconds: { type: 'string', default: '10' },
    failure: { type: 'string', multiple: true, default: [...FAILURES] },
  },
});

/** So long people at the other node may have to wait. */
const PATIENCE_MILLISECONDS = 5_000;

function isFailure(name: string): name is Failure {
  return FAILURES.some((known) => known === name);
}

for (const failure of values.failure) {
  if (!isFailure(failure)) throw new RangeError(`what fails is one of ${FAILURES.join(', ')}`);
  const report = await surviveFailures(failure, {
    games: Object.values(games),
    rounds: Number(values.rounds),
    milliseconds: Number(values.seconds) * 1_000,
    onRound: (round, wait) => console.log(`${failure}, round ${round + 1}: ${wait} ms`),
  });
  if (report === null) {
    console.log(`${failure}: SKIPPED, because this machine does not allow it`);
    continue;
  }
  const { acknowledged, entries, faults, waits } = report;
  const worst = Math.max(...waits);
  console.log(
    `${failure}: ${acknowledged} moves acknowledged, ${entries} entries stored; people at the other node waited ` +
      `${worst} ms at the worst; ${faults.length === 0 ? 'nothing lost, nothing twice' : faults.slice(0, 20).join('\n')}`,
  );
  if (faults.length > 0 || worst > PATIENCE_MILLISECONDS) process.exitCode = 1;
}

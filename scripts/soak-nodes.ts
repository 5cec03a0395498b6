/**
 * `npm run soak -- nodes`: two nodes under load on a real PostgreSQL while a node, PostgreSQL or Redis is killed, a node
 * sleeps or is cut off, or all clocks are wrong and jump; twenty rounds of each.
 */

import { parseArgs } from 'node:util';
import { games } from '@sternwarte/games';
import {
  FAILURES,
  surviveFailures,
  type Failure,
  type FailureReport,
} from '../server/testing/failing-nodes.ts';

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

function readNumber(option: 'rounds' | 'seconds'): number {
  const text = values[option];
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new RangeError(`--${option} is a number, not ${text}`);
  return Number(text);
}

function describe(failure: Failure, report: FailureReport | null): string {
  if (report === null) return `${failure}: SKIPPED, because this machine does not allow it`;
  const { acknowledged, entries, handovers, faults } = report;
  const waits = report.waits.toSorted((a, b) => a - b);
  const late = waits.filter((wait) => wait > PATIENCE_MILLISECONDS).length;
  return [
    `${failure}: ${waits.length} rounds, ${acknowledged} moves acknowledged, ${entries} entries stored, ` +
      `${handovers} times another node took a table`,
    `  people at the other node waited ${waits[waits.length >> 1]} ms, at the worst ${waits.at(-1)}; ` +
      `more than ${PATIENCE_MILLISECONDS} in ${late} rounds`,
    `  ${faults.length === 0 ? 'nothing lost, nothing twice, no table with two hosts' : faults.slice(0, 20).join('\n  ')}`,
  ].join('\n');
}

function isGood({ faults, waits }: FailureReport): boolean {
  return faults.length === 0 && waits.every((wait) => wait <= PATIENCE_MILLISECONDS);
}

const unknown = values.failure.find((name) => !isFailure(name));
if (unknown !== undefined) {
  throw new RangeError(`what fails is one of ${FAILURES.join(', ')}, not ${unknown}`);
}
const [rounds, seconds] = [readNumber('rounds'), readNumber('seconds')];
const summary: string[] = [];
for (const failure of values.failure.filter(isFailure)) {
  const report = await surviveFailures(failure, {
    games: Object.values(games),
    rounds,
    milliseconds: seconds * 1_000,
    onRound: (round, wait) => console.log(`${failure}, round ${round + 1}: ${wait} ms`),
  });
  summary.push(describe(failure, report));
  console.log(summary.at(-1));
  if (report !== null && !isGood(report)) process.exitCode = 1;
}
console.log(`\n${summary.join('\n')}`);

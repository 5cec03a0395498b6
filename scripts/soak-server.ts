/**
 * `npm run soak -- server`: a server that is killed again and again under load, or stands still for a while; then a flood
 * of hostile messages, and clients that never read.
 */

import { parseArgs } from 'node:util';
import { flood } from '../server/testing/flood.ts';
import { surviveKills } from '../server/testing/killing.ts';
import { metricOf } from '../server/testing/metrics.ts';
import { MortalServer } from '../server/testing/mortal.ts';
import { stall } from '../server/testing/slow-readers.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '50' },
    messages: { type: 'string', default: '100000' },
    readers: { type: 'string', default: '100' },
  },
});

/** What a flood may leave behind: caches, compiled code, a heap that was not yet swept. */
const ALLOWANCE = 40_000_000;

function conclude(what: string, faults: readonly string[]): void {
  console.log(`${what}: ${faults.length === 0 ? 'all is well' : faults.slice(0, 20).join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Heap, and what it holds outside. */
async function heapOf(address: string): Promise<number> {
  const heap = await metricOf(address, 'nodejs_heap_size_used_bytes');
  return heap + (await metricOf(address, 'nodejs_external_memory_bytes'));
}

const kills = await surviveKills(Number(values.rounds), 3, {
  standstills: true,
  onRound: (round) => console.log(`round ${round + 1}`),
});
console.log(`${kills.acknowledged} moves acknowledged, ${kills.entries} entries stored`);
conclude('killed under load', kills.faults);

const server = new MortalServer();
await server.start();
try {
  // The first flood warms the server up.
  await flood(server.address, 2_000, 'warm-up');
  const before = await heapOf(server.address);
  const { sent, faults } = await flood(server.address, Number(values.messages), 'soak');
  const grown = (await heapOf(server.address)) - before;
  console.log(`${sent} hostile messages; the heap has grown by ${Math.round(grown / 1e6)} MB`);
  conclude('flooded', grown > ALLOWANCE ? [...faults, 'memory does not return'] : faults);

  const quiet = await heapOf(server.address);
  const asked = await stall(server.address, Number(values.readers));
  const held = (await heapOf(server.address)) - quiet;
  console.log(`${values.readers} clients asked ${asked} times and never read`);
  console.log(`the heap has grown by ${Math.round(held / 1e6)} MB`);
  conclude('slow readers', held > ALLOWANCE ? ['memory does not return'] : []);
} finally {
  await server.close();
}

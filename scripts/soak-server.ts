/** `npm run soak -- server`: a server that is killed again and again under load, then a flood of hostile messages. */

import { parseArgs } from 'node:util';
import { flood } from '../server/testing/flood.ts';
import { surviveKills } from '../server/testing/killing.ts';
import { MortalServer } from '../server/testing/mortal.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '50' },
    messages: { type: 'string', default: '100000' },
  },
});

/** What a flood may leave behind: caches, compiled code, a heap that was not yet swept. */
const ALLOWANCE = 40_000_000;

function conclude(what: string, faults: readonly string[]): void {
  console.log(`${what}: ${faults.length === 0 ? 'all is well' : faults.slice(0, 20).join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function heapOf(address: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', address))).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
}

const kills = await surviveKills(Number(values.rounds), 3, null, (round) => {
  console.log(`killed ${round + 1} times`);
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
} finally {
  await server.close();
}

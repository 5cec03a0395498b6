/**
 * `npm run soak -- server`: a server that is killed again and again under load, or stands still for a while; then a flood
 * of hostile messages, clients that send slowly or stop in the middle, and clients that never read. `--load`: tables that are played at for an hour instead.
 */

import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { flood } from '../server/testing/flood.ts';
import { surviveKills } from '../server/testing/killing.ts';
import { metricOf } from '../server/testing/metrics.ts';
import { MortalServer } from '../server/testing/mortal.ts';
import { stall } from '../server/testing/slow-readers.ts';
import { sendSlowly, SLOW_HABITS } from '../server/testing/slow-senders.ts';
import { holdLoad } from './soak-load.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '50' },
    messages: { type: 'string', default: '100000' },
    senders: { type: 'string', default: '100' },
    readers: { type: 'string', default: '100' },
    load: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '500' },
    sockets: { type: 'string', default: '5000' },
    pause: { type: 'string', default: '2000' },
  },
});

/** What a flood may leave behind: caches and compiled code. */
const ALLOWANCE = 10_000_000;
/** Whoever is hung up on has five seconds to hear of it. */
const SECONDS_OF_REST = 8;
const PALTRY = 500_000;
/** Everybody who sends slowly is to be let go of after so many seconds: two minutes for a request, and the pauses in which nobody looks. */
const SECONDS_FOR_SLOW = 130;

function conclude(what: string, faults: readonly string[]): void {
  console.log(`${what}: ${faults.length === 0 ? 'all is well' : faults.slice(0, 20).join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Heap, and what it holds outside, once both have stopped falling: sockets that are hung up on are let go of seconds later. */
async function heapOf(server: MortalServer): Promise<number> {
  let least = Infinity;
  for (let patience = SECONDS_OF_REST; patience > 0; patience--) {
    await setTimeout(1_000);
    server.collect();
    const heap = await metricOf(server.address, 'nodejs_heap_size_used_bytes');
    const held = heap + (await metricOf(server.address, 'nodejs_external_memory_bytes'));
    if (held < least - PALTRY) patience = SECONDS_OF_REST;
    least = Math.min(least, held);
  }
  return least;
}

/** Kills and standstills, then floods, then slow senders, then slow readers. */
async function disturb(): Promise<void> {
  const kills = await surviveKills(Number(values.rounds), 3, {
    standstills: true,
    onRound: (round, moves) => console.log(`round ${round + 1}: ${moves} moves before it`),
  });
  const inOrder = kills.rounds.toSorted((a, b) => a - b);
  const middle = inOrder[Math.floor(inOrder.length / 2)] ?? 0;
  console.log(
    `moves acknowledged in a round: least ${inOrder[0] ?? 0}, middle ${middle}; ${kills.matches} matches`,
  );
  console.log(`${kills.acknowledged} moves acknowledged, ${kills.entries} entries stored`);
  conclude('killed under load', kills.faults);

  const server = new MortalServer();
  await server.start();
  try {
    // The first flood warms the server up.
    await flood(server.address, 2_000, 'warm-up');
    const before = await heapOf(server);
    const { sent, faults } = await flood(server.address, Number(values.messages), 'soak');
    const grown = (await heapOf(server)) - before;
    console.log(`${sent} hostile messages; the heap has grown by ${Math.round(grown / 1e6)} MB`);
    conclude('flooded', grown > ALLOWANCE ? [...faults, 'memory does not return'] : faults);

    const slow = await sendSlowly(server.address, {
      habits: SLOW_HABITS,
      ofEach: Math.ceil(Number(values.senders) / SLOW_HABITS.length),
      times: 2 * SECONDS_FOR_SLOW,
      pass: () => setTimeout(500),
    });
    console.log(
      `${slow.senders} slow senders; others were answered ${slow.answers} times meanwhile`,
    );
    conclude('slow senders', slow.faults);

    const quiet = await heapOf(server);
    const asked = await stall(server.address, Number(values.readers));
    const held = (await heapOf(server)) - quiet;
    console.log(`${values.readers} clients asked ${asked} times and never read`);
    console.log(`the heap has grown by ${Math.round(held / 1e6)} MB`);
    conclude('slow readers', held > ALLOWANCE ? ['memory does not return'] : []);
  } finally {
    await server.close();
  }
}

/** An hour of load, unless somebody has less time. */
async function load(): Promise<void> {
  const { moves, matches, faults } = await holdLoad({
    minutes: Number(values.minutes),
    tables: Number(values.tables),
    sockets: Number(values.sockets),
    pause: Number(values.pause),
    onMinute: (line) => console.log(line),
  });
  console.log(`${moves} moves acknowledged in ${matches} matches`);
  conclude('load', faults);
}

await (values.load ? load() : disturb());

/**
 * Load that is held for long: so many live tables, sockets that look on, a move at each table now and then; a match that is
 * over is followed by another one. What was acknowledged must be in the database afterwards, and memory must stay.
 */

import { setTimeout } from 'node:timers/promises';
import { createRandom, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { paceOf } from '../bench/server/pace.ts';
import { RandomMatch } from '../bench/server/random-match.ts';
import { beginTable, welcomePair } from '../bench/server/tables.ts';
import { inspectTable } from '../server/testing/killing.ts';
import { metricOf } from '../server/testing/metrics.ts';
import { MortalServer } from '../server/testing/mortal.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { Visitor } from '../server/testing/client.ts';

export interface LoadPlan {
  readonly minutes: number;
  readonly tables: number;
  readonly sockets: number;
  /** Between the moves of a table, in milliseconds. */
  readonly pause: number;
  readonly onMinute: (line: string) => void;
}

export interface LoadReport {
  readonly moves: number;
  readonly matches: number;
  readonly faults: readonly string[];
}

const SEATS = 2;
const ATTEMPTS = 5;
/** What the server's heap may grow by between the first and the last third: garbage, caches, compiled code. */
const ALLOWANCE = 40_000_000;

/** A table, and what was acknowledged there: wishes, and the entries that they have become. */
interface Played {
  readonly game: Game;
  readonly table: string;
  readonly acknowledged: Map<string, number>;
}

class Load {
  readonly played: Played[] = [];
  /** Milliseconds that moves took since the last minute. */
  times: number[] = [];
  /** Lines that were lost since the last minute, and taken up again. */
  lost = 0;
  readonly #plan: LoadPlan;
  readonly #port: string;
  readonly #random = createRandom('load');
  readonly #kinds: readonly Game[] = Object.values<Game>(games);
  readonly #running = new Set<RandomMatch>();
  #begun = 0;
  #isOver = false;

  constructor(plan: LoadPlan, address: string) {
    this.#plan = plan;
    this.#port = new URL(address).port;
  }

  get moves(): number {
    return this.played.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  async begin(): Promise<void> {
    const people = await welcomePair(this.#port);
    const onlooker = await Visitor.arrive(`http://127.0.0.1:${this.#port}/`, 'C');
    const next = async (): Promise<void> => {
      const game = this.#kinds[this.#begun++ % this.#kinds.length];
      if (game === undefined || this.#isOver) return;
      const table = await patiently(() => beginTable(people, game.id, [onlooker]));
      const played: Played = { game, table, acknowledged: new Map() };
      this.played.push(played);
      let sentAt = 0;
      const match = new RandomMatch({
        port: this.#port,
        game,
        table,
        seats: [people[0].token, people[1].token],
        onlookers: Array.from({ length: this.#onlookers }, () => onlooker.token),
        pace: paceOf(this.#plan.pause),
        random: this.#random,
        onSent: () => (sentAt = performance.now()),
        onDone: (id, seq) => {
          played.acknowledged.set(id, seq);
          this.times.push(performance.now() - sentAt);
        },
        onTold: () => undefined,
        onLost: () => this.lost++,
        onOver: () => {
          this.#running.delete(match);
          next().catch((error: unknown) => {
            // A table that was being laid when the server was ended at the end of the load.
            if (!this.#isOver) throw error;
          });
        },
      });
      this.#running.add(match);
      match.begin();
    };
    for (let n = 0; n < this.#plan.tables; n++) await next();
  }

  end(): void {
    this.#isOver = true;
    for (const match of this.#running) match.end();
  }

  get #onlookers(): number {
    const { sockets, tables } = this.#plan;
    return Math.max(0, Math.round(sockets / tables) - SEATS);
  }
}

/** A busy server may close a connection that it takes for idle just when it is used again. */
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

export async function holdLoad(plan: LoadPlan): Promise<LoadReport> {
  const server = new MortalServer();
  await server.start();
  try {
    const load = new Load(plan, server.address);
    await load.begin();
    const heaps: number[] = [];
    for (let minute = 1; minute <= plan.minutes; minute++) {
      await setTimeout(60_000);
      server.collect();
      const { heap, line } = await look(server.address, load);
      heaps.push(heap);
      plan.onMinute(`minute ${minute}: ${line}`);
    }
    load.end();
    const faults = heldMemory(heaps) ? [] : ['memory grows'];
    await server.kill();
    const report = { acknowledged: 0, entries: 0, faults };
    const store = openSqlite(server.file);
    for (const { acknowledged, ...one } of load.played) {
      // What was told is not kept here: that would be the memory of an hour.
      const players = [{ acknowledged, seat: null, heard: [] }];
      await inspectTable(store, { ...one, players }, report);
    }
    await store.close();
    return { moves: report.acknowledged, matches: load.played.length, faults };
  } finally {
    await server.close();
  }
}

async function look(address: string, load: Load): Promise<{ heap: number; line: string }> {
  const used = await metricOf(address, 'nodejs_heap_size_used_bytes');
  const heap = used + (await metricOf(address, 'nodejs_external_memory_bytes'));
  const resident = await metricOf(address, 'process_resident_memory_bytes');
  const sockets = await metricOf(address, 'sternwarte_sockets');
  const times = load.times.toSorted((a, b) => a - b);
  const { lost } = load;
  load.times = [];
  load.lost = 0;
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const line =
    `${sockets} sockets, ${times.length} moves, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
    `heap ${megabytes(heap)} MB, resident ${megabytes(resident)} MB` +
    (lost === 0 ? '' : `, ${lost} lines lost and taken up again`);
  return { heap, line };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** Whether the heap, where it was least, is in the last third as it was in the first. */
function heldMemory(heaps: readonly number[]): boolean {
  const third = Math.max(1, Math.floor(heaps.length / 3));
  const early = Math.min(...heaps.slice(0, third));
  const late = Math.min(...heaps.slice(-third));
  return late - early < ALLOWANCE;
}

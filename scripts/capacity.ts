/**
 * What so many people at once would need, from what was measured: `node scripts/capacity.ts` prints the table of
 * `docs/capacity.md`. The group commit is played through, move by move; the rest is multiplication.
 */

import { createRandom } from '@sternwarte/engine';

/** Measured by `npm run bench -- nodes` on two cores that nobody else used: the dearest of its rows, rounded up. */
export const MEASURED = {
  /** CPU µs of the node that runs the table. */
  ownMicroseconds: 150,
  /** And of the node that passes a move on, and what follows from it, for those who came by it. */
  ledMicroseconds: 90,
  /** CPU µs of PostgreSQL. */
  databaseMicroseconds: 70,
  /** In the table of entries, with its index. */
  bytesPerMove: 180,
  /** Heap of a socket whose person sits at a table: `npm run bench -- server`. */
  bytesPerSocket: 13_200,
} as const;

/** Assumed: change them here, and the table follows. */
export const ASSUMED = {
  /** Seconds between two moves of a person at the busiest hour. */
  secondsBetweenMoves: 20,
  /** The whole year on average, as a part of the busiest hour. */
  meanLoad: 1 / 3,
  /** Of one core: the rest is for bots, peaks and a node that dies. */
  utilisation: 0.4,
  /** Until PostgreSQL has a batch on the disk, with one copy elsewhere. */
  commitMilliseconds: 3,
  /** Of a machine with 32 cores and fast disks, before it is better to divide it. */
  movesPerDatabase: 40_000,
  /** So much of the table of entries is vacuumed, copied and moved to a slower disk at once. */
  gigabytesPerPartition: 100,
  /** For sockets, of a node's heap. */
  gigabytesPerNode: 2,
  connectionsPerNode: 10,
  eurosPerNode: 40,
  eurosPerDatabase: 1_200,
  eurosPerTerabyteMonth: 90,
} as const;

export interface Plan {
  readonly people: number;
  readonly movesPerSecond: number;
  readonly nodes: number;
  readonly connections: number;
  readonly commitsPerSecond: number;
  /** What waiting for the batch before and the own one takes, in milliseconds. */
  readonly p99: number;
  /** PostgreSQL servers among which matches are divided. */
  readonly databases: number;
  readonly databaseCores: number;
  readonly terabytesPerYear: number;
  /** Of the table of entries, by the key of the match, for each year. */
  readonly partitionsPerYear: number;
  readonly eurosPerMonth: number;
}

export function planFor(people: number): Plan {
  const { secondsBetweenMoves, utilisation, meanLoad } = ASSUMED;
  const movesPerSecond = people / secondsBetweenMoves;
  // Nearly everybody comes by another node than the one that runs his table.
  const micros = MEASURED.ownMicroseconds + MEASURED.ledMicroseconds;
  const byCpu = (movesPerSecond * micros) / 1e6 / utilisation;
  // At the node that he came by, and at the one that runs his table.
  const bySockets = (people * 2 * MEASURED.bytesPerSocket) / 1e9 / ASSUMED.gigabytesPerNode;
  const nodes = Math.max(2, Math.ceil(Math.max(byCpu, bySockets)));
  const { commitsPerSecond, p99 } = playCommits(movesPerSecond / nodes);
  const databases = Math.ceil(movesPerSecond / ASSUMED.movesPerDatabase);
  const terabytesPerYear = (movesPerSecond * meanLoad * 31_557_600 * MEASURED.bytesPerMove) / 1e12;
  return {
    people,
    movesPerSecond,
    nodes,
    connections: nodes * ASSUMED.connectionsPerNode,
    commitsPerSecond: commitsPerSecond * nodes,
    p99,
    databases,
    databaseCores: (movesPerSecond * MEASURED.databaseMicroseconds) / 1e6 / utilisation,
    terabytesPerYear,
    partitionsPerYear: Math.ceil((terabytesPerYear * 1000) / ASSUMED.gigabytesPerPartition),
    eurosPerMonth:
      nodes * ASSUMED.eurosPerNode +
      // One more that follows each of them.
      databases * 2 * ASSUMED.eurosPerDatabase +
      terabytesPerYear * ASSUMED.eurosPerTerabyteMonth,
  };
}

/** One node: moves come by chance, and those that come while a batch is under way go into the next. */
export function playCommits(
  movesPerSecond: number,
  moves = 20_000,
): { readonly commitsPerSecond: number; readonly p99: number } {
  const random = createRandom('capacity');
  const waits: number[] = [];
  let now = 0;
  let commits = 0;
  let arrival = 0;
  const next = (): number => (-Math.log(1 - random.below(1e9) / 1e9) * 1000) / movesPerSecond;
  arrival += next();
  while (waits.length < moves) {
    now = Math.max(now, arrival);
    const begun = now;
    now += ASSUMED.commitMilliseconds;
    commits++;
    for (; arrival <= begun; arrival += next()) waits.push(now - arrival);
  }
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    commitsPerSecond: (commits * 1000) / now,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function formatPlans(plans: readonly Plan[]): string {
  const rows = plans.map((plan) =>
    [
      whole(plan.people),
      whole(plan.movesPerSecond),
      whole(plan.nodes),
      whole(plan.connections),
      whole(plan.commitsPerSecond),
      plan.p99.toFixed(1),
      plan.databases,
      plan.databaseCores.toFixed(1),
      plan.terabytesPerYear.toFixed(1),
      whole(plan.partitionsPerYear),
      whole(plan.eurosPerMonth),
    ].join(' | '),
  );
  return [
    '| people at once | moves/s | nodes (a core each) | connections | commits/s | p99 ms to the disk | PostgreSQL servers | their cores in all | TB a year | partitions a year | € a month |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

export const PEOPLE = [10_000, 100_000, 1_000_000];

if (import.meta.main) console.log(formatPlans(PEOPLE.map(planFor)));

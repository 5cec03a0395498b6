/**
 * Two nodes under load while something fails, and what must be true afterwards. In each round new tables are run by the
 * first node, at which the failure happens, for people who come by the other one; at others they come by both.
 */

import { setTimeout } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { openPostgres, type PostgresStore } from '../store/postgres.ts';
import { Visitor } from './client.ts';
import type { Seated } from './busy-tables.ts';
import { inspectHeard } from './killing.ts';
import { CuttableNetwork, MortalNode } from './mortal-node.ts';
import { TestPostgres } from './postgres.ts';
import { TestRedis } from './redis.ts';
import { seatPeople } from './seating.ts';
import { StubbornPlayer } from './stubborn-player.ts';
import { callWitness, hearWitness } from './witness.ts';

export const FAILURES = ['node', 'postgres', 'redis', 'pause', 'cut', 'skew'] as const;
export type Failure = (typeof FAILURES)[number];

export interface FailureReport {
  readonly acknowledged: number;
  readonly entries: number;
  /** How often a table went from one node to another. */
  readonly handovers: number;
  readonly faults: readonly string[];
  /** The longest that nobody could move at a table of people from the other node, in each round, in milliseconds. */
  readonly waits: readonly number[];
}

interface Plan {
  readonly games: readonly Game[];
  readonly rounds: number;
  /** For how long a node sleeps, or is cut off. */
  readonly milliseconds: number;
  readonly onRound?: (round: number, wait: number) => void;
}

const HOUR = 3_600_000;
/** How long people think, in milliseconds: else most matches would be over before the failure is. */
const THINKING = 100;
/** What the clocks of machines may be apart in an entry that all agree on. */
const TOLERANCE = 5_000;

/** `null` when this machine does not let it be tried. */
export async function surviveFailures(failure: Failure, plan: Plan): Promise<FailureReport | null> {
  const network = failure === 'cut' ? CuttableNetwork.lay() : null;
  if (failure === 'cut' && network === null) return null;
  const postgres = await TestPostgres.start(network?.here ?? null);
  const redis = failure === 'redis' ? await TestRedis.start() : null;
  const skew = failure === 'skew' ? HOUR : 0;
  const database = await postgres.makeDatabase();
  const common = { database, redis: redis?.url ?? null };
  const { here: near, there: far } = network ?? { here: '127.0.0.1', there: '127.0.0.1' };
  const first = new MortalNode({ ...common, host: far, skew }, { namespace: network?.namespace });
  const other = new MortalNode({ ...common, host: near, skew: -2 * skew });
  const parts: Parts = { first, other, postgres, redis, network };
  const began = Date.now();
  const seated: Seated[] = [];
  const waits: number[] = [];
  try {
    await withStore(database, callWitness);
    await Promise.all([first.start(), other.start()]);
    for (let round = 0; round < plan.rounds; round++) {
      const tables = await seatAround(plan.games, parts);
      const players = tables.flatMap((table) => table.players);
      const playing = players.map((player) => player.play());
      await Promise.all(tables.map((table) => someMoves(table, 2)));
      const isOver = await fail(failure, plan.milliseconds, parts);
      const failedAt = performance.now();
      const led = tables.filter(({ isLed }) => isLed);
      // More than may have been on its way already.
      await Promise.all(led.map((table) => someMoves(table, 4)));
      await isOver();
      await Promise.all(tables.map((table) => someMoves(table, 2)));
      const wait = Math.round(Math.max(...led.map((table) => longestSilence(table, failedAt))));
      waits.push(wait);
      for (const player of players) player.stop();
      await Promise.all(playing);
      seated.push(...tables);
      plan.onRound?.(round, wait);
    }
    return { ...(await withStore(database, (store) => inspect(store, seated, began))), waits };
  } finally {
    first.wake();
    await Promise.all([first.kill(), other.kill()]);
    await postgres.close();
    await redis?.kill();
    network?.remove();
  }
}

async function withStore<T>(
  database: string,
  work: (store: PostgresStore) => Promise<T>,
): Promise<T> {
  const store = await openPostgres(database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

interface Parts {
  readonly first: MortalNode;
  readonly other: MortalNode;
  readonly postgres: TestPostgres;
  readonly redis: TestRedis | null;
  readonly network: CuttableNetwork | null;
}

interface Around extends Seated {
  /** Whether all of its people come by the other node. */
  readonly isLed: boolean;
}

/**
 * For each game a table that the first node runs, whose people come by the other one; and one where they come by both,
 * unless that one is to be out of reach. Of one game also a table where somebody from the other node plays with a bot.
 */
async function seatAround(
  played: readonly Game[],
  { first, other, network }: Parts,
): Promise<readonly Around[]> {
  const tables: Around[] = [];
  for (const game of played) {
    if (tables.length === 0) tables.push(await seatWithBot(game, first, other));
    for (const isLed of network === null ? [true, false] : [true]) {
      const { people, table } = await seatPeople(first.address, game);
      await people[0]?.post(`/api/tables/${table}/start`);
      const players = people.map((who, seat) => {
        const ways = [who.at(other.address), who.at(first.address)];
        const own = isLed ? ways.slice(0, 1) : seat % 2 === 0 ? ways : ways.toReversed();
        return new StubbornPlayer(own, table, game, `p${seat}`, THINKING);
      });
      tables.push({ game, table, players, isLed });
    }
  }
  return tables;
}

/** What a bot does there is done by the node that runs the table. */
async function seatWithBot(game: Game, first: MortalNode, other: MortalNode): Promise<Around> {
  const who = await Visitor.arrive(first.address, 'Person');
  const bots = Array.from({ length: game.seats.min - 1 }, () => 'kadett' as const);
  const table = await who.openTable({ game: game.id, seats: [null, ...bots] });
  await who.post(`/api/tables/${table}/start`);
  const player = new StubbornPlayer(who.at(other.address), table, game, 'alone', THINKING);
  return { game, table, players: [player], isLed: true };
}

/** Lets it happen; answers what ends it. */
async function fail(
  failure: Failure,
  milliseconds: number,
  { first, other, postgres, redis, network }: Parts,
): Promise<() => Promise<void>> {
  switch (failure) {
    case 'node':
      await first.kill();
      return () => first.start();
    case 'skew':
      // All clocks are wrong already; now those who look at them see them jump, too.
      first.setClock();
      other.setClock();
      await first.kill();
      return () => first.start();
    case 'postgres':
      await postgres.kill();
      await postgres.restart();
      return async () => undefined;
    case 'redis':
      await redis?.kill();
      return async () => redis?.restart();
    case 'pause': {
      first.sleep();
      const awake = setTimeout(milliseconds).then(() => first.wake());
      return () => awake;
    }
    case 'cut': {
      network?.cut();
      const mended = setTimeout(milliseconds).then(() => network?.mend());
      return () => mended;
    }
  }
}

/** Waits until so many more moves are made at a table, or its match is over. */
async function someMoves({ players }: Seated, moves: number): Promise<void> {
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const enough = count() + moves;
  while (count() < enough && !players.every(({ isOver }) => isOver)) await setTimeout(10);
}

function longestSilence({ players }: Seated, since: number): number {
  const moved = players.flatMap(({ acknowledgedAt }) => acknowledgedAt.filter((at) => at > since));
  const moments = [since, ...moved.toSorted((a, b) => a - b)];
  return Math.max(...moments.map((at, n) => at - (moments[n - 1] ?? at)));
}

async function inspect(
  store: PostgresStore,
  seated: readonly Seated[],
  began: number,
): Promise<Omit<FailureReport, 'waits'>> {
  const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
  for (const one of seated) {
    await inspectHeard(store, one, report);
    const times = (await store.readEntries(one.table, 0)).map(({ entry }) => entry.at);
    const [least, most] = [Math.min(...times), Math.max(...times)];
    if (least < began - TOLERANCE || most > Date.now() + TOLERANCE) {
      report.faults.push(`${one.table} was played at another time`);
    }
  }
  const { faults, handovers } = await hearWitness(store);
  return { ...report, handovers, faults: [...report.faults, ...faults] };
}

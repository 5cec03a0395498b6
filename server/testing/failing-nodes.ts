/**
 * Two nodes under load while something fails, and what must be true afterwards. In each round new tables are run by the
 * first node, at which the failure happens, for people who come by the other one; at others they come by both.
 */

import { setTimeout } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { openPostgres } from '../store/postgres.ts';
import { inspectTable, type Seated } from './killing.ts';
import { CuttableNetwork, MortalNode } from './mortal-node.ts';
import { TestPostgres } from './postgres.ts';
import { TestRedis } from './redis.ts';
import { seatPeople } from './seating.ts';
import { StubbornPlayer } from './stubborn-player.ts';

export const FAILURES = ['node', 'postgres', 'redis', 'pause', 'cut', 'skew'] as const;
export type Failure = (typeof FAILURES)[number];

export interface FailureReport {
  readonly acknowledged: number;
  readonly entries: number;
  readonly faults: readonly string[];
  /** How long people at the other node had to wait, at the worst in each round, in milliseconds. */
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
/** What the clocks of machines may be apart in an entry that all agree on. */
const TOLERANCE = 5_000;

/** `null` when this machine does not let it be tried. */
export async function surviveFailures(failure: Failure, plan: Plan): Promise<FailureReport | null> {
  const network = failure === 'cut' ? CuttableNetwork.lay() : null;
  if (failure === 'cut' && network === null) return null;
  const postgres = await TestPostgres.start(network === null ? null : CuttableNetwork.here);
  const redis = failure === 'redis' ? await TestRedis.start() : null;
  const skew = failure === 'skew' ? HOUR : 0;
  const database = await postgres.makeDatabase();
  const common = { database, redis: redis?.url ?? null };
  const [near, far] =
    network === null ? ['127.0.0.1', '127.0.0.1'] : [CuttableNetwork.here, CuttableNetwork.there];
  const first = new MortalNode({ ...common, host: far, skew }, network?.namespace);
  const other = new MortalNode({ ...common, host: near, skew: -2 * skew });
  const began = Date.now();
  const seated: Seated[] = [];
  const waits: number[] = [];
  try {
    await Promise.all([first.start(), other.start()]);
    for (let round = 0; round < plan.rounds; round++) {
      const tables = await seatAround(plan.games, first, other, network === null);
      const players = tables.flatMap((table) => table.players);
      const playing = players.map((player) => player.play());
      await Promise.all(tables.map((table) => someMoves(table, 2)));
      const isOver = await fail(failure, plan.milliseconds, { first, postgres, redis, network });
      const failedAt = Date.now();
      const led = tables.filter(({ isLed }) => isLed);
      // More than may have been on its way already.
      await Promise.all(led.map((table) => someMoves(table, 4)));
      const wait = Date.now() - failedAt;
      waits.push(wait);
      await isOver();
      await Promise.all(tables.map((table) => someMoves(table, 1)));
      for (const player of players) player.stop();
      await Promise.all(playing);
      seated.push(...tables);
      plan.onRound?.(round, wait);
    }
    return { ...(await inspect(database, seated, began)), waits };
  } finally {
    first.wake();
    await Promise.all([first.kill(), other.kill()]);
    await postgres.close();
    await redis?.kill();
    network?.remove();
  }
}

interface Around extends Seated {
  /** Whether all of its people come by the other node. */
  readonly isLed: boolean;
}

/** For each game a table that the first node runs, whose people come by the other one; and one where they come by both. */
async function seatAround(
  played: readonly Game[],
  first: MortalNode,
  other: MortalNode,
  isMixed: boolean,
): Promise<readonly Around[]> {
  const tables: Around[] = [];
  for (const game of played) {
    for (const isLed of isMixed ? [true, false] : [true]) {
      const { people, table } = await seatPeople(first.address, game);
      await people[0]?.post(`/api/tables/${table}/start`);
      const players = people.map((who, seat) => {
        const ways = [who.at(other.address), who.at(first.address)];
        const own = isLed ? ways.slice(0, 1) : seat % 2 === 0 ? ways : ways.toReversed();
        return new StubbornPlayer(own, table, game, `p${seat}`);
      });
      tables.push({ game, table, players, isLed });
    }
  }
  return tables;
}

interface Parts {
  readonly first: MortalNode;
  readonly postgres: TestPostgres;
  readonly redis: TestRedis | null;
  readonly network: CuttableNetwork | null;
}

/** Lets it happen; answers what ends it. */
async function fail(
  failure: Failure,
  milliseconds: number,
  { first, postgres, redis, network }: Parts,
): Promise<() => Promise<void>> {
  switch (failure) {
    case 'node':
    case 'skew':
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

async function inspect(
  database: string,
  seated: readonly Seated[],
  began: number,
): Promise<Omit<FailureReport, 'waits'>> {
  const store = await openPostgres(database);
  const report = { acknowledged: 0, entries: 0, faults: new Array<string>() };
  try {
    for (const one of seated) {
      await inspectTable(store, one, report);
      const times = (await store.readEntries(one.table, 0)).map(({ entry }) => entry.at);
      const [least, most] = [Math.min(...times), Math.max(...times)];
      if (least < began - TOLERANCE || most > Date.now() + TOLERANCE) {
        report.faults.push(`${one.table} was played at another time`);
      }
    }
  } finally {
    await store.close();
  }
  return report;
}

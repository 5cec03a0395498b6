/**
 * `npm run bench -- nodes`: durable moves with one, two and four nodes on one PostgreSQL, and what it costs when people
 * come by another node than the one that runs their table. All of it shares the cores of this machine, load and database
 * included: what a move costs each of them tells more than how many there are in a second.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { TestPostgres } from '../../server/testing/postgres.ts';
import { Child, numberIn } from './child.ts';

const NODES = [1, 2, 4];
const TABLES = 48;
/** In clock ticks of Linux. */
const TICKS_PER_SECOND = 100;

export interface NodesFigure {
  readonly nodes: number;
  /** Whether people come by another node than the one that runs their table. */
  readonly isLed: boolean;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU for a move: all nodes together, and PostgreSQL. */
  readonly nodeMicroseconds: number;
  readonly databaseMicroseconds: number;
  /** Transactions that PostgreSQL committed for a move: group commit makes it less than one. */
  readonly commitsPerMove: number;
  /** Bytes that a move takes in the database, indexes included. */
  readonly bytesPerMove: number;
}

export async function measureNodes(game: string): Promise<readonly NodesFigure[]> {
  const figures: NodesFigure[] = [];
  for (const nodes of NODES) {
    figures.push(await measure(game, nodes, false));
    if (nodes === 2) figures.push(await measure(game, nodes, true));
  }
  return figures;
}

async function measure(game: string, nodes: number, isLed: boolean): Promise<NodesFigure> {
  const postgres = await TestPostgres.start();
  const database = await postgres.makeDatabase();
  const hosts = Array.from({ length: nodes }, () => new Child('node-host.ts', [database]));
  const loads: Child[] = [];
  try {
    const ports: number[] = [];
    for (const host of hosts) ports.push(await host.hearNumber('port'));
    for (const [n, port] of ports.entries()) {
      const by = isLed ? (ports[(n + 1) % nodes] ?? port) : port;
      const args = [port, game, TABLES / nodes, 0, 0, by].map(String);
      loads.push(new Child('own-load.ts', args));
    }
    await Promise.all(loads.map((load) => load.hear()));
    const before = await spent(hosts, postgres, database);
    const said = await Promise.all(loads.map((load) => load.hear()));
    const after = await spent(hosts, postgres, database);
    const moves = said.reduce((sum, one) => sum + numberIn(one, 'moves'), 0);
    const worst = (name: string): number => Math.max(...said.map((one) => numberIn(one, name)));
    const stored = after.entries - before.entries;
    return {
      nodes,
      isLed,
      movesPerSecond: said.reduce(
        (sum, one) => sum + numberIn(one, 'moves') / numberIn(one, 'seconds'),
        0,
      ),
      p50: worst('p50'),
      p99: worst('p99'),
      nodeMicroseconds: ((after.nodes - before.nodes) * 1e6) / moves,
      databaseMicroseconds: ((after.database - before.database) * 1e6) / moves,
      commitsPerMove: (after.commits - before.commits) / moves,
      bytesPerMove: ((after.bytes / after.entries) * stored) / moves,
    };
  } finally {
    await Promise.all([...loads, ...hosts].map((child) => child.end()));
    await postgres.close();
  }
}

interface SpentAll {
  /** Seconds of CPU. */
  readonly nodes: number;
  readonly database: number;
  readonly commits: number;
  readonly entries: number;
  readonly bytes: number;
}

async function spent(
  hosts: readonly Child[],
  postgres: TestPostgres,
  database: string,
): Promise<SpentAll> {
  const cpu = await Promise.all(hosts.map((host) => host.spent()));
  const name = new URL(database).pathname.slice(1);
  const [row] = await postgres.ask(
    name,
    `SELECT (SELECT sum(next) FROM heads) AS entries, pg_total_relation_size('entries') AS bytes,
       (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits`,
  );
  return {
    nodes: cpu.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    database: cpuOfFamily(postgres.pid),
    commits: Number(row?.['commits']),
    entries: Number(row?.['entries']),
    bytes: Number(row?.['bytes']),
  };
}

/** What a process and its children have spent, as Linux tells it. */
function cpuOfFamily(pid: number): number {
  let ticks = 0;
  for (const one of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // Its own, and of the oldest one also what children spent that have ended.
      const own = Number(fields[11]) + Number(fields[12]);
      if (one === String(pid)) ticks += own + Number(fields[13]) + Number(fields[14]);
      else if (fields[1] === String(pid)) ticks += own;
    } catch {
      // It has just ended.
    }
  }
  return ticks / TICKS_PER_SECOND;
}

export function formatNodes(game: string, figures: readonly NodesFigure[]): string {
  const rows = figures.map((one) =>
    [
      `${one.nodes}${one.isLed ? ', led' : ''}`,
      Math.round(one.movesPerSecond),
      `${one.p50.toFixed(1)} / ${one.p99.toFixed(1)}`,
      Math.round(one.nodeMicroseconds),
      Math.round(one.databaseMicroseconds),
      one.commitsPerMove.toFixed(2),
      Math.round(one.bytesPerMove),
    ].join(' | '),
  );
  return [
    `${game}, ${TABLES} tables of two in all, one move under way at each; all on one machine`,
    '| nodes | moves/s | p50 / p99 ms | CPU µs a move, nodes | PostgreSQL | commits a move | bytes a move |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

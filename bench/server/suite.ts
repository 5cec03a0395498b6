/** `npm run bench -- server`: our server under load, beside a bare fan-out of the same bytes and boardgame.io's server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@sternwarte/games';
import type { Game } from '@sternwarte/engine';
import { createScriptProgress } from '../../cli/progress.ts';
import { installBeside } from '../install-beside.ts';
import { Child, numberIn } from './child.ts';
import { measureOpening, type Opening } from './opening.ts';
import type { Load } from './tally.ts';

const TABLES = 50;
const SEATS = 2;
const SOCKETS = 200;
/** Those who look on, where it is measured what they cost. */
const ONLOOKERS = 10;
/** Many tables that go on calmly: how long does a move take there? */
const CALM_TABLES = 500;
const CALM_MILLISECONDS = 1_000;

interface Speed extends Load {
  readonly movesPerSecond: number;
  /** What the server's process spent on a move, all its threads included. */
  readonly cpuMicroseconds: number;
  /** Moves in flight by moves a second. */
  readonly meanMilliseconds: number;
}

interface Comparison {
  readonly peer: string;
  /** Our moves a second by those of the peer. */
  readonly ratio: number;
  /** The same for each second of CPU time, which a neighbour on the machine disturbs less. */
  readonly cpuRatio: number;
}

interface GameFigures {
  readonly game: string;
  readonly own: Speed;
  readonly bare: Speed;
  /** Sent to each viewer for a move, on average. */
  readonly bytesPerViewer: number;
  readonly comparisons: readonly Comparison[];
  /** The same with ten who look on at each table. */
  readonly watched: Speed;
  readonly watchedBare: Speed;
  /** 500 tables with a move a second each. */
  readonly calm: Speed;
  readonly calmBare: Speed;
  readonly opening: Opening;
  /** Bytes of heap for each socket; a seated one is charged with half of its table. */
  readonly idleSocket: number;
  readonly seatedSocket: number;
}

export interface ServerReport {
  readonly suite: 'server';
  readonly node: string;
  readonly tables: number;
  readonly seats: number;
  readonly games: readonly GameFigures[];
  readonly boardgame: Speed | null;
  /** Why there is none, when there is none. */
  readonly peersMissing: string | null;
}

const known: Readonly<Record<string, Game>> = games;

export async function measureServer(
  gameIds: readonly string[],
  peers: boolean,
): Promise<ServerReport> {
  const progress = createScriptProgress();
  const peersMissing = peers
    ? installBeside('peers', (line) => console.error(line))
    : 'left out by --no-peers';
  const parts = gameIds.length + 1;
  try {
    progress.show(0, 'boardgame.io');
    const boardgame = peersMissing === null ? await measureBoardgame() : null;
    const measured: GameFigures[] = [];
    for (const [n, game] of gameIds.entries()) {
      progress.show((n + 1) / parts, game);
      measured.push(await measureGame(game, boardgame));
    }
    const node = process.versions.node;
    return {
      suite: 'server',
      node,
      tables: TABLES,
      seats: SEATS,
      games: measured,
      boardgame,
      peersMissing,
    };
  } finally {
    progress.done();
  }
}

async function measureBoardgame(): Promise<Speed> {
  const host = new Child('../peers/boardgame-host.ts');
  try {
    const port = await host.hearNumber('port');
    return (await runLoad(host, '../peers/boardgame-load.ts', [port, TABLES])).speed;
  } finally {
    await host.end();
  }
}

async function measureGame(id: string, boardgame: Speed | null): Promise<GameFigures> {
  const game = known[id];
  if (game === undefined) throw new RangeError(`no game ${id}`);
  const ownSpeed = (tables: number, onlookers: number, pause: number) =>
    withOwnServer((host, port) =>
      runLoad(host, 'own-load.ts', [port, id, tables, onlookers, pause]),
    );
  const { speed: own, said } = await ownSpeed(TABLES, 0, 0);
  const bytes = Math.round(numberIn(said, 'bytesPerMove'));
  const bareSpeed = (tables: number, onlookers: number, pause: number) =>
    measureBare(String(said['sizes']), [tables, SEATS + onlookers, bytes, pause]);
  const bare = await bareSpeed(TABLES, 0, 0);
  const { speed: watched } = await ownSpeed(TABLES, ONLOOKERS, 0);
  const watchedBare = await bareSpeed(TABLES, ONLOOKERS, 0);
  const { speed: calm } = await ownSpeed(CALM_TABLES, 0, CALM_MILLISECONDS);
  const calmBare = await bareSpeed(CALM_TABLES, 0, CALM_MILLISECONDS);
  const sockets = await withOwnServer((host, port) => measureSockets(host, port, id));
  return {
    game: id,
    own,
    bare,
    bytesPerViewer: numberIn(said, 'bytesPerViewer'),
    comparisons: [
      compare('bare fan-out', own, bare),
      compare('bare fan-out with ten onlookers', watched, watchedBare),
      ...(boardgame === null ? [] : [compare('boardgame.io 0.50.2, in memory', own, boardgame)]),
    ],
    watched,
    watchedBare,
    calm,
    calmBare,
    opening: await measureOpening(game),
    ...sockets,
  };
}

async function measureBare(sizes: string, load: readonly number[]): Promise<Speed> {
  const host = new Child('bare-host.ts', [sizes]);
  try {
    const port = await host.hearNumber('port');
    return (await runLoad(host, 'bare-load.ts', [port, ...load])).speed;
  } finally {
    await host.end();
  }
}

async function withOwnServer<T>(use: (host: Child, port: number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bench-'));
  const host = new Child('own-host.ts', [join(folder, 'bench.db')]);
  try {
    return await use(host, await host.hearNumber('port'));
  } finally {
    await host.end();
    rmSync(folder, { recursive: true });
  }
}

async function runLoad(
  host: Child,
  script: string,
  args: readonly (string | number)[],
): Promise<{ readonly speed: Speed; readonly said: Readonly<Record<string, unknown>> }> {
  const load = new Child(script, args.map(String));
  try {
    await load.hear();
    const before = await host.spent();
    const said = await load.hear();
    const after = await host.spent();
    const moves = numberIn(said, 'moves');
    const seconds = numberIn(said, 'seconds');
    const inFlight = numberIn(said, 'inFlight');
    const movesPerSecond = moves / seconds;
    const speed = {
      moves,
      seconds,
      inFlight,
      p50: numberIn(said, 'p50'),
      p99: numberIn(said, 'p99'),
      loadMicroseconds: numberIn(said, 'loadMicroseconds'),
      movesPerSecond,
      cpuMicroseconds: ((after.cpuSeconds - before.cpuSeconds) * 1e6) / moves,
      meanMilliseconds: (inFlight / movesPerSecond) * 1000,
    };
    return { speed, said };
  } finally {
    await load.end();
  }
}

async function measureSockets(
  host: Child,
  port: number,
  game: string,
): Promise<{ readonly idleSocket: number; readonly seatedSocket: number }> {
  const sockets = new Child('sockets.ts', [String(port), game, String(SOCKETS)]);
  const bytes: number[] = [];
  try {
    for (let stage = 0; stage < 3; stage++) {
      await sockets.hear();
      bytes.push((await host.spent()).bytes);
      sockets.nod();
    }
  } finally {
    await sockets.end();
  }
  const [empty = 0, idle = 0, seated = 0] = bytes;
  return { idleSocket: (idle - empty) / SOCKETS, seatedSocket: (seated - empty) / SOCKETS };
}

function compare(peer: string, own: Speed, other: Speed): Comparison {
  return {
    peer,
    ratio: own.movesPerSecond / other.movesPerSecond,
    cpuRatio: other.cpuMicroseconds / own.cpuMicroseconds,
  };
}

export function formatServer({ node, games: all, boardgame, peersMissing }: ServerReport): string {
  const lines = [
    `server, Node ${node}, ${TABLES} tables of ${SEATS} seats, one move under way at each`,
  ];
  for (const one of all) {
    const { opening } = one;
    lines.push(
      '',
      one.game,
      formatSpeed('durable moves', one.own),
      formatSpeed('bare fan-out', one.bare),
      formatSpeed('ten onlookers', one.watched),
      formatSpeed('bare', one.watchedBare),
      formatSpeed('500 calm tables', one.calm),
      formatSpeed('bare', one.calmBare),
      ...one.comparisons.map(
        ({ peer, ratio, cpuRatio }) =>
          `  ours : ${peer}  ${ratio.toFixed(2)} : 1 (by CPU time ${cpuRatio.toFixed(2)} : 1)`,
      ),
      `  sent to each viewer for a move  ${one.bytesPerViewer.toFixed(0)} bytes`,
      `  opening ${opening.entries} entries  ${opening.fromSnapshot.toFixed(2)} ms (without snapshot ${opening.fromFirstEntry.toFixed(1)} ms)`,
      `  heap of an idle socket ${kilobytes(one.idleSocket)}, of a seated one ${kilobytes(one.seatedSocket)}`,
    );
  }
  lines.push('', boardgame === null ? '' : formatSpeed('boardgame.io', boardgame));
  if (peersMissing !== null) lines.push(`  boardgame.io was not measured: ${peersMissing}`);
  return `${lines.join('\n')}\n`;
}

function formatSpeed(name: string, speed: Speed): string {
  const { movesPerSecond, cpuMicroseconds, loadMicroseconds, meanMilliseconds } = speed;
  const { p50, p99, inFlight } = speed;
  return `  ${name.padEnd(16)} ${movesPerSecond.toFixed(0).padStart(7)} moves/s, ${cpuMicroseconds.toFixed(0)} µs CPU each (load ${loadMicroseconds.toFixed(0)}), ${tenths(meanMilliseconds)} ms on average (${tenths(inFlight)} under way), p50 ${tenths(p50)}, p99 ${tenths(p99)}`;
}

function tenths(value: number): string {
  return value.toFixed(1);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

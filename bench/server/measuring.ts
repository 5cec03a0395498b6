/** One measurement of a host under load: which processes take part, and what they say. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, numberIn } from './child.ts';
import { COLLECTED } from './host.ts';
import { findMachineNode, type MachineNode } from './machine-node.ts';
import type { PeerWay } from './peer-way.ts';
import { makePlain } from './plain-script.ts';
import type { Load } from './tally.ts';

export interface Speed extends Load {
  readonly movesPerSecond: number;
  /** What the server's process spent on a move, all its threads included. */
  readonly cpuMicroseconds: number;
  /** Moves in flight by moves a second. */
  readonly meanMilliseconds: number;
}

/** What a load says beside its speed. */
type Said = Readonly<Record<string, unknown>>;

interface Run {
  readonly speed: Speed;
  readonly said: Said;
}

const SOCKETS = 200;

/** Its host for another Node than ours: which one, and the script that it can read. */
export interface HostElsewhere {
  readonly node: MachineNode;
  readonly script: string;
}

/** `null` where the machine has no other Node. */
export async function prepareElsewhere(): Promise<HostElsewhere | null> {
  const node = findMachineNode();
  return node === null ? null : { node, script: await makePlain('boardgame-host') };
}

/** With noughts and crosses (`noughts`), or with the rules of one of our games in one way or the other. */
export async function measureBoardgame(
  tables: number,
  game: string,
  way: PeerWay,
  elsewhere: HostElsewhere | null = null,
): Promise<Speed> {
  const script = elsewhere?.script ?? '../peers/boardgame-host.ts';
  const host = new Child(script, [game, way], elsewhere?.node.path);
  try {
    const port = await host.hearNumber('port');
    return (await runLoad(host, '../peers/boardgame-load.ts', [port, tables, game, way])).speed;
  } finally {
    await host.end();
  }
}

/** `way`: by the library that everybody uses, or by our own end of a socket. */
export async function measureBare(
  sizes: string,
  load: readonly number[],
  way: 'ws' | 'own' = 'ws',
): Promise<Speed> {
  const host = new Child('bare-host.ts', [sizes, way]);
  try {
    const port = await host.hearNumber('port');
    return (await runLoad(host, 'bare-load.ts', [port, ...load])).speed;
  } finally {
    await host.end();
  }
}

/** `prepare` fills the database before the server opens it. */
export async function measureOwn(
  game: string,
  load: readonly number[],
  prepare: (file: string) => Promise<void> = async () => undefined,
): Promise<Run> {
  return withOwnServer(
    (host, port) => runLoad(host, 'own-load.ts', [port, game, ...load]),
    prepare,
  );
}

/** Bytes of heap for each socket; a seated one is charged with half of its table. */
export interface SocketBytes {
  readonly idleSocket: number;
  readonly seatedSocket: number;
}

export async function measureSockets(game: string): Promise<SocketBytes> {
  return withOwnServer(async (host, port) => {
    const sockets = new Child('sockets.ts', [String(port), game, String(SOCKETS)]);
    const bytes: number[] = [];
    try {
      for (let stage = 0; stage < 3; stage++) {
        await sockets.hear();
        bytes.push((await host.spent(COLLECTED)).bytes);
        sockets.nod();
      }
    } finally {
      await sockets.end();
    }
    const [empty = 0, idle = 0, seated = 0] = bytes;
    return { idleSocket: (idle - empty) / SOCKETS, seatedSocket: (seated - empty) / SOCKETS };
  });
}

async function withOwnServer<T>(
  use: (host: Child, port: number) => Promise<T>,
  prepare: (file: string) => Promise<void> = async () => undefined,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-bench-'));
  try {
    const file = join(folder, 'bench.db');
    await prepare(file);
    const host = new Child('own-host.ts', [file]);
    try {
      return await use(host, await host.hearNumber('port'));
    } finally {
      await host.end();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runLoad(
  host: Child,
  script: string,
  args: readonly (string | number)[],
): Promise<Run> {
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

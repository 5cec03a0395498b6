/** A server of its own for a test: a real file, real sockets, no limits that a test would meet by accident. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_LIMITS, openServer, type Settings, type SternwarteServer } from '../index.ts';
import type { Post } from '../push/pushes.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const MANY = { count: 1_000_000, seconds: 1 };

export const GENEROUS: Settings['limits'] = {
  ...DEFAULT_LIMITS,
  requests: MANY,
  newPeople: MANY,
  newTables: MANY,
  sockets: MANY,
  personRequests: MANY,
  personTables: MANY,
  personSockets: MANY,
  playerMessages: MANY,
  watcherMessages: MANY,
};

export interface TestServer {
  readonly address: string;
  /** The database. */
  readonly file: string;
  /** Ends it, and begins again with the same file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestServer(
  change: Partial<Settings> = {},
  wrap: (store: Store) => Store = (store) => store,
  now: () => number = Date.now,
  post?: Post,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-server-'));
  const settings: Settings = {
    file: join(folder, 'test.db'),
    behindProxy: false,
    botWorkers: 1,
    log: null,
    limits: GENEROUS,
    ...change,
  };
  let server: SternwarteServer;
  let port = 0;
  const open = async (): Promise<void> => {
    const isAlone = (settings.cluster ?? null) === null;
    server = await openServer(settings, null, {
      ...(isAlone && { store: wrap(openSqlite(settings.file)) }),
      now,
      pause: async () => undefined,
      post,
    });
    await new Promise<void>((resolve) => server.server.listen(port, '127.0.0.1', resolve));
    const address = server.server.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    // A node may be asked as soon as the others know of it.
    if (!isAlone) await ready(port);
  };
  await open();
  return {
    file: settings.file,
    get address() {
      return `http://127.0.0.1:${port}/`;
    },
    async restart() {
      await server.close();
      await open();
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function ready(port: number): Promise<void> {
  const question = { headers: { connection: 'close' } };
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`, question)).ok) await setTimeout(10);
}

/**
 * Sternwarte online: people, tables and matches behind one port.
 *
 *     const server = await openServer({ file: 'sternwarte.db', … }, serveFile);
 *     const address = await server.listen(port, host);
 *     await server.close();
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pauseFor } from 'node:timers/promises';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { addRoutes } from './http.ts';
import { Challenges } from './identity/challenges.ts';
import { Passkeys } from './identity/passkeys.ts';
import { readSealKey } from './identity/seal-key.ts';
import { addOperation } from './operation.ts';
import { Proxies } from './proxies.ts';
import { Pushes, type Post } from './push/pushes.ts';
import { readPushKey } from './push/vapid.ts';
import { letGo } from './retention.ts';
import {
  DEFAULT_LIMITS,
  readEnvironment,
  type ClusterSettings,
  type Settings,
} from './settings.ts';
import { Sockets } from './socket.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { WriteWatch } from './store/write-watch.ts';
import { BotPool } from './tables/bot-pool.ts';
import { Presence } from './tables/presence.ts';
import { Tables } from './tables/tables.ts';

export { DEFAULT_LIMITS, readEnvironment, type ClusterSettings, type Settings };

export interface SternwarteServer {
  /** Not listening yet. */
  readonly server: Server;
  /** Tells clients to come back, stores what is under way, and ends. */
  close(): Promise<void>;
}

/** Answers everything that is not the server's own: the app, as a rule. */
export type Otherwise = (request: IncomingMessage, response: ServerResponse) => void;

const SWEEP_MILLISECONDS = 10_000;
const RETENTION_MILLISECONDS = 600_000;
/** No address is longer: Node reads no more bytes than that before the body. */
const MAX_HEADERS = 16_384;
const UNREADABLE_PATH = '/api/unreadable';
/**
 * Who has not asked for anything by then, as whoever says no hello, is answered 408; so is whoever has not sent all of it. The longest
 * record that may be brought passes in two minutes at 270 kbit/s, a slow phone line, and the matches of `golden/` at 6 kbit/s.
 */
const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_500,
};
const OWN_PATHS = /^\/(?:api\/|healthz$|readyz$|metrics$|\.well-known\/sternwarte-key$)/;

/** For how long whoever sends a request is waited for, milliseconds. */
interface Patience {
  /** Until he has said what he asks for. */
  readonly headersTimeout: number;
  /** Until all of it is there. */
  readonly requestTimeout: number;
  /** How often that is looked at. */
  readonly connectionsCheckingInterval: number;
}

/** What a server stands on. */
interface Ground {
  readonly store: Store;
  /** The clock of the tables, where it is not that of PostgreSQL. */
  now(this: void): number;
  /** How bots wait until they answer. */
  pause(this: void, milliseconds: number): Promise<void>;
  /** How push services are reached. */
  readonly post: Post | undefined;
  readonly patience: Patience;
}

export async function openServer(
  settings: Settings,
  otherwise: Otherwise | null = null,
  ground: Partial<Ground> = {},
): Promise<SternwarteServer> {
  const { limits, cluster = null } = settings;
  // What only many nodes need is read only then.
  const joined = cluster === null ? null : await (await import('./nodes/joining.ts')).join(cluster);
  const node = joined?.node ?? null;
  const writes = new WriteWatch(stopwatch);
  // Whether PostgreSQL takes what a node writes, the node itself knows best.
  const store = joined?.store ?? writes.over(ground.store ?? openSqlite(settings.file));
  const now = node?.clock.now ?? ground.now ?? Date.now;
  const bots = new BotPool(settings.botWorkers);
  const proxies = new Proxies(settings.behindProxy);
  const { senderOf } = proxies;
  const app = createApp(settings, proxies, otherwise, ground.patience ?? PATIENCE);
  const report = (what: string, error: unknown): void => app.log.error({ err: error }, what);
  const { pushContact = null } = settings;
  const pushes =
    pushContact === null
      ? null
      : new Pushes(store, await readPushKey(store), pushContact, Date.now, ground.post);
  const wake = (person: string, table: string): void => {
    pushes?.wake(person, table).catch((error: unknown) => report('a browser was not woken', error));
  };
  const { pause = unheldPause } = ground;
  const tables = new Tables({ store, bots, now, pause, startedAt: now(), report, wake }, node);
  const sockets = new Sockets({
    store,
    tables,
    limits,
    node,
    now: stopwatch,
    report,
    senderOf,
  });
  const dismiss = async (person: string, device: string | null): Promise<void> => {
    sockets.dismiss(person, device);
    await node?.post('dismissed', person, device);
  };
  addOperation(app, { store, writes, tables, sockets, node });
  const sealKey = await readSealKey(store);
  const passkeys = new Passkeys(store, await Challenges.open(store, now), now);
  await app.register(async (api) => {
    addRoutes(api, {
      store,
      tables,
      limits,
      sealKey,
      passkeys,
      pushes,
      node,
      now,
      dismiss,
      senderOf,
    });
    joined?.addInside(api, tables);
  });
  await app.ready();
  await joined?.warmUp(bots, report);
  app.server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    void sockets.upgrade(request, socket, head);
  });
  const presence = joined === null ? await Presence.begin({ store, now, report }) : null;
  if (joined === null) {
    tables.resume().catch((error: unknown) => report('tables could not be resumed', error));
  } else {
    app.server.once('listening', () => void joined.begin(app.server, tables, sockets, report));
  }
  const sweeping = setInterval(() => {
    tables.sweep().catch((error: unknown) => report('tables could not be let go', error));
  }, SWEEP_MILLISECONDS).unref();

  const { retention } = settings;
  let isClosing = false;
  const isInUse = (table: string): boolean => tables.isInUse(table);
  const isEnding = (): boolean => isClosing;
  const letting = setInterval(() => {
    if (retention === undefined) return;
    letGo({ store, isInUse, isEnding }, retention, now()).catch((error: unknown) =>
      report('what is old could not be let go of', error),
    );
  }, RETENTION_MILLISECONDS).unref();

  return {
    server: app.server,
    async close() {
      isClosing = true;
      clearInterval(sweeping);
      clearInterval(letting);
      const closed = new Promise((resolve) => app.server.close(resolve));
      await sockets.close();
      app.server.closeAllConnections();
      await closed;
      await tables.close();
      await presence?.end();
      await node?.close();
      await bots.close();
      await app.close();
      await store.close();
    },
  };
}

function createApp(
  { log }: Settings,
  proxies: Proxies,
  otherwise: Otherwise | null,
  patience: Patience,
): FastifyInstance {
  return fastify({
    bodyLimit: 65_536,
    // What is too long to be a name, or cannot be read, is answered like everything else that is not there.
    routerOptions: { maxParamLength: MAX_HEADERS },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE_PATH),
    // Only for whether somebody came by TLS; whom limits count for says `senderOf`.
    trustProxy: proxies.believes,
    // Addresses, cookies and bodies may hold what nobody else is to know.
    logger: log !== null && {
      level: 'info',
      redact: ['req.headers', 'req.remoteAddress'],
      stream: log,
    },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) =>
      createServer({ ...patience }, (request, response) => {
        if (otherwise === null || OWN_PATHS.test(request.url?.split('?', 1)[0] ?? '')) {
          handler(request, response);
        } else otherwise(request, response);
      }),
  });
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Only how long something takes: the clock of the machine may be set meanwhile. */
function stopwatch(): number {
  return performance.now();
}

/** Nobody waits for it who wants to end. */
function unheldPause(milliseconds: number): Promise<void> {
  return pauseFor(milliseconds, undefined, { ref: false });
}

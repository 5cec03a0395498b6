/** For whoever runs the server: is it alive, is it ready, how is it doing. */

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Node } from './nodes/node.ts';
import type { Sockets } from './socket.ts';
import type { Store } from './store/store.ts';
import type { WriteWatch } from './store/write-watch.ts';
import type { Tables } from './tables/tables.ts';

interface Parts {
  readonly store: Store;
  /** Watches a store that this server has alone. */
  readonly writes: WriteWatch;
  readonly tables: Tables;
  readonly sockets: Sockets;
  /** Where there are several nodes: whether the others know of this one, and whether the last thing it wrote was refused. */
  readonly node: Pick<Node, 'isKnown' | 'isRefused'> | null;
}

export function addOperation(app: FastifyInstance, parts: Parts): void {
  const { tables, sockets } = parts;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  gauge('sternwarte_tables', 'Tables in memory', () => tables.size);
  gauge('sternwarte_sockets', 'Open sockets', () => sockets.size);

  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const why = await hindrance(parts);
    if (why === null) return reply.send({ ready: true });
    return reply.status(503).send({ ready: false, why });
  });
  app.get('/metrics', async (_request, reply) => {
    void reply.type(register.contentType);
    return register.metrics();
  });
}

/** Why nobody should be sent here, in a few words: without anything that only the host may know. */
async function hindrance({ store, writes, node }: Parts): Promise<string | null> {
  if (node?.isKnown === false) return 'other nodes do not know of this one';
  if (!(await answers(store))) return 'the store does not answer';
  // A node writes twice a second that it is alive, and so it knows without being asked to try.
  const isRefusing = node === null ? await writes.isRefusing() : node.isRefused;
  return isRefusing ? 'the store refuses writes' : null;
}

async function answers(store: Store): Promise<boolean> {
  try {
    await store.listOpen(1);
    return true;
  } catch {
    return false;
  }
}

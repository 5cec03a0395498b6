/** For whoever runs the server: is it alive, is it ready, how is it doing. */

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Sockets } from './socket.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly sockets: Sockets;
  /** Where there are several nodes: whether the others know of this one. */
  readonly node: { readonly isKnown: boolean } | null;
}

export function addOperation(app: FastifyInstance, { store, tables, sockets, node }: Parts): void {
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
    const isReady = node?.isKnown !== false && (await answers(store));
    return reply.status(isReady ? 200 : 503).send({ ready: isReady });
  });
  app.get('/metrics', async (_request, reply) => {
    void reply.type(register.contentType);
    return register.metrics();
  });
}

async function answers(store: Store): Promise<boolean> {
  try {
    await store.listOpen(1);
    return true;
  } catch {
    return false;
  }
}

/** How a server becomes one of several nodes. */

import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { refused } from '../http/refused.ts';
import type { ClusterSettings } from '../settings.ts';
import type { Sockets } from '../socket.ts';
import { openPostgres, type PostgresStore } from '../store/postgres.ts';
import { KNOWN_RULES } from '../tables/known-rules.ts';
import type { Thinkers } from '../tables/bot-pool.ts';
import type { Tables } from '../tables/tables.ts';
import { isFromNode } from './forwarding.ts';
import { FORGET_PATH, Node } from './node.ts';
import { warmUp } from './warming.ts';

type Report = (what: string, error: unknown) => void;

interface Joined {
  readonly node: Node;
  readonly store: PostgresStore;
  /** What other nodes may ask of this one, beside what everybody may. */
  addInside(app: FastifyInstance, tables: Tables): void;
  /** Before it listens. Never fails: what could not be done now is done when it is needed. */
  warmUp(bots: Thinkers, report: Report): Promise<void>;
  /** When it listens. */
  begin(server: Server, tables: Tables, sockets: Sockets, report: Report): Promise<void>;
}

export async function join(cluster: ClusterSettings): Promise<Joined> {
  const store = await openPostgres(cluster.database);
  const { redis, leaseSeconds } = cluster;
  const node = await Node.open({ store, redis, leaseSeconds, rules: KNOWN_RULES });
  return {
    node,
    store,
    addInside(app, tables) {
      app.route({
        method: 'POST',
        url: FORGET_PATH,
        async handler(request) {
          if (!isFromNode(request.headers, node.secret)) throw refused('noSuchPath');
          const { table, person } = request.body as Readonly<Record<string, unknown>>;
          await tables.forgetHere(String(table), String(person));
          return {};
        },
      });
    },
    async warmUp(bots, report) {
      if (cluster.isCold === true) return;
      // One after the other: whoever plays has no ear for the database.
      for (const warm of [() => node.warmUp(), () => store.warmUp(), () => warmUp(bots)]) {
        await warm().catch((error: unknown) => report('it opens without having tried all', error));
      }
    },
    begin: (server, tables, sockets, report) =>
      node.start(cluster.address ?? ownAddress(server), {
        lose: (table, epoch) => tables.lose(table, epoch),
        adopt: (table) => tables.adopt(table),
        renamed: (person, name) => tables.renameHere(person, name),
        dismissed: (person, device) => {
          sockets.dismiss(person, device);
          // Whoever has no device left is being forgotten, and may have sat down at a table that this node runs.
          if (device === null) void tables.forgetPresent(person);
        },
        stranded: () => sockets.sendElsewhere(),
        report,
      }),
  };
}

function ownAddress(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen yet');
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = isEverywhere ? outerAddress() : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`;
}

function outerAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const outer = all.find(({ internal, family }) => !internal && family === 'IPv4');
  return outer?.address ?? '127.0.0.1';
}

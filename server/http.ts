/** The server over HTTP: reads what `protocol/api.ts` describes, and answers it. `docs/protocol.md` has it in words. */

import { API, refuseOnline, type ApiName } from '@sternwarte/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Desk, idOf, Written, type Call, type Handlers, type HttpParts } from './http/handler.ts';
import { makeOpenApi } from './http/openapi.ts';
import { peopleHandlers } from './http/people.ts';
import { profileHandlers } from './http/profile.ts';
import { Refused, refused } from './http/refused.ts';
import { tableHandlers } from './http/tables.ts';
import { isOwnSite } from './identity/credentials.ts';
import { Elsewhere } from './nodes/elsewhere.ts';
import { forward, isFromNode, MISDIRECTED } from './nodes/forwarding.ts';
import { lead, NotNow } from './nodes/leading.ts';
import type { Line } from './nodes/node.ts';
import { RateLimit } from './rate.ts';

/** A record may hold more than anything else that is sent. */
const RECORD_BYTES = 4_000_000;
const MAX_COMMITMENTS = 100;
/** After so long, whoever could not be served is to ask again. */
const AGAIN_SECONDS = 1;

export function addRoutes(app: FastifyInstance, parts: HttpParts): void {
  const requests = new RateLimit(parts.limits.requests, parts.now);
  const desk = new Desk(parts);
  const description = makeOpenApi();
  const handlers: Handlers = {
    ...peopleHandlers(desk),
    ...profileHandlers(desk),
    ...tableHandlers(desk),
    commitments: async ({ request }) => ({
      commitments: [...(await desk.store.readCommitments(numberOf(request), MAX_COMMITMENTS))],
    }),
    sealKey: async () => ({ key: desk.sealKey.publicKey }),
    description: async () => description,
  };

  // JSON alone, which no form of another site can send.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    // Another node has asked all this already.
    if (isFromNode(request.headers, parts.node?.secret ?? null)) return;
    if (!requests.allows(parts.senderOf(request.raw))) throw refused('tooOften');
    if (request.method !== 'GET' && !isOwnSite(request.headers)) throw refused('crossSite');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) return reply.status(error.status).send({ why: error.refusal });
    if (error instanceof Elsewhere) return reply.status(MISDIRECTED).send({});
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    // What was only read, or has surely not happened, may be asked again.
    const isHarmless = error instanceof NotNow || (status === 503 && request.method === 'GET');
    if (isHarmless) {
      void reply.header('retry-after', AGAIN_SECONDS);
      return reply.status(status).send({ why: refuseOnline('notNow', {}) });
    }
    const why = status >= 500 ? refuseOnline('notStored', {}) : refuseOnline('badMessage', {});
    return reply.status(status).send({ why });
  });

  // With the limits and headers of all that is asked here.
  app.setNotFoundHandler(async () => {
    throw refused('noSuchPath');
  });

  for (const name of Object.keys(API)) {
    addRoute(app, name as ApiName, handlers, parts.node);
  }
}

function addRoute(
  app: FastifyInstance,
  name: ApiName,
  handlers: Handlers,
  node: HttpParts['node'],
): void {
  const { method, path: url, body: schema } = API[name];
  const handle: (call: Call<never>) => Promise<unknown> = handlers[name];
  app.route({
    method,
    url,
    ...(name === 'bringMatch' && { bodyLimit: RECORD_BYTES }),
    async handler(request, reply) {
      // Read by the very schema that says what the handler gets.
      const body = (schema === null ? null : read(schema, request.body ?? {})) as never;
      const here = async (): Promise<unknown> => {
        const answer = await handle({ body, request, reply });
        if (!(answer instanceof Written)) return answer;
        void reply.type('application/json');
        return answer.text;
      };
      // Nothing is passed on twice: then who runs the table has just changed.
      if (node === null || isFromNode(request.headers, node.secret)) return here();
      const { secret } = node;
      const table = 'id' in Object(request.params) ? idOf(request) : '';
      const hang = (line: Line): (() => void) => node.hang(line);
      return lead({
        here,
        there: (address) => forward(request, reply, { address, secret, table, hang }),
      });
    },
  });
}

function read(schema: v.GenericSchema, body: unknown): unknown {
  const reading = v.safeParse(schema, body);
  if (!reading.success) throw refused('badMessage');
  return reading.output;
}

function numberOf(request: FastifyRequest): number {
  const text = idOf(request);
  // After what is no number there is nothing.
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
}

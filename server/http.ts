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
import { forward, isFromNode } from './nodes/forwarding.ts';
import { RateLimit } from './rate.ts';

/** A record may hold more than anything else that is sent. */
const RECORD_BYTES = 4_000_000;
const MAX_COMMITMENTS = 100;

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
    if (isFromNode(request.headers, parts.nodeSecret)) return;
    if (!requests.allows(request.ip)) throw refused('tooOften');
    if (request.method !== 'GET' && !isOwnSite(request.headers)) throw refused('crossSite');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) return reply.status(error.status).send({ why: error.refusal });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const why = status >= 500 ? refuseOnline('notStored', {}) : refuseOnline('badMessage', {});
    return reply.status(status).send({ why });
  });

  for (const name of Object.keys(API)) {
    addRoute(app, name as ApiName, handlers, parts.nodeSecret);
  }
}

function addRoute(
  app: FastifyInstance,
  name: ApiName,
  handlers: Handlers,
  nodeSecret: string | null,
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
      let answer: unknown;
      try {
        answer = await handle({ body, request, reply });
      } catch (error) {
        // Nothing is passed on twice: then who runs the table has just changed.
        const isFirst = !isFromNode(request.headers, nodeSecret);
        if (!(error instanceof Elsewhere) || nodeSecret === null || !isFirst) throw error;
        return forward(request, reply, error.address, nodeSecret);
      }
      if (!(answer instanceof Written)) return answer;
      void reply.type('application/json');
      return answer.text;
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

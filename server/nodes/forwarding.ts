/** Requests that are passed on to the node that runs their table, and how nodes know each other. */

import { timingSafeEqual } from 'node:crypto';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Carries the secret of the nodes. */
export const NODE_HEADER = 'x-sternwarte-node';
/** On behalf of whom: his id, name and kind. */
export const PERSON_HEADER = 'x-sternwarte-person';

/** What another node has to know of a request. */
const PASSED_ON = ['authorization', 'cookie', 'content-type', 'host', 'origin', 'sec-fetch-site'];
const PATIENCE_MILLISECONDS = 5_000;

const agent = new Agent({ keepAlive: true, timeout: 30_000 });

export function isFromNode(headers: IncomingHttpHeaders, secret: string | null): boolean {
  const shown = headers[NODE_HEADER];
  if (secret === null || typeof shown !== 'string') return false;
  const [a, b] = [Buffer.from(shown), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Asks another node; rejected when it does not answer in time. */
export async function askNode(
  address: string,
  secret: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const written = body === undefined || body === null ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const question = ask(
      new URL(path, address),
      {
        method,
        agent,
        timeout: PATIENCE_MILLISECONDS,
        headers: {
          ...headers,
          [NODE_HEADER]: secret,
          ...(written !== '' && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(written),
          }),
        },
      },
      (response) => {
        const { statusCode: status = 502, headers: answered } = response;
        const type = answered['content-type'] ?? 'application/json';
        text(response).then((read) => resolve({ status, type, body: read }), reject);
      },
    );
    question.on('timeout', () => question.destroy(new Error('the other node does not answer')));
    question.on('error', reject);
    question.end(written);
  });
}

export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  secret: string,
): Promise<string> {
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const { method, url, body } = request;
  const answer = await askNode(address, secret, method, url, body, headers);
  void reply.status(answer.status).type(answer.type);
  return answer.body;
}

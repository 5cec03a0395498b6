/** Requests that are passed on to the node that runs their table, and how nodes know each other. */

import { timingSafeEqual } from 'node:crypto';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Line } from './node.ts';

/** Carries the secret of the nodes. */
export const NODE_HEADER = 'x-sternwarte-node';
/** On behalf of whom: his id, name and kind. */
export const PERSON_HEADER = 'x-sternwarte-person';

/** What another node has to know of a request. */
const PASSED_ON = ['authorization', 'cookie', 'content-type', 'host', 'origin', 'sec-fetch-site'];
const PATIENCE_MILLISECONDS = 5_000;
/** https://www.rfc-editor.org/rfc/rfc9110#name-421-misdirected-request: this node does not run that table. */
export const MISDIRECTED = 421;

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
  /** In how many seconds it may be asked again. */
  readonly again: string | undefined;
}

interface Question {
  readonly address: string;
  readonly secret: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** It is alive and says nothing: what was asked of it may happen yet. */
export class Unanswered extends Error {
  readonly statusCode = 503;

  constructor() {
    super('the other node does not answer');
  }
}

/** Asks another node; rejected when it does not answer in time. */
export async function askNode(question: Question): Promise<Answer> {
  const { address, secret, method, path, body, headers = {}, signal } = question;
  const written = body === undefined || body === null ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = ask(
      new URL(path, address),
      {
        method,
        agent,
        ...(signal !== undefined && { signal }),
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
        const again = answered['retry-after'];
        text(response).then((read) => resolve({ status, type, body: read, again }), reject);
      },
    );
    asked.on('timeout', () => asked.destroy(new Unanswered()));
    asked.on('error', reject);
    asked.end(written);
  });
}

interface Way {
  readonly address: string;
  readonly secret: string;
  readonly table: string;
  /** Lets it be cut when that node is not alive any more, or another one runs the table. */
  hang(this: void, line: Line): () => void;
}

/** `null` when that node is gone, or does not run the table any more. What it was doing is then refused to it. */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, secret, table, hang }: Way,
): Promise<string | null> {
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const { method, url: path, body } = request;
  const cutting = new AbortController();
  const { signal } = cutting;
  const letGo = hang({ address, table, cut: () => cutting.abort() });
  try {
    const answer = await askNode({ address, secret, method, path, body, headers, signal });
    if (answer.status === MISDIRECTED) return null;
    void reply.status(answer.status).type(answer.type);
    if (answer.again !== undefined) void reply.header('retry-after', answer.again);
    return answer.body;
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    return null;
  } finally {
    letGo();
  }
}

/** Messages and requests that nobody in his right mind sends, against a live server. */

import { createRandom, pick, type Game, type Random } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { MESSAGE_MAX_BYTES, PROTOCOL_VERSION } from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import { Visitor, type Onlooker } from './client.ts';
import { seatPeople } from './seating.ts';

export interface FloodReport {
  readonly sent: number;
  /** How sockets ended, and what requests were answered with: code by count. */
  readonly closings: ReadonlyMap<number, number>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly string[];
}

const BATCH = 25;
const AT_ONCE = 8;
const JUNK: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  '\u0000',
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: 1 },
  'ü'.repeat(2_000),
  true,
];

/** Ways to spoil a message; the last ones are well-formed and only forged. */
function makeJunk(random: Random, table: string): string | Buffer {
  const forged = pick(
    [
      { type: 'hello', version: PROTOCOL_VERSION, table, seq: random.below(1e9) },
      { type: 'hello', version: random.below(5), table: 'nowhere', link: 'x'.repeat(24) },
      { type: 'move', id: 'm', atSeq: random.below(50), move: { type: pick(WORDS, random) } },
      { type: 'undo', id: 'u', atSeq: random.below(50), to: random.below(40) - 1 },
      { type: 'promise', promise: 'f'.repeat(64) },
      { type: 'nonce', nonce: 'f'.repeat(32) },
      { type: 'check', seq: random.below(9), hash: '0123456789abcdef' },
      { type: 'chat', id: 'c', text: 'x'.repeat(random.below(1_200)) },
    ] as const,
    random,
  );
  const text = JSON.stringify(forged);
  switch (random.below(8)) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
    case 1:
      return 'x'.repeat(MESSAGE_MAX_BYTES * 2 * random.below(2) + random.below(100));
    case 2:
      return text.slice(0, random.below(text.length));
    case 3:
      return '['.repeat(MESSAGE_MAX_BYTES - 1);
    case 4:
    case 5: {
      const key = pick(Object.keys(forged), random);
      return JSON.stringify({ ...forged, [key]: pick(JUNK, random) });
    }
    case 6:
      return JSON.stringify({ ...forged, [pick(WORDS, random)]: pick(JUNK, random) });
    default:
      return text;
  }
}

const WORDS = ['endTurn', 'resign', 'start', '__proto__', 'constructor', 'type', 'toString'];
const PATHS = ['me', 'tables', 'links', 'tables/T', 'tables/T/sit', 'tables/T/start', 'tables/%00'];

export async function flood(address: string, count: number, seed: string): Promise<FloodReport> {
  const game: Game = games.starfarers;
  const { people, table } = await seatPeople(address, game);
  await people[0]?.post(`/api/tables/${table}/start`);
  const watched = people.map((person) => person.look(table));
  for (const one of watched) await one.hear('welcome', ({ view }) => view !== undefined);
  const strangers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_unused, n) => Visitor.arrive(address, `Stranger ${n}`)),
  );
  // Half of them may look on.
  const link = await people[0]?.linkOf(table);
  for (const [n, stranger] of strangers.entries()) {
    if (n % 2 === 0) await stranger.post('/api/links', { link });
  }
  const before = watched.map(({ seq }) => seq);
  const closings = new Map<number, number>();
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let sent = 0;
  await Promise.all(
    strangers.map(async (stranger, n) => {
      const random = createRandom(`${seed} ${n}`);
      while (sent < count) {
        sent += BATCH;
        const code = await assail(stranger, random, table);
        closings.set(code, (closings.get(code) ?? 0) + 1);
        const status = await request(stranger, random, table);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  // Nobody who does not sit there has changed anything.
  for (const [seat, one] of watched.entries()) {
    if (one.closed !== null) faults.push(`seat ${seat} was closed: ${one.closed}`);
    if (one.seq !== before[seat]) faults.push(`a stranger has moved for seat ${seat}`);
  }
  if (!(await answers(watched[0]))) faults.push('the table does not answer');
  for (const path of ['healthz', 'readyz', 'metrics']) {
    const { ok } = await fetch(new URL(path, address));
    if (!ok) faults.push(`${path} is not well`);
  }
  for (const one of watched) one.drop();
  return { sent, closings, statuses, faults };
}

async function answers(onlooker: Onlooker | undefined): Promise<boolean> {
  onlooker?.say({ type: 'ping' });
  return (await onlooker?.hear('pong')) !== undefined;
}

/** One socket, a batch of junk; answers how it ended. */
function assail(visitor: Visitor, random: Random, table: string): Promise<number> {
  const url = new URL('/api/socket', visitor.address);
  url.protocol = 'ws:';
  const headers = { authorization: `Bearer ${visitor.token}` };
  const socket = new WebSocket(url, { headers });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', (code) => resolve(code));
    socket.on('open', () => {
      if (random.below(2) === 0) {
        socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table }));
      }
      for (let n = 0; n < BATCH; n++) socket.send(makeJunk(random, table));
      socket.close(1000);
    });
  });
}

async function request(visitor: Visitor, random: Random, table: string): Promise<number> {
  const path = `/api/${pick(PATHS, random).replace('T', random.below(2) === 0 ? table : 'x')}`;
  const body = pick(['', '{', '[]', 'null', '{"seat":99}', '{"name":{}}', '{"link":1}'], random);
  const response = await fetch(new URL(path, visitor.address), {
    method: pick(['POST', 'POST', 'PUT', 'DELETE', 'GET'], random),
    headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json' },
    ...(random.below(2) === 0 && { method: 'POST', body }),
  });
  await response.text();
  return response.status;
}

/** Our end of a socket, beside that of `ws`: whatever comes, both hear the same and answer the same. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { makeClientFrame, type ClientFrame } from '../testing/client-frames.ts';
import { OPCODE } from './frame.ts';
import { agree } from './handshake.ts';
import { ServerSocket } from './server-socket.ts';

const MAX_BYTES = 300;
const HEAD_END = '\r\n\r\n';

/** What has been heard at an end, in order. */
type Listen = (request: IncomingMessage, wire: Duplex, head: Buffer, heard: string[]) => void;

const listenOwn: Listen = (request, wire, head, heard) => {
  wire.write(agree(request) ?? '');
  const ear = {
    hear: (text: string | null) => void heard.push(text ?? 'binary'),
    notice: () => undefined,
    lives: () => undefined,
    ended: () => void heard.push('ended'),
  };
  return new ServerSocket(wire, head, ear, MAX_BYTES);
};

const sockets = new WebSocketServer({
  noServer: true,
  maxPayload: MAX_BYTES,
  perMessageDeflate: false,
});
const listenPeer: Listen = (request, wire, head, heard) => {
  sockets.handleUpgrade(request, wire, head, (socket) => {
    socket.on('message', (data: Buffer, isBinary) => {
      heard.push(isBinary ? 'binary' : data.toString());
    });
    socket.on('error', () => undefined);
    socket.on('close', () => heard.push('ended'));
  });
};

const ends: { readonly listen: Listen; readonly server: Server; readonly heard: string[][] }[] = [
  listenOwn,
  listenPeer,
].map((listen) => ({ listen, server: createServer(), heard: [] }));

beforeAll(async () => {
  for (const { listen, server, heard } of ends) {
    server.on('upgrade', (request, wire, head: Buffer) => {
      const own: string[] = [];
      heard.push(own);
      listen(request, wire, head, own);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
});
afterAll(() => {
  for (const { server } of ends) server.close();
});

interface Course {
  readonly heard: readonly string[];
  /** Frames that were answered, behind the handshake. */
  readonly answered: readonly string[];
}

/** Pongs as they are; of a hanging up the code alone, since ws repeats the reason as well. */
function framesOf(bytes: Buffer): readonly string[] {
  const frames: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 2 + (bytes[at + 1] ?? 0);
    const isClose = bytes[at] === 0x88;
    const payload = bytes.subarray(at + 2, isClose ? Math.min(at + 4, end) : end);
    frames.push(`${isClose ? 'close' : bytes[at]} ${payload.toString('hex')}`);
    at = end;
  }
  return frames;
}

/** Sends bytes, and hangs up without a word when all of it was read. */
async function send({ server, heard }: (typeof ends)[number], bytes: Buffer): Promise<Course> {
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const wire = connect(port, '127.0.0.1');
  const answers: Buffer[] = [];
  wire.on('data', (piece: Buffer) => answers.push(piece));
  const key = Buffer.alloc(16).toString('base64');
  wire.write(
    `GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}${HEAD_END}`,
  );
  wire.end(bytes);
  await once(wire, 'close');
  const all = Buffer.concat(answers);
  const answered = framesOf(all.subarray(all.indexOf(HEAD_END) + HEAD_END.length));
  const last = heard.at(-1) ?? [];
  await expect.poll(() => last.at(-1)).toBe('ended');
  return { heard: last, answered };
}

const payload = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }).map((text) => Buffer.from(text)) },
  fc.uint8Array({ maxLength: 140 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 0, max: MAX_BYTES + 20 }).map((length) => Buffer.alloc(length, 'x')),
  fc
    .tuple(fc.constantFrom(1000, 1001, 1005, 1006, 1008, 1015, 2999, 3000, 4999, 5000), fc.string())
    .map(([code, why]) => Buffer.concat([Buffer.from([code >> 8, code & 255]), Buffer.from(why)])),
);
const { more, text, binary, close, ping, pong } = OPCODE;
const frame: fc.Arbitrary<ClientFrame> = fc.record({
  opcode: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(text, text, text, more, binary, ping, pong) },
    fc.constant(close),
    { weight: 1, arbitrary: fc.nat(15) },
  ),
  payload,
  isFinal: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  isMasked: fc.oneof({ weight: 30, arbitrary: fc.constant(true) }, fc.boolean()),
  reserved: fc.oneof({ weight: 30, arbitrary: fc.constant(0) }, fc.nat(7)),
});

test('sound and unsound frames are heard and answered as ws does it', async () => {
  const [own, peer] = ends;
  if (own === undefined || peer === undefined) throw new Error('there are two ends');
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame, { minLength: 1, maxLength: 8 }),
      fc.nat(20),
      async (frames, missing) => {
        const all = Buffer.concat(frames.map(makeClientFrame));
        // Some never come to their end.
        const bytes = all.subarray(0, all.length - (missing > 10 ? missing : 0));
        expect(await send(own, bytes)).toEqual(await send(peer, bytes));
      },
    ),
    { numRuns: 400 },
  );
});

/** A wire that nobody is at the other end of. */
function lay(hear: (text: string | null, socket: ServerSocket) => void = () => undefined) {
  const told: string[] = [];
  const wire = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() });
  const socket: ServerSocket = new ServerSocket(
    wire,
    Buffer.alloc(0),
    {
      hear(heard) {
        told.push(`heard ${heard}`);
        hear(heard, socket);
      },
      notice: () => void told.push('noticed'),
      lives: () => void told.push('lives'),
      ended: () => void told.push('ended'),
    },
    MAX_BYTES,
  );
  return { wire, socket, told };
}
const say = (words: string): Buffer =>
  makeClientFrame({ opcode: text, payload: Buffer.from(words) });

describe('by itself', () => {
  test('nothing is heard after it has hung up, also of what came at once', async () => {
    const { wire, told } = lay((_heard, socket) => socket.close(1008));
    wire.push(Buffer.concat([say('1'), say('2')]));
    wire.push(say('3'));
    await setImmediate();
    expect(told).toEqual(['heard 1']);
    wire.destroy();
  });

  test('an answer to a ping of ours is a sign of life, and counts', async () => {
    const { wire, told } = lay();
    wire.push(makeClientFrame({ opcode: pong, payload: Buffer.alloc(0) }));
    await setImmediate();
    expect(told).toEqual(['noticed', 'lives']);
    wire.destroy();
  });

  test('who hangs up with a word and then lets the wire go is hung up on once', async () => {
    const { wire, told } = lay();
    const end = vi.spyOn(wire, 'end');
    wire.push(makeClientFrame({ opcode: OPCODE.close, payload: Buffer.alloc(0) }));
    wire.push(null);
    await once(wire, 'close');
    expect(end).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['ended']);
  });

  test('who does not hang up when he is hung up on is cut off after a while', () => {
    vi.useFakeTimers();
    try {
      const { wire, socket } = lay();
      socket.close(1008);
      vi.advanceTimersByTime(4_000);
      expect(wire.destroyed).toBe(false);
      vi.advanceTimersByTime(2_000);
      expect(wire.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

test.each<readonly [string, { readonly method?: string; readonly [header: string]: string }]>([
  ['with another method', { method: 'POST' }],
  ['for something else', { upgrade: 'h2c' }],
  ['of an unknown version', { 'sec-websocket-version': '12' }],
  ['without a key', { 'sec-websocket-key': '' }],
  ['with a key that is none', { 'sec-websocket-key': 'x'.repeat(24) }],
])('a request %s opens no socket', (_what, { method = 'GET', ...changed }) => {
  const key = Buffer.alloc(16, 1).toString('base64');
  const sound = {
    upgrade: 'WebSocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
  };
  expect(agree({ method: 'GET', headers: sound })).toContain(' 101 ');
  expect(agree({ method, headers: { ...sound, ...changed } })).toBeNull();
});

test('a key is answered as the protocol has it', () => {
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    // The example of RFC 6455, 1.3.
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  expect(agree({ method: 'GET', headers })).toContain('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
});

/**
 * A bare fan-out: one message in, one out to each viewer of the same table, of the size that a real table sent. No
 * rules, no store, nobody is asked who he is: what the wire alone costs. `bare-host.ts <bytes,bytes,…> <ws or own>`: by the
 * library that everybody uses, or by our own end of a socket.
 */

import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { makeFrame } from '../../server/wire/frame.ts';
import { agree } from '../../server/wire/handshake.ts';
import { ServerSocket } from '../../server/wire/server-socket.ts';
import { takePart } from './host.ts';

type Tell = (n: number) => void;

const [, , sizes = '', way = ''] = process.argv;
const texts = sizes.split(',').map((size) => 'x'.repeat(Number(size)));
const frames = texts.map(makeFrame);
const server = createServer();
const tables = new Map<string, Tell[]>();
let count = 0;

/** Whoever comes to a table is told all that is said there from now on; answers what says something. */
function join(url: string, tell: Tell): () => void {
  const viewers = tables.get(url) ?? [];
  tables.set(url, viewers);
  viewers.push(tell);
  return () => {
    const n = count++ % texts.length;
    for (const viewer of viewers) viewer(n);
  };
}

if (way === 'own') {
  server.on('upgrade', (request, wire, head: Buffer) => {
    wire.write(agree(request) ?? '');
    const say = join(request.url ?? '', (n) => {
      const frame = frames[n];
      if (frame !== undefined) socket.write(frame);
    });
    const ear = {
      hear: say,
      notice: () => undefined,
      lives: () => undefined,
      ended: () => undefined,
    };
    const socket = new ServerSocket(wire, head, ear, 16_384);
  });
} else {
  new WebSocketServer({ server, perMessageDeflate: false }).on(
    'connection',
    (socket, { url = '' }) => {
      socket.on(
        'message',
        join(url, (n) => socket.send(texts[n] ?? '')),
      );
    },
  );
}
takePart(server);

/**
 * A bare fan-out: one message in, one out to each viewer of the same table, of the size that a real table sent. No
 * rules, no store, nobody is asked who he is: what the wire alone costs. `bare-host.ts <bytes,bytes,…>`.
 */

import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { takePart } from './host.ts';

const [, , sizes = ''] = process.argv;
const texts = sizes.split(',').map((size) => 'x'.repeat(Number(size)));
const server = createServer();
const tables = new Map<string, WebSocket[]>();
let count = 0;

new WebSocketServer({ server, perMessageDeflate: false }).on(
  'connection',
  (socket, { url = '' }) => {
    const viewers = tables.get(url) ?? [];
    tables.set(url, viewers);
    viewers.push(socket);
    socket.on('message', () => {
      const text = texts[count++ % texts.length] ?? '';
      for (const viewer of viewers) viewer.send(text);
    });
  },
);
takePart(server);

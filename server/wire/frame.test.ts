import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { makeFrame } from './frame.ts';

const server = createServer();
afterEach(() => server.close());

test('frames of every length are read by a client as they were written', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  texts.push('ü'.repeat(63), '🚀 "quoted"\n', 'ß'.repeat(40_000));
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const text of texts) wire.write(makeFrame(text));
      socket.close(1000);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const client = new WebSocket(`ws://127.0.0.1:${port}/`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? '' : data.toString()));
  await once(client, 'close');
  expect(heard).toEqual(texts);
});

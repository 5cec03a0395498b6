/**
 * Sockets that do nothing: `sockets.ts <port> <game> <count>`. First so many that have said nothing yet, then as many at
 * tables of two that have begun. Says when they stand, and goes on when it is told to.
 */

import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import type { Visitor } from '../../server/testing/client.ts';
import { beginTable, welcomePair } from './tables.ts';

const [, , port = '', gameId = '', count = '0'] = process.argv;
const people = await welcomePair(port);
const WARM_UP = 20;

async function open({ token }: Visitor): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers });
  await once(socket, 'open');
  return socket;
}

async function tell(): Promise<void> {
  const nod = once(process, 'message');
  process.send?.({ stands: true });
  await nod;
}

/** Both seats of a new table, as seen by its people. */
async function openSeats(): Promise<readonly WebSocket[]> {
  const table = await beginTable(people, gameId);
  const sockets: WebSocket[] = [];
  for (const person of people) {
    const socket = await open(person);
    const welcome = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table }));
    await welcome;
    sockets.push(socket);
  }
  return sockets;
}

process.on('disconnect', () => process.exit());
// What is compiled and cached once is no table's.
for (let n = 0; n < WARM_UP; n++) for (const socket of await openSeats()) socket.terminate();
await tell();
const idle = await Promise.all(Array.from({ length: Number(count) }, () => open(people[0])));
await tell();
for (const socket of idle) socket.terminate();
for (let n = 0; n < Number(count) / people.length; n++) await openSeats();
await tell();

/** Clients that ask for much and never read: they must be hung up on, and what waits for them is let go. */

import { setTimeout } from 'node:timers/promises';
import { games } from '@sternwarte/games';
import { makeClientMessage, PROTOCOL_VERSION } from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import { metricOf } from './metrics.ts';
import { seatPeople } from './seating.ts';

/** So many wrong hashes at once, each of which is answered with a whole view. */
const ASKED_AT_ONCE = 200;

/** Fulfilled when all of them were hung up on; answers how much had to be asked for. */
export async function stall(address: string, readers: number): Promise<number> {
  const { people, table } = await seatPeople(address, games.starfarers);
  const [person] = people;
  if (person === undefined) throw new RangeError('nobody sits there');
  await person.post(`/api/tables/${table}/start`);
  const onlooker = person.look(table);
  await onlooker.until(() => onlooker.view !== undefined);
  const { seq } = onlooker;
  onlooker.drop();

  const url = new URL('/api/socket', address);
  url.protocol = 'ws:';
  const headers = { authorization: `Bearer ${person.token}` };
  const sockets = Array.from({ length: readers }, () => {
    const socket = new WebSocket(url, { headers });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.pause();
      socket.send(makeClientMessage({ type: 'hello', version: PROTOCOL_VERSION, table }));
    });
    return socket;
  });
  const check = makeClientMessage({ type: 'check', seq, hash: '0'.repeat(16) });
  let asked = 0;
  try {
    while ((await socketsAt(address)) < readers) await setTimeout(20);
    while ((await socketsAt(address)) > 0) {
      for (const socket of sockets) {
        if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 0) continue;
        for (let n = 0; n < ASKED_AT_ONCE; n++) socket.send(check);
        asked += ASKED_AT_ONCE;
      }
      await setTimeout(20);
    }
  } finally {
    for (const socket of sockets) socket.terminate();
  }
  return asked;
}

function socketsAt(address: string): Promise<number> {
  return metricOf(address, 'sternwarte_sockets');
}

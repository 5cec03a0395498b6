/**
 * Load for the bare fan-out: `bare-load.ts <port> <tables> <viewers> <bytes of a move> <milliseconds between moves>`; two
 * of the viewers take turns.
 */

import { WebSocket } from 'ws';
import { paceOf } from './pace.ts';
import { Tally } from './tally.ts';

const [port = 0, tables = 0, viewers = 0, bytes = 0, pause = 0] = process.argv.slice(2).map(Number);
const tally = new Tally();
const move = 'x'.repeat(bytes);

function openTable(table: number): void {
  const seats = Array.from(
    { length: viewers },
    () => new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false }),
  );
  const pace = paceOf(pause);
  let turn = 0;
  let sentAt = 0;
  let opened = 0;
  const send = (): void => {
    sentAt = tally.sent();
    seats[turn]?.send(move);
  };
  for (const [seat, socket] of seats.entries()) {
    socket.on('open', () => {
      if (++opened === viewers) pace(send);
    });
    socket.on('message', (data: Buffer) => {
      // Read, as a client must.
      if (data.toString().length === 0 || seat !== turn) return;
      tally.answered(sentAt);
      turn = 1 - turn;
      pace(send);
    });
  }
}

for (let table = 0; table < tables; table++) openTable(table);
await tally.count();

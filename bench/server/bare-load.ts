/**
 * Load for the bare fan-out: `bare-load.ts <port> <tables> <viewers> <bytes of a move> <milliseconds between moves>`; two
 * of the viewers take turns.
 */

import { LightSocket } from './light-socket.ts';
import { paceOf } from './pace.ts';
import { Tally } from './tally.ts';

const [port = 0, tables = 0, viewers = 0, bytes = 0, pause = 0] = process.argv.slice(2).map(Number);
const tally = new Tally(viewers > 2);
const move = 'x'.repeat(bytes);

function onClose(): never {
  throw new Error('the server has hung up');
}

function openTable(table: number): void {
  const pace = paceOf(pause);
  /** How many moves each of those who move has seen: the next one is due when both have seen the same, as at a real table. */
  const seen = [0, 0];
  let turn = 0;
  let sentAt = 0;
  let opened = 0;
  const send = (): void => {
    sentAt = tally.sent();
    seats[turn]?.send(move);
  };
  const onOpen = (): void => {
    if (++opened === viewers) pace(send);
  };
  const hear = (seat: number, data: Buffer): void => {
    // Read, as a client must.
    const length = data.toString().length;
    if (length === 0 || seat >= seen.length) return;
    seen[seat] = (seen[seat] ?? 0) + 1;
    if (seat === turn) tally.answered(sentAt);
    if (seen[0] !== seen[1]) return;
    turn = 1 - turn;
    pace(send);
  };
  const seats = Array.from({ length: viewers }, (_, seat) => {
    const onText = (data: Buffer): void => hear(seat, data);
    return new LightSocket({ port, path: `/${table}`, onOpen, onText, onClose });
  });
}

for (let table = 0; table < tables; table++) openTable(table);
await tally.count();

/**
 * Load for our server: `own-load.ts <port> <game> <tables>`. Two seats at each table make random legal moves, one at a
 * time; a match that is over is followed by another one that stands ready.
 */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { patch, PROTOCOL_VERSION, type ServerMessage } from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import { beginTable, welcomePair, type Pair } from './tables.ts';
import { Tally } from './tally.ts';

const [, , port = '', gameId = '', tables = '0'] = process.argv;
const known: Readonly<Record<string, Game>> = games;
const game = findGame();

const SEATS = 2;
/** Matches that stand ready for when others are over. */
const SPARE = 30;
/** As many replies tell how large they are. */
const SAMPLES = 2_000;
const random = createRandom(`load ${gameId}`);
const tally = new Tally();
const sizes: number[] = [];
let bytesIn = 0;
let bytesOut = 0;
let messages = 0;

function findGame(): Game {
  const found = known[gameId];
  if (found === undefined) throw new RangeError(`no game ${gameId}`);
  return found;
}

/** A match of two; begins when it is told to. */
class Match {
  readonly #views: unknown[] = [];
  readonly #sockets: WebSocket[] = [];
  readonly #seqs: number[] = [];
  readonly #onOver: () => void;
  #mover: number | null = null;
  #sentAt = 0;
  #isOn = false;

  constructor(table: string, people: Pair, onOver: () => void) {
    this.#onOver = onOver;
    for (const [seat, { token }] of people.entries()) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
        headers: { authorization: `Bearer ${token}` },
        perMessageDeflate: false,
      });
      const hello = { type: 'hello', version: PROTOCOL_VERSION, table };
      socket.on('open', () => socket.send(JSON.stringify(hello)));
      socket.on('message', (data: Buffer) => this.#hear(seat, data));
      this.#sockets[seat] = socket;
    }
  }

  begin(): void {
    this.#isOn = true;
    for (let seat = 0; seat < SEATS; seat++) this.#move(seat);
  }

  #hear(seat: number, data: Buffer): void {
    // From our own server: to read it strictly is the tests' business, and would slow the load down.
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'welcome') {
      this.#seqs[seat] = message.seq;
      this.#views[seat] = message.view;
    } else if (message.type === 'refused') {
      throw new Error(`${gameId}: refused, ${message.why.key}`);
    } else if (message.type === 'steps') {
      for (const { entry, patch: change } of message.steps) {
        this.#seqs[seat] = entry.seq + 1;
        if (change !== undefined) this.#views[seat] = patch(this.#views[seat], change);
      }
      if (tally.counts) {
        bytesOut += data.length;
        messages++;
        if (sizes.length < SAMPLES) sizes.push(data.length);
      }
      if (seat === this.#mover) {
        this.#mover = null;
        tally.answered(this.#sentAt);
      }
    } else return;
    if (!this.#isOn) return;
    // The other one may have been asked before, and waited.
    for (let n = 0; n < SEATS; n++) this.#move((seat + n) % SEATS);
  }

  #move(seat: number): void {
    const view = this.#views[seat];
    const seq = this.#seqs[seat] ?? 0;
    if (this.#mover !== null || view === undefined || this.#seqs.some((other) => other > seq))
      return;
    const asks = game.pending(view);
    if (asks.kind === 'over') {
      this.#isOn = false;
      this.#onOver();
      for (const socket of this.#sockets) socket.close();
    }
    if (asks.kind !== 'move' || !asks.seats.includes(seat)) return;
    const move = randomPolicy(view, seat, game.moves(view, seat), random);
    const text = JSON.stringify({ type: 'move', id: `m${seq}`, atSeq: seq, move });
    if (tally.counts) bytesIn += text.length;
    this.#mover = seat;
    this.#sentAt = tally.sent();
    this.#sockets[seat]?.send(text);
  }
}

const people = await welcomePair(port);
const spare: Match[] = [];
const goOn = (): void => spare.pop()?.begin();
for (let n = 0; n < Number(tables) + SPARE; n++) {
  spare.push(new Match(await beginTable(people, gameId), people, goOn));
}
for (let n = 0; n < Number(tables); n++) goOn();

await tally.count(() => ({
  bytesPerViewer: bytesOut / messages,
  bytesPerMove: (bytesIn * SEATS) / messages,
  sizes: sizes.join(','),
  spare: spare.length,
}));

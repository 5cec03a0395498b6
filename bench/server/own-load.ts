/**
 * Load for our server: `own-load.ts <port> <game> <tables> <spectators> <milliseconds between moves> <port of sockets>`. Two seats at each
 * table make random legal moves, one at a time; a match that is over is followed by another one that stands ready.
 */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { patch, PROTOCOL_VERSION, type ServerMessage } from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import { Visitor } from '../../server/testing/client.ts';
import { paceOf } from './pace.ts';
import { beginTable, welcomePair, type Pair } from './tables.ts';
import { Tally } from './tally.ts';

const [, , port = '', gameId = '', ...numbers] = process.argv;
const [tables = 0, spectators = 0, pause = 0, socketPort = Number(port)] = numbers.map(Number);
const known: Readonly<Record<string, Game>> = games;
const game = findGame();

const SEATS = 2;
/** Matches that stand ready for when others are over: those of Anno 4000 last for some 300 random moves. */
const SPARE = pause > 0 ? 20 : gameId === 'anno4000' ? 130 : 30;
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
  readonly #pace = paceOf(pause);

  constructor(table: string, people: Pair, onOver: () => void) {
    this.#onOver = onOver;
    for (const [seat, { token }] of people.entries()) {
      const socket = openSocket(token, table);
      socket.on('message', (data: Buffer) => this.#hear(seat, data));
      this.#sockets[seat] = socket;
    }
    for (let n = 0; n < spectators; n++) {
      const socket = openSocket(onlooker.token, table);
      // Read, as a client must; whoever looks on decides nothing.
      socket.on('message', (data: Buffer) => void data.toString());
      this.#sockets.push(socket);
    }
  }

  begin(): void {
    this.#isOn = true;
    this.#pace(() => this.#goOn(0));
  }

  /** Whoever is asked moves; the other one may have been asked before, and waited. */
  #goOn(seat: number): void {
    for (let n = 0; n < SEATS; n++) this.#move((seat + n) % SEATS);
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
    if (this.#mover === null && this.#isSettled()) this.#pace(() => this.#goOn(seat));
  }

  /** Whether both have seen the same: a move is over when everybody knows of it. */
  #isSettled(): boolean {
    return this.#seqs[0] === this.#seqs[1];
  }

  #move(seat: number): void {
    const view = this.#views[seat];
    const seq = this.#seqs[seat] ?? 0;
    if (!this.#isOn || this.#mover !== null || view === undefined) return;
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

function openSocket(token: string, table: string): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${socketPort}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  const hello = { type: 'hello', version: PROTOCOL_VERSION, table };
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  return socket;
}

const people = await welcomePair(port);
const onlooker = await Visitor.arrive(`http://127.0.0.1:${port}/`, 'C');
const spare: Match[] = [];
const goOn = (): void => spare.pop()?.begin();
for (let n = 0; n < tables + SPARE; n++) {
  spare.push(new Match(await beginTable(people, gameId, [onlooker]), people, goOn));
}
for (let n = 0; n < tables; n++) goOn();

await tally.count(() => ({
  bytesPerViewer: bytesOut / messages,
  bytesPerMove: (bytesIn * SEATS) / messages,
  sizes: sizes.join(','),
  spare: spare.length,
}));

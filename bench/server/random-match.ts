/** Two seats that make random legal moves against each other over real sockets, one at a time, and some who look on. */

import { randomPolicy, type Game, type Random } from '@sternwarte/engine';
import { patch, PROTOCOL_VERSION, type ServerMessage } from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import type { Pace } from './pace.ts';

interface Parts {
  readonly port: string;
  readonly game: Game;
  readonly table: string;
  /** The tokens of those who sit there, and of those who look on. */
  readonly seats: readonly [string, string];
  readonly onlookers: readonly string[];
  readonly pace: Pace;
  readonly random: Random;
  /** A move is on its way. */
  onSent(this: void, text: string): void;
  /** It is done: the entry that it has become. */
  onDone(this: void, id: string, seq: number): void;
  /** One of the two was told something of the match. */
  onTold(this: void, bytes: number): void;
  onOver(this: void): void;
}

const SEATS = 2;

export class RandomMatch {
  readonly #parts: Parts;
  /** By whose eyes: without secrets both are told the same, and one reads it for both. */
  readonly #views: unknown[] = [];
  /** What was read last by them, and led to their view. */
  readonly #read: Buffer[] = [];
  readonly #sockets: WebSocket[] = [];
  readonly #seqs: number[] = [];
  #mover: number | null = null;
  #isOn = false;
  /** Whether it will go on when it is time. */
  #isDue = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    for (const [seat, token] of parts.seats.entries()) {
      const socket = this.#open(token);
      socket.on('message', (data: Buffer) => this.#hear(seat, data));
      this.#sockets[seat] = socket;
    }
    for (const token of parts.onlookers) {
      const socket = this.#open(token);
      // Read, as a client must; whoever looks on decides nothing.
      socket.on('message', (data: Buffer) => void data.toString());
      this.#sockets.push(socket);
    }
  }

  begin(): void {
    this.#isOn = true;
    this.#goOnWhenSettled(0);
  }

  end(): void {
    this.#isOn = false;
    for (const socket of this.#sockets) socket.close();
  }

  #open(token: string): WebSocket {
    const { port, table } = this.#parts;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    const hello = { type: 'hello', version: PROTOCOL_VERSION, table };
    socket.on('open', () => socket.send(JSON.stringify(hello)));
    socket.on('close', () => {
      if (this.#isOn) throw new Error(`${table}: the server has hung up`);
    });
    return socket;
  }

  #eyesOf(seat: number): number {
    return this.#parts.game.reveals === undefined ? 0 : seat;
  }

  /** Whoever is asked moves; the other one may have been asked before, and waited. */
  #goOn(seat: number): void {
    for (let n = 0; n < SEATS; n++) this.#move((seat + n) % SEATS);
  }

  #hear(seat: number, data: Buffer): void {
    const eyes = this.#eyesOf(seat);
    const before = this.#seqs[seat] ?? 0;
    if (this.#read[eyes]?.equals(data) === true) this.#seqs[seat] = Math.max(...this.#seqs);
    else if (!this.#take(seat, eyes, data)) return;
    this.#parts.onTold(data.length);
    if (seat === this.#mover) {
      this.#mover = null;
      this.#parts.onDone(`m${before}`, before);
    }
    this.#goOnWhenSettled(seat);
  }

  /** Whether it was a step of the match. */
  #take(seat: number, eyes: number, data: Buffer): boolean {
    // From our own server: to read it strictly is the tests' business, and would slow the load down.
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'refused') throw new Error(`a move was refused: ${message.why.key}`);
    if (message.type === 'welcome') {
      this.#seqs[seat] = message.seq;
      this.#views[eyes] = message.view;
      this.#goOnWhenSettled(seat);
    }
    if (message.type !== 'steps') return false;
    for (const { entry, patch: change } of message.steps) {
      this.#seqs[seat] = entry.seq + 1;
      if (change !== undefined) this.#views[eyes] = patch(this.#views[eyes], change);
    }
    this.#read[eyes] = data;
    return true;
  }

  /** When both have seen the same: a move is over when everybody knows of it. */
  #goOnWhenSettled(seat: number): void {
    const isSettled = this.#mover === null && this.#seqs[0] === this.#seqs[1];
    if (!this.#isOn || this.#isDue || !isSettled) return;
    this.#isDue = true;
    this.#parts.pace(() => {
      this.#isDue = false;
      // The table may have drawn meanwhile, and one of them may know it already.
      if (this.#seqs[0] === this.#seqs[1]) this.#goOn(seat);
    });
  }

  #move(seat: number): void {
    const { game, random, onSent, onOver } = this.#parts;
    const view = this.#views[this.#eyesOf(seat)];
    const seq = this.#seqs[seat] ?? 0;
    if (!this.#isOn || this.#mover !== null || view === undefined) return;
    const asks = game.pending(view);
    if (asks.kind === 'over') {
      this.end();
      onOver();
    }
    if (asks.kind !== 'move' || !asks.seats.includes(seat)) return;
    const move = randomPolicy(view, seat, game.moves(view, seat), random);
    const text = JSON.stringify({ type: 'move', id: `m${seq}`, atSeq: seq, move });
    this.#mover = seat;
    onSent(text);
    this.#sockets[seat]?.send(text);
  }
}

/** Two seats that make random legal moves against each other over real sockets, one at a time, and some who look on. */

import { randomMove, type Game, type Random } from '@sternwarte/engine';
import { PROTOCOL_VERSION, type Patch, type ServerMessage } from '@sternwarte/protocol';
import { LightSocket } from './light-socket.ts';
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
  /** A line was lost, and is taken up again as any client does it. A load that has none breaks off. */
  onLost?(this: void): void;
}

const SEATS = 2;
const AGAIN_MILLISECONDS = 500;

export class RandomMatch {
  readonly #parts: Parts;
  /** By whose eyes: without secrets both are told the same, and one reads it for both. */
  readonly #views: unknown[] = [];
  /** The number of the next entry that each of these views lacks. */
  readonly #viewSeqs: number[] = [];
  /** What was read last by them, and the number of the next entry after it. */
  readonly #read: { readonly data: Buffer; readonly seq: number }[] = [];
  readonly #sockets: LightSocket[] = [];
  readonly #seqs: number[] = [];
  #mover: number | null = null;
  /** What he has said, as long as he does not know that it is done. */
  #wish = { text: '', id: '', seq: 0 };
  #isOn = false;
  /** Whether it will go on when it is time. */
  #isDue = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    for (const [seat, token] of parts.seats.entries()) {
      this.#open(token, seat, (data) => this.#hear(seat, data));
    }
    for (const [n, token] of parts.onlookers.entries()) {
      // Read, as a client must; whoever looks on decides nothing.
      this.#open(token, SEATS + n, (data) => void data.toString());
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

  #open(token: string, place: number, hear: (data: Buffer) => void): void {
    const { port, table, onLost } = this.#parts;
    const hello = { type: 'hello', version: PROTOCOL_VERSION, table };
    const socket = new LightSocket({
      port: Number(port),
      path: '/api/socket',
      headers: { authorization: `Bearer ${token}` },
      onOpen: () => socket.send(JSON.stringify(hello)),
      onText: hear,
      onClose: () => {
        if (!this.#isOn) return;
        // A load that cannot take it up again says so.
        if (onLost === undefined) throw new Error(`${table}: the server has hung up`);
        onLost();
        setTimeout(() => {
          if (this.#isOn) this.#open(token, place, hear);
        }, AGAIN_MILLISECONDS);
      },
    });
    this.#sockets[place] = socket;
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
    const read = this.#read[eyes];
    if (read?.data.equals(data) === true) this.#seqs[seat] = read.seq;
    else if (!this.#take(seat, eyes, data)) return;
    this.#parts.onTold(data.length);
    if (seat === this.#mover) this.#done(this.#wish.seq);
    this.#goOnWhenSettled(seat);
  }

  #done(seq: number): void {
    this.#mover = null;
    this.#parts.onDone(this.#wish.id, seq);
  }

  /** Whether it was a step of the match. */
  #take(seat: number, eyes: number, data: Buffer): boolean {
    // From our own server: to read it strictly is the tests' business, and would slow the load down.
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'refused') throw new Error(`a move was refused: ${message.why.key}`);
    if (message.type === 'welcome') this.#enter(seat, eyes, message.seq, message.view);
    if (message.type === 'done' && seat === this.#mover) {
      this.#done(message.seq);
      this.#goOnWhenSettled(seat);
    }
    if (message.type !== 'steps') return false;
    for (const { entry, patch: change } of message.steps) {
      this.#seqs[seat] = entry.seq + 1;
      // Who shares a view with somebody that has just come again may be behind it.
      if (entry.seq < (this.#viewSeqs[eyes] ?? 0)) continue;
      this.#viewSeqs[eyes] = entry.seq + 1;
      if (change !== undefined) this.#views[eyes] = patchInPlace(this.#views[eyes], change);
    }
    this.#read[eyes] = { data: Buffer.from(data), seq: this.#seqs[seat] ?? 0 };
    return true;
  }

  /** Comes to the table, for the first time or again. */
  #enter(seat: number, eyes: number, seq: number, view: unknown): void {
    this.#seqs[seat] = seq;
    if (seq >= (this.#viewSeqs[eyes] ?? 0)) {
      this.#viewSeqs[eyes] = seq;
      this.#views[eyes] = view;
    }
    // Sent again, it counts once.
    if (seat === this.#mover) this.#say(seat);
    this.#goOnWhenSettled(seat);
  }

  /** Or later, when he has come again. */
  #say(seat: number): void {
    const socket = this.#sockets[seat];
    if (socket?.isOpen === true) socket.send(this.#wish.text);
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
    const move = randomMove(game, view, seat, random);
    const id = `m${seq}`;
    const text = JSON.stringify({ type: 'move', id, atSeq: seq, move });
    this.#mover = seat;
    this.#wish = { text, id, seq };
    onSent(text);
    this.#say(seat);
  }
}

/** As `patch` of the protocol, but nobody else has seen the value before, so nothing is copied: a load should cost little. */
function patchInPlace(value: unknown, change: Patch): unknown {
  if (isReplacement(change)) return change[0];
  // Only patches of our own server come here, which fit.
  const fields = value as Record<string, unknown>;
  for (const key in change) {
    const part = change[key];
    if (part === 0 || part === undefined) delete fields[key];
    else fields[key] = patchInPlace(fields[key], part);
  }
  return value;
}

function isReplacement(change: Patch): change is readonly [unknown] {
  return Array.isArray(change);
}

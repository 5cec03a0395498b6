/**
 * The line from a terminal to one table: picked up again whenever it breaks, and what was not answered is sent again with
 * the same id, so that it counts once. `docs/protocol.md` says what is spoken on it.
 */

import type { Refusal } from '@sternwarte/engine';
import {
  CLOSE,
  makeClientMessage,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type ServerMessage,
} from '@sternwarte/protocol';
import { WebSocket } from 'ws';
import type { Desk } from './desk.ts';

export interface LineEnd {
  hear(this: void, message: ServerMessage): void;
  /** What this end has seen of the match: the number of the next entry; `null` for nothing. */
  seen(this: void): number | null;
  onBreak(this: void): void;
  /** The server lets nobody in here any more, and says why. */
  onRefusal(this: void, why: Refusal | null): void;
  /** From 0 to 1, so that not everybody comes back at the same moment. */
  jitter(this: void): number;
}

type Wish = Extract<ClientMessage, { readonly id: string }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 10_000;
/** A line on which nothing was heard for so many pings is dead. */
const DEAD_AFTER = 3;

export class Line {
  readonly #desk: Desk;
  readonly #table: string;
  readonly #end: LineEnd;
  readonly #wishes = new Map<string, Wish>();
  #waiting: (() => void)[] = [];
  #socket: WebSocket | null = null;
  #isSteady = false;
  #farewell: Refusal | null = null;
  #failures = 0;
  #silent = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(desk: Desk, table: string, end: LineEnd) {
    this.#desk = desk;
    this.#table = table;
    this.#end = end;
    this.#open();
  }

  get isSteady(): boolean {
    return this.#isSteady;
  }

  say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(makeClientMessage(message));
  }

  /** Says it until it is answered. */
  wish(wish: Wish): void {
    this.#wishes.set(wish.id, wish);
    if (this.#isSteady) this.say(wish);
  }

  /** Waits until everything that was wished is answered. */
  async settled(): Promise<void> {
    while (this.#wishes.size > 0 && !this.#isClosed) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Comes anew, because what is known here does not fit what is told. */
  again(): void {
    this.#drop();
    this.#retry();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#wake();
  }

  #open(): void {
    const { socket: address, token } = this.#desk;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    this.#socket = socket;
    this.#silent = 0;
    const isCurrent = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.#greet();
    });
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent() && typeof data === 'string') this.#hear(data);
    });
    // Whatever breaks a socket also closes it.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => {
      if (isCurrent()) this.#lose(code);
    });
    this.#timer = setInterval(() => this.#watch(), PING_EVERY);
  }

  #greet(): void {
    const seq = this.#end.seen();
    this.say({
      type: 'hello',
      version: PROTOCOL_VERSION,
      table: this.#table,
      ...(seq !== null && { seq }),
    });
  }

  #watch(): void {
    if (this.#silent++ >= DEAD_AFTER) this.again();
    else if (this.#isSteady) this.say({ type: 'ping' });
  }

  #hear(text: string): void {
    this.#silent = 0;
    const message = readServerMessage(text);
    // A newer server may say things that need not be understood here.
    if (message === null) return;
    if (message.type === 'farewell') this.#farewell = message.why;
    this.#end.hear(message);
    if (message.type === 'welcome' && !this.#isSteady && this.#socket !== null) {
      this.#isSteady = true;
      this.#failures = 0;
      for (const wish of this.#wishes.values()) this.say(wish);
    }
    if ('id' in message && message.id !== undefined && this.#wishes.delete(message.id)) {
      this.#wake();
    }
  }

  #lose(code: number): void {
    this.#drop();
    if (code === CLOSE.breach && this.#farewell?.key !== 'tooOften') {
      this.#end.onRefusal(this.#farewell);
    } else this.#retry();
  }

  #drop(): void {
    clearInterval(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#isSteady = false;
    socket?.close();
  }

  #retry(): void {
    if (this.#isClosed) return;
    // Said once, not at every attempt.
    if (this.#failures === 0) this.#end.onBreak();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#timer = setTimeout(() => this.#open(), wait * (0.6 + 0.8 * this.#end.jitter()));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

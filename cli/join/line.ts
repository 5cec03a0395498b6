/**
 * What a terminal says to one table until it is answered: after a break it is sent again with the same id, so that it
 * counts once. The line itself is everybody's (`protocol/line.ts`); `docs/protocol.md` says what is spoken on it.
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
import { Line, type LineClock, type LineState } from '@sternwarte/protocol/line';
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

const clock: LineClock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class TableLine {
  readonly #table: string;
  readonly #end: LineEnd;
  readonly #line: Line;
  readonly #wishes = new Map<string, Wish>();
  #waiting: (() => void)[] = [];
  #farewell: Refusal | null = null;
  /** Whether those here know that it is broken. */
  #isBreakTold = false;
  #isClosed = false;

  constructor({ socket: address, token }: Desk, table: string, end: LineEnd) {
    this.#table = table;
    this.#end = end;
    const headers = { authorization: `Bearer ${token}` };
    this.#line = new Line(
      { openSocket: () => new WebSocket(address, { headers }), clock, jitter: end.jitter },
      {
        greet: () => this.#greet(),
        hear: (text) => this.#hear(text),
        ping: () => this.say({ type: 'ping' }),
        isOver: (code) => code === CLOSE.breach && this.#farewell?.key !== 'tooOften',
        turned: (state) => this.#turn(state),
      },
    );
  }

  get isSteady(): boolean {
    return this.#line.isSteady;
  }

  say(message: ClientMessage): void {
    this.#line.say(makeClientMessage(message));
  }

  /** Says it until it is answered. */
  wish(wish: Wish): void {
    this.#wishes.set(wish.id, wish);
    if (this.isSteady) this.say(wish);
  }

  /** Waits until everything that was wished is answered. */
  async settled(): Promise<void> {
    while (this.#wishes.size > 0 && !this.#isClosed) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Comes anew, because what is known here does not fit what is told. */
  again(): void {
    this.#line.breakOff();
  }

  close(): void {
    this.#isClosed = true;
    this.#line.close();
    this.#wake();
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

  #hear(text: string): void {
    const message = readServerMessage(text);
    // A newer server may say things that need not be understood here.
    if (message === null) return;
    if (message.type === 'farewell') this.#farewell = message.why;
    this.#end.hear(message);
    if (message.type === 'welcome' && !this.isSteady && !this.#isClosed) {
      this.#line.settle();
      for (const wish of this.#wishes.values()) this.say(wish);
    }
    if ('id' in message && message.id !== undefined && this.#wishes.delete(message.id)) {
      this.#wake();
    }
  }

  #turn(state: LineState): void {
    if (state === 'ended') this.#end.onRefusal(this.#farewell);
    // Said once, not at every attempt.
    if (state === 'broken' && !this.#isBreakTold) this.#end.onBreak();
    this.#isBreakTold = state === 'broken';
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

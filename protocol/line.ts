/**
 * A line to a server, picked up again whenever it breaks. It knows nothing of what is said on it.
 *
 * A socket, a clock and chance are handed in, so that tests can cut the line wherever they like.
 */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Clock } from '../clock.ts';
import type { HexSource } from '../saved-match.ts';

/** As much of a `WebSocket` as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

export interface LineSurroundings {
  openSocket(this: void): Socket;
  readonly clock: Clock;
  readonly randomHex: HexSource;
}

/** `broken` lines are picked up again; one that has `ended` is not, because the server said so. */
export type LineState = 'opening' | 'steady' | 'broken' | 'ended';

/** Whoever speaks on it. */
export interface Speaker {
  /** A socket is open. */
  greet(this: void): void;
  hear(this: void, text: string): void;
  /** Says something now and then, so that the server answers. */
  ping(this: void): void;
  /** Whether the server has closed the line for good. */
  isOver(this: void, code: number): boolean;
  /** It is broken, and will be picked up again. */
  lost(this: void): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A browser does not say that a line is dead, so it is asked. */
const PING_EVERY = 10_000;
const DEAD_AFTER = 25_000;

export class Line {
  readonly #surroundings: LineSurroundings;
  readonly #speaker: Speaker;
  readonly #state = signal<LineState>('opening');
  #socket: Socket | null = null;
  #failures = 0;
  #heardAt = 0;
  #callOff = (): void => undefined;
  #stopped = false;

  constructor(surroundings: LineSurroundings, speaker: Speaker) {
    this.#surroundings = surroundings;
    this.#speaker = speaker;
    this.#open();
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  get isSteady(): boolean {
    return this.#state.value === 'steady';
  }

  say(text: string): void {
    this.#socket?.send(text);
  }

  /** The server has answered: it can be spoken on. */
  settle(): void {
    this.#failures = 0;
    this.#state.value = 'steady';
  }

  /** Comes back at once, when there is reason to believe that it can. */
  hurry(): void {
    if (this.#state.value === 'broken' && this.#socket === null) this.#open();
  }

  /** The device says that it has no network: whoever listens on would believe for long that all is well. */
  doubt(): void {
    if (this.isSteady) this.breakOff();
  }

  /** Hangs up and begins again. */
  breakOff(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#retry();
  }

  close(): void {
    this.#stopped = true;
    this.#callOff();
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    this.#callOff();
    const { openSocket, clock } = this.#surroundings;
    const { greet, hear } = this.#speaker;
    const socket = openSocket();
    this.#socket = socket;
    this.#heardAt = clock.now();
    const isCurrent = (): boolean => this.#socket === socket && !this.#stopped;
    socket.addEventListener('open', () => {
      if (isCurrent()) greet();
    });
    socket.addEventListener('message', ({ data }) => {
      if (!isCurrent() || typeof data !== 'string') return;
      this.#heardAt = clock.now();
      hear(data);
    });
    // Whatever breaks a socket also closes it.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => {
      if (isCurrent()) this.#lose(code);
    });
    this.#watch();
  }

  /** Asks now and then whether anybody is there. */
  #watch(): void {
    const { clock } = this.#surroundings;
    this.#callOff();
    this.#callOff = clock.after(PING_EVERY, () => {
      if (clock.now() - this.#heardAt > DEAD_AFTER) this.breakOff();
      else {
        if (this.isSteady) this.#speaker.ping();
        this.#watch();
      }
    });
  }

  #lose(code: number): void {
    this.#socket = null;
    if (this.#speaker.isOver(code)) {
      this.#callOff();
      this.#state.value = 'ended';
    } else this.#retry();
  }

  #retry(): void {
    this.#state.value = 'broken';
    this.#speaker.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // Everybody who was cut off at the same moment comes back at another one.
    const jitter = Number.parseInt(this.#surroundings.randomHex(2), 16) / 0xffff;
    this.#callOff();
    this.#callOff = this.#surroundings.clock.after(wait * (0.6 + 0.8 * jitter), () => this.#open());
  }
}

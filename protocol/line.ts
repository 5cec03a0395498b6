/**
 * A line to a server, picked up again whenever it breaks. It knows nothing of what is said on it.
 *
 * A socket, a clock and chance are handed in, so that it works in a page and in a terminal, and tests can cut it wherever
 * they like.
 */

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
  readonly clock: LineClock;
  /** From 0 to 1. Everybody who was cut off at the same moment comes back at another one. */
  jitter(this: void): number;
}

export interface LineClock {
  /** Milliseconds. */
  now(): number;
  /** Does something later; the answer calls it off. */
  after(milliseconds: number, act: () => void): () => void;
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
  /** The line is in another state, or broken once more. */
  turned(this: void, state: LineState): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Nobody says that a line is dead, so it is asked. */
const PING_EVERY = 10_000;
const DEAD_AFTER = 25_000;

export class Line {
  readonly #surroundings: LineSurroundings;
  readonly #speaker: Speaker;
  #state: LineState = 'opening';
  #socket: Socket | null = null;
  /** Whether the socket takes anything yet. */
  #isOpen = false;
  #failures = 0;
  #heardAt = 0;
  #callOff = (): void => undefined;
  #stopped = false;

  constructor(surroundings: LineSurroundings, speaker: Speaker) {
    this.#surroundings = surroundings;
    this.#speaker = speaker;
    this.#open();
  }

  get isSteady(): boolean {
    return this.#state === 'steady';
  }

  /** Heard by nobody while there is no socket. */
  say(text: string): void {
    if (this.#isOpen) this.#socket?.send(text);
  }

  /** The server has answered: it can be spoken on. */
  settle(): void {
    this.#failures = 0;
    this.#turn('steady');
  }

  /** Comes back at once, when there is reason to believe that it can. */
  hurry(): void {
    if (this.#state === 'broken' && this.#socket === null) this.#open();
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
    this.#isOpen = false;
    this.#heardAt = clock.now();
    const isCurrent = (): boolean => this.#socket === socket && !this.#stopped;
    socket.addEventListener('open', () => {
      if (!isCurrent()) return;
      this.#isOpen = true;
      greet();
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
      this.#turn('ended');
    } else this.#retry();
  }

  #retry(): void {
    this.#turn('broken');
    // Whoever heard of it may have hung up.
    if (this.#stopped) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    const { clock, jitter } = this.#surroundings;
    this.#callOff();
    this.#callOff = clock.after(wait * (0.6 + 0.8 * jitter()), () => this.#open());
  }

  #turn(state: LineState): void {
    this.#state = state;
    this.#speaker.turned(state);
  }
}

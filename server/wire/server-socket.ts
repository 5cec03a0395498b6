/**
 * The server's end of a WebSocket: what is read is told, what is to be sent is written as it is, and hanging up is done the way the
 * protocol has it (RFC 6455, 7). Our own, because every move comes this way, and a general library has a stream and an emitter
 * of its own for each socket: `bench/README.md` has what that costs.
 */

import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { FrameReader, WireFault, type FrameListener } from './frame-reader.ts';
import { makeClose, makePong } from './frame.ts';

/** Who listens at this end. */
export interface Ear {
  /** A message; `null` for one that is no text. */
  hear(text: string | null): void;
  /** A frame that is no message, but has to be counted like one. */
  notice(): void;
  /** A sign of life that was asked for. */
  lives(): void;
  /** The socket is gone, whoever has ended it. */
  ended(): void;
}

/** Who does not read does not hear that he is hung up on either. */
const DEAF_MILLISECONDS = 5_000;

export class ServerSocket implements FrameListener {
  readonly #wire: Duplex;
  readonly #ear: Ear;
  readonly #reader: FrameReader;
  /** Whether messages go to and fro. */
  #isOpen = true;
  /** Whether what comes is read: also when we have hung up, until the client does. */
  #isListening = true;
  #deaf: NodeJS.Timeout | null = null;

  /** `head` is what has come of it already. No message may have more bytes than `maxBytes`. */
  constructor(wire: Duplex, head: Buffer, ear: Ear, maxBytes: number) {
    this.#wire = wire;
    this.#ear = ear;
    this.#reader = new FrameReader(this, maxBytes);
    if (wire instanceof Socket) wire.setTimeout(0).setNoDelay(true);
    wire.on('data', (piece: Buffer) => this.#read(piece));
    // He has hung up without a word.
    wire.on('end', () => this.#leave());
    // Whatever breaks it also closes it.
    wire.on('error', () => undefined);
    wire.on('close', () => {
      this.#isOpen = false;
      this.#isListening = false;
      if (this.#deaf !== null) clearTimeout(this.#deaf);
      ear.ended();
    });
    if (head.length > 0) wire.unshift(head);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Bytes that he has not taken yet. */
  get backlog(): number {
    return this.#wire.writableLength;
  }

  /** A whole frame, as long as it is open. */
  write(frame: Buffer): void {
    if (this.#isOpen) this.#wire.write(frame);
  }

  /** Hangs up, and waits for him to do the same. */
  close(code: number | null): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#wire.write(makeClose(code));
    this.#deaf = setTimeout(() => this.terminate(), DEAF_MILLISECONDS).unref();
  }

  terminate(): void {
    this.#wire.destroy();
  }

  onMessage(text: string | null): void {
    // What comes after the end is not heard.
    if (this.#isOpen) this.#ear.hear(text);
  }

  onOther(): void {
    if (this.#isOpen) this.#ear.notice();
  }

  onPing(payload: Buffer): void {
    this.write(makePong(payload));
  }

  onPong(): void {
    this.#ear.lives();
  }

  onClose(code: number | null): void {
    this.close(code);
    this.#leave();
  }

  #read(piece: Buffer): void {
    if (!this.#isListening) return;
    try {
      this.#reader.read(piece);
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      this.close(error.code);
      this.#leave();
    }
  }

  /** Nothing more is read, and nothing written after what was. Whoever hangs up with a word also ends the wire, and comes here twice. */
  #leave(): void {
    if (!this.#isListening) return;
    this.#isOpen = false;
    this.#isListening = false;
    this.#wire.end();
  }
}

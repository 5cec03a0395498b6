/**
 * A client's end of a WebSocket (RFC 6455) that costs little, so that a load measures the server and not itself: bytes are
 * read into one place for all sockets, what is heard is a view of it, and masks are not drawn by lot. It speaks with our own
 * servers alone: text in whole frames, nothing compressed.
 */

import { connect, type Socket } from 'node:net';

export interface LightParts {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  onOpen(this: void): void;
  /** What was said. The bytes are only there until this returns. */
  onText(this: void, text: Buffer): void;
  /** Also when it never opened. */
  onClose(this: void): void;
}

const OPCODE = { text: 0x81, close: 0x88, ping: 0x89, pong: 0x8a } as const;
const END_OF_HEAD = '\r\n\r\n';
const IS_MASKED = 0x80;
const SHORT = 126;
const LONG = 127;
/** Any but zero, which would spare the server its work. */
const MASK = [0x5a, 0x17, 0xc3, 0x6e] as const;
const NOTHING = Buffer.alloc(0);
/** Reading is one thing at a time. */
const ROOM = Buffer.alloc(65_536);

/** A frame of the server that has arrived as a whole. */
interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

export class LightSocket {
  readonly #parts: LightParts;
  readonly #wire: Socket;
  /** The beginning of something whose end has not come yet. */
  #rest = NOTHING;
  #isOpen = false;

  constructor(parts: LightParts) {
    this.#parts = parts;
    const hear = (count: number): boolean => {
      this.#hear(ROOM.subarray(0, count));
      return true;
    };
    const to = { host: '127.0.0.1', port: parts.port, noDelay: true };
    this.#wire = connect({ ...to, onread: { buffer: ROOM, callback: hear } });
    this.#wire.on('connect', () => this.#wire.write(this.#request()));
    // What breaks it also closes it.
    this.#wire.on('error', () => undefined);
    this.#wire.on('close', () => {
      this.#isOpen = false;
      parts.onClose();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(text: string): void {
    this.#wire.write(makeMasked(OPCODE.text, Buffer.from(text)));
  }

  close(): void {
    if (this.#isOpen) this.#wire.end(makeMasked(OPCODE.close, NOTHING));
    else this.#wire.destroy();
    this.#isOpen = false;
  }

  #request(): string {
    const { port, path, headers = {} } = this.#parts;
    const lines = {
      host: `127.0.0.1:${port}`,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      // No secret, and nobody between who could keep an answer.
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      ...headers,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\n${head.join('')}\r\n`;
  }

  #hear(bytes: Buffer): void {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    let at = this.#isOpen ? 0 : this.#readHead(all);
    if (!this.#isOpen) return;
    for (let frame = readFrame(all, at); frame !== null; frame = readFrame(all, at)) {
      at = frame.end;
      this.#take(frame);
    }
    this.#rest = at === all.length ? NOTHING : Buffer.from(all.subarray(at));
  }

  /** Where the first frame begins, once the server has answered. */
  #readHead(all: Buffer): number {
    const end = all.indexOf(END_OF_HEAD);
    if (end === -1) {
      this.#rest = Buffer.from(all);
      return 0;
    }
    if (!all.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
      this.#wire.destroy();
      return 0;
    }
    this.#isOpen = true;
    this.#parts.onOpen();
    return end + END_OF_HEAD.length;
  }

  #take({ opcode, payload }: Frame): void {
    if (opcode === OPCODE.text) this.#parts.onText(payload);
    else if (opcode === OPCODE.ping) this.#wire.write(makeMasked(OPCODE.pong, payload));
    else if (opcode === OPCODE.close) this.close();
    else throw new Error(`a frame of kind ${opcode} was not expected`);
  }
}

function readFrame(bytes: Buffer, at: number): Frame | null {
  if (bytes.length < at + 2) return null;
  const said = bytes.readUInt8(at + 1);
  const head = said < SHORT ? 2 : said === SHORT ? 4 : 10;
  if (bytes.length < at + head) return null;
  const length =
    said < SHORT
      ? said
      : said === LONG
        ? Number(bytes.readBigUInt64BE(at + 2))
        : bytes.readUInt16BE(at + 2);
  const end = at + head + length;
  if (bytes.length < end) return null;
  return { opcode: bytes.readUInt8(at), payload: bytes.subarray(at + head, end), end };
}

function makeMasked(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length > 65_535) throw new RangeError('nothing as long is ever said');
  const head = length < SHORT ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + MASK.length + length);
  frame.writeUInt8(opcode, 0);
  frame.writeUInt8(IS_MASKED | (head === 2 ? length : SHORT), 1);
  if (head === 4) frame.writeUInt16BE(length, 2);
  for (const [n, byte] of MASK.entries()) frame[head + n] = byte;
  const begin = head + MASK.length;
  for (let n = 0; n < length; n++) frame[begin + n] = (payload[n] ?? 0) ^ (MASK[n % 4] ?? 0);
  return frame;
}

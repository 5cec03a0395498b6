/**
 * Reads the frames that a client sends (RFC 6455, 5), however they are cut into pieces on their way. Nearly always a piece is
 * one frame, and the frame one message: then nothing is copied.
 */

import { isUtf8 } from 'node:buffer';
import { CONTROL_MAX_BYTES, IS_FINAL, LENGTH_IN_EIGHT, LENGTH_IN_TWO, OPCODE } from './frame.ts';

/** Who is told what was read. Whatever he is told, he may stop listening. */
export interface FrameListener {
  /** A whole message; `null` for one that is no text. */
  onMessage(text: string | null): void;
  /** A frame that is no whole message, and yet costs something: a part of one, a ping, a pong. */
  onOther(): void;
  /** What was in it is only there until this returns. */
  onPing(payload: Buffer): void;
  onPong(): void;
  /** The client hangs up; `null` when he does not say why. */
  onClose(code: number | null): void;
  /** Whether there is any use in reading on. */
  readonly isListening: boolean;
}

/** What a client is hung up on with who does not keep to the protocol. */
export const FAULT = { protocol: 1002, text: 1007, tooLong: 1009 } as const;

/** A client has sent what no client may send. */
export class WireFault extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`a client has broken the protocol: ${code}`);
    this.code = code;
  }
}

const RESERVED = 0x70;
const OPCODE_BITS = 0x0f;
/** From this one on they are no parts of a message. */
const FIRST_CONTROL = 8;
const IS_MASKED = 0x80;
const MASK_BYTES = 4;
const NOTHING = Buffer.alloc(0);

/** Parts of a message whose end has not come yet. */
interface Beginning {
  readonly isText: boolean;
  readonly parts: Buffer[];
  length: number;
}

export class FrameReader {
  readonly #listener: FrameListener;
  readonly #maxBytes: number;
  /** The beginning of a frame whose end has not come yet. */
  #rest = NOTHING;
  #beginning: Beginning | null = null;

  /** No message may have more bytes than `maxBytes`. */
  constructor(listener: FrameListener, maxBytes: number) {
    this.#listener = listener;
    this.#maxBytes = maxBytes;
  }

  /** Throws a `WireFault`; then there is nothing more to read. The bytes are written into. */
  read(piece: Buffer): void {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    let at = 0;
    while (at < bytes.length && this.#listener.isListening) {
      const end = this.#readFrame(bytes, at);
      if (end === null) break;
      at = end;
    }
    // A copy, so that a piece is not held for its last bytes.
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
  }

  /** Where the next one begins; `null` when this one is not there as a whole. */
  #readFrame(bytes: Buffer, at: number): number | null {
    if (bytes.length < at + 2) return null;
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    const said = second & ~IS_MASKED;
    this.#checkHead(first, second, said);
    const mask = at + (said < LENGTH_IN_TWO ? 2 : said === LENGTH_IN_TWO ? 4 : 10);
    const from = mask + MASK_BYTES;
    if (bytes.length < from) return null;
    const length = said < LENGTH_IN_TWO ? said : readLength(bytes, at + 2, said);
    if (length > this.#room(first)) throw new WireFault(FAULT.tooLong);
    const end = from + length;
    if (bytes.length < end) return null;
    const isPlain = unmask(bytes, mask, end);
    this.#take(first, bytes, from, end, isPlain);
    return end;
  }

  #checkHead(first: number, second: number, said: number): void {
    const opcode = first & OPCODE_BITS;
    const isFinal = (first & IS_FINAL) !== 0;
    const isSound = (first & RESERVED) === 0 && (second & IS_MASKED) !== 0;
    const isRight =
      opcode >= FIRST_CONTROL
        ? isControl(opcode, isFinal, said)
        : // Of a message all frames but the first go on with it.
          opcode <= OPCODE.binary && (opcode === OPCODE.more) === (this.#beginning !== null);
    if (!isSound || !isRight) throw new WireFault(FAULT.protocol);
  }

  /** How long it may be: the parts of a message count together. */
  #room(first: number): number {
    const isPart = (first & OPCODE_BITS) < FIRST_CONTROL;
    return isPart ? this.#maxBytes - (this.#beginning?.length ?? 0) : CONTROL_MAX_BYTES;
  }

  #take(first: number, bytes: Buffer, from: number, end: number, isPlain: boolean): void {
    const opcode = first & OPCODE_BITS;
    const isWhole = first === (IS_FINAL | opcode) && opcode !== OPCODE.more;
    if (opcode === OPCODE.text && isWhole) {
      this.#listener.onMessage(readText(bytes, from, end, isPlain));
    } else if (opcode === OPCODE.binary && isWhole) this.#listener.onMessage(null);
    else if (opcode < FIRST_CONTROL) this.#takePart(first, bytes.subarray(from, end));
    else this.#takeControl(opcode, bytes.subarray(from, end), isPlain);
  }

  #takePart(first: number, part: Buffer): void {
    const isText = (first & OPCODE_BITS) === OPCODE.text;
    const beginning = (this.#beginning ??= { isText, parts: [], length: 0 });
    beginning.parts.push(Buffer.from(part));
    beginning.length += part.length;
    if ((first & IS_FINAL) === 0) {
      this.#listener.onOther();
      return;
    }
    this.#beginning = null;
    const whole = Buffer.concat(beginning.parts);
    this.#listener.onMessage(beginning.isText ? readText(whole, 0, whole.length, false) : null);
  }

  #takeControl(opcode: number, payload: Buffer, isPlain: boolean): void {
    if (opcode === OPCODE.close) {
      this.#listener.onClose(readClose(payload, isPlain));
      return;
    }
    this.#listener.onOther();
    if (opcode === OPCODE.ping) this.#listener.onPing(payload);
    else this.#listener.onPong();
  }
}

/** Those are short and in one piece; half a code is none. */
function isControl(opcode: number, isFinal: boolean, said: number): boolean {
  const isHalf = opcode === OPCODE.close && said === 1;
  return opcode <= OPCODE.pong && isFinal && said <= CONTROL_MAX_BYTES && !isHalf;
}

function readLength(bytes: Buffer, at: number, said: number): number {
  // Too large for a number is too large for us.
  return said === LENGTH_IN_EIGHT ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt16BE(at);
}

/** Takes the mask off that stands before it, in place. Answers whether every letter is one byte. */
function unmask(bytes: Buffer, mask: number, end: number): boolean {
  let seen = 0;
  for (let n = mask + MASK_BYTES, key = 0; n < end; n++, key = (key + 1) & 3) {
    const byte = (bytes[n] ?? 0) ^ (bytes[mask + key] ?? 0);
    bytes[n] = byte;
    seen |= byte;
  }
  return seen < 0x80;
}

function readText(bytes: Buffer, from: number, end: number, isPlain: boolean): string {
  if (isPlain) return bytes.toString('latin1', from, end);
  if (!isUtf8(bytes.subarray(from, end))) throw new WireFault(FAULT.text);
  return bytes.toString('utf8', from, end);
}

/** Why he hangs up: nothing, or a code and perhaps a text, which nobody reads. */
function readClose(payload: Buffer, isPlain: boolean): number | null {
  if (payload.length === 0) return null;
  const code = payload.readUInt16BE(0);
  if (!isCloseCode(code)) throw new WireFault(FAULT.protocol);
  if (!isPlain && !isUtf8(payload.subarray(2))) throw new WireFault(FAULT.text);
  return code;
}

/** The codes that may be sent (7.4); 1004 to 1006 are only spoken of. */
function isCloseCode(code: number): boolean {
  const isCommon = code >= 1000 && code <= 1014 && (code < 1004 || code > 1006);
  return isCommon || (code >= 3000 && code <= 4999);
}

/**
 * Frames of the WebSocket protocol (RFC 6455, 5.2) as a server sends them: whole, and not masked. A message is made once for
 * everybody who is told the same.
 */

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** The first bit of a frame: nothing of the same message comes after it. */
export const IS_FINAL = 0x80;
/** How a length is told that has no room in the second byte: in two bytes, or in eight. */
export const LENGTH_IN_TWO = 126;
export const LENGTH_IN_EIGHT = 127;
/** What has no more bytes than this may be said beside a message. */
export const CONTROL_MAX_BYTES = 125;

/** Asks for a pong, without a word in it. */
export const PING: Buffer = Buffer.from([IS_FINAL | OPCODE.ping, 0]);

export function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LENGTH_IN_TWO ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = IS_FINAL | OPCODE.text;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LENGTH_IN_TWO;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Names and chat alone bring letters that take more than a byte.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}

/** The answer to a ping, with what came in it. */
export function makePong(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([IS_FINAL | OPCODE.pong, payload.length]), payload]);
}

/** `null` says nothing about why. */
export function makeClose(code: number | null): Buffer {
  if (code === null) return Buffer.from([IS_FINAL | OPCODE.close, 0]);
  return Buffer.from([IS_FINAL | OPCODE.close, 2, code >> 8, code & 0xff]);
}

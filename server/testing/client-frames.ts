/** Frames as clients send them, or as none should. */

export interface ClientFrame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly isFinal?: boolean;
  readonly isMasked?: boolean;
  /** The three bits that nobody may use without having agreed on it. */
  readonly reserved?: number;
  /** A length that it claims to have; else the right one. */
  readonly length?: number;
}

const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;

export function makeClientFrame(frame: ClientFrame): Buffer {
  const { opcode, payload, isFinal = true, isMasked = true, reserved = 0 } = frame;
  const { length = payload.length } = frame;
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
  const said = length < 126 ? length : length < 65_536 ? 126 : 127;
  const head = Buffer.from([first, (isMasked ? 0x80 : 0) | said]);
  const more = Buffer.alloc(said < 126 ? 0 : said === 126 ? 2 : 8);
  if (said === 126) more.writeUInt16BE(length);
  if (said === 127) more.writeBigUInt64BE(BigInt(length));
  if (!isMasked) return Buffer.concat([head, more, payload]);
  const masked = payload.map((byte, n) => byte ^ (MASK[n % MASK.length] ?? 0));
  return Buffer.concat([head, more, Buffer.from(MASK), masked]);
}

/**
 * A message as it goes over the wire: one text frame of the WebSocket protocol (RFC 6455, 5.2), made once for everybody
 * who is told the same. A server's frames are not masked.
 */

const WHOLE_TEXT = 0x81;

/** Asks for a pong, without a word in it. */
export const PING: Buffer = Buffer.from([0x89, 0]);

export function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // Names and chat alone bring letters that take more than a byte.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}

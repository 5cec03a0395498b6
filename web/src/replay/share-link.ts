/** A whole match in an address: its record without the texts, packed tightly, compressed, in letters that links may have. */

import { isRecord, RECORD_MAX_LENGTH } from '@sternwarte/engine';

/** Longer addresses are cut by some of the programs that people send them with. */
export const MAX_LINK_LENGTH = 16_000;

/** No byte unfolds into more than about a thousand. */
const SLICE = 512;

/** Where others have a seat: all went back together. */
const BACK = 'back';

/** The text of a record as the part of an address. */
export async function packRecord(record: string): Promise<string> {
  const packed = new TextEncoder().encode(JSON.stringify(tighten(JSON.parse(record))));
  return toLetters(await passThrough(packed, new CompressionStream('deflate-raw')));
}

/** The text of the record again, or `null` when the address is damaged. What the record says is for others to judge. */
export async function unpackRecord(data: string): Promise<string | null> {
  try {
    const packed = await passThrough(fromLetters(data), new DecompressionStream('deflate-raw'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(packed);
    return JSON.stringify(loosen(JSON.parse(text)));
  } catch {
    return null;
  }
}

/**
 * Every entry as `[time since the one before, by, what]`: names of fields and long times would double the length.
 * What kind of entry it is can be told from what it holds.
 */
function tighten(record: unknown): unknown {
  if (!isRecord(record) || !Array.isArray(record['log'])) throw new RangeError('no record');
  let before = 0;
  const log = record['log'].map((entry: unknown) => {
    const { at, by, move, chance, undo, back, consent } = isRecord(entry) ? entry : {};
    const passed = Number(at) - before;
    before = Number(at);
    if (back !== undefined) return [passed, BACK, [back, consent]];
    return [passed, by, move ?? undo ?? chance];
  });
  return { ...record, log };
}

function loosen(packed: unknown): unknown {
  if (!isRecord(packed) || !Array.isArray(packed['log'])) throw new RangeError('no record');
  let at = 0;
  const log = packed['log'].map((item: unknown, seq) => {
    const [passed, by, what]: readonly unknown[] = Array.isArray(item) ? item : [];
    at += Number(passed);
    if (by === BACK) {
      const [back, consent]: readonly unknown[] = Array.isArray(what) ? what : [];
      return { seq, at, by: 'table', back, consent };
    }
    if (by === 'table') return { seq, at, by, chance: what };
    return typeof what === 'number' ? { seq, at, by, undo: what } : { seq, at, by, move: what };
  });
  return { ...packed, log };
}

async function passThrough(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = inSlices(bytes).pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    // A few letters can be made to unfold into anything.
    if (length > RECORD_MAX_LENGTH) {
      await reader.cancel();
      throw new RangeError('too large to be a match');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A stream unfolds whatever it is given before anybody can look at it, so it gets a little at a time. */
function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (from >= bytes.length) {
          controller.close();
          return;
        }
        controller.enqueue(bytes.subarray(from, from + SLICE));
        from += SLICE;
      },
    },
    { highWaterMark: 0 },
  );
}

function toLetters(bytes: Uint8Array): string {
  // Not all at once: a function takes only so many arguments.
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

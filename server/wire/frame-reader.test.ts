import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeClientFrame, type ClientFrame } from '../testing/client-frames.ts';
import { FAULT, FrameReader, WireFault, type FrameListener } from './frame-reader.ts';
import { OPCODE } from './frame.ts';

const MAX_BYTES = 1_000;

/** What was heard, one thing after the other. */
type Heard = readonly [kind: string, what?: string | number | null];

class Witness implements FrameListener {
  readonly heard: Heard[] = [];
  isListening = true;

  onMessage(text: string | null): void {
    this.heard.push(['message', text]);
  }

  onOther(): void {
    this.heard.push(['other']);
  }

  onPing(payload: Buffer): void {
    this.heard.push(['ping', payload.toString('hex')]);
  }

  onPong(): void {
    this.heard.push(['pong']);
  }

  onClose(code: number | null): void {
    this.heard.push(['close', code]);
    this.isListening = false;
  }
}

/** What is heard of bytes that come in such pieces; the last thing may be the fault that they end with. */
function listen(pieces: readonly Buffer[]): readonly Heard[] {
  const witness = new Witness();
  const reader = new FrameReader(witness, MAX_BYTES);
  try {
    // Bytes are written into, and the same ones are read again.
    for (const piece of pieces) reader.read(Buffer.from(piece));
  } catch (error) {
    if (!(error instanceof WireFault)) throw error;
    witness.heard.push(['fault', error.code]);
  }
  return witness.heard;
}

const hear = (...frames: readonly ClientFrame[]): readonly Heard[] =>
  listen(frames.map(makeClientFrame));

const { more, text, binary, close, ping, pong } = OPCODE;
const of = (words: string): Buffer => Buffer.from(words);

/** A message in one frame or in several, with control frames in between, and what is to be heard of it. */
const message = fc
  .record({
    parts: fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 4 }),
    isText: fc.boolean(),
    aside: fc.constantFrom(null, ping, pong),
  })
  .map(({ parts, isText, aside }) => {
    const whole = of(parts.join(''));
    // Cut between bytes, not between letters.
    const size = Math.ceil(whole.length / parts.length);
    const frames = parts.flatMap((_unused, n): ClientFrame[] => {
      const payload = whole.subarray(n * size, (n + 1) * size);
      const opcode = n > 0 ? more : isText ? text : binary;
      const frame = { opcode, payload, isFinal: n === parts.length - 1 };
      return aside === null ? [frame] : [frame, { opcode: aside, payload: of('aside') }];
    });
    const asides: readonly Heard[] =
      aside === null
        ? []
        : aside === ping
          ? [['other'], ['ping', of('aside').toString('hex')]]
          : [['other'], ['pong']];
    const heard = parts.flatMap((_unused, n): readonly Heard[] => [
      n < parts.length - 1 ? ['other'] : ['message', isText ? whole.toString() : null],
      ...asides,
    ]);
    return { frames, heard };
  });

test('messages are heard as they were sent, wherever they were cut on their way', () => {
  fc.assert(
    fc.property(
      fc.array(message, { maxLength: 6 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (messages, cuts) => {
        const bytes = Buffer.concat(messages.flatMap(({ frames }) => frames.map(makeClientFrame)));
        const places = cuts.map((cut) => Math.floor(cut * bytes.length)).toSorted((a, b) => a - b);
        const pieces = [0, ...places].map((from, n) => bytes.subarray(from, places[n]));
        const expected = messages.flatMap(({ heard }) => heard);
        expect(listen(pieces)).toEqual(expected);
        expect(listen([...bytes].map((byte) => Buffer.from([byte])))).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

describe('who does not keep to the protocol is hung up on', () => {
  const payload = of('{}');
  test.each<readonly [string, readonly ClientFrame[], number]>([
    ['without a mask', [{ opcode: text, payload, isMasked: false }], FAULT.protocol],
    ['with a reserved bit', [{ opcode: text, payload, reserved: 4 }], FAULT.protocol],
    ['with an unknown kind of message', [{ opcode: 3, payload }], FAULT.protocol],
    ['with an unknown kind of control', [{ opcode: 11, payload }], FAULT.protocol],
    ['going on with nothing', [{ opcode: more, payload }], FAULT.protocol],
    [
      'beginning before the end',
      [
        { opcode: text, payload, isFinal: false },
        { opcode: text, payload },
      ],
      FAULT.protocol,
    ],
    ['a ping in parts', [{ opcode: ping, payload, isFinal: false }], FAULT.protocol],
    ['a long ping', [{ opcode: ping, payload: Buffer.alloc(126) }], FAULT.protocol],
    ['a reason of one byte', [{ opcode: close, payload: of('x') }], FAULT.protocol],
    ['a code that is never sent', [{ opcode: close, payload: Buffer.from([3, 238]) }], 1002],
    ['a reason that is no text', [{ opcode: close, payload: Buffer.from([3, 232, 255]) }], 1007],
    ['letters that are none', [{ opcode: text, payload: Buffer.from([0xc3, 0x28]) }], FAULT.text],
    [
      'half a letter at the end of the parts',
      [
        { opcode: text, payload: of('a'), isFinal: false },
        { opcode: more, payload: Buffer.from([0xc3]) },
      ],
      FAULT.text,
    ],
    ['too long', [{ opcode: text, payload: Buffer.alloc(MAX_BYTES + 1, 'x') }], FAULT.tooLong],
    [
      'too long together',
      [
        { opcode: text, payload: Buffer.alloc(MAX_BYTES, 'x'), isFinal: false },
        { opcode: more, payload: of('x') },
      ],
      FAULT.tooLong,
    ],
    ['a length beyond all bounds', [{ opcode: binary, payload, length: 2 ** 60 }], FAULT.tooLong],
  ])('%s', (_what, frames, code) => {
    const heard = hear(...frames);
    expect(heard.at(-1)).toEqual(['fault', code]);
    expect(heard.filter(([kind]) => kind === 'message')).toEqual([]);
  });
});

test('what is too long is not waited for', () => {
  const whole = makeClientFrame({ opcode: text, payload: Buffer.alloc(60_000, 'x') });
  expect(listen([whole.subarray(0, 8)])).toEqual([['fault', FAULT.tooLong]]);
});

test('as long as can be is heard, and what comes in between does not count', () => {
  const longest = 'x'.repeat(MAX_BYTES);
  const parts = [
    { opcode: text, payload: of(longest), isFinal: false },
    { opcode: pong, payload: of('here') },
    { opcode: more, payload: of('') },
  ];
  expect(hear(...parts)).toEqual([['other'], ['other'], ['pong'], ['message', longest]]);
  expect(hear({ opcode: text, payload: of(longest) })).toEqual([['message', longest]]);
  expect(hear({ opcode: text, payload: of('') })).toEqual([['message', '']]);
});

test('after somebody has hung up nothing is heard of him', () => {
  const bye = { opcode: close, payload: Buffer.from([3, 232]) };
  expect(hear({ opcode: text, payload: of('1') }, bye, { opcode: text, payload: of('2') })).toEqual(
    [
      ['message', '1'],
      ['close', 1000],
    ],
  );
});

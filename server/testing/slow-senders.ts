/** Clients that send byte by byte, or stop in the middle: others are answered meanwhile, and they are let go of. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { games } from '@sternwarte/games';
import { makeClientMessage, PROTOCOL_VERSION } from '@sternwarte/protocol';
import { OPCODE } from '../wire/frame.ts';
import type { Onlooker, Visitor } from './client.ts';
import { makeClientFrame } from './client-frames.ts';
import { seatPeople } from './seating.ts';

export interface SlowReport {
  readonly senders: number;
  /** How many questions of somebody else were answered meanwhile: one for each time that passed. */
  readonly answers: number;
  readonly faults: readonly string[];
}

/** What a client sends at once when it has come, and then each time that some time has passed. */
interface Habit {
  readonly atFirst: readonly Buffer[];
  readonly later: readonly Buffer[];
  /** Whether what it has sent was a whole hello, if in a strange way. */
  readonly isWelcome?: boolean;
  /** What it must have heard at last, if anything. */
  readonly last?: string;
}

export const SLOW_HABITS = [
  'half a handshake',
  'a body byte by byte',
  'half a frame',
  'a frame byte by byte',
  'parts without end',
  'signs of life alone',
  'a whole frame in single bytes',
  'a whole message in many parts',
] as const;
export type SlowHabit = (typeof SLOW_HABITS)[number];

interface Plan {
  readonly habits: readonly SlowHabit[];
  readonly ofEach: number;
  /** After so many times they must all have been let go of. */
  readonly times: number;
  /** Lets some time pass. */
  pass(this: void): Promise<unknown>;
}

export async function sendSlowly(address: string, plan: Plan): Promise<SlowReport> {
  const { people, table } = await seatPeople(address, games.anno4000);
  const [person] = people;
  if (person === undefined) throw new RangeError('nobody sits there');
  const onlooker = person.look(table);
  await onlooker.hear('welcome');
  const senders = await Promise.all(
    plan.habits.flatMap((habit) =>
      Array.from({ length: plan.ofEach }, () => SlowSender.come(person, table, habit)),
    ),
  );
  let answers = 0;
  try {
    for (; answers < plan.times && senders.some(({ isGone }) => !isGone); answers++) {
      await plan.pass();
      for (const sender of senders) sender.goOn();
      await answered(onlooker);
    }
    return { senders: senders.length, answers, faults: senders.flatMap(({ faults }) => faults) };
  } finally {
    for (const sender of senders) sender.leave();
    onlooker.drop();
  }
}

/** Fulfilled when the table has answered. */
async function answered(onlooker: Onlooker): Promise<void> {
  const count = (): number => onlooker.heard.filter(({ type }) => type === 'pong').length;
  const before = count();
  onlooker.say({ type: 'ping' });
  await onlooker.until(() => onlooker.closed !== null || count() > before);
  if (onlooker.closed !== null) throw new Error(`somebody else was closed: ${onlooker.closed}`);
}

class SlowSender {
  readonly #name: SlowHabit;
  readonly #habit: Habit;
  readonly #socket: Socket;
  #heard = '';
  #sent = 0;
  isGone = false;

  private constructor(name: SlowHabit, habit: Habit, socket: Socket) {
    this.#name = name;
    this.#habit = habit;
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (piece: Buffer) => (this.#heard += piece.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => (this.isGone = true));
  }

  static async come(visitor: Visitor, table: string, name: SlowHabit): Promise<SlowSender> {
    const { hostname, port } = new URL(visitor.address);
    const socket = connect(Number(port), hostname);
    const sender = new SlowSender(name, habitOf(name, table), socket);
    await once(socket, 'connect');
    const handshake = handshakeOf(visitor);
    if (name === 'half a handshake') {
      socket.write(handshake.slice(0, handshake.length / 2));
      return sender;
    }
    if (name === 'a body byte by byte') {
      socket.write(requestOf(visitor));
      return sender;
    }
    socket.write(handshake);
    while (!sender.#heard.includes('\r\n\r\n')) await once(socket, 'data');
    for (const piece of sender.#habit.atFirst) {
      socket.write(piece);
      // Each in a packet of its own.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return sender;
  }

  get faults(): readonly string[] {
    const wasWelcome = this.#heard.includes('"welcome"');
    const { isWelcome = false, last = '' } = this.#habit;
    return [
      ...(this.isGone ? [] : [`${this.#name}: not let go of`]),
      ...(wasWelcome === isWelcome ? [] : [`${this.#name}: ${wasWelcome ? '' : 'not '}welcome`]),
      ...(this.#heard.includes(last) ? [] : [`${this.#name}: heard "${this.#heard}" alone`]),
    ];
  }

  goOn(): void {
    const { later } = this.#habit;
    const next = later[this.#sent++ % later.length];
    if (next !== undefined && !this.isGone) this.#socket.write(next);
  }

  /** Once it has been judged. */
  leave(): void {
    if (!this.isGone) this.#socket.resetAndDestroy();
  }
}

function habitOf(name: SlowHabit, table: string): Habit {
  const hello = makeClientMessage({ type: 'hello', version: PROTOCOL_VERSION, table });
  const frame = makeClientFrame({ opcode: OPCODE.text, payload: Buffer.from(hello) });
  const half = frame.subarray(0, frame.length / 2);
  switch (name) {
    case 'half a handshake':
      return { atFirst: [], later: [] };
    case 'a body byte by byte':
      return { atFirst: [], later: [Buffer.from(' ')], last: 'HTTP/1.1 408 ' };
    case 'half a frame':
      return { atFirst: [half], later: [] };
    case 'a frame byte by byte':
      return { atFirst: [], later: bytesOf(frame) };
    case 'parts without end': {
      const part = { payload: Buffer.from(' '), isFinal: false };
      return {
        atFirst: [makeClientFrame({ ...part, opcode: OPCODE.text })],
        later: [makeClientFrame({ ...part, opcode: OPCODE.more })],
      };
    }
    case 'signs of life alone':
      return {
        atFirst: [],
        later: [makeClientFrame({ opcode: OPCODE.pong, payload: Buffer.alloc(0) })],
      };
    case 'a whole frame in single bytes':
      return { atFirst: [...bytesOf(frame), half], later: [], isWelcome: true };
    case 'a whole message in many parts':
      return { atFirst: [...partsOf(hello), half], later: [], isWelcome: true };
  }
}

function bytesOf(frame: Buffer): readonly Buffer[] {
  return [...frame.keys()].map((n) => frame.subarray(n, n + 1));
}

/** One letter each. */
function partsOf(text: string): readonly Buffer[] {
  const letters = Array.from(Buffer.from(text), (byte) => Buffer.from([byte]));
  return letters.map((payload, n) =>
    makeClientFrame({
      opcode: n === 0 ? OPCODE.text : OPCODE.more,
      payload,
      isFinal: n === letters.length - 1,
    }),
  );
}

function handshakeOf({ address, token }: Visitor): string {
  const lines = [
    'GET /api/socket HTTP/1.1',
    `host: ${new URL(address).host}`,
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16, 7).toString('base64')}`,
    `authorization: Bearer ${token}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A match is to be brought, of which nothing has come yet. */
function requestOf({ address, token }: Visitor): string {
  const lines = [
    'POST /api/records HTTP/1.1',
    `host: ${new URL(address).host}`,
    'content-type: application/json',
    'content-length: 1000000',
    `authorization: Bearer ${token}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

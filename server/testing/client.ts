/** A client for tests: speaks the protocol, keeps its view by patches, and remembers every byte it was sent. */

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promiseOf } from '@sternwarte/engine';
import {
  makeClientMessage,
  patch,
  PROTOCOL_VERSION,
  readServerMessage,
  type ClientMessage,
  type ServerMessage,
  type TableInfo,
  type TableWish,
} from '@sternwarte/protocol';
import { askPatiently } from '@sternwarte/protocol/patience';
import { WebSocket } from 'ws';
import { checkDescribed } from './described.ts';

interface Hello {
  /** Of another build's protocol. */
  readonly version?: number;
  readonly seq?: number;
  readonly link?: string;
}

/** Somebody who has shown himself to the server as a program. */
export class Visitor {
  readonly address: string;
  readonly token: string;

  private constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  static async arrive(address: string, name: string): Promise<Visitor> {
    const response = await fetch(new URL('/api/me', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, program: true }),
    });
    const { token } = await answered<{ token: string }>(response);
    return new Visitor(address, token);
  }

  /** The same server, with another token. */
  as(token: string): Visitor {
    return new Visitor(this.address, token);
  }

  /** The same person, at another node. */
  at(address: string): Visitor {
    return new Visitor(address, this.token);
  }

  async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await checkDescribed(method, path, response);
    return response;
  }

  /** Asks for something that must be given, if not at once. */
  async get<T>(path: string): Promise<T> {
    return answered<T>(await askPatiently(() => this.ask('GET', path), setTimeout));
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return answered<T>(await askPatiently(() => this.ask('POST', path, body), setTimeout));
  }

  async openTable(wish: TableWish): Promise<string> {
    return (await this.post<{ id: string }>('/api/tables', wish)).id;
  }

  async linkOf(table: string): Promise<string> {
    return (await this.get<{ table: string }>(`/api/tables/${table}/links`)).table;
  }

  /**
   * `before`: the same client on an earlier line; it goes on with what it has seen there. Without a `hello`, he comes and
   * says nothing.
   */
  look(table: string, hello: Hello | null = {}, before: Onlooker | null = null): Onlooker {
    return new Onlooker(this, table, hello, before);
  }
}

async function answered<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  // Tests say what they expect.
  return JSON.parse(text) as T;
}

/** A visitor at a table. */
export class Onlooker {
  readonly heard: ServerMessage[] = [];
  /** All that was sent, as it came. */
  bytes = '';
  view: unknown = undefined;
  seq = 0;
  seat: number | null = null;
  table: TableInfo | null = null;
  isOpen = false;
  isWelcome = false;
  closed: number | null = null;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];
  #wishes = 0;
  readonly #nonce = randomBytes(16).toString('hex');

  constructor(visitor: Visitor, table: string, hello: Hello | null, before: Onlooker | null) {
    if (before !== null) ({ view: this.view, seq: this.seq } = before);
    const seen = before?.view === undefined ? {} : { seq: before.seq };
    const address = new URL('/api/socket', visitor.address);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#socket = new WebSocket(address, {
      headers: { authorization: `Bearer ${visitor.token}` },
    });
    this.#socket.on('open', () => {
      this.isOpen = true;
      if (hello !== null) this.greet(table, { ...seen, ...hello });
      this.#wake();
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  greet(table: string, hello: Hello = {}): void {
    this.say({ type: 'hello', version: PROTOCOL_VERSION, table, ...hello });
  }

  say(message: ClientMessage): void {
    this.#socket.send(makeClientMessage(message));
  }

  /** Sends a move; answers what it is called. */
  move(move: unknown, id = `w${this.#wishes++}`): string {
    this.say({ type: 'move', id, atSeq: this.seq, move });
    return id;
  }

  /** The first message that fits, among all that came or will come. */
  async hear<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Extract<ServerMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    const isIt = (message: ServerMessage): message is Extract<ServerMessage, { type: Type }> =>
      message.type === type && fits(message as Extract<ServerMessage, { type: Type }>);
    for (let n = 0; ;) {
      for (; n < this.heard.length; n++) {
        const message = this.heard[n];
        if (message !== undefined && isIt(message)) return message;
      }
      if (this.closed !== null) throw new Error(`closed (${this.closed}) before "${type}" came`);
      await this.news();
    }
  }

  /** What became of something that was said. */
  async answerTo(chat: string): Promise<Extract<ServerMessage, { type: 'said' | 'refused' }>> {
    for (;;) {
      for (const message of this.heard) {
        const isAnswer = message.type === 'said' || message.type === 'refused';
        if (isAnswer && message.id === chat) return message;
      }
      if (this.closed !== null) throw new Error(`closed (${this.closed}) before it was answered`);
      await this.news();
    }
  }

  /** Waits until anything happens. */
  news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.news();
  }

  /** Breaks off, as a bad line does. */
  drop(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.bytes += `${text}\n`;
    const message = readServerMessage(text);
    if (message === null) throw new Error(`not a message: ${text.slice(0, 200)}`);
    this.heard.push(message);
    this.#take(message);
    this.#wake();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.isWelcome = true;
        ({ seat: this.seat, table: this.table, seq: this.seq } = message);
        for (const { patch: change } of message.missed ?? []) {
          if (change !== undefined && this.view !== undefined) this.view = patch(this.view, change);
        }
        if (message.view !== undefined) this.view = message.view;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'settle':
        if (message.asks === 'nonce') this.say({ type: 'nonce', nonce: this.#nonce });
        else this.say({ type: 'promise', promise: promiseOf(this.#nonce) });
        break;
      case 'view':
        ({ seq: this.seq, view: this.view } = message);
        break;
      case 'steps':
        for (const step of message.steps) {
          if (step.entry.seq !== this.seq) throw new Error(`${step.entry.seq} at ${this.seq}`);
          this.seq++;
          if (step.patch !== undefined) this.view = patch(this.view, step.patch);
        }
        break;
      default:
    }
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

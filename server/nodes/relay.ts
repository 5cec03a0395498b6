/** A client's line, passed on as it is to the node that runs his table. What he may say, and how much, that node judges. */

import { CLOSE, EMBLEM_IDS } from '@sternwarte/protocol';
import { WebSocket, type RawData } from 'ws';
import type { Person } from '../store/store.ts';
import { NODE_HEADER, PERSON_HEADER } from './forwarding.ts';
import type { Line } from './node.ts';

export const RELAY_PATH = '/api/relay';
const CONNECT_MILLISECONDS = 2_000;
/** Codes that a socket does not send by itself. */
const SENDABLE = new Set<number>(Object.values(CLOSE));

/** Who comes, and by which of his devices. */
export interface Newcomer {
  readonly who: Person;
  readonly device: string;
}

interface RelayParts {
  readonly address: string;
  readonly secret: string;
  readonly newcomer: Newcomer;
  readonly table: string;
  /** Something for the client, as text. */
  tell(this: void, text: Buffer): void;
  /** There is nothing more to come. */
  end(this: void, code: number): void;
  /** Nothing has come at all: that node is gone, or does not run the table any more. */
  missing(this: void): void;
}

export class Relay implements Line {
  readonly address: string;
  readonly table: string;
  readonly #socket: WebSocket;
  #waiting: string[] | null = [];

  constructor({ address, secret, newcomer, table, tell, end, missing }: RelayParts) {
    this.address = address;
    this.table = table;
    let hasTold = false;
    const url = new URL(RELAY_PATH, address);
    url.protocol = 'ws:';
    this.#socket = new WebSocket(url, {
      headers: { [NODE_HEADER]: secret, [PERSON_HEADER]: makeNewcomer(newcomer) },
      perMessageDeflate: false,
      handshakeTimeout: CONNECT_MILLISECONDS,
    });
    this.#socket.on('open', () => {
      const waiting = this.#waiting ?? [];
      this.#waiting = null;
      for (const text of waiting) this.#socket.send(text);
    });
    this.#socket.on('message', (data: RawData) => {
      if (!Buffer.isBuffer(data)) return;
      hasTold = true;
      tell(data);
    });
    // Whatever breaks it also closes it.
    this.#socket.on('error', () => undefined);
    this.#socket.once('close', (code) => {
      if (hasTold) end(SENDABLE.has(code) ? code : CLOSE.restart);
      else missing();
    });
  }

  say(text: string): void {
    if (this.#waiting === null) this.#socket.send(text);
    else this.#waiting.push(text);
  }

  /** Also when the other node is gone, or does not run the table any more. */
  cut(): void {
    this.#socket.terminate();
  }
}

function makeNewcomer({ who: { id, name, program, emblem }, device }: Newcomer): string {
  return encodeURIComponent(JSON.stringify({ id, name, program, emblem, device }));
}

export function readNewcomer(header: unknown): Newcomer | null {
  if (typeof header !== 'string') return null;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(header));
    if (typeof read !== 'object' || read === null) return null;
    const { id, name, program, emblem, device } = read as Readonly<Record<string, unknown>>;
    return typeof id === 'string' && typeof name === 'string'
      ? {
          who: {
            id,
            name,
            program: program === true,
            emblem: EMBLEM_IDS.find((known) => known === emblem) ?? null,
          },
          device: typeof device === 'string' ? device : '',
        }
      : null;
  } catch {
    return null;
  }
}

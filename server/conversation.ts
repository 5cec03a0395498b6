/** One client at one table: one socket for each table that somebody looks at. Described in `docs/protocol.md`. */

import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers';
import type { Refusal } from '@sternwarte/engine';
import {
  CLOSE,
  makeClientMessage,
  MESSAGE_MAX_BYTES,
  PROTOCOL_VERSION,
  readClientMessage,
  refuseOnline,
  type ClientMessage,
} from '@sternwarte/protocol';
import { GONE_MILLISECONDS, type Living } from './heartbeat.ts';
import { Elsewhere } from './nodes/elsewhere.ts';
import { AGAIN_MILLISECONDS, HANDOVER_MILLISECONDS } from './nodes/leading.ts';
import type { Node } from './nodes/node.ts';
import { Relay, type Newcomer } from './nodes/relay.ts';
import { drain, type RateLimit } from './rate.ts';
import type { Limits } from './settings.ts';
import type { Person, Store } from './store/store.ts';
import { send, type Listener } from './tables/audience.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Tables } from './tables/tables.ts';
import { makeFrame, PING } from './wire/frame.ts';
import { ServerSocket, type Ear } from './wire/server-socket.ts';

/** A client that has not said hello by then has nothing to say. */
const HELLO_MILLISECONDS = 10_000;

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>;

/** Somebody who may come in. */
export interface Admitted {
  readonly newcomer: Newcomer;
  /** The hash of the token by which he is known; `null` where another node has looked at it. */
  readonly proof: string | null;
}

export interface ConversationParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly limits: Limits;
  /** How much each person may say, by however many sockets. */
  readonly chat: RateLimit;
  /** Where there are several of them. */
  readonly node: Pick<Node, 'secret' | 'hang'> | null;
  /** Whether he came by another node. */
  readonly isLed: boolean;
  now(this: void): number;
  report(this: void, what: string, error: unknown): void;
  /** He is gone. */
  left(this: void): void;
}

export class Conversation implements Listener, Living, Ear {
  readonly person: string;
  /** By which he came; empty where an older node that passes him on does not know. */
  readonly device: string;
  name: string;
  viewer: Listener['viewer'] = 'spectator';
  readonly #socket: ServerSocket;
  readonly #parts: ConversationParts;
  #newcomer: Newcomer;
  readonly #proof: string | null;
  #table: LiveTable | null = null;
  /** To the node that runs the table, if it is another one. */
  #relay: Relay | null = null;
  /** Lets go of it when he hangs up. */
  #hangUp: (() => void) | null = null;
  #greeted = false;
  #heardAt: number;
  readonly #since: number;
  /** When what was sent so far will have drained. */
  #messages = 0;

  constructor(
    wire: Duplex,
    first: Buffer,
    { newcomer, proof }: Admitted,
    parts: ConversationParts,
  ) {
    this.person = newcomer.who.id;
    this.device = newcomer.device;
    this.name = newcomer.who.name;
    this.#newcomer = newcomer;
    this.#proof = proof;
    this.#parts = parts;
    this.#since = parts.now();
    this.#heardAt = this.#since;
    this.#socket = new ServerSocket(wire, first, this, MESSAGE_MAX_BYTES);
  }

  /** Whether another node runs his table. */
  get isPassedOn(): boolean {
    return this.#relay !== null;
  }

  send(frame: Buffer): void {
    if (this.#socket.backlog > this.#parts.limits.backlog) this.end(CLOSE.backlog);
    else this.#socket.write(frame);
  }

  end(code: number): void {
    this.#socket.close(code);
  }

  /** Says why, and hangs up. */
  dismiss(why: Refusal): void {
    send(this, { type: 'farewell', why });
    this.end(CLOSE.breach);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  excuse(now: number): void {
    this.#heardAt = now;
  }

  beat(now: number): void {
    const isSilent =
      this.#table === null && this.#relay === null && now - this.#since > HELLO_MILLISECONDS;
    if (isSilent || now - this.#heardAt > GONE_MILLISECONDS) this.#socket.terminate();
    else this.#socket.write(PING);
  }

  hear(text: string | null): void {
    const now = this.#parts.now();
    if (this.#relay !== null && text !== null) {
      this.#heardAt = now;
      this.#relay.say(text);
      return;
    }
    if (!this.#count(now)) return;
    this.#heardAt = now;
    const message = text === null ? null : readClientMessage(text);
    if (message === null) this.dismiss(refuseOnline('badMessage', {}));
    else this.#answer(message)?.catch(this.#fail);
  }

  notice(): void {
    this.#count(this.#parts.now());
  }

  lives(): void {
    this.#heardAt = this.#parts.now();
  }

  ended(): void {
    this.#parts.left();
    this.#hangUp?.();
    void this.#table?.leave(this);
  }

  /** Whether he may send that much; if not, he is told so, and hung up on. */
  #count(now: number): boolean {
    const { playerMessages, watcherMessages } = this.#parts.limits;
    const rate = this.viewer === 'spectator' ? watcherMessages : playerMessages;
    const drained = drain(this.#messages, rate, now);
    if (drained === null) this.dismiss(refuseOnline('tooOften', {}));
    else this.#messages = drained;
    return drained !== null;
  }

  readonly #fail = (error: unknown): void => {
    this.#parts.report('a message could not be answered', error);
    this.end(CLOSE.restart);
  };

  #answer(message: ClientMessage): Promise<void> | null {
    if (message.type === 'hello') return this.#greet(message);
    const table = this.#table;
    if (table === null) {
      this.dismiss(refuseOnline('badMessage', {}));
      return null;
    }
    switch (message.type) {
      case 'move':
      case 'undo':
        return table.wish(this, message);
      case 'back':
        return table.askBack(this, message);
      case 'consent':
        return table.answerBack(this, message);
      case 'promise':
      case 'nonce':
        return table.contribute(this, message);
      case 'check':
        return table.check(this, message.seq, message.hash);
      case 'chat':
        return this.#say(table, message.id, message.text);
      case 'ping':
        send(this, { type: 'pong' });
        return null;
    }
  }

  async #say(table: LiveTable, id: string, text: string): Promise<void> {
    if (!this.#parts.chat.allows(this.person)) {
      const why = refuseOnline('tooOften', {});
      send(this, { type: 'refused', id, why });
      return;
    }
    await table.say(this, id, text);
  }

  async #greet({ version, table: id, seq, link }: Hello): Promise<void> {
    if (this.#greeted) {
      this.dismiss(refuseOnline('badMessage', {}));
      return;
    }
    this.#greeted = true;
    if (version > PROTOCOL_VERSION && this.#parts.node !== null) {
      // During an upgrade: the page is of a newer node, and finds that one when it comes again.
      this.end(CLOSE.restart);
      return;
    }
    if (version !== PROTOCOL_VERSION) {
      this.dismiss(refuseOnline('oldClient', { version: PROTOCOL_VERSION }));
      return;
    }
    if (!(await this.#isStillKnown())) {
      this.dismiss(refuseOnline('notKnown', {}));
      return;
    }
    const { store } = this.#parts;
    const led = link === undefined ? null : await store.findLink(link);
    if (led?.table === id) await store.addGuest(id, this.person);
    await this.#enter(id, seq, this.#parts.now() + HANDOVER_MILLISECONDS);
  }

  /**
   * He may have been forgotten since he came, or goes by another name. From here on nothing is missed: whoever is forgotten
   * after he was looked up is among those whom `Sockets.dismiss` cuts off.
   */
  async #isStillKnown(): Promise<boolean> {
    if (this.#proof === null) return true;
    const who: Person | null = await this.#parts.store.findPerson(this.#proof);
    if (who === null) return false;
    this.name = who.name;
    this.#newcomer = { ...this.#newcomer, who };
    return this.#socket.isOpen;
  }

  /** Until then he is kept, if whoever ran the table is gone: soon this node or another one may. */
  async #enter(id: string, seq: number | undefined, until: number): Promise<void> {
    let table: LiveTable | null;
    try {
      table = await this.#parts.tables.findFor(id, this.person);
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      this.#passOn(error.address, id, seq, until);
      return;
    }
    if (table === null) {
      this.dismiss(refuseOnline('noTable', {}));
      return;
    }
    if (!this.#socket.isOpen) return;
    this.#table = table;
    await table.join(this, seq ?? null);
  }

  /** Another node runs the table, and hears all of this from now on. */
  #passOn(address: string, table: string, seq: number | undefined, until: number): void {
    const { node, isLed } = this.#parts;
    // Nothing is passed on twice: who runs the table has just changed.
    if (node === null || isLed) {
      this.end(CLOSE.restart);
      return;
    }
    const again = (): void => {
      this.#relay = null;
      if (this.#parts.now() > until) this.end(CLOSE.restart);
      else {
        setTimeout(() => {
          if (this.#socket.isOpen) this.#enter(table, seq, until).catch(this.#fail);
        }, AGAIN_MILLISECONDS).unref();
      }
    };
    if (address === '') {
      again();
      return;
    }
    if (!this.#socket.isOpen) return;
    const relay = new Relay({
      address,
      secret: node.secret,
      newcomer: this.#newcomer,
      table,
      tell: (text) => this.send(makeFrame(text.toString())),
      end: (code) => this.end(code),
      missing: () => {
        letGo();
        this.#hangUp = null;
        if (this.#socket.isOpen) again();
      },
    });
    const letGo = node.hang(relay);
    this.#hangUp = () => {
      letGo();
      relay.cut();
    };
    this.#relay = relay;
    const hello = { type: 'hello', version: PROTOCOL_VERSION, table } as const;
    relay.say(makeClientMessage({ ...hello, ...(seq !== undefined && { seq }) }));
  }
}

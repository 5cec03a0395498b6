/** The server over sockets: who may come in, and everybody who is there. What is said then: `conversation.ts`. Described in `docs/protocol.md`. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { CLOSE, refuseOnline } from '@sternwarte/protocol';
import { Conversation, type Admitted, type ConversationParts } from './conversation.ts';
import { Heartbeat } from './heartbeat.ts';
import { hashOfSender, isOwnSite } from './identity/credentials.ts';
import { deviceOf } from './identity/tokens.ts';
import { isFromNode, PERSON_HEADER } from './nodes/forwarding.ts';
import { readNewcomer, RELAY_PATH } from './nodes/relay.ts';
import { RateLimit } from './rate.ts';
import { agree } from './wire/handshake.ts';

export interface SocketParts extends Omit<ConversationParts, 'chat' | 'isLed' | 'left'> {
  /** Whom limits count for. */
  senderOf(this: void, request: IncomingMessage): string;
}

export const SOCKET_PATH = '/api/socket';
const TOO_OFTEN = '429 Too Many Requests';
const FAREWELL_MILLISECONDS = 1_000;

export class Sockets {
  readonly #parts: SocketParts;
  readonly #ofAddress: RateLimit;
  readonly #ofPerson: RateLimit;
  readonly #chat: RateLimit;
  readonly #conversations = new Set<Conversation>();
  readonly #heart: Heartbeat<Conversation>;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#ofAddress = new RateLimit(parts.limits.sockets, parts.now);
    this.#ofPerson = new RateLimit(parts.limits.personSockets, parts.now);
    this.#chat = new RateLimit(parts.limits.chat, parts.now);
    this.#heart = new Heartbeat(parts.now);
  }

  get size(): number {
    return this.#conversations.size;
  }

  /** `first` is what the client has sent already. */
  async upgrade(request: IncomingMessage, socket: Duplex, first: Buffer): Promise<void> {
    const fail = (): void => void socket.destroy();
    socket.once('error', fail);
    const admitted = await this.#admit(request);
    const head = agree(request);
    if (typeof admitted === 'string' || head === null) {
      const status = typeof admitted === 'string' ? admitted : '400 Bad Request';
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    socket.off('error', fail);
    // Whoever has gone meanwhile is not waited for.
    if (socket.destroyed) return;
    socket.write(head);
    const conversation: Conversation = new Conversation(socket, first, admitted, {
      ...this.#parts,
      chat: this.#chat,
      isLed: isRelay(request),
      left: () => {
        leave();
        this.#conversations.delete(conversation);
      },
    });
    const leave = this.#heart.add(conversation);
    this.#conversations.add(conversation);
  }

  /** One device of a person, or all of them, are his no more: their lines are cut, also those on which nothing was said yet. */
  dismiss(person: string, device: string | null): void {
    const why = refuseOnline(device === null ? 'notKnown' : 'deviceForgotten', {});
    for (const conversation of this.#conversations) {
      if (conversation.person !== person) continue;
      const isMeant = device === null || ['', device].includes(conversation.device);
      if (isMeant) conversation.dismiss(why);
    }
  }

  /** Asks all whose table is run here to come again: another node can do what this one cannot. */
  sendElsewhere(): void {
    for (const conversation of this.#conversations) {
      if (!conversation.isPassedOn) conversation.end(CLOSE.restart);
    }
  }

  /** Asks everybody to come back later; whoever does not hang up in time is hung up on. */
  async close(): Promise<void> {
    this.#heart.stop();
    for (const conversation of this.#conversations) conversation.end(CLOSE.restart);
    const deadline = this.#parts.now() + FAREWELL_MILLISECONDS;
    while (this.#conversations.size > 0 && this.#parts.now() < deadline) await setTimeout(10);
    for (const conversation of this.#conversations) conversation.terminate();
  }

  async #admit(request: IncomingMessage): Promise<Admitted | string> {
    const secret = this.#parts.node?.secret ?? null;
    if (isRelay(request) && isFromNode(request.headers, secret)) {
      const newcomer = readNewcomer(request.headers[PERSON_HEADER]);
      return newcomer === null ? '400 Bad Request' : { newcomer, proof: null };
    }
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return '404 Not Found';
    if (!isOwnSite(request.headers)) return '403 Forbidden';
    if (!this.#ofAddress.allows(this.#parts.senderOf(request))) return TOO_OFTEN;
    try {
      const proof = hashOfSender(request.headers);
      const who = proof === null ? null : await this.#parts.store.findPerson(proof);
      if (proof === null || who === null) return '401 Unauthorized';
      if (!this.#ofPerson.allows(who.id)) return TOO_OFTEN;
      return { newcomer: { who, device: deviceOf(proof) }, proof };
    } catch (error) {
      this.#parts.report('a person could not be read', error);
      return '503 Service Unavailable';
    }
  }
}

/** Whether another node passes on what its client says. */
function isRelay({ url }: IncomingMessage): boolean {
  return url === RELAY_PATH;
}

/** What answers a request, and what it may use for it. */

import type { IncomingMessage } from 'node:http';
import type { AnswerOf, ApiName, BodyOf } from '@sternwarte/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSender } from '../identity/credentials.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import type { SealKey } from '../identity/seal-key.ts';
import { isFromNode } from '../nodes/forwarding.ts';
import type { Node } from '../nodes/node.ts';
import type { Pushes } from '../push/pushes.ts';
import { RateLimit } from '../rate.ts';
import type { Limits } from '../settings.ts';
import type { Person, Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { mayWatch } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { refused } from './refused.ts';

export interface HttpParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly sealKey: SealKey;
  readonly passkeys: Passkeys;
  /** `null` where nobody is woken. */
  readonly pushes: Pushes | null;
  /** Where there are several of them. */
  readonly node: Pick<Node, 'secret' | 'hang'> | null;
  now(this: void): number;
  /** Cuts the lines of one device, or all that a person has, at every node. */
  dismiss(this: void, person: string, device: string | null): Promise<void>;
  /** Whom limits count for. */
  senderOf(this: void, request: IncomingMessage): string;
}

export interface Call<Name extends ApiName> {
  readonly body: BodyOf<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON that is written already. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Handler<Name extends ApiName> = (call: Call<Name>) => Promise<AnswerOf<Name> | Written>;

export type Handlers<Names extends ApiName = ApiName> = {
  readonly [Name in Names]: Handler<Name>;
};

/** What all handlers share. */
export class Desk {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
  readonly dismiss: HttpParts['dismiss'];
  readonly sealKey: SealKey;
  readonly passkeys: Passkeys;
  readonly pushes: Pushes | null;
  readonly #newPeople: RateLimit;
  readonly #newTables: RateLimit;
  readonly #personRequests: RateLimit;
  readonly #personTables: RateLimit;
  /** Requests that have been counted for whoever sent them. */
  readonly #counted = new WeakSet<FastifyRequest>();
  readonly #secret: string | null;
  readonly #senderOf: HttpParts['senderOf'];

  constructor(parts: HttpParts) {
    const { store, tables, limits, sealKey, passkeys, pushes, now, dismiss, senderOf } = parts;
    this.sealKey = sealKey;
    this.passkeys = passkeys;
    this.pushes = pushes;
    this.store = store;
    this.tables = tables;
    this.now = now;
    this.dismiss = dismiss;
    this.#newPeople = new RateLimit(limits.newPeople, now);
    this.#newTables = new RateLimit(limits.newTables, now);
    this.#personRequests = new RateLimit(limits.personRequests, now);
    this.#personTables = new RateLimit(limits.personTables, now);
    this.#secret = parts.node?.secret ?? null;
    this.#senderOf = senderOf;
  }

  /** Refuses whoever comes as somebody new, or tries to come back as somebody, too often. */
  limitPeople({ raw }: FastifyRequest): void {
    if (!this.#newPeople.allows(this.#senderOf(raw))) throw refused('tooOften');
  }

  limitTables({ raw }: FastifyRequest, { id }: Person): void {
    const isAllowed = this.#newTables.allows(this.#senderOf(raw)) && this.#personTables.allows(id);
    if (!isAllowed) throw refused('tooOften');
  }

  /** Whoever sends it; `null` for somebody who has not said who he is. Refuses him when he asks too often. */
  async senderIfKnown(request: FastifyRequest): Promise<Person | null> {
    const person = await findSender(request.headers, this.store);
    if (person !== null) this.#count(request, person);
    return person;
  }

  async sender(request: FastifyRequest): Promise<Person> {
    const person = await this.senderIfKnown(request);
    if (person === null) throw refused('notKnown');
    return person;
  }

  /** Once, even if it is tried again until somebody runs its table; what another node passes on was counted there. */
  #count(request: FastifyRequest, { id }: Person): void {
    if (this.#counted.has(request) || isFromNode(request.headers, this.#secret)) return;
    this.#counted.add(request);
    if (!this.#personRequests.allows(id)) throw refused('tooOften');
  }

  async lookAt(
    request: FastifyRequest,
  ): Promise<{ readonly table: LiveTable; readonly person: Person }> {
    const person = await this.sender(request);
    const table = await this.tables.findFor(idOf(request), person.id);
    if (table === null) throw refused('noTable');
    // Whoever was told of the last move finds the match over, and not about to be.
    await table.settled();
    // And it may have begun meanwhile, where nobody may look on.
    if (!mayWatch(table.stored, person.id)) throw refused('noTable');
    return { table, person };
  }
}

/** What `:id` in the path stands for. */
export function idOf({ params }: FastifyRequest): string {
  return (params as { readonly id: string }).id;
}

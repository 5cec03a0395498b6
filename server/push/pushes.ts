/**
 * Wakes the browsers of people whom a slow match waits for. The message is empty: what it is about the page asks for itself,
 * so the push service learns that something happened and nothing else, and nothing has to be encrypted for it.
 */

import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { PushKey } from './vapid.ts';

/** Sends one message; answers the status. */
export type Post = (endpoint: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** The services of the browsers there are. Anybody could name any other address, and we would knock at its door. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];
const DAY_IN_SECONDS = 86_400;
const PATIENCE = 10_000;
/** A person's browsers; the oldest give way. */
const MAX_BROWSERS = 10;

export class Pushes {
  readonly #store: Store;
  readonly #key: PushKey;
  readonly #contact: string;
  readonly #post: Post;
  readonly #now: () => number;

  constructor(
    store: Store,
    key: PushKey,
    contact: string,
    now: () => number,
    post: Post = postEmpty,
  ) {
    this.#store = store;
    this.#key = key;
    this.#contact = contact;
    this.#now = now;
    this.#post = post;
  }

  get publicKey(): string {
    return this.#key.publicKey;
  }

  /** `false` for an address that is none of a push service. */
  async add(person: string, endpoint: string): Promise<boolean> {
    if (!isOfService(endpoint)) return false;
    const known = await this.#store.listPush(person);
    if (!known.includes(endpoint) && known.length >= MAX_BROWSERS) {
      await this.#store.dropPush(known[0] ?? '', person);
    }
    await this.#store.addPush(person, endpoint);
    return true;
  }

  /**
   * Tells all browsers of a person that a table waits for him; those that are gone are forgotten. Rejected when one of them
   * could not be told, but not before the others were.
   */
  async wake(person: string, table: string): Promise<void> {
    const endpoints = await this.#store.listPush(person);
    const told = await Promise.allSettled(endpoints.map((one) => this.#tell(one, table)));
    for (const one of told) if (one.status === 'rejected') throw one.reason;
  }

  async #tell(endpoint: string, table: string): Promise<void> {
    const status = await this.#post(endpoint, {
      authorization: this.#key.authorize(endpoint, this.#contact, this.#now()),
      ttl: String(DAY_IN_SECONDS),
      urgency: 'normal',
      // Of several about the same table the last one suffices.
      topic: createHash('sha256').update(table).digest('base64url').slice(0, 32),
    });
    if (status === 404 || status === 410) await this.#store.dropPush(endpoint);
  }
}

function isOfService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isKnown = SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  // With a name in it `fetch` goes to no address; it complains, and what it says names all of it.
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && isKnown;
}

const postEmpty: Post = async (endpoint, headers) => {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(endpoint, { method: 'POST', headers, redirect: 'error', signal });
  await response.body?.cancel();
  return response.status;
};

/**
 * What an authenticator signs to show that it is there now: made and recognised without being kept, so that any node may
 * have made it. Each serves once, for a few minutes, and for one purpose alone: what was signed is noted in the store, so
 * that it opens no second door, neither at another node nor after a restart.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

const SECRET = 'challenge key';
const VALID_MILLISECONDS = 300_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;

/** What is shown by it: whom somebody comes back as, or to whom a new passkey belongs. */
export type Purpose = 'login' | `new ${string}`;

export class Challenges {
  readonly #key: Buffer;
  readonly #store: Store;
  readonly #now: () => number;

  static async open(store: Store, now: () => number): Promise<Challenges> {
    const key = await store.keepSecret(SECRET, randomBytes(32).toString('base64url'));
    return new Challenges(Buffer.from(key, 'base64url'), store, now);
  }

  private constructor(key: Buffer, store: Store, now: () => number) {
    this.#key = key;
    this.#store = store;
    this.#now = now;
  }

  make(purpose: Purpose): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
    randomBytes(NONCE_BYTES).copy(head);
    head.writeUIntBE(this.#now() + VALID_MILLISECONDS, NONCE_BYTES, TIME_BYTES);
    return new Uint8Array(Buffer.concat([head, this.#seal(head, purpose)]));
  }

  /** Whether it is one of ours for this purpose, of now, and has not served yet; it has, from then on. */
  async use(text: string, purpose: Purpose): Promise<boolean> {
    const bytes = Buffer.from(text, 'base64url');
    const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
    const seal = bytes.subarray(NONCE_BYTES + TIME_BYTES);
    const wanted = this.#seal(head, purpose);
    if (seal.length !== wanted.length || !timingSafeEqual(seal, wanted)) return false;
    const now = this.#now();
    const until = head.readUIntBE(NONCE_BYTES, TIME_BYTES);
    return until > now && this.#store.useChallenge(head.toString('base64url'), until, now);
  }

  #seal(head: Buffer, purpose: Purpose): Buffer {
    return createHmac('sha256', this.#key).update(head).update(purpose).digest();
  }
}

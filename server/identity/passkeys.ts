/**
 * Passkeys: a device proves who somebody is, and nothing that could be stolen from here would help a thief.
 *
 * Challenges are not stored but sealed: any node knows again what another one gave out. Each serves once and for five minutes.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AssertedPasskey, CreatedPasskey } from '@sternwarte/protocol';
import type { Passkey } from '../store/keeping-store.ts';
import type { Person, Store } from '../store/store.ts';

const CHALLENGE_MILLISECONDS = 300_000;
const RANDOM_BYTES = 16;
const MAX_USED = 10_000;

/** Where a passkey is made or used: it serves nowhere else. */
interface Site {
  readonly origin: string;
  readonly rpID: string;
}

export class Passkeys {
  readonly #store: Store;
  readonly #key: string;
  readonly #now: () => number;
  /** Challenges that were answered, until they are void anyway. */
  readonly #used = new Map<string, number>();

  static async open(store: Store, now: () => number): Promise<Passkeys> {
    const key = await store.keepSecret('challenge key', randomBytes(32).toString('hex'));
    return new Passkeys(store, key, now);
  }

  private constructor(store: Store, key: string, now: () => number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  /** What a browser needs to make one; `null` when it does not say where it is. */
  async wish({ id, name }: Person, headers: IncomingHttpHeaders): Promise<object | null> {
    const site = siteOf(headers);
    if (site === null) return null;
    const known = await this.#store.listPasskeys(id);
    return generateRegistrationOptions({
      rpName: 'Sternwarte',
      rpID: site.rpID,
      userName: name,
      userID: new TextEncoder().encode(id),
      challenge: this.#challenge(id),
      attestationType: 'none',
      excludeCredentials: known.map((one) => ({ id: one.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** The passkey that was made, when all about it is right. */
  async read(
    person: Person,
    response: CreatedPasskey,
    headers: IncomingHttpHeaders,
  ): Promise<Passkey | null> {
    const site = siteOf(headers);
    if (site === null) return null;
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#isOurs(challenge, person.id),
        expectedOrigin: site.origin,
        expectedRPID: site.rpID,
        requireUserVerification: false,
      });
      if (!verified) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    } catch {
      return null;
    }
  }

  /** What a browser needs to show that it has one. */
  async ask(headers: IncomingHttpHeaders): Promise<object | null> {
    const site = siteOf(headers);
    if (site === null) return null;
    return generateAuthenticationOptions({
      rpID: site.rpID,
      challenge: this.#challenge(''),
      userVerification: 'preferred',
    });
  }

  /** Whose passkey it is, when it is one. */
  async recognise(response: AssertedPasskey, headers: IncomingHttpHeaders): Promise<Person | null> {
    const site = siteOf(headers);
    const known = await this.#store.findPasskey(response.id);
    if (site === null || known === null) return null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#isOurs(challenge, ''),
        expectedOrigin: site.origin,
        expectedRPID: site.rpID,
        requireUserVerification: false,
        credential: {
          id: known.id,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
        },
      });
      if (!verified) return null;
      await this.#store.countPasskey(known.id, authenticationInfo.newCounter);
      return known.person;
    } catch {
      return null;
    }
  }

  /** Random bytes, until when they serve, and a seal over both and whom they are for. */
  #challenge(person: string): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(RANDOM_BYTES + 8);
    randomBytes(RANDOM_BYTES).copy(head);
    head.writeBigUInt64BE(BigInt(this.#now() + CHALLENGE_MILLISECONDS), RANDOM_BYTES);
    return new Uint8Array([...head, ...this.#seal(head, person)]);
  }

  #isOurs(challenge: string, person: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const head = bytes.subarray(0, RANDOM_BYTES + 8);
    const seal = bytes.subarray(head.length);
    const expected = this.#seal(head, person);
    if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) return false;
    const until = Number(head.readBigUInt64BE(RANDOM_BYTES));
    const now = this.#now();
    if (until < now || this.#used.has(challenge)) return false;
    if (this.#used.size >= MAX_USED) this.#forget(now);
    this.#used.set(challenge, until);
    return true;
  }

  #seal(head: Buffer, person: string): Buffer {
    return createHmac('sha256', this.#key).update(head).update(person).digest();
  }

  #forget(now: number): void {
    for (const [challenge, until] of this.#used) if (until < now) this.#used.delete(challenge);
  }
}

/** Whoever asks has been found to be on our own site (`isOwnSite`), where he says where he is. */
function siteOf({ origin }: IncomingHttpHeaders): Site | null {
  return origin === undefined ? null : { origin, rpID: new URL(origin).hostname };
}

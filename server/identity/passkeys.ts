/** Passkeys: made by a browser for this very site, and shown to come back on any device that has them. */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { StoredPasskey } from '../store/profile-store.ts';
import type { Person, Store } from '../store/store.ts';
import type { Challenges } from './challenges.ts';

/** Fetched with the first passkey: most servers start, and most people play, without one. */
const library = () => import('@simplewebauthn/server');

const SITE = 'Sternwarte';
/** Nobody needs more, and nobody is to fill the database. */
const MAX_PASSKEYS = 20;

interface Site {
  readonly origin: string;
  /** What passkeys are bound to: the name of the host. */
  readonly id: string;
}

/**
 * Where the page is that asks; it is our own, which has been checked by then. `null` where that cannot be said: a program that
 * names no origin may call the host whatever it likes.
 */
export function siteOf({ origin, host = '' }: IncomingHttpHeaders): Site | null {
  const own = URL.parse(origin ?? `https://${host}`);
  return own === null ? null : { origin: own.origin, id: own.hostname };
}

export class Passkeys {
  readonly #store: Store;
  readonly #challenges: Challenges;
  readonly #now: () => number;

  constructor(store: Store, challenges: Challenges, now: () => number) {
    this.#store = store;
    this.#challenges = challenges;
    this.#now = now;
  }

  async askForNew({ id, name }: Person, site: Site): Promise<object> {
    const known = await this.#store.listPasskeys(id);
    return (await library()).generateRegistrationOptions({
      rpName: SITE,
      rpID: site.id,
      userName: name,
      userID: new Uint8Array(Buffer.from(id)),
      challenge: this.#challenges.make(`new ${id}`),
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      // Whoever comes back says nothing about himself: the authenticator must know whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** `false` when it is not what was asked for. */
  async add({ id: person }: Person, response: object, site: Site): Promise<boolean> {
    if ((await this.#store.listPasskeys(person)).length >= MAX_PASSKEYS) return false;
    const { verifyRegistrationResponse } = await library();
    const found = await verifyRegistrationResponse({
      // Read by the library, which refuses everything else.
      response: response as RegistrationResponseJSON,
      expectedChallenge: (text) => this.#challenges.use(text, `new ${person}`),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    }).catch(() => null);
    if (found?.verified !== true) return false;
    const { id, publicKey, counter } = found.registrationInfo.credential;
    if ((await this.#store.findPasskey(id)) !== null) return false;
    await this.#store.addPasskey(person, {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      since: this.#now(),
      used: null,
    });
    return true;
  }

  async askForKnown(site: Site): Promise<object> {
    return (await library()).generateAuthenticationOptions({
      rpID: site.id,
      challenge: this.#challenges.make('login'),
      userVerification: 'preferred',
    });
  }

  /** Whose passkey it is; `null` when it is nobody's, or was not shown properly. */
  async recognise(response: object, site: Site): Promise<Person | null> {
    const id = 'id' in response && typeof response.id === 'string' ? response.id : '';
    const known = await this.#store.findPasskey(id);
    if (known === null) return null;
    const { verifyAuthenticationResponse } = await library();
    const found = await verifyAuthenticationResponse({
      // Read by the library, which refuses everything else.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (text) => this.#challenges.use(text, 'login'),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: credentialOf(known.passkey),
      requireUserVerification: false,
    }).catch(() => null);
    if (found?.verified !== true) return null;
    await this.#store.notePasskey(id, found.authenticationInfo.newCounter, this.#now());
    return known.person;
  }
}

function credentialOf({ id, publicKey, counter }: StoredPasskey) {
  return { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) };
}

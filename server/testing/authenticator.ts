/** A device that makes and uses passkeys, as browsers do (Web Authentication, level 3), with keys in memory. */

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AssertedPasskey, CreatedPasskey } from '@sternwarte/protocol';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** Somebody is there and has shown himself. */
const PRESENT = 0x05;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  create(challenge: string): CreatedPasskey {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([
      this.#head(PRESENT | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(this.#said('webauthn.create', challenge)),
        attestationObject: text(attestation),
      },
    };
  }

  use(challenge: string): AssertedPasskey {
    const data = this.#head(PRESENT);
    const said = this.#said('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(said),
        authenticatorData: text(data),
        signature: text(signature),
      },
    };
  }

  #named() {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #said(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });
  }
}

/** An authenticator in a few lines: makes a passkey and shows it, as browsers send it. */

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** As options come from the server. */
interface Asked {
  readonly challenge: string;
}

const PRESENT = 0x01;
const NEW = 0x40;

const bytes = (head: number, body: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.of(head | (body.length < 24 ? body.length : 24)),
    ...(body.length < 24 ? [] : [Buffer.of(body.length)]),
    Buffer.from(body),
  ]);
/** CBOR, as far as it is needed. */
const TEXT = 0x60;
const BYTES = 0x40;

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #point: readonly [Buffer, Buffer];
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#point = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  }

  make(asked: Asked): object {
    const [x, y] = this.#point;
    const cose = Buffer.concat([
      // Kind: elliptic curve; ES256; P-256; and the point.
      Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
      bytes(BYTES, x),
      Buffer.of(0x22),
      bytes(BYTES, y),
    ]);
    const length = Buffer.of(0, this.#id.length);
    const data = Buffer.concat([
      this.#head(PRESENT | NEW),
      Buffer.alloc(16),
      length,
      this.#id,
      cose,
    ]);
    const attestation = Buffer.concat([
      Buffer.of(0xa3),
      bytes(TEXT, 'fmt'),
      bytes(TEXT, 'none'),
      bytes(TEXT, 'attStmt'),
      Buffer.of(0xa0),
      bytes(TEXT, 'authData'),
      bytes(BYTES, data),
    ]);
    return this.#answer({
      clientDataJSON: this.#said('webauthn.create', asked).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  show(asked: Asked): object {
    this.#counter++;
    const said = this.#said('webauthn.get', asked);
    const data = this.#head(PRESENT);
    const signed = Buffer.concat([data, createHash('sha256').update(said).digest()]);
    return this.#answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([site, Buffer.of(flags), counter]);
  }

  #said(type: string, { challenge }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #answer(response: object): object {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

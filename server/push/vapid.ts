/** How a server shows itself to push services (RFC 8292): by a key of its own, made at the first start and kept. */

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Store } from '../store/store.ts';

const SECRET = 'push key';
const VALID_SECONDS = 12 * 3600;

export interface PushKey {
  /** The point itself in base64url, as browsers want it. */
  readonly publicKey: string;
  /** What goes with a message to a push service. */
  authorize(this: void, endpoint: string, contact: string, now: number): string;
}

export async function readPushKey(store: Store): Promise<PushKey> {
  const pem = await store.keepSecret(SECRET, makeKey());
  const key = createPrivateKey(pem);
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const publicKey = Buffer.concat(point).toString('base64url');
  return {
    publicKey,
    authorize(endpoint, contact, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now / 1000) + VALID_SECONDS,
        sub: contact,
      };
      const text = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

function inBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

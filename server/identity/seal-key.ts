/** The key that the server seals finished matches with: made at the first start, kept with everything else. */

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { sealedBytes, type Match, type Result, type Seal } from '@sternwarte/engine';
import type { Store } from '../store/store.ts';

const SECRET = 'seal key';

export interface SealKey {
  /** In base64url, for everybody. */
  readonly publicKey: string;
  seal(
    match: Match,
    result: Result | null,
    names: readonly string[],
    bots: readonly (string | null)[],
  ): Seal;
}

export async function readSealKey(store: Store): Promise<SealKey> {
  const key = createPrivateKey(await store.keepSecret(SECRET, makeKey()));
  const { x: publicKey = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    publicKey,
    seal(match, result, names, bots) {
      const bytes = sealedBytes(match, { names, bots }, result);
      const signature = sign(null, bytes, key).toString('base64url');
      return { key: publicKey, signature, entries: match.log.length, names, bots };
    },
  };
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

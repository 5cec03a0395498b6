/**
 * Fair chance: dice that nobody can bend unseen, the operator of the table included.
 *
 * Before the match the table publishes the SHA-256 of a secret seed (the commitment), and each player's client adds a
 * nonce. Draw number k of the match is then fixed by HMAC-SHA256(seed, [match id, nonces, k]). When the match is over
 * the seed is published, and anybody can recompute every draw: see `verifyFairness`.
 *
 * Draws are numbered by themselves, not by their place in the log: entries that can be taken back must not be able to
 * shift a die, or somebody who knows the seed could move and undo until a good one comes up.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random, Weighted } from './contract.ts';
import { pickWeighted, uniformBelow } from './random.ts';

const SCHEME = 'sternwarte chance 1';

/** What a match says about its chance. The seed is `null` until the match is over. */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly seed: string | null;
}

export const NONCE_MAX_LENGTH = 64;

/** A seed is 32 bytes as lower-case hex, from a cryptographic source outside the engine. */
export function isSeed(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

export function isNonce(text: unknown): text is string {
  return typeof text === 'string' && text.length <= NONCE_MAX_LENGTH;
}

export function commitTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The random words of one draw, endless: 8 words to each HMAC block. */
function drawStream(seed: string, message: readonly unknown[]): Random {
  const key = hexToBytes(seed);
  let block = -1;
  let words = new DataView(new ArrayBuffer(0));
  let offset = 0;
  const nextWord = (): number => {
    if (offset === words.byteLength) {
      block++;
      const bytes = hmac(sha256, key, utf8ToBytes(JSON.stringify([SCHEME, ...message, block])));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    const word = words.getUint32(offset);
    offset += 4;
    return word;
  };
  return { below: (limit) => uniformBelow(limit, nextWord) };
}

/** Draw number `draw` (0 for the first) of a match, exactly proportional to the weights. */
export function drawFairly<Chance>(
  seed: string,
  matchId: string,
  nonces: readonly string[],
  draw: number,
  outcomes: readonly Weighted<Chance>[],
): Chance {
  return pickWeighted(outcomes, drawStream(seed, [matchId, nonces, draw]));
}

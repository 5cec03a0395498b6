/**
 * Fair chance: dice that nobody can bend unseen, the operator of the table included.
 *
 *  1. The table publishes a commitment: the hash of a secret seed together with everything else a draw may depend on.
 *  2. Each person's client promises a nonce (sends its hash), and shows it when all promises are in.
 *  3. Draw number k is then fixed by HMAC-SHA256(seed, [hash of all that was said, k]).
 *  4. When the match is over the seed is published, and anybody can recompute every draw: see `verifyFairness`.
 *
 * So the table cannot choose its seed, the id or the seats to suit a nonce, and no client its nonce to suit another's.
 * `docs/fair-chance.md` has the bytes, test vectors, and what all this proves and what it cannot.
 *
 * Draws are numbered by themselves, not by their place in the log: entries that can be taken back must not be able to
 * shift a die, or somebody who knows the seed could move and undo until a good one comes up.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random, Weighted } from './contract.ts';
import type { OptionValues } from './options.ts';
import { pickWeighted, uniformBelow } from './random.ts';

const EARLY_SCHEME = 'sternwarte chance 1';
const SCHEME = 'sternwarte chance 2';

/** Matches of the first scheme: the commitment bound the seed alone, and nonces were not promised. */
export interface EarlyFairness {
  readonly commitment: string;
  readonly nonces: readonly string[];
  /** `null` until the match is over. */
  readonly seed: string | null;
}

/** What was said about the chance of a match, in the order in which it was said. */
export interface BoundFairness extends EarlyFairness {
  readonly scheme: 2;
  /** Who was to sit where when the table committed itself: a name for each seat, empty where nobody gave one. */
  readonly players: readonly string[];
  /** For each seat the hash of its nonce; empty where no client of its own sits, such as at a bot's. */
  readonly promises: readonly string[];
  /** How many draws were made elsewhere before this table took the match over; nothing is promised of them. */
  readonly home?: number;
}

export type Fairness = EarlyFairness | BoundFairness;

/** Everything that a draw may depend on, beside the seed. */
export interface Terms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly players: readonly string[];
  readonly home?: number;
}

export const NONCE_MAX_LENGTH = 64;

/** A seed is 32 bytes as lower-case hex, from a cryptographic source outside the engine. */
export function isSeed(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

export function isNonce(text: unknown): text is string {
  return typeof text === 'string' && text.length <= NONCE_MAX_LENGTH;
}

/** A promise is a hash, or empty where nobody promises. */
export function isPromise(text: unknown): text is string {
  return text === '' || isSeed(text);
}

export function isBound(fairness: Fairness): fairness is BoundFairness {
  return 'scheme' in fairness;
}

/** How many draws were made before anything was promised. */
export function homeDrawsOf(fairness: Fairness): number {
  return isBound(fairness) ? (fairness.home ?? 0) : 0;
}

/** The hash of a list of plain values: SHA-256 of its JSON in UTF-8, without any blank. */
function hashOf(said: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(said))));
}

/** What the table publishes before anybody sends a nonce. */
export function commitTo(seed: string, terms: Terms): string {
  const { id, game, version, options, players, home } = terms;
  const chosen = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const before = home === undefined ? [] : [home];
  return hashOf([SCHEME, 'commitment', seed, id, game, version, chosen, players, ...before]);
}

/** The same in the first scheme: the hash of the seed's bytes. */
export function commitEarly(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What a client sends before it knows the nonces of the others. */
export function promiseOf(nonce: string): string {
  return hashOf([SCHEME, 'nonce', nonce]);
}

/**
 * Whether a nonce is the one that was promised. Somebody who vanishes before he shows it is replaced by his promise: he
 * gains nothing by that, since he does not know the seed.
 */
export function keepsPromise(nonce: string, promise: string): boolean {
  return nonce === promise || promiseOf(nonce) === promise;
}

/** The hash of all that was said before the first draw. */
export function transcriptOf({ commitment, promises, nonces }: BoundFairness): string {
  return hashOf([SCHEME, 'transcript', commitment, promises, nonces]);
}

/** What the messages of all draws of a match begin with. */
function subjectOf(fairness: Fairness, id: string): readonly unknown[] {
  return isBound(fairness) ? [SCHEME, transcriptOf(fairness)] : [EARLY_SCHEME, id, fairness.nonces];
}

/** HMAC-SHA256 under one key: the digest of a text in UTF-8. */
export type Keyed = (message: string) => Uint8Array;
export type MakeKeyed = (key: Uint8Array) => Keyed;

/** Wherever there is JavaScript; a server has a faster one at hand, which must answer the same bytes. */
const keyedAnywhere: MakeKeyed = (key) => {
  const begun = hmac.create(sha256, key);
  return (message) => begun.clone().update(utf8ToBytes(message)).digest();
};

interface Source {
  readonly keyed: Keyed;
  /** As JSON, without the bracket at its end. */
  readonly subject: string;
  readonly seed: string;
  readonly id: string;
}

/** Hashing key and transcript once for each match makes a draw three times as fast. */
const sources = new WeakMap<Fairness, Source>();

function sourceOf(fairness: Fairness, seed: string, id: string, makeKeyed: MakeKeyed): Source {
  const known = sources.get(fairness);
  if (known?.seed === seed && known.id === id) return known;
  const source = {
    keyed: makeKeyed(hexToBytes(seed)),
    subject: JSON.stringify(subjectOf(fairness, id)).slice(0, -1),
    seed,
    id,
  };
  sources.set(fairness, source);
  return source;
}

/** The random words of one draw, endless: 8 words to each HMAC block. */
function drawStream({ keyed, subject }: Source, draw: number): Random {
  let block = -1;
  let bytes = NO_BYTES;
  let offset = 0;
  const nextWord = (): number => {
    if (offset === bytes.length) {
      block++;
      bytes = keyed(`${subject},${draw},${block}]`);
      offset = 0;
    }
    let word = 0;
    for (let end = offset + 4; offset < end; offset++) word = word * 256 + (bytes[offset] ?? 0);
    return word;
  };
  return { below: (limit) => uniformBelow(limit, nextWord) };
}

const NO_BYTES: Uint8Array = new Uint8Array();

/** Draw number `draw` (0 for the first) of the match with this id, exactly proportional to the weights. */
export function drawFairly<Chance>(
  fairness: Fairness,
  seed: string,
  id: string,
  draw: number,
  outcomes: readonly Weighted<Chance>[],
  makeKeyed: MakeKeyed = keyedAnywhere,
): Chance {
  return pickWeighted(outcomes, drawStream(sourceOf(fairness, seed, id, makeKeyed), draw));
}

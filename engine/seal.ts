/**
 * Seals: whoever ran a match signs its whole record when it is over, with a key that he publishes. Afterwards a changed
 * name, time or move, or an end that was cut off, does not go with the signature any more. `docs/fair-chance.md` has the
 * bytes. Signing is for those who have a key; checking is plain code with what every platform brings.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Result } from './contract.ts';
import type { Match } from './match.ts';
import { equalPlain, isRecord, readFields } from './plain.ts';

export interface Seal {
  /** The public key, Ed25519, in base64url; whose it is must be known from elsewhere. */
  readonly key: string;
  readonly signature: string;
  /** How many entries the log has. */
  readonly entries: number;
  /** Who sat where, as it is sealed; the same as in the record. */
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

const SCHEME = 'sternwarte seal 1';
const KEY = /^[\w-]{43}$/;
const SIGNATURE = /^[\w-]{86}$/;

/** What is signed. */
export function sealedBytes(
  { id, game, version, seats, options, fairness, log }: Omit<Match, 'seal'>,
  { names, bots }: Pick<Seal, 'names' | 'bots'>,
  result: Result | null,
): Uint8Array<ArrayBuffer> {
  const all = [id, game, version, seats, options, names, bots, fairness, result, log];
  const hash = bytesToHex(sha256(utf8ToBytes(canonical(all))));
  return new Uint8Array(utf8ToBytes(`${SCHEME} ${hash}`));
}

export type SealVerdict = 'none' | 'whole' | 'broken' | 'unchecked';

/** Whether the signature fits everything that the match says. */
export async function verifySeal(
  match: Match,
  result: Result | null,
  /** `crypto.subtle`, which pages without TLS lack. */
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> | undefined,
): Promise<SealVerdict> {
  const { seal } = match;
  if (seal === undefined) return 'none';
  if (subtle === undefined) return 'unchecked';
  try {
    const raw = fromBase64Url(seal.key);
    const key = await subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
    const bytes = sealedBytes(match, seal, result);
    const isWhole = await subtle.verify('Ed25519', key, fromBase64Url(seal.signature), bytes);
    return isWhole ? 'whole' : 'broken';
  } catch {
    // An old browser, or a key that is none.
    return 'unchecked';
  }
}

export function readSeal(value: unknown): Seal | null {
  const fields = readFields(value, ['key', 'signature', 'entries', 'names', 'bots']);
  if (fields === null) return null;
  const { key, signature, entries, names, bots } = fields;
  if (typeof key !== 'string' || !KEY.test(key)) return null;
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return null;
  if (typeof entries !== 'number' || !Array.isArray(names) || !Array.isArray(bots)) return null;
  return { key, signature, entries, names, bots };
}

/** Whether a seal says of itself that it belongs to this log and these names; the signature tells whether that is true. */
export function isSealOf(
  { entries, ...sealed }: Seal,
  log: readonly unknown[],
  names: readonly string[],
  bots: readonly (string | null)[],
): boolean {
  return entries === log.length && equalPlain([sealed.names, sealed.bots], [names, bots]);
}

/** JSON without blanks, and with the keys of objects in the order of their code units. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0);
}

/** Secrets that people carry: made here, kept by them, stored as a hash or shown to those whom they serve. */

import { createHash, randomBytes } from 'node:crypto';

/** What proves who somebody is: 256 bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What leads to a table or a seat: 144 bits. */
export function makeLink(): string {
  return randomBytes(18).toString('base64url');
}

/** A name for a table or a person; no secret, but not to be guessed either. */
export function makeId(): string {
  return randomBytes(16).toString('base64url');
}

/** What a device is called: enough to tell it from others, and nothing that opens a door. */
export function deviceOf(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 16);
}

/** Tokens have full entropy, so a plain hash is as good as a slow one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** How a request proves who sends it: by the cookie of a browser, or by the header of a program. */

import type { IncomingHttpHeaders } from 'node:http';
import type { Person, Store } from '../store/store.ts';
import { hashToken } from './tokens.ts';

const COOKIE = 'sternwarte';
const YEAR_IN_SECONDS = 31_536_000;
const TOKEN = /^[\w-]{43}$/;

export function makeCookie(token: string, secure: boolean): string {
  const parts = [`${COOKIE}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  parts.push(`Max-Age=${YEAR_IN_SECONDS}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** The token of a program; browsers never send it by themselves. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  const token = authorization?.startsWith('Bearer ') === true ? authorization.slice(7) : '';
  return TOKEN.test(token) ? token : null;
}

function cookieOf({ cookie = '' }: IncomingHttpHeaders): string | null {
  for (const part of cookie.split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === COOKIE && TOKEN.test(value)) return value;
  }
  return null;
}

/** The browser may forget who it was. */
export function dropCookie(): string {
  return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}

export function hashOfSender(headers: IncomingHttpHeaders): string | null {
  const token = bearerOf(headers) ?? cookieOf(headers);
  return token === null ? null : hashToken(token);
}

export async function findSender(
  headers: IncomingHttpHeaders,
  store: Store,
): Promise<Person | null> {
  const hash = hashOfSender(headers);
  return hash === null ? null : store.findPerson(hash);
}

/**
 * Whether a request that changes something may come from where it comes from. Browsers say where; a program that shows
 * its token says by that alone that it was meant, and one that shows nothing at all has nothing to lose.
 */
export function isOwnSite(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return bearerOf(headers) !== null || headers.cookie === undefined;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

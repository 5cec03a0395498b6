/** Codes that open the door for another device: written down by people, so without letters that look alike. */

import { randomBytes } from 'node:crypto';
import { hashToken } from './tokens.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** 130 bits, in groups. */
export function makeCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replaceAll(/.{5}(?=.)/g, '$&-');
}

/** The hash of a code as somebody typed it: case, blanks and dashes do not matter, nor O for 0, I and L for 1. */
export function hashCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return hashToken(`code ${code}`);
}

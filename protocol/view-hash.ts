/** A short hash of a view, by which both ends see whether they look at the same: against bugs, not against people. */

import { canonicalJson } from '@sternwarte/engine';

export function hashView(view: unknown): string {
  const text = canonicalJson(view);
  let a = 0x9e37_79b9;
  let b = 0x85eb_ca6b;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x0100_0193);
    b = Math.imul(b ^ code, 0x5bd1_e995);
    b ^= b >>> 15;
  }
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

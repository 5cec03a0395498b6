/** Parts that two states or views have in common, so that nobody compares them again, and nothing is kept twice. */

/** What of `after` is as it was becomes the very part of `before`. Into no part is anything written. */
export function shareParts(before: unknown, after: unknown): void {
  if (!isFields(before) || !isFields(after)) return;
  for (const key in after) {
    const was = before[key];
    if (after[key] !== was && isSame(was, after[key])) after[key] = was;
  }
}

/** Equality of plain data that is our own, so that nothing in it is a trap. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && areSame(a, b);
  if (!isFields(a) || !isFields(b)) return false;
  for (const key in a) if (a[key] !== b[key] && !isSame(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  let i = typeof a[0] === 'number' ? firstOtherNumber(a, b) : 0;
  while (i < a.length && (a[i] === b[i] || isSame(a[i], b[i]))) i++;
  return i === a.length;
}

/** Boards are long lists of nothing but numbers, and the compiler makes something better of it where it sees no other ones. */
function firstOtherNumber(a: readonly unknown[], b: readonly unknown[]): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

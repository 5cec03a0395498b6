import type { Entry } from '@sternwarte/engine';

/** Whoever thinks longer than this has left the table for a while, in milliseconds. */
const LONGEST_THOUGHT = 300_000;

/** How long a match was played, without the time it lay untouched; at least a minute. */
export function playedMinutes(log: readonly Pick<Entry, 'at'>[]): number {
  const played = log.reduce((sum, { at }, i) => {
    const before = log[i - 1]?.at ?? at;
    return sum + Math.min(Math.max(0, at - before), LONGEST_THOUGHT);
  }, 0);
  return Math.max(1, Math.round(played / 60_000));
}

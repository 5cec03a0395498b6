import type { Tagged } from '@sternwarte/engine';

/** Offers have no bound, a refusal may give a reason, and of very large hands only a selection of discards is listed. */
export function isUnlisted({ type }: Tagged): boolean {
  return type === 'offer' || type === 'counter' || type === 'discard' || type === 'decline';
}

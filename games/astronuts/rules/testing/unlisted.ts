import type { Tagged } from '@sternwarte/engine';

/** What `moves.ts` says it leaves out: further paths and further offers. */
export function isUnlisted({ type }: Tagged): boolean {
  return type === 'move' || type === 'offerTrade';
}

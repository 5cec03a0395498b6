/** Keeps a match that goes on from a position of another one, and answers its key. Apart, because it needs the store. */

import { systemClock } from './match/clock.ts';
import { branchOff, type Branch } from './match/what-if.ts';
import { openStore, randomHex, storeChanges } from './services.ts';
import { opponent } from './settings.ts';

export async function beginBranch(branch: Omit<Branch, 'bot'>): Promise<string> {
  const store = await openStore();
  const kept = branchOff({ ...branch, bot: opponent.value }, randomHex, systemClock.now());
  await store.add(kept);
  storeChanges.value++;
  return kept.saved.key;
}

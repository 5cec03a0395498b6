/** What the screens share: where matches are kept, who may write to them, and chance. */

import { signal } from '@preact/signals';
import { openDatabaseStore } from './match/indexed-db.ts';
import { createLocks } from './match/locks.ts';
import { createMemoryStore, type MatchStore } from './match/match-store.ts';

/** Rises when the list of kept matches has changed. */
export const storeChanges = signal(0);
/** Whether matches outlive the page; unknown until somebody asks for the store. */
export const storeLasts = signal(true);

export const locks = createLocks(navigator.locks);

let opening: Promise<MatchStore> | null = null;

/** Opens the store when it is first needed. Where the browser refuses, matches are kept as long as the page. */
export function openStore(): Promise<MatchStore> {
  // Some browsers refuse as soon as the database is named.
  opening ??= Promise.resolve()
    .then(() => openDatabaseStore(indexedDB))
    .catch(() => {
      storeLasts.value = false;
      return createMemoryStore();
    });
  return opening;
}

export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

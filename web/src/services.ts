/** What the screens share: where matches are kept, and chance. */

import { signal } from '@preact/signals';
import { systemClock } from './match/clock.ts';
import type { MatchStore } from './match/match-store.ts';

/** Rises when the list of kept matches has changed. */
export const storeChanges = signal(0);
/** Whether matches outlive the page; unknown until somebody asks for the store. */
export const storeLasts = signal(true);
/** Whether the browser's database gives no answer; it may still do so, or somebody decides to do without. */
export const storeSilent = signal(false);

/** A database answers within milliseconds. */
const PATIENCE = 4000;

const instead = Promise.withResolvers<MatchStore>();
let opening: Promise<MatchStore> | null = null;

/** Opens the store when it is first needed. Where the browser refuses, matches are kept as long as the page. */
export function openStore(): Promise<MatchStore> {
  opening ??= Promise.race([openDatabase(), instead.promise]).catch((error: unknown) => {
    // What could not be fetched is fetched again when somebody tries again.
    opening = null;
    throw error;
  });
  return opening;
}

async function openDatabase(): Promise<MatchStore> {
  const { openDatabaseStore } = await import('./match/indexed-db.ts');
  const callOff = systemClock.after(PATIENCE, () => {
    storeSilent.value = true;
  });
  try {
    // Some browsers refuse as soon as the database is named.
    return await openDatabaseStore(indexedDB);
  } catch {
    storeLasts.value = false;
    return await memoryStore();
  } finally {
    callOff();
    storeSilent.value = false;
  }
}

async function memoryStore(): Promise<MatchStore> {
  const { createMemoryStore } = await import('./match/match-store.ts');
  return createMemoryStore();
}

/** For those who will not wait for a database that gives no answer. */
export function doWithoutStore(): void {
  storeSilent.value = false;
  storeLasts.value = false;
  instead.resolve(memoryStore());
}

/** This browser has no source of chance that nobody can foresee. */
export class NoChanceError extends Error {}

export function randomHex(bytes: number): string {
  const { crypto }: { crypto?: Crypto } = globalThis;
  if (crypto === undefined) throw new NoChanceError('there is no crypto');
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

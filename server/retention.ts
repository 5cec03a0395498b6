/** What is old is let go of, where the operator wants it so. */

import { setImmediate } from 'node:timers/promises';
import type { Ages } from './store/keeping-store.ts';
import type { Store } from './store/store.ts';
import type { Retention } from './settings.ts';

const DAY_MILLISECONDS = 86_400_000;
/** So many are looked up at a time. */
const BATCH = 100;

interface Parts {
  readonly store: Pick<Store, 'listOld' | 'dropTable' | 'dropStrangers'>;
  /** Whether a table is in memory: somebody may be looking at it. */
  isInUse(this: void, table: string): boolean;
  /** Whether the server is about to end: what is left is for the next time. */
  isEnding(this: void): boolean;
}

/** Answers how many tables and people were let go of. */
export async function letGo(
  { store, isInUse, isEnding }: Parts,
  { finishedDays, waitingDays, peopleDays }: Retention,
  now: number,
): Promise<{ readonly tables: number; readonly people: number }> {
  const before = (days: number | null): number | null =>
    days === null ? null : now - days * DAY_MILLISECONDS;
  const ages: Ages = {
    finished: before(finishedDays),
    waiting: before(waitingDays),
    people: before(peopleDays),
  };
  let tables = 0;
  for (let isMore = true; isMore && !isEnding();) {
    const old = await store.listOld(ages, BATCH);
    let dropped = 0;
    for (const table of old) {
      if (isEnding()) break;
      if (isInUse(table)) continue;
      await store.dropTable(table);
      dropped++;
      // Those who play come first.
      await setImmediate();
    }
    tables += dropped;
    isMore = dropped > 0 && old.length === BATCH;
  }
  const isDone = ages.people === null || isEnding();
  const people = isDone ? 0 : await store.dropStrangers(ages.people);
  return { tables, people };
}

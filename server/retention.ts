/** What is old is let go of, where the operator wants it so. */

import type { Ages } from './store/keeping-store.ts';
import type { Store } from './store/store.ts';
import type { Retention } from './settings.ts';

const DAY_MILLISECONDS = 86_400_000;
/** So many at a time, so that nobody waits for it. */
const BATCH = 100;

interface Parts {
  readonly store: Pick<Store, 'listOld' | 'dropTable' | 'dropStrangers'>;
  /** Whether a table is in memory: somebody may be looking at it. */
  isInUse(this: void, table: string): boolean;
}

/** Answers how many tables and people were let go of. */
export async function letGo(
  { store, isInUse }: Parts,
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
  for (const table of await store.listOld(ages, BATCH)) {
    if (isInUse(table)) continue;
    await store.dropTable(table);
    tables++;
  }
  const people = ages.people === null ? 0 : await store.dropStrangers(ages.people);
  return { tables, people };
}

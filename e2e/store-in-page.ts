/** Runs inside the page, where the database is. */

import { openDatabaseStore } from '../web/src/match/indexed-db.ts';
import { STORE_CASES } from '../web/src/match/store-cases.ts';

export async function runCase(name: string): Promise<readonly [unknown, unknown]> {
  const run = STORE_CASES[name];
  if (run === undefined) throw new RangeError(`there is no case "${name}"`);
  const store = await openDatabaseStore(indexedDB);
  for (const { key } of (await store.list()).matches) await store.take(key);
  return run(store);
}

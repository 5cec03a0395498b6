/** What the page has kept of the match it shows: the proof of what was played. */

import type { Entry } from '@sternwarte/engine';
import type { Page } from 'playwright-core';

/** The entries of the log from a number on. */
export async function keptEntries(page: Page, from: number): Promise<readonly Entry[]> {
  const [, key] = /#\/match\/([0-9a-f]+)/.exec(page.url()) ?? [];
  if (key === undefined) throw new Error(`no match at ${page.url()}`);
  return page.evaluate(
    ([match, first]) =>
      new Promise<Entry[]>((resolve, reject) => {
        const opening = indexedDB.open('sternwarte');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const range = IDBKeyRange.bound([match, first], [match, []]);
          const reading = database.transaction('entries').objectStore('entries').getAll(range);
          reading.addEventListener('error', () => reject(new Error('no entries')));
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result as Entry[]);
          });
        });
      }),
    [key, from] as const,
  );
}

/** What the page has kept of the match it shows: the proof of what was played. */

import type { Entry } from '@sternwarte/engine';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../web/src/match/saved-match.ts';

/** The entries of the log from a number on. */
export async function keptEntries(page: Page, from: number): Promise<readonly Entry[]> {
  return (await readKept(page, 'entries', from)) as Entry[];
}

/** The head of the match: who plays, and how it stands. */
export async function keptMatch(page: Page): Promise<SavedMatch | undefined> {
  const [match] = await readKept(page, 'matches', 0);
  return match as SavedMatch | undefined;
}

async function readKept(
  page: Page,
  store: 'matches' | 'entries',
  from: number,
): Promise<readonly unknown[]> {
  const [, key] = /#\/match\/([0-9a-f]+)/.exec(page.url()) ?? [];
  if (key === undefined) throw new Error(`no match at ${page.url()}`);
  return page.evaluate(
    ([match, name, first]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('sternwarte');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const range = name === 'matches' ? match : IDBKeyRange.bound([match, first], [match, []]);
          const reading = database.transaction(name).objectStore(name).getAll(range);
          reading.addEventListener('error', () => reject(new Error(`no ${name}`)));
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      }),
    [key, store, from] as const,
  );
}

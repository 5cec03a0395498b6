/** Matches in the browser's database: one row for each match, one for each entry of its log. */

import type { Entry } from '@sternwarte/engine';
import { byLastTouch, type MatchStore } from './match-store.ts';
import { readSaved, type KeptMatch, type SavedMatch } from './saved-match.ts';

const NAME = 'sternwarte';
const VERSION = 1;
const MATCHES = 'matches';
const ENTRIES = 'entries';

/** Rejected where the browser keeps nothing, such as in some private windows. */
export async function openDatabaseStore(factory: IDBFactory): Promise<MatchStore> {
  const opening = factory.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(MATCHES, { keyPath: 'key' });
    opening.result.createObjectStore(ENTRIES);
  });
  const database = await answerOf(opening);
  // A newer page in another tab may want to rebuild the database: it must not wait for this one.
  database.addEventListener('versionchange', () => database.close());

  /** Runs in one transaction: all of it happens, or nothing. */
  async function within<T>(
    mode: IDBTransactionMode,
    work: (matches: IDBObjectStore, entries: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = database.transaction([MATCHES, ENTRIES], mode);
    const done = completionOf(transaction);
    const result = work(transaction.objectStore(MATCHES), transaction.objectStore(ENTRIES));
    await Promise.all([result, done]);
    return result;
  }

  /** The rows are written by `put` and `append` alone. */
  async function read(
    key: string,
    matches: IDBObjectStore,
    entries: IDBObjectStore,
  ): Promise<KeptMatch | null> {
    const [saved, log] = await Promise.all([
      answerOf(matches.get(key) as IDBRequest<SavedMatch | undefined>),
      answerOf(entries.getAll(entriesOf(key)) as IDBRequest<Entry[]>),
    ]);
    return saved === undefined ? null : { saved: readSaved(saved), log };
  }

  return {
    lasting: true,
    list: () =>
      within('readonly', async (matches) => {
        const all = await answerOf(matches.getAll() as IDBRequest<SavedMatch[]>);
        return all.map(readSaved).toSorted(byLastTouch);
      }),
    load: (key) => within('readonly', (matches, entries) => read(key, matches, entries)),
    put: ({ saved, log }) =>
      within('readwrite', async (matches, entries) => {
        matches.put(saved);
        entries.delete(entriesOf(saved.key));
        for (const entry of log) entries.put(entry, [saved.key, entry.seq]);
      }),
    append: (key, added, standing) =>
      within('readwrite', async (matches, entries) => {
        const saved = await answerOf(matches.get(key) as IDBRequest<SavedMatch | undefined>);
        // Deleted meanwhile: what is no longer kept is not continued.
        if (saved === undefined) return;
        matches.put({ ...saved, ...standing });
        // `add` fails on a number that is taken: a second writer cannot overwrite what the first one wrote.
        for (const entry of added) entries.add(entry, [key, entry.seq]);
      }),
    take: (key) =>
      within('readwrite', async (matches, entries) => {
        const found = await read(key, matches, entries);
        matches.delete(key);
        entries.delete(entriesOf(key));
        return found;
      }),
  };
}

/** All entries of a match: arrays come after every number. */
function entriesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('the database gave no reason');
}

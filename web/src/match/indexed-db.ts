/** Matches in the browser's database: one row for each match, one for each entry of its log. */

import type { Entry } from '@sternwarte/engine';
import { byLastTouch, requireNext, type MatchStore } from './match-store.ts';
import { StoreError } from './store-fault.ts';
import { readSaved, type KeptMatch } from './saved-match.ts';

const NAME = 'sternwarte';
const VERSION = 1;
const MATCHES = 'matches';
const ENTRIES = 'entries';

/** Rejected where the browser keeps nothing, such as in some private windows. It may also never answer. */
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
    try {
      const result = await work(transaction.objectStore(MATCHES), transaction.objectStore(ENTRIES));
      await done;
      return result;
    } catch (error) {
      done.catch(() => undefined);
      abort(transaction);
      throw error;
    }
  }

  async function read(
    key: string,
    matches: IDBObjectStore,
    entries: IDBObjectStore,
  ): Promise<KeptMatch | null> {
    const [row, log] = await Promise.all([
      answerOf<unknown>(matches.get(key)),
      // These rows are written by `add` and `append` alone; opening the match plays every one of them anew.
      answerOf(entries.getAll(entriesOf(key)) as IDBRequest<Entry[]>),
    ]);
    const saved = readSaved(row);
    return saved === null ? null : { saved, log };
  }

  return {
    lasting: true,
    list: () =>
      within('readonly', async (matches) => {
        const [rows, keys] = await Promise.all([
          answerOf<unknown[]>(matches.getAll()),
          answerOf(matches.getAllKeys()),
        ]);
        const all = rows.map((row) => readSaved(row));
        return {
          matches: all.filter((saved) => saved !== null).toSorted(byLastTouch),
          damaged: keys.filter((_key, i) => all[i] === null).map(String),
        };
      }),
    load: (key) => within('readonly', (matches, entries) => read(key, matches, entries)),
    add: ({ saved, log }) =>
      within('readwrite', async (matches, entries) => {
        const { key } = saved;
        const [row, last] = await Promise.all([
          answerOf<unknown>(matches.get(key)),
          lengthOf(key, entries),
        ]);
        if (row !== undefined || last > 0) throw new StoreError('taken');
        // `add`, here and below, fails where something is: nobody can overwrite what somebody else wrote.
        matches.add(saved);
        for (const entry of log) entries.add(entry, [key, entry.seq]);
      }),
    append: (key, added, standing) =>
      within('readwrite', async (matches, entries) => {
        const [row, length] = await Promise.all([
          answerOf<unknown>(matches.get(key)),
          lengthOf(key, entries),
        ]);
        const saved = readSaved(row);
        if (saved === null) throw new StoreError('gone');
        requireNext(added.slice(0, 1), length);
        matches.put({ ...saved, ...standing });
        for (const entry of added) entries.add(entry, [key, entry.seq]);
      }),
    take: (key) =>
      within('readwrite', async (matches, entries) => {
        const found = await read(key, matches, entries);
        matches.delete(key);
        entries.delete(entriesOf(key));
        return found;
      }),
    salvage: (key) =>
      within('readonly', async (matches, entries) => {
        const [saved, log] = await Promise.all([
          answerOf<unknown>(matches.get(key)),
          answerOf<unknown[]>(entries.getAll(entriesOf(key))),
        ]);
        return JSON.stringify({ saved, log }, null, 1);
      }),
  };
}

/** All entries of a match: arrays come after every number. */
function entriesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}

/** One more than the number of the last entry. */
async function lengthOf(key: string, entries: IDBObjectStore): Promise<number> {
  const last = await answerOf(entries.openKeyCursor(entriesOf(key), 'prev'));
  if (last === null) return 0;
  const [, seq] = Array.isArray(last.key) ? last.key : [];
  return Number(seq) + 1;
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

/** What has ended by itself cannot be ended again. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {}
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('the database gave no reason');
}

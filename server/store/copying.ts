/**
 * Everything that a server keeps, as one file, also while it runs: readers do not hold up writers.
 *
 * The database as it is at one moment, and the journal as it is a moment later, which has all that the database lacks. A
 * generation of the journal is overwritten only after the database says that it is in its places: if it still says the same
 * after the journal was read, nothing of it was missed.
 */

import { backup, DatabaseSync } from 'node:sqlite';
import { DiskJournal } from './journal-file.ts';
import { Places } from './places.ts';
import { closeToOthers, makePrivate } from './private-file.ts';

export { closeToOthers };

/** All in one step: while a server writes, a copy in many steps would begin anew for ever. */
const ALL_PAGES = 1_000_000_000;
/** A generation takes seconds to fill, and the journal a millisecond to be read. */
const TRIES = 20;

/** The files of the journal that belongs to a database. */
export function journalsOf(file: string): readonly [string, string] {
  return [`${file}-moves-0`, `${file}-moves-1`];
}

export async function copyStore(file: string, copy: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      // From the first question on, this connection sees the database as it is now.
      database.exec('BEGIN');
      const settled = settledIn(database);
      const journals = journalsOf(file).map((path) => new DiskJournal(path).read());
      if (settled !== settledNow(file)) continue;
      await copyDatabase(database, copy);
      putTogether(copy, settled === null ? [] : journals);
      return;
    } finally {
      database.close();
    }
  }
  throw new Error('the journal does not hold still');
}

/** The database alone, without its journal. */
async function copyDatabase(database: DatabaseSync, copy: string): Promise<void> {
  makePrivate(copy);
  await backup(database, copy, { rate: ALL_PAGES });
}

function settledNow(file: string): number | null {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return settledIn(database);
  } finally {
    database.close();
  }
}

/** `null` where no journal was ever kept: it is of an older version. */
function settledIn(database: DatabaseSync): number | null {
  const known = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'journal'`).get();
  return known === undefined ? null : new Places(database).settled().generation;
}

/** One file is all there is of it: nothing beside it that could be forgotten. */
function putTogether(copy: string, journals: readonly Buffer[]): void {
  const database = new DatabaseSync(copy);
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON');
    if (journals.length > 0) {
      database.exec('BEGIN');
      new Places(database).putAll(journals);
      database.exec('COMMIT');
    }
    // It was copied page by page, with what is left there of rows that are gone (`remains.ts`).
    database.exec('VACUUM');
  } finally {
    database.close();
  }
}

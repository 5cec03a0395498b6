/**
 * What is left in a database file of rows that are gone. `secure_delete` overwrites what is deleted where it stands; but when
 * SQLite moves rows to another page, because this one is full, it leaves a copy between what is left. Nobody reads that,
 * but whoever searches the file finds names there that were to be forgotten. So the file is written anew, by SQLite itself.
 */

import type { DatabaseSync } from 'node:sqlite';

/** Bytes. Nobody waits for more than that when a server stops; a backup has nothing of it in any case. */
const MUCH = 128 << 20;

/** The last thing that is done with a database. Where it cannot be done, it is at the next clean stop. */
export function clearRemains(database: DatabaseSync): void {
  const read = (pragma: string): number =>
    Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  if (read('page_count') * read('page_size') > MUCH) return;
  try {
    database.exec('VACUUM');
    database.exec('UPDATE journal SET remains = 0');
  } catch {
    // The disk is full or read-only: the note stays, and nothing is lost.
  }
}

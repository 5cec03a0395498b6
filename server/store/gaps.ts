/**
 * Bytes in a database file that belong to nothing. `secure_delete` overwrites what is deleted where it stands; but when
 * SQLite moves rows to another page, because this one is full, it leaves a copy between what is left. Nobody reads that,
 * but whoever searches the file finds names there that were to be forgotten. Files of earlier versions have more of it:
 * they were written without `secure_delete`.
 *
 * Nobody else may have the file open. Only bytes without a meaning are changed, so it may be cut off anywhere. What is
 * where: https://sqlite.org/fileformat2.html
 */

import { closeSync, existsSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Most of a file, and nothing about people. */
const NAMELESS = ['entries', 'clocks', 'snapshots', 'commitments'];
/** The first page begins with the head of the file. */
const FILE_HEAD = 100;
const FIRST_FREE_PAGE = 32;
const INNER_PAGES: readonly unknown[] = [2, 5];

interface Hole {
  readonly from: number;
  readonly to: number;
}

/** The last thing that is done with a file that is not in use any more. Where it cannot be done, it is after the next clean stop. */
export function clearRemains(file: string): void {
  // Somebody still reads it, a backup perhaps.
  if (existsSync(`${file}-wal`)) return;
  try {
    clearGaps(file);
    const database = new DatabaseSync(file);
    database.exec('UPDATE journal SET remains = 0');
    database.close();
  } catch {
    // The disk is full or read-only: the note stays, and nothing is lost.
  }
}

export function clearGaps(file: string): void {
  const { size, numbers } = findPages(file);
  const descriptor = openSync(file, 'r+');
  const read = (number: number): Buffer => {
    const page = Buffer.alloc(size);
    readSync(descriptor, page, 0, size, (number - 1) * size);
    return page;
  };
  const clear = (number: number, page: Buffer, { from, to }: Hole): void => {
    if (page.subarray(from, to).every((byte) => byte === 0)) return;
    writeSync(descriptor, Buffer.alloc(to - from), 0, to - from, (number - 1) * size + from);
  };
  try {
    for (const number of numbers) {
      const page = read(number);
      for (const hole of holesOf(page, number === 1 ? FILE_HEAD : 0)) clear(number, page, hole);
    }
    // Free pages are listed on some of them, each of which names the next.
    for (let list = read(1).readUInt32BE(FIRST_FREE_PAGE); list > 0;) {
      const page = read(list);
      const end = 8 + 4 * page.readUInt32BE(4);
      for (let at = 8; at < end; at += 4) {
        const free = page.readUInt32BE(at);
        clear(free, read(free), { from: 0, to: size });
      }
      clear(list, page, { from: end, to: size });
      list = page.readUInt32BE(0);
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Pages that hold rows in which people are named. */
function findPages(file: string): { readonly size: number; readonly numbers: readonly number[] } {
  const database = new DatabaseSync(file);
  try {
    const size = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
    const trees = database
      .prepare(
        `SELECT name FROM sqlite_schema WHERE rootpage > 0
           AND tbl_name NOT IN (${NAMELESS.map(() => '?').join(', ')})`,
      )
      .all(...NAMELESS);
    const find = database.prepare(
      `SELECT pageno FROM dbstat WHERE name = ? AND pagetype IN ('leaf', 'internal')`,
    );
    const numbers = trees.flatMap(({ name = null }) =>
      find.all(name).map((row) => Number(row['pageno'])),
    );
    return { size, numbers };
  } finally {
    database.close();
  }
}

function holesOf(page: Buffer, head: number): readonly Hole[] {
  const headLength = INNER_PAGES.includes(page[head]) ? 12 : 8;
  const from = head + headLength + 2 * page.readUInt16BE(head + 3);
  // Between the list of where rows begin, which grows from the front, and the rows, which grow from the back. The size of
  // the largest pages does not fit into two bytes.
  const holes = [{ from, to: Math.max(from, page.readUInt16BE(head + 5) || page.length) }];
  // Room between rows, each of which names the next and says how long it is.
  for (let at = page.readUInt16BE(head + 1); at > 0; at = page.readUInt16BE(at)) {
    holes.push({ from: at + 4, to: at + page.readUInt16BE(at + 2) });
  }
  return holes;
}

/** `sternwarte backup` and `sternwarte restore`: everything that a server keeps, as one file. */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeToOthers, copyStore, journalsOf } from '@sternwarte/server/copying';
import { InUse, isBusy, takeAlone } from '@sternwarte/server/sole-use';
import { failed, misused, type Call, type Command } from '../command.ts';

/** Where `npm start` keeps what it keeps; for it, too, a variable that is set to nothing says nothing. */
function databaseOf({ args, terminal }: Call): string {
  const usual = join(import.meta.dirname, '..', '..', '.data');
  return join(args.values['data'] ?? (terminal.env['DATA']?.trim() || usual), 'sternwarte.db');
}

/** Also while the server runs: readers do not hold up writers. */
export const backup: Command = {
  spec: { positionals: ['file'], values: ['data'], flags: [] },
  async run(call) {
    const { args, words, terminal } = call;
    const [file = ''] = args.positionals;
    const source = databaseOf(call);
    if (!existsSync(source)) return misused(call, words.errors.cannotRead(source));
    if (existsSync(file)) return misused(call, words.backup.exists(file));
    try {
      renameSync(await copyBeside(source, file), file);
    } catch {
      const { errors } = words;
      return failed(call, isWhole(source) ? errors.cannotWrite(file) : errors.cannotRead(source));
    }
    terminal.out(`${words.backup.done(file)}\n`);
    return 0;
  },
};

/** Not while the server runs: it would go on with what it has in mind. What was there stays beside it. */
export const restore: Command = {
  spec: { positionals: ['file'], values: ['data'], flags: [] },
  async run(call) {
    const { args, words, terminal } = call;
    const [file = ''] = args.positionals;
    if (!existsSync(file)) return misused(call, words.errors.cannotRead(file));
    if (!isWhole(file)) return failed(call, words.backup.damaged(file));
    const target = databaseOf(call);
    try {
      const release = takeAlone(target, 0);
      try {
        if (existsSync(target) && isOpen(target)) return failed(call, words.backup.inUse);
        // What is there gives way only to what is whole: the disk may be full, or `file` be what was put aside before.
        const half = await copyBeside(file, target);
        putAside(target);
        renameSync(half, target);
      } finally {
        release();
      }
    } catch (error) {
      const isInUse = error instanceof InUse;
      return failed(call, isInUse ? words.backup.inUse : words.errors.cannotWrite(target));
    }
    terminal.out(`${words.backup.restored(target)}\n`);
    return 0;
  },
};

/** All of a store as one file, beside the place where it is to be: there it is whole or not at all. */
async function copyBeside(source: string, place: string): Promise<string> {
  const half = `${place}.half`;
  try {
    await copyStore(source, half);
    if (!isWhole(half)) throw new Error('damaged');
    return half;
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}

/** Whether it is a database of ours, every page of it. */
function isWhole(file: string): boolean {
  return ask(file, (database) => {
    const check = database.prepare('PRAGMA quick_check').get();
    const tables = database.prepare('SELECT count(*) AS count FROM tables').get();
    return check?.['quick_check'] === 'ok' && tables !== undefined;
  });
}

/**
 * With its logs, which have what is not in its places yet; one that was put aside before gives way. Logs are put aside also
 * where their database is gone: they must not be taken for those of another one.
 */
function putAside(file: string): void {
  const before = `${file}.before`;
  if (existsSync(file)) {
    renameSync(file, before);
    closeToOthers(before);
    for (const path of besides(before)) rmSync(path, { force: true });
  }
  for (const [n, path] of besides(file).entries()) {
    if (existsSync(path)) renameSync(path, besides(before)[n] ?? '');
  }
}

/** What may lie beside a database: SQLite itself leaves its log where the database is damaged. */
function besides(file: string): readonly string[] {
  return [`${file}-wal`, `${file}-shm`, ...journalsOf(file)];
}

/** Whether anybody else has it: a write-ahead log is given up only by the last one who uses it. */
function isOpen(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const mode = database.prepare('PRAGMA journal_mode = DELETE').get();
    return mode?.['journal_mode'] !== 'delete';
  } catch (error) {
    // One that is damaged is nobody's, and the very reason to restore.
    return isBusy(error);
  } finally {
    database.close();
  }
}

/** `false` also when the question cannot be asked. */
function ask(file: string, question: (database: DatabaseSync) => boolean): boolean {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
    return question(database);
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

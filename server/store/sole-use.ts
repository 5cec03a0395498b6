/**
 * A database belongs to one process at a time: what it keeps beside it (`journal.ts`) nobody else can go on with. The lock
 * is one of SQLite's, on an empty file, so that it ends with the process, however that ends.
 */

import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './private-file.ts';

/** https://sqlite.org/rescode.html#busy */
const BUSY = 5;
/** Whoever is about to end may still be writing. */
const PATIENCE = 2_000;

export class InUse extends Error {
  constructor(file: string) {
    super(`another process uses ${file}`);
  }
}

/** Answers how to give it up. */
export function takeAlone(file: string, patience = PATIENCE): () => void {
  const path = `${file}-lock`;
  // Whoever may read it may also lock it.
  makePrivate(path);
  const lock = open(path, patience);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new InUse(file) : named(error, path);
  }
  return () => lock.close();
}

function open(path: string, patience: number): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: patience });
  } catch (error) {
    throw named(error, path);
  }
}

/** SQLite says what is wrong, and not with which file: whoever has a damaged lock is not to fear for his database. */
export function named(error: unknown, file: string): unknown {
  const isOfSqlite = error instanceof Error && 'errcode' in error;
  return isOfSqlite ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
}

/** Whether SQLite was refused because somebody else is at it. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}

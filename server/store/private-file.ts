/** Files that hold secrets are for whoever runs the server alone, whatever folder they lie in and whatever he allows others as a rule. */

import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const OWNER = 0o700;
const OTHERS = 0o077;
const OWN_FILE = 0o600;

/**
 * Makes an empty file, which SQLite takes for a new database, and gives what it puts beside a database the same rights; or
 * takes from others what they may do with the one that is there.
 */
export function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWN_FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    closeToOthers(path);
  }
}

/** The same for a file that may be there. It is never opened: to close it again would end the locks that this process has on it. */
export function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & OWNER);
  } catch (error) {
    // It is not there; or it is another user's, who decides who may read it.
    if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

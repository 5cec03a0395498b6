/**
 * The write-ahead log as a file, brought to the disk beside the loop. SQLite would wait for the disk in the midst of it, and
 * for the times of the file as well, which nobody reads.
 */

import { close, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

export interface Disk {
  /** Fulfilled when all that was written before the call is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

const closeFile = promisify(close);

export class LogFile implements Disk {
  readonly #path: string;
  /** The file is there from the first transaction on, and stays the same one until the database is closed. */
  #descriptor: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#descriptor ??= openSync(this.#path, 'r+');
      fdatasync(this.#descriptor, (error) => (error === null ? resolve() : reject(error)));
    });
  }

  async close(): Promise<void> {
    if (this.#descriptor !== null) await closeFile(this.#descriptor);
    this.#descriptor = null;
  }
}

/** For what is in memory alone. */
export const NO_DISK: Disk = {
  sync: async () => undefined,
  close: async () => undefined,
};

/**
 * The write-ahead log as a file, brought to the disk beside the loop, or in it where the disk is quicker than that
 * (`disk-pace.ts`). SQLite would wait for the times of the file as well, which nobody reads.
 */

import { close, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { DiskPace } from './disk-pace.ts';

export interface Disk {
  /** Fulfilled when all that was written before the call is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

const closeFile = promisify(close);

export class LogFile implements Disk {
  readonly #path: string;
  readonly #pace = new DiskPace();
  /** The file is there from the first transaction on, and stays the same one until the database is closed. */
  #descriptor: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      const descriptor = (this.#descriptor ??= openSync(this.#path, 'r+'));
      const begun = performance.now();
      const synced = (error: Error | null): void => {
        this.#pace.note(performance.now() - begun);
        if (error === null) resolve();
        else reject(error);
      };
      if (this.#pace.isQuick) {
        // What it throws rejects.
        fdatasyncSync(descriptor);
        synced(null);
      } else fdatasync(descriptor, synced);
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

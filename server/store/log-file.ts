/**
 * The write-ahead log of SQLite as a file, brought to the disk by us. SQLite would wait for the times of the file as well,
 * which nobody reads.
 */

import { close, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { DiskPace, syncAtPace } from './disk-pace.ts';

export interface Disk {
  /** Fulfilled when all that was written before the call is on the disk. */
  sync(): Promise<void>;
  /** The same for much at once: never in the loop. */
  syncMuch(): Promise<void>;
  close(): Promise<void>;
}

const closeFile = promisify(close);
const syncFile = promisify(fdatasync);

export class LogFile implements Disk {
  readonly #path: string;
  readonly #pace = new DiskPace();
  /** The file is there from the first transaction on, and stays the same one until the database is closed. */
  #descriptor: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async sync(): Promise<void> {
    await syncAtPace(this.#pace, this.#open());
  }

  async syncMuch(): Promise<void> {
    await syncFile(this.#open());
  }

  async close(): Promise<void> {
    if (this.#descriptor !== null) await closeFile(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): number {
    return (this.#descriptor ??= openSync(this.#path, 'r+'));
  }
}

/** For what is in memory alone. */
export const NO_DISK: Disk = {
  sync: async () => undefined,
  syncMuch: async () => undefined,
  close: async () => undefined,
};

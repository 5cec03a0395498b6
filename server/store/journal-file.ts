/**
 * A file that is written from front to back, again and again. It is given its room before it is needed: to bring bytes to
 * the disk takes half as long again where the file has to grow for them.
 */

import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DiskPace, syncAtPace } from './disk-pace.ts';

export interface JournalFile {
  /** Nothing is written if it throws, or nobody knows how much. */
  write(bytes: Uint8Array, at: number): void;
  /** The first bytes of it, as many as there are; all of them, if it is not said how many. */
  read(length?: number): Buffer;
  /** Fulfilled when all that was written before the call is on the disk. */
  sync(): Promise<void>;
  /** The same, and waits for it. */
  syncNow(): void;
  close(): void;
  /** Closes it for good: nothing in it is needed any more. */
  remove(): void;
  /** What is in it belongs to somebody else, by whose name it is found from now on; it begins anew here. */
  putAside(owner: string): void;
}

/** Given to the file at a time. */
const ROOM = Buffer.alloc(1 << 20);

export class DiskJournal implements JournalFile {
  readonly #path: string;
  readonly #pace = new DiskPace();
  #descriptor: number | null = null;
  /** How much room it has been given; what an earlier process gave it is not known. */
  #room = 0;

  constructor(path: string) {
    this.#path = path;
  }

  write(bytes: Uint8Array, at: number): void {
    const descriptor = (this.#descriptor ??= openOrMake(this.#path));
    if (at + bytes.length > this.#room) this.#giveRoom(descriptor, at, at + bytes.length);
    for (let done = 0; done < bytes.length;) {
      done += writeSync(descriptor, bytes, done, bytes.length - done, at + done);
    }
  }

  read(length = Infinity): Buffer {
    let descriptor: number;
    try {
      descriptor = this.#descriptor ?? openSync(this.#path, 'r');
    } catch (error) {
      // Nothing was ever written. Whatever else it is, there may be moves in it that nobody must overwrite.
      if (isMissing(error)) return Buffer.alloc(0);
      throw error;
    }
    try {
      const bytes = Buffer.allocUnsafe(Math.min(length, fstatSync(descriptor).size));
      let done = 0;
      for (let got = 1; got > 0; done += got) {
        got = readSync(descriptor, bytes, done, bytes.length - done, done);
      }
      return bytes.subarray(0, done);
    } finally {
      if (this.#descriptor === null) closeSync(descriptor);
    }
  }

  sync(): Promise<void> {
    const descriptor = (this.#descriptor ??= openOrMake(this.#path));
    return syncAtPace(this.#pace, descriptor);
  }

  syncNow(): void {
    fdatasyncSync((this.#descriptor ??= openOrMake(this.#path)));
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  remove(): void {
    this.close();
    rmSync(this.#path, { force: true });
  }

  putAside(owner: string): void {
    this.close();
    this.#room = 0;
    renameSync(this.#path, `${this.#path}.of-${owner}`);
  }

  /** Overwrites nothing that counts: whatever stands behind the end of what is written is void. */
  #giveRoom(descriptor: number, end: number, needed: number): void {
    this.#room = Math.max(this.#room, end);
    try {
      while (this.#room < needed) {
        this.#room += writeSync(descriptor, ROOM, 0, ROOM.length, this.#room);
      }
    } catch {
      // Where there is no room, the write that needs it says so.
    }
  }
}

function openOrMake(path: string): number {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if (!isMissing(error)) throw error;
    const made = openSync(path, 'w+', 0o600);
    syncFolder(dirname(path));
    return made;
  }
}

/** A new file is only there after a power loss if its folder has been brought to the disk as well. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Not every system has this, and where it is missing names are kept otherwise.
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** For what is in memory alone. */
export class MemoryJournal implements JournalFile {
  #bytes = Buffer.alloc(0);

  write(bytes: Uint8Array, at: number): void {
    const end = at + bytes.length;
    if (end > this.#bytes.length) {
      const longer = Buffer.alloc(Math.max(end, 2 * this.#bytes.length));
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes.set(bytes, at);
  }

  read(length = Infinity): Buffer {
    return this.#bytes.subarray(0, length);
  }

  async sync(): Promise<void> {
    // Nothing to wait for.
  }

  syncNow(): void {
    // The same.
  }

  close(): void {
    // The same.
  }

  remove(): void {
    this.#bytes = Buffer.alloc(0);
  }

  putAside(): void {
    this.remove();
  }
}

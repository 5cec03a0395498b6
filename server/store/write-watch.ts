/**
 * Remembers how writing ended, for whoever asks whether the server can do its work. As long as all goes well nothing is written
 * for that. After a refusal the same kind of write tells when it is over; where nobody writes any more, something is tried.
 */

import { randomUUID } from 'node:crypto';
import type { Store } from './store.ts';

/** So long after the last refusal something is tried, milliseconds. */
const QUIET = 5_000;
/** The name of what is written then, and never read. */
const TRIAL = 'trial';

export class WriteWatch {
  readonly #now: () => number;
  /** What was refused the last time that it was written. */
  readonly #refused = new Set<string>();
  #refusedAt = 0;
  #store: Store | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The same store, watched. */
  over(store: Store): Store {
    this.#store = store;
    return {
      ...store,
      append: (...args) => this.#note('append', store.append(...args)),
      saveClock: (...args) => this.#note('saveClock', store.saveClock(...args)),
      saveSnapshot: (...args) => this.#note('saveSnapshot', store.saveSnapshot(...args)),
      saveTable: (...args) => this.#note('saveTable', store.saveTable(...args)),
      addSaid: (...args) => this.#note('addSaid', store.addSaid(...args)),
      addPerson: (...args) => this.#note('addPerson', store.addPerson(...args)),
    };
  }

  async isRefusing(): Promise<boolean> {
    if (this.#refused.size === 0) return false;
    if (this.#now() - this.#refusedAt < QUIET) return true;
    // Whoever else asks meanwhile need not try as well.
    this.#refusedAt = this.#now();
    try {
      // Another one each time: SQLite writes nothing where nothing changes.
      await this.#store?.replaceSecret(TRIAL, randomUUID());
      this.#refused.clear();
    } catch {
      // It stays refused.
    }
    return this.#refused.size > 0;
  }

  /** Moves go this way, so as long as all goes well nothing is done but to listen for a failure. */
  #note<T>(what: string, writing: Promise<T>): Promise<T> {
    const taken = this.#refused.has(what) ? () => void this.#refused.delete(what) : undefined;
    writing.then(taken, (error: unknown) => {
      // What does not fit what stands there says nothing about the disk.
      if (error instanceof RangeError) return;
      this.#refused.add(what);
      this.#refusedAt = this.#now();
    });
    return writing;
  }
}

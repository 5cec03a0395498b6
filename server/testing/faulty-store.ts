/** A store that fails when it is told to, in any of the ways a disk can. */

import type { Store } from '../store/store.ts';

type Writes = 'append' | 'saveTable' | 'saveRematch' | 'saveSnapshot' | 'addSaid' | 'replaceSecret';
type Reads = 'readEntries' | 'readSnapshot' | 'readSaid' | 'findTable';

export class Faults {
  readonly #failing = new Set<string>();
  /** Stores, but says that it has not: the disk gave up a moment too late. */
  isLying = false;
  failures = 0;

  fail(...what: (Writes | Reads)[]): void {
    for (const one of what) this.#failing.add(one);
  }

  recover(): void {
    this.#failing.clear();
    this.isLying = false;
  }

  wrap(store: Store): Store {
    const guarded = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      if (!this.#failing.has(what)) return work();
      this.failures++;
      if (this.isLying) await work();
      throw new Error(`no room for ${what}`);
    };
    return {
      ...store,
      append: (...args) => guarded('append', () => store.append(...args)),
      saveTable: (...args) => guarded('saveTable', () => store.saveTable(...args)),
      saveRematch: (...args) => guarded('saveRematch', () => store.saveRematch(...args)),
      saveSnapshot: (...args) => guarded('saveSnapshot', () => store.saveSnapshot(...args)),
      addSaid: (...args) => guarded('addSaid', () => store.addSaid(...args)),
      replaceSecret: (...args) => guarded('replaceSecret', () => store.replaceSecret(...args)),
      readEntries: (...args) => guarded('readEntries', () => store.readEntries(...args)),
      readSnapshot: (...args) => guarded('readSnapshot', () => store.readSnapshot(...args)),
      readSaid: (...args) => guarded('readSaid', () => store.readSaid(...args)),
      findTable: (...args) => guarded('findTable', () => store.findTable(...args)),
    };
  }
}

/** Where matches are kept. The browser's database in `indexed-db.ts`, this page's memory where that is refused. */

import type { Entry } from '@sternwarte/engine';
import type { KeptMatch, SavedMatch, Standing } from './saved-match.ts';
import { StoreError } from './store-fault.ts';

/** Nothing here overwrites entries: a match is added once, and grows at its end. */
export interface MatchStore {
  /** Whether what is kept outlives the page. */
  readonly lasting: boolean;
  list(): Promise<Shelf>;
  /** `null` when there is none, or none that can be read. */
  load(key: string): Promise<KeptMatch | null>;
  /** Keeps a whole match under a key that nobody has. */
  add(kept: KeptMatch): Promise<void>;
  /**
   * Adds entries at the end of the log of a match, and says where it stands now: both or neither. Refused where the
   * first of them is not the next one.
   */
  append(key: string, entries: readonly Entry[], standing: Standing): Promise<void>;
  /** Deletes a match, and hands it out, where it can be read: `add` brings it back. */
  take(key: string): Promise<KeptMatch | null>;
  /** All that is there of a match, readable or not, as text. */
  salvage(key: string): Promise<string>;
}

/** All that is kept. */
export interface Shelf {
  /** The last one touched first. */
  readonly matches: readonly SavedMatch[];
  /** The keys of those that cannot be read. */
  readonly damaged: readonly string[];
}

/** Whether entries may be added to a log of this length. */
export function requireNext(entries: readonly Entry[], length: number): void {
  if (entries.some(({ seq }, i) => seq !== length + i)) throw new StoreError('overtaken');
}

export function byLastTouch(a: SavedMatch, b: SavedMatch): number {
  return b.touched - a.touched;
}

export function createMemoryStore(): MatchStore {
  const matches = new Map<string, { saved: SavedMatch; log: Entry[] }>();
  const find = (key: string): KeptMatch | null => {
    const found = matches.get(key);
    return found === undefined ? null : { saved: found.saved, log: [...found.log] };
  };
  return {
    lasting: false,
    list: async () => ({
      matches: [...matches.values()].map(({ saved }) => saved).toSorted(byLastTouch),
      damaged: [],
    }),
    load: async (key) => find(key),
    add: async ({ saved, log }) => {
      if (matches.has(saved.key)) throw new StoreError('taken');
      matches.set(saved.key, { saved, log: [...log] });
    },
    append: async (key, entries, standing) => {
      const found = matches.get(key);
      if (found === undefined) throw new StoreError('gone');
      requireNext(entries, found.log.length);
      found.saved = { ...found.saved, ...standing };
      found.log.push(...entries);
    },
    take: async (key) => {
      const found = find(key);
      matches.delete(key);
      return found;
    },
    salvage: async (key) => JSON.stringify(find(key)),
  };
}

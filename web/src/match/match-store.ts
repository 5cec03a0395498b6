/** Where matches are kept. The browser's database in `indexed-db.ts`, this page's memory where that is refused. */

import type { Entry } from '@sternwarte/engine';
import type { KeptMatch, SavedMatch, Standing } from './saved-match.ts';

export interface MatchStore {
  /** Whether what is kept outlives the page. */
  readonly lasting: boolean;
  /** All matches, the last one touched first. */
  list(): Promise<readonly SavedMatch[]>;
  load(key: string): Promise<KeptMatch | null>;
  /** Keeps a whole match, new or not. */
  put(kept: KeptMatch): Promise<void>;
  /** Adds entries to the log of a match, and says where it stands now: both or neither. */
  append(key: string, entries: readonly Entry[], standing: Standing): Promise<void>;
  /** Deletes a match, and hands it out: `put` brings it back. */
  take(key: string): Promise<KeptMatch | null>;
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
    list: async () => [...matches.values()].map(({ saved }) => saved).toSorted(byLastTouch),
    load: async (key) => find(key),
    put: async ({ saved, log }) => {
      matches.set(saved.key, { saved, log: [...log] });
    },
    append: async (key, entries, standing) => {
      const found = matches.get(key);
      // Deleted meanwhile: what is no longer kept is not continued.
      if (found === undefined) return;
      found.saved = { ...found.saved, ...standing };
      found.log.push(...entries);
    },
    take: async (key) => {
      const found = find(key);
      matches.delete(key);
      return found;
    },
  };
}

/** Writes a match down as it grows, in order, and says when that fails. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Entry } from '@sternwarte/engine';
import type { MatchStore } from '../match-store.ts';
import type { KeptMatch, SavedMatch, Standing } from '../saved-match.ts';

export interface Keeper {
  /** Whether the last entries are not kept. */
  readonly failed: ReadonlySignal<boolean>;
  keep(entries: readonly Entry[], standing: Standing): void;
  /** All that there is to keep, kept or not. */
  snapshot(): KeptMatch;
  /** Resolved when everything so far has been tried. */
  settled(): Promise<void>;
}

export function createKeeper(store: MatchStore, kept: KeptMatch, onKept: () => void): Keeper {
  const failed = signal(false);
  const log: Entry[] = [...kept.log];
  let saved: SavedMatch = kept.saved;
  let queue: Promise<void> = Promise.resolve();

  async function write(entries: readonly Entry[], standing: Standing): Promise<void> {
    try {
      // After a failure there may be a gap, so everything is written anew.
      if (failed.value) await store.put({ saved, log: [...log] });
      else await store.append(saved.key, entries, standing);
      failed.value = false;
      onKept();
    } catch {
      failed.value = true;
    }
  }

  return {
    failed,
    keep(entries, standing) {
      log.push(...entries);
      saved = { ...saved, ...standing };
      queue = queue.then(() => write(entries, standing));
    },
    snapshot: () => ({ saved, log: [...log] }),
    settled: () => queue,
  };
}

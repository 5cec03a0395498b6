/** Writes a match down as it grows, in order; says when that fails, and then waits for somebody to decide. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Entry } from '@sternwarte/engine';
import type { Clock } from '../clock.ts';
import type { MatchStore } from '../match-store.ts';
import { faultOf, type StoreFault } from '../store-fault.ts';
import type { KeptMatch, SavedMatch, Standing } from '../saved-match.ts';

export interface Keeper {
  /** Why the last entries are not kept; `null` while they are. */
  readonly fault: ReadonlySignal<StoreFault | null>;
  /** Resolved when the entries are kept, or when somebody has chosen to go on without. */
  keep(entries: readonly Entry[], standing: Standing): Promise<void>;
  /** Tries again to keep what is not kept. */
  retry(): void;
  /** From here on the match goes on unkept; every further entry tries again to keep them all. */
  goOn(): void;
  /** Whether somebody has chosen that. */
  readonly goesOn: ReadonlySignal<boolean>;
  /** All that there is to keep, kept or not. */
  snapshot(): KeptMatch;
}

const NOTHING = (): void => undefined;

/** A write takes about a millisecond. */
const PATIENCE = 4000;

export function createKeeper(
  store: MatchStore,
  kept: KeptMatch,
  clock: Clock,
  onKept: () => void,
): Keeper {
  const fault = signal<StoreFault | null>(null);
  const goesOn = signal(false);
  const log: Entry[] = [...kept.log];
  let saved: SavedMatch = kept.saved;
  let keptLength = log.length;
  let queue: Promise<void> = Promise.resolve();
  let release = NOTHING;

  async function write(): Promise<void> {
    const entries = log.slice(keptLength);
    if (entries.length === 0) return;
    const { touched, entries: length, awaits, result } = saved;
    const callOff = clock.after(PATIENCE, () => {
      fault.value = 'silent';
    });
    try {
      await store.append(saved.key, entries, { touched, entries: length, awaits, result });
      keptLength += entries.length;
      fault.value = null;
      goesOn.value = false;
      onKept();
      release();
    } catch (error) {
      fault.value = faultOf(error);
    } finally {
      callOff();
    }
  }

  function enqueue(): void {
    queue = queue.then(write);
  }

  return {
    fault,
    goesOn,
    keep(entries, standing) {
      log.push(...entries);
      saved = { ...saved, ...standing };
      return new Promise((resolve) => {
        release = resolve;
        enqueue();
        if (goesOn.value) resolve();
      });
    },
    retry: enqueue,
    goOn() {
      goesOn.value = true;
      release();
    },
    snapshot: () => ({ saved, log: [...log] }),
  };
}

/**
 * Whether the disk is quicker than a thread that would wait for it. Where a sync takes a fraction of a millisecond, handing
 * it over and being woken again costs as much as the sync itself; where it takes longer, or takes longer now and then,
 * nobody's loop should stand still for it.
 */

import { fdatasync, fdatasyncSync } from 'node:fs';

/** Of a sync in the loop, milliseconds. Under load one takes several times as long as on a machine that does nothing else. */
const QUICK = 1.5;
/** How much the latest sync counts. */
const WEIGHT = 1 / 16;
/** After one that took so long the disk is not trusted before it has been quick for a while. */
const SLOW = 8;

export class DiskPace {
  /** What a sync takes, on average; of an unknown disk nothing good is expected. */
  #usual = SLOW;

  get isQuick(): boolean {
    return this.#usual < QUICK;
  }

  note(milliseconds: number): void {
    if (milliseconds >= SLOW) this.#usual = SLOW;
    else this.#usual += (milliseconds - this.#usual) * WEIGHT;
  }
}

/** Brings a file to the disk, in the loop where that is quick, else beside it. */
export function syncAtPace(pace: DiskPace, descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const synced = (error: Error | null): void => {
      pace.note(performance.now() - begun);
      if (error === null) resolve();
      else reject(error);
    };
    if (pace.isQuick) {
      // What it throws rejects.
      fdatasyncSync(descriptor);
      synced(null);
    } else fdatasync(descriptor, synced);
  });
}

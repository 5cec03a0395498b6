/** Thinking in slices: between two of them others have their turn, so that a stop is heard and a clock is kept. */

/** What thinkers need of the world around them. */
export interface Clock {
  /** Milliseconds, from whenever. */
  now(): number;
  /** Lets everything else that waits have its turn. */
  pause(): Promise<void>;
}

/** Work in small pieces: a `Thinking`, or anything like it. */
export interface Work {
  /** `false` when there is nothing left to do. */
  step(): boolean;
  isClear?(share: number): boolean;
}

export interface Limits {
  /** The time there is; no end when left out. */
  readonly milliseconds?: number | undefined;
  /** Asked after every slice. */
  readonly isStopped?: () => boolean;
  /** Told after every slice how long it has taken so far. */
  readonly onSlice?: (elapsed: number) => void;
}

/** Short enough that nobody notices it when a stop has to wait for its end. */
const SLICE_MILLISECONDS = 8;

/** Works until there is nothing left to do, the time is up or somebody says stop; answers whether it was the first. */
export async function drive(work: Work, clock: Clock, limits: Limits = {}): Promise<boolean> {
  const { milliseconds = Infinity, isStopped, onSlice } = limits;
  const began = clock.now();
  for (let now = began; ; now = clock.now()) {
    if (isStopped?.() === true) return false;
    const sliceEnd = Math.min(now + SLICE_MILLISECONDS, began + milliseconds);
    do {
      if (!work.step()) return true;
    } while (clock.now() < sliceEnd);
    const elapsed = clock.now() - began;
    if (elapsed >= milliseconds) return false;
    if (work.isClear?.(elapsed / milliseconds) === true) return true;
    onSlice?.(elapsed);
    await clock.pause();
  }
}

/** How long to think: so many iterations, which can be had again, or so many milliseconds. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
}

/** What anybody gets who thinks by the clock and does not say how long. */
export const DECISION_MILLISECONDS = 1000;

/**
 * By iterations alone if only these are given; else by the clock, as long as is usual unless somebody says otherwise, and
 * up to the iterations if there are any.
 */
export function completeBudget(
  { iterations, milliseconds }: Budget,
  usual: number = DECISION_MILLISECONDS,
): Required<Budget> {
  if (iterations !== undefined && milliseconds === undefined) {
    return { iterations, milliseconds: Infinity };
  }
  return {
    iterations: iterations ?? Infinity,
    milliseconds: milliseconds ?? usual,
  };
}

/** Time, as a match needs it. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later; the answer calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

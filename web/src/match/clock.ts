/** Time, as a match needs it. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later; the answer calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  // No record holds a time before 1970, whatever the clock of the device says.
  now: () => Math.max(0, Date.now()),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

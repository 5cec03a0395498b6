/** So much in so long a time: a bucket that drains steadily. */

export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

/**
 * A bucket is known by the moment at which it will have drained. Answers that moment after one more drop, or `null`
 * when the bucket is full.
 */
export function drain(drained: number, { count, seconds }: Rate, now: number): number | null {
  const full = now + seconds * 1000;
  // No bucket is more than full: if one seems to be, the clock was set back, and nobody is to wait for it.
  const level = drained > full ? now : Math.max(now, drained);
  const after = level + (seconds * 1000) / count;
  return after > full ? null : after;
}

const MAX_SENDERS = 10_000;

/** A bucket for each sender. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #drained = new Map<string, number>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether the sender may do it once more now. */
  allows(sender: string): boolean {
    const now = this.#now();
    const drained = drain(this.#drained.get(sender) ?? 0, this.#rate, now);
    if (drained === null) return false;
    this.#drained.set(sender, drained);
    if (this.#drained.size > MAX_SENDERS) this.#forget(now);
    return true;
  }

  #forget(now: number): void {
    for (const [sender, drained] of this.#drained) if (drained <= now) this.#drained.delete(sender);
  }
}

/**
 * Asks everybody for a sign of life every few seconds, some at a time: a thousand pings at once take 20 to 30 ms, in which
 * no table moves.
 */

export interface Living {
  /** Asked for a sign of life, and hung up on when there was none for too long. */
  beat(now: number): void;
  /** What was not heard until now is no fault of his. */
  excuse(now: number): void;
}

/** Everybody's turn comes once in this time. */
export const PING_MILLISECONDS = 2_500;
export const GONE_MILLISECONDS = 9_000;
const GROUPS = 50;

export class Heartbeat<One extends Living> {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<One>());
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #beatAt: number;
  /** Whose turn is next, and where the next newcomer goes: evenly, also when all come at once. */
  #turn = 0;
  #newest = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#beatAt = now();
    this.#timer = setInterval(() => this.#beat(), PING_MILLISECONDS / GROUPS).unref();
  }

  /** Until the answer is called. */
  add(one: One): () => void {
    this.#newest = (this.#newest + 1) % GROUPS;
    const group = this.#groups[this.#newest];
    group?.add(one);
    return () => void group?.delete(one);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = this.#now();
    // Who stood still itself cannot know who was silent.
    if (now - this.#beatAt > GONE_MILLISECONDS) {
      for (const group of this.#groups) for (const one of group) one.excuse(now);
    }
    this.#beatAt = now;
    this.#turn = (this.#turn + 1) % GROUPS;
    for (const one of this.#groups[this.#turn] ?? []) one.beat(now);
  }
}

/**
 * The time that all nodes agree on: that of the database, carried on by a stopwatch since it was last heard of. The clock
 * of a machine may be wrong by any amount and may be set at any moment, so nobody asks it. Here time never goes
 * backwards, nor is it ever ahead of the database: what it says was so when it answered, and is heard later.
 */

export class NodeClock {
  readonly #stopwatch: () => number;
  #offset = 0;
  #last = 0;

  constructor(stopwatch: () => number = () => performance.now()) {
    this.#stopwatch = stopwatch;
  }

  /** What the database has just said. */
  set(now: number): void {
    this.#offset = now - this.#stopwatch();
  }

  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.floor(this.#stopwatch() + this.#offset));
    return this.#last;
  };
}

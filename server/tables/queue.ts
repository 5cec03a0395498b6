/** One thing after the other: a table is never entered twice at a time. */

export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Runs a task when all that came before it is done. */
  run<T>(task: () => Promise<T>): Promise<T> {
    // A table that does nothing begins at once: a promise less for every move.
    const result = this.#size++ === 0 ? task() : this.#last.then(task);
    const done = (): void => void this.#size--;
    this.#last = result.then(done, done);
    return result;
  }
}

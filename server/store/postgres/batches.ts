/**
 * Many tables share one statement: what arrives while one is under way goes into the next. A batch never holds two jobs of
 * one table, so that the second sees what the first has done.
 */

interface Waiting<Job> {
  readonly job: Job;
  resolve(this: void): void;
  reject(this: void, error: unknown): void;
}

/** Answers for each job what became of it: `null` when it is on the disk. */
export type WriteBatch<Job> = (jobs: readonly Job[]) => Promise<readonly (Error | null)[]>;

export class Batches<Job> {
  readonly #keyOf: (job: Job) => unknown;
  readonly #write: WriteBatch<Job>;
  #waiting: Waiting<Job>[] = [];
  #writing: Promise<void> | null = null;

  constructor(keyOf: (job: Job) => unknown, write: WriteBatch<Job>) {
    this.#keyOf = keyOf;
    this.#write = write;
  }

  /** Fulfilled when the job is on the disk. */
  add(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#writing ??= this.#work();
    });
  }

  /** Fulfilled when nothing waits any more. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #work(): Promise<void> {
    // All that arrives at the same time goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#take();
      try {
        const errors = await this.#write(batch.map(({ job }) => job));
        for (const [n, { resolve, reject }] of batch.entries()) {
          const error = errors[n] ?? null;
          if (error === null) resolve();
          else reject(error);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = null;
  }

  #take(): readonly Waiting<Job>[] {
    const keys = new Set<unknown>();
    const batch: Waiting<Job>[] = [];
    const rest: Waiting<Job>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#keyOf(waiting.job);
      if (keys.has(key)) rest.push(waiting);
      else {
        keys.add(key);
        batch.push(waiting);
      }
    }
    this.#waiting = rest;
    return batch;
  }
}

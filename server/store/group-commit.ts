/**
 * Many tables share one commit: what arrives while others are being served is written in one transaction, so that the
 * price of reaching the disk is paid once for all of them.
 */

export interface Transaction<Job> {
  begin(): void;
  write(job: Job): void;
  commit(): void;
  rollback(): void;
}

/** Writes whatever it is given, together. */
export interface Writer<Job> {
  /** Fulfilled when the job is on the disk; rejected when nothing of it is. */
  add(job: Job): Promise<void>;
  /** Writes what is waiting, and nothing more. */
  close(): Promise<void>;
}

/** For each job `null` when it is on the disk, and why not when nothing of it is. */
function commitAll<Job>(
  transaction: Transaction<Job>,
  jobs: readonly Job[],
): readonly (Error | null)[] {
  const error = commitTogether(transaction, jobs);
  if (error === null || jobs.length === 1) return jobs.map(() => error);
  // One of them is at fault, or all are: each alone tells.
  return jobs.map((job) => commitTogether(transaction, [job]));
}

function commitTogether<Job>(transaction: Transaction<Job>, jobs: readonly Job[]): Error | null {
  try {
    transaction.begin();
  } catch (error) {
    return asError(error);
  }
  try {
    for (const job of jobs) transaction.write(job);
    transaction.commit();
    return null;
  } catch (error) {
    transaction.rollback();
    return asError(error);
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('the transaction failed', { cause: thrown });
}

/** Jobs that wait for a commit, and those who wait for them; the oldest first. */
class Waiting<Job> {
  #jobs: Job[] = [];
  #promises: PromiseWithResolvers<void>[] = [];

  get isEmpty(): boolean {
    return this.#promises.length === 0;
  }

  add(job: Job): Promise<void> {
    const promise = Promise.withResolvers<void>();
    this.#jobs.push(job);
    this.#promises.push(promise);
    return promise.promise;
  }

  /** All that were added since the last time. */
  take(): readonly Job[] {
    const jobs = this.#jobs;
    this.#jobs = [];
    return jobs;
  }

  /** Tells as many of those who wait as there are results. */
  settle(results: readonly (Error | null)[]): void {
    for (const [n, { resolve, reject }] of this.#promises.splice(0, results.length).entries()) {
      const error = results[n] ?? null;
      if (error === null) resolve();
      else reject(error);
    }
  }
}

/** Commits in the next round of the loop: everybody waits meanwhile. */
export class GroupCommit<Job> implements Writer<Job> {
  readonly #transaction: Transaction<Job>;
  readonly #waiting = new Waiting<Job>();

  constructor(transaction: Transaction<Job>) {
    this.#transaction = transaction;
  }

  add(job: Job): Promise<void> {
    if (this.#waiting.isEmpty) setImmediate(() => this.#flush());
    return this.#waiting.add(job);
  }

  async close(): Promise<void> {
    this.#flush();
  }

  #flush(): void {
    const jobs = this.#waiting.take();
    if (jobs.length > 0) this.#waiting.settle(commitAll(this.#transaction, jobs));
  }
}

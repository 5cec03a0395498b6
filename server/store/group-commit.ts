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

interface Waiting<Job> {
  readonly job: Job;
  readonly settle: (error: Error | null) => void;
}

export class GroupCommit<Job> {
  readonly #transaction: Transaction<Job>;
  #waiting: Waiting<Job>[] = [];

  constructor(transaction: Transaction<Job>) {
    this.#transaction = transaction;
  }

  /** Fulfilled when the job is on the disk; rejected when nothing of it is. */
  add(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      const settle = (error: Error | null): void => {
        if (error === null) resolve();
        else reject(error);
      };
      this.#waiting.push({ job, settle });
    });
  }

  flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    const error = this.#write(batch);
    if (error === null || batch.length === 1) {
      for (const { settle } of batch) settle(error);
      return;
    }
    // One of them is at fault, or all are: each alone tells.
    for (const waiting of batch) waiting.settle(this.#write([waiting]));
  }

  #write(batch: readonly Waiting<Job>[]): Error | null {
    try {
      this.#transaction.begin();
    } catch (error) {
      return asError(error);
    }
    try {
      for (const { job } of batch) this.#transaction.write(job);
      this.#transaction.commit();
      return null;
    } catch (error) {
      this.#transaction.rollback();
      return asError(error);
    }
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('the transaction failed', { cause: thrown });
}

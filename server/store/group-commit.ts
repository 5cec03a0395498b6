/**
 * Many tables share one commit: what arrives while others are being served, or while the disk is at work, is written in
 * one transaction, so that the price of reaching the disk is paid once for all of them.
 *
 * A transaction is committed in the loop, in the order in which its jobs came, and then brought to the disk beside it.
 * Until it is there nobody is told, and nobody who asks is answered from it.
 */

export interface Transaction<Job> {
  begin(): void;
  write(job: Job): void;
  commit(): void;
  rollback(): void;
  /** Fulfilled when all that was committed before the call is on the disk. */
  sync(): Promise<void>;
  /** After a sync has failed: throws unless all that was committed is on the disk in another way. */
  repair(): void;
  /** Asked before each transaction: what it has to wait for, if anything. Never rejected. */
  rest(): Promise<void> | null;
}

/** Writes whatever it is given, together. */
export interface Writer<Job> {
  /** Fulfilled when the job is on the disk; rejected when nothing of it is, or nobody knows. */
  add(job: Job): Promise<void>;
  /** Reads when all that is committed is on the disk. `read` must look there before it first waits for anything. */
  ask<T>(read: () => Promise<T>): Promise<T>;
  /** Writes what is waiting, and nothing more. */
  close(): Promise<void>;
}

/** For each job `null` when it is committed, and why not when nothing of it is. */
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

/** Jobs, and those who wait for them. */
class Batch<Job> {
  readonly #jobs: Job[] = [];
  readonly #promises: PromiseWithResolvers<void>[] = [];
  #results: readonly (Error | null)[] = [];

  get isEmpty(): boolean {
    return this.#jobs.length === 0;
  }

  add(job: Job): Promise<void> {
    const promise = Promise.withResolvers<void>();
    this.#jobs.push(job);
    this.#promises.push(promise);
    return promise.promise;
  }

  /** Whether anything of it is to be brought to the disk now. */
  commit(transaction: Transaction<Job>): boolean {
    this.#results = commitAll(transaction, this.#jobs);
    return this.#results.includes(null);
  }

  /** Tells those who wait. An error concerns all of them. */
  settle(error: Error | null): void {
    for (const [n, { resolve, reject }] of this.#promises.entries()) {
      const found = error ?? this.#results[n] ?? null;
      if (found === null) resolve();
      else reject(found);
    }
  }
}

export class GroupCommit<Job> implements Writer<Job> {
  readonly #transaction: Transaction<Job>;
  #waiting = new Batch<Job>();
  /** Until this is over, what comes has to wait. */
  #underWay: Promise<void> | null = null;
  /** Whether something is committed that is not on the disk yet. */
  #isUnsure = false;
  /** Whether it never got there. */
  #isBroken = false;
  #questions: (() => void)[] = [];

  constructor(transaction: Transaction<Job>) {
    this.#transaction = transaction;
  }

  add(job: Job): Promise<void> {
    if (this.#waiting.isEmpty && this.#underWay === null) setImmediate(() => this.#flush());
    return this.#waiting.add(job);
  }

  ask<T>(read: () => Promise<T>): Promise<T> {
    if (this.#isUnsure) {
      return new Promise((resolve, reject) => {
        this.#questions.push(() => this.ask(read).then(resolve, reject));
      });
    }
    const error = this.#repair();
    return error === null ? read() : Promise.reject(error);
  }

  async close(): Promise<void> {
    this.#flush();
    while (this.#underWay !== null) await this.#underWay;
  }

  #flush(): void {
    if (this.#underWay !== null || this.#waiting.isEmpty) return;
    const rest = this.#transaction.rest();
    if (rest === null) this.#write();
    else {
      this.#underWay = rest.then(() => {
        this.#underWay = null;
        this.#flush();
      });
    }
  }

  #write(): void {
    const batch = this.#waiting;
    this.#waiting = new Batch();
    const error = this.#repair();
    if (error !== null || !batch.commit(this.#transaction)) {
      batch.settle(error);
      return;
    }
    this.#isUnsure = true;
    this.#underWay = this.#transaction.sync().then(
      () => this.#synced(batch, null),
      (failure: unknown) => {
        this.#isBroken = true;
        this.#synced(batch, asError(failure));
      },
    );
  }

  #synced(batch: Batch<Job>, error: Error | null): void {
    this.#underWay = null;
    this.#isUnsure = false;
    const questions = this.#questions;
    this.#questions = [];
    for (const ask of questions) ask();
    // The disk goes on while those who waited are told.
    this.#flush();
    batch.settle(error);
  }

  #repair(): Error | null {
    if (!this.#isBroken) return null;
    try {
      this.#transaction.repair();
      this.#isBroken = false;
      return null;
    } catch (error) {
      return asError(error);
    }
  }
}

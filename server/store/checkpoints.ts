/**
 * Carries over what stands in the write-ahead log into the database, in a thread of its own: to do so takes tens of
 * milliseconds, in which no table would move.
 *
 * While others write, what is carried over is never all of it, and the log would grow for ever. So it is done again and
 * again until little is left, and then whoever writes waits for the last of it: the log begins anew behind it.
 *
 * Run as a worker, this file is that thread.
 */

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const SERVANT = 'sternwarte checkpoints';

/** How many pages the log has, and how many of them are carried over. */
interface Progress {
  /** Whether somebody was in the way. */
  readonly isBusy: boolean;
  readonly log: number;
  readonly checkpointed: number;
}

/** To carry over what nobody has to wait for; or all of it, so that nothing is left in the log. */
type Task = 'carry' | 'clear';

/** It is carried over from so many pages on: 4 KB each. */
const MANY = 2_000;
/** So few that whoever writes can wait for them. */
const FEW = 200;
/** If it never becomes so few, because others write as fast as it is carried over. */
const MAX_ROUNDS = 4;
/** The log is looked at after so many commits. */
const COMMITS = 32;
/** What was deleted leaves the log after so many milliseconds; where somebody is in the way, it is tried again. */
const SOON = 500;
const AGAIN = 2_000;

const told: unknown = workerData;
// A list, read without help: to load the engine would take longer than to carry over a whole log.
if (!isMainThread && Array.isArray(told) && told[0] === SERVANT) {
  const database = new DatabaseSync(String(told[1]));
  database.exec('PRAGMA busy_timeout = 2000; PRAGMA secure_delete = ON');
  const carry = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const clear = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  parentPort?.on('message', (task: Task) => {
    // To wait for those who read would keep all others from writing: it is rather tried again.
    if (task === 'clear') database.exec('PRAGMA busy_timeout = 0');
    const progress = progressOf(task === 'clear' ? clear : carry);
    database.exec('PRAGMA busy_timeout = 2000');
    parentPort?.postMessage(progress);
  });
}

export class Checkpoints {
  readonly #file: string;
  readonly #look: StatementSync;
  #worker: Worker | null = null;
  #answer: ((answer: Progress | null) => void) | null = null;
  #commits = 0;
  #state: 'idle' | 'carrying' | 'nearly' | 'waiting' = 'idle';
  #isClosed = false;
  #isToBeCleared = false;
  #timer: NodeJS.Timeout | null = null;
  /** While all of the log is carried over. Never rejected. */
  #clearing: Promise<void> | null = null;

  constructor(database: DatabaseSync, file: string) {
    this.#file = file;
    this.#look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  }

  /** Something was committed. */
  committed(): void {
    if (this.#state !== 'idle' || ++this.#commits < COMMITS) return;
    this.#commits = 0;
    if (leftOf(progressOf(this.#look)) < MANY) return;
    this.#state = 'carrying';
    void this.#carry();
  }

  /** What whoever writes has to wait for, so that the log can begin anew. */
  rest(): Promise<void> | null {
    if (this.#clearing !== null) return this.#clearing;
    if (this.#state !== 'nearly') return null;
    this.#state = 'waiting';
    return this.#ask('carry').then(() => void (this.#state = 'idle'));
  }

  /** Something was deleted: where it stood before is to be read in the log until that is empty. */
  clear(): void {
    this.#isToBeCleared = true;
    this.#clearAfter(SOON);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #clearAfter(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      void this.#clear().then(() => {
        this.#timer = null;
        if (this.#isToBeCleared) this.#clearAfter(AGAIN);
      });
    }, milliseconds).unref();
  }

  async #clear(): Promise<void> {
    // The thread is at work for others: it is tried again.
    if (this.#state === 'carrying' || this.#state === 'waiting') return;
    this.#state = 'carrying';
    await this.#ask('carry');
    if (this.#isClosed) return;
    // What is deleted from now on may miss it.
    this.#isToBeCleared = false;
    // Little is left, and whoever writes waits for it.
    this.#clearing = this.#ask('clear').then((answer) => {
      if (answer?.isBusy !== false) this.#isToBeCleared = true;
      this.#clearing = null;
      this.#state = 'idle';
    });
    await this.#clearing;
  }

  async #carry(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const answer = await this.#ask('carry');
      if (answer === null) {
        // Without the thread the database does it by itself, some time later.
        this.#state = 'idle';
        return;
      }
      if (leftOf(progressOf(this.#look)) < FEW) break;
    }
    this.#state = 'nearly';
  }

  /** `null` when the thread has ended. */
  #ask(task: Task): Promise<Progress | null> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      this.#answer = resolve;
      // Whoever waits for it must not find the process at its end.
      worker.ref();
      worker.postMessage(task);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: [SERVANT, this.#file],
    });
    const answer = (progress: Progress | null): void => {
      worker.unref();
      this.#answer?.(progress);
      this.#answer = null;
    };
    worker.on('message', (progress: Progress) => answer(progress));
    // Whatever breaks it also ends it.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = null;
      answer(null);
    });
    return worker;
  }
}

function progressOf(statement: StatementSync): Progress {
  const row = statement.get();
  return {
    isBusy: row?.['busy'] !== 0,
    log: Number(row?.['log'] ?? 0),
    checkpointed: Number(row?.['checkpointed'] ?? 0),
  };
}

function leftOf({ log, checkpointed }: Progress): number {
  return log - checkpointed;
}

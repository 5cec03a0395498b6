/** Spreads numbered games over worker threads. Who plays which game changes nothing about any of them. */

import { Worker } from 'node:worker_threads';
import type { Outcome, Plan } from './plans.ts';
import type { Job, Report } from './worker.ts';

export interface Stretch<P extends Plan> {
  readonly plan: P;
  /** Games `first` to `first + count - 1`. */
  readonly first: number;
  readonly count: number;
  /** In any order. */
  readonly onOutcome: (n: number, outcome: Outcome<P>) => void;
  readonly signal: AbortSignal;
}

export interface Pool {
  /**
   * Answers whether all games were played; `false` when the signal came first. Rejected when a game breaks down. One
   * stretch at a time; after one that was not finished the pool can only be closed.
   */
  run<P extends Plan>(stretch: Stretch<P>): Promise<boolean>;
  close(): Promise<void>;
}

/** A game that broke down: a bug in a game or a bot. */
export class BrokenGame extends Error {
  readonly n: number;

  constructor(n: number, reason: string) {
    super(reason);
    this.n = n;
  }
}

interface Running {
  hear(worker: Worker, report: Report): void;
  fail(error: Error): void;
}

export function openPool(cores: number): Pool {
  const workers: Worker[] = [];
  let running: Running | null = null;

  function start(): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    worker.on('message', (report: Report) => running?.hear(worker, report));
    worker.on('error', (error) =>
      running?.fail(error instanceof Error ? error : new Error(String(error))),
    );
    return worker;
  }

  async function run<P extends Plan>(stretch: Stretch<P>): Promise<boolean> {
    const { plan, first, count, onOutcome, signal } = stretch;
    if (signal.aborted) return false;
    while (workers.length < Math.min(cores, count)) workers.push(start());
    let next = first;
    let open = count;
    const send = (worker: Worker): void => {
      if (next >= first + count) return;
      const job: Job = { plan, n: next++ };
      worker.postMessage(job, []);
    };
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const cancel = (): void => resolve(false);
    signal.addEventListener('abort', cancel);
    running = {
      hear(worker, report) {
        if ('error' in report) {
          reject(new BrokenGame(report.n, report.error));
          return;
        }
        // The worker answers with what the plan asks for.
        onOutcome(report.n, report.outcome as Outcome<P>);
        open--;
        if (open > 0) send(worker);
        else resolve(true);
      },
      fail: reject,
    };
    for (const worker of workers) send(worker);
    try {
      return await promise;
    } finally {
      running = null;
      signal.removeEventListener('abort', cancel);
    }
  }

  return {
    run,
    async close() {
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
}

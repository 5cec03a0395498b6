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
  /** Answers whether all games were played; `false` when the signal came first. Rejected when a game breaks down. */
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

export function openPool(cores: number): Pool {
  const workers: Worker[] = [];

  async function run<P extends Plan>(stretch: Stretch<P>): Promise<boolean> {
    const { plan, first, count, onOutcome, signal } = stretch;
    while (workers.length < Math.min(cores, count)) {
      workers.push(new Worker(new URL('worker.ts', import.meta.url)));
    }
    let next = first;
    let open = count;
    return new Promise<boolean>((resolve, reject) => {
      const send = (worker: Worker): void => {
        if (next >= first + count) return;
        const job: Job = { plan, n: next++ };
        worker.postMessage(job, []);
      };
      const leave = (): void => {
        for (const worker of workers) worker.removeAllListeners();
        signal.removeEventListener('abort', cancel);
      };
      const cancel = (): void => {
        leave();
        resolve(false);
      };
      const hear = (worker: Worker, report: Report): void => {
        if ('error' in report) {
          leave();
          reject(new BrokenGame(report.n, report.error));
          return;
        }
        // The worker answers with what the plan asks for.
        onOutcome(report.n, report.outcome as Outcome<P>);
        open--;
        if (open > 0) send(worker);
        else {
          leave();
          resolve(true);
        }
      };
      if (signal.aborted) {
        resolve(false);
        return;
      }
      signal.addEventListener('abort', cancel);
      for (const worker of workers) {
        worker.on('message', (report: Report) => hear(worker, report));
        worker.on('error', (error) => {
          leave();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
        send(worker);
      }
      if (count === 0) {
        leave();
        resolve(true);
      }
    });
  }

  return {
    run,
    async close() {
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
}

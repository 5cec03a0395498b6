/** One core at work: plays the games it is told to, one at a time. */

import { parentPort } from 'node:worker_threads';
import { perform, type Plan } from './plans.ts';

/** What the pool sends. */
export interface Job {
  readonly plan: Plan;
  readonly n: number;
}

/** What it hears back. */
export type Report =
  | { readonly n: number; readonly outcome: ReturnType<typeof perform> }
  | { readonly n: number; readonly error: string };

parentPort?.on('message', ({ plan, n }: Job) => {
  parentPort?.postMessage(reportOn(plan, n), []);
});

function reportOn(plan: Plan, n: number): Report {
  try {
    return { n, outcome: perform(plan, n, () => performance.now()) };
  } catch (error) {
    return { n, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Whoever asks for a table that another node runs is led there. While that node is gone and nobody may run its tables yet,
 * he is kept: soon this node or another one may.
 */

import { setTimeout } from 'node:timers/promises';
import { Elsewhere } from './elsewhere.ts';

/** For so long somebody is kept: longer than a dead node counts as alive. */
export const HANDOVER_MILLISECONDS = 5_000;
export const AGAIN_MILLISECONDS = 250;

/** Nothing has happened, and whoever asks again soon will be served. */
export class NotNow extends Error {
  readonly statusCode = 503;

  constructor(cause?: unknown) {
    super('nobody can do it at the moment', { cause });
  }
}

interface Way<T> {
  here(this: void): Promise<T>;
  /** `null` when that node is gone, or does not run the table any more. */
  there(this: void, address: string): Promise<T | null>;
}

/** How time passes. */
interface Patience {
  now(this: void): number;
  pause(this: void, milliseconds: number): Promise<unknown>;
}

const PATIENCE: Patience = {
  now: () => performance.now(),
  pause: (milliseconds) => setTimeout(milliseconds, null, { ref: false }),
};

export async function lead<T>({ here, there }: Way<T>, { now, pause } = PATIENCE): Promise<T> {
  const until = now() + HANDOVER_MILLISECONDS;
  for (;;) {
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      const answer = error.address === '' ? null : await there(error.address);
      if (answer !== null) return answer;
      if (now() > until) throw new NotNow(error);
    }
    await pause(AGAIN_MILLISECONDS);
  }
}

/** Ctrl-C as a signal that work can be stopped by, so that what is known so far is not lost. */

import type { Terminal } from './terminal.ts';

/** What a command ends with that was interrupted. */
export const INTERRUPTED = 130;

/** Runs work that may be interrupted; afterwards Ctrl-C ends the program again. */
export async function interruptible<Value>(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const release = terminal.onInterrupt(() => controller.abort());
  try {
    return await work(controller.signal);
  } finally {
    release();
  }
}

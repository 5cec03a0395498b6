/** A progress bar on standard error, drawn over itself, at most ten times a second; nothing when nobody watches. */

import type { Terminal } from './terminal.ts';

const WIDTH = 24;
const INTERVAL = 100;

export interface Progress {
  /** How far it is, from 0 to 1, with a few words on what is going on. */
  show(share: number, text: string): void;
  /** Wipes the bar away, before anything else is printed. */
  done(): void;
}

export function createProgress({
  err,
  interactive,
  now,
}: Pick<Terminal, 'err' | 'interactive' | 'now'>): Progress {
  if (!interactive) return { show: () => {}, done: () => {} };
  let last = 0;
  return {
    show(share, text) {
      if (now() - last < INTERVAL) return;
      last = now();
      const filled = Math.round(Math.min(1, share) * WIDTH);
      err(`\r\u001B[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${text.slice(0, 90)}`);
    },
    done: () => err('\r\u001B[K'),
  };
}

/** The bar of a script that runs on the real terminal. */
export function createScriptProgress(): Progress {
  return createProgress({
    err: (text) => process.stderr.write(text),
    interactive: process.stderr.isTTY,
    now: () => Date.now(),
  });
}

/** A progress bar on standard error, drawn over itself, at most ten times a second. */

import type { Terminal } from './terminal.ts';

const WIDTH = 24;
const INTERVAL = 100;

export interface Progress {
  show(share: number, text: string): void;
  /** Wipes the bar away. */
  done(): void;
}

export function createProgress({ err, interactive, now }: Terminal): Progress {
  if (!interactive) return { show: () => {}, done: () => {} };
  let last = 0;
  return {
    show(share, text) {
      if (now() - last < INTERVAL) return;
      last = now();
      const filled = Math.round(Math.min(1, share) * WIDTH);
      err(`\r\u001B[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${text}`);
    },
    done: () => err('\r\u001B[K'),
  };
}

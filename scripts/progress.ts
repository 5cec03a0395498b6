/** One line on the terminal that says how far a long run is; nothing when nobody watches. */

const WIDTH = 30;
const MIN_INTERVAL = 100;

export interface Progress {
  /** `done` of `total`, with a few words on what is going on. */
  show(done: number, total: number, what: string): void;
  /** Takes the line away, before anything else is printed. */
  clear(): void;
}

export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let shown = 0;
  return {
    show: (done, total, what) => {
      const now = performance.now();
      if (now - shown < MIN_INTERVAL) return;
      shown = now;
      const full = Math.round((WIDTH * done) / Math.max(1, total));
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      const percent = Math.floor((100 * done) / Math.max(1, total));
      stream.write(`\r\u001B[K${bar} ${String(percent).padStart(3)} %  ${what}`.slice(0, 120));
    },
    clear: () => {
      if (shown > 0) stream.write('\r\u001B[K');
    },
  };
}

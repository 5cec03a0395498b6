/** A terminal for tests: types what it is told, and keeps what it is shown. */

import type { Terminal } from '../terminal.ts';

export interface FakeTerminal extends Terminal {
  readonly shown: { out: string; err: string };
  /** Presses Ctrl-C. */
  readonly interrupt: () => void;
}

export function fakeTerminal(lines: readonly string[] = [], lang = 'en_GB.UTF-8'): FakeTerminal {
  const shown = { out: '', err: '' };
  let clock = 0;
  let count = 0;
  const handlers = new Set<() => void>();
  return {
    shown,
    out: (text) => void (shown.out += text),
    err: (text) => void (shown.err += text),
    input: (async function* type() {
      yield* lines;
    })(),
    interactive: false,
    env: { LANG: lang },
    now: () => (clock += 1),
    randomHex: (bytes) => (count++).toString(16).padStart(2 * bytes, '0'),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    onInterrupt(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    interrupt() {
      for (const handler of handlers) handler();
    },
    cores: 2,
  };
}

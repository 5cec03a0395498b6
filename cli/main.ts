/** The terminal program itself: `cli.ts` on the real terminal. */

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { runCli } from './cli.ts';

// Whoever reads may stop reading, as `| head` does: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: createLines(),
  interactive: process.stderr.isTTY,
  env: process.env,
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  onInterrupt(handler) {
    process.on('SIGINT', handler);
    return () => process.off('SIGINT', handler);
  },
  cores: availableParallelism(),
});

/**
 * Opened only when somebody reads, so that commands without questions do not wait for input. At a real terminal lines
 * can be edited and called back.
 */
function createLines(): AsyncIterable<string> {
  const { stdin, stdout } = process;
  const atTerminal = stdin.isTTY && stdout.isTTY;
  return {
    [Symbol.asyncIterator]() {
      const lines = createInterface(
        atTerminal ? { input: stdin, output: stdout } : { input: stdin },
      );
      const typed = lines[Symbol.asyncIterator]();
      return {
        next: () => typed.next(),
        // Node leaves it open, and the program would wait for lines that nobody reads.
        async return() {
          lines.close();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

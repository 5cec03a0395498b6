/** The terminal program itself: `cli.ts` on the real terminal. */

import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { runCli } from './cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: createLines(),
  interactive: process.stderr.isTTY,
  env: process.env,
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
});

/** Opened only when somebody reads, so that commands without questions do not wait for input. */
function createLines(): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]: () =>
      createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator](),
  };
}

import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [
      '{engine,atlas,games,protocol,bots,cli,server,examples,web,scripts}/**/*.test.{ts,tsx}',
    ],
    // A game that is not there yet: `scripts/fourth-game.ts` adds it to a copy, and tests it there.
    exclude: [...configDefaults.exclude, 'examples/comets/**'],
    testTimeout: 120_000,
    // By default one core of two is left to others, of which there are none.
    maxWorkers: availableParallelism(),
    // What is waited for comes when it comes; a second is little on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // A database of its own takes its time to start on a busy machine.
    hookTimeout: 120_000,
  },
});

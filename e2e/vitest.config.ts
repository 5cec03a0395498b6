import { defineConfig } from 'vitest/config';

/** Tests that play in a real browser, as people do. `npm test` runs them after all others. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./serve-app.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Moves are shown once they are kept, which the hands of random players do not always wait for on a busy machine.
    retry: 1,
  },
});

import { defineConfig } from 'vitest/config';

/** Tests that play in a real browser, as people do. `npm test` runs them after all others. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./serve-app.ts'],
    testTimeout: 120_000,
    // What is waited for comes when it comes; a second is little on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

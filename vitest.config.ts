import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,cli,scripts}/**/*.test.ts'],
    testTimeout: 120_000,
  },
});

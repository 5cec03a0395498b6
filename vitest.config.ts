import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [
      '{engine,atlas,games,protocol,bots,cli,server,examples,web,scripts}/**/*.test.{ts,tsx}',
    ],
    testTimeout: 120_000,
  },
});

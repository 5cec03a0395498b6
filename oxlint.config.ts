import { defineConfig } from 'oxlint';
import { layerOverrides } from './scripts/layers.ts';

/** Code for people at a terminal speaks to them. */
const TERMINAL = ['cli/**', 'server/**', 'scripts/**', 'bench/**', 'web/*.ts', 'web/scripts/**'];

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { es2024: true },
  ignorePatterns: ['node_modules', 'bench/peers/node_modules', 'web/dist'],
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-shadow': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    ...layerOverrides(),
    {
      files: ['atlas/**', 'games/boards.test.tsx', 'games/*/board/**', 'web/**'],
      env: { browser: true },
    },
    { files: TERMINAL, env: { node: true }, rules: { 'no-console': 'off' } },
  ],
});

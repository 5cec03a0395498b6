/**
 * `npm test`: types, lint, format, unused code, then all tests. Runs everything even if an early step fails, so that one
 * run tells the whole truth, and ends with `N passed, N failed`.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
}

const CHECKS: readonly Step[] = [
  { title: 'types', command: ['tsc', '--noEmit'] },
  { title: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { title: 'format', command: ['oxfmt', '--check'] },
  { title: 'unused code', command: ['knip'] },
  { title: 'a test for every rule', command: ['node', 'scripts/rules-pages.ts', '--check'] },
  { title: 'size of the app', command: ['node', 'web/scripts/sizes.ts'] },
];

let passed = 0;
let failed = 0;

function run({ title, command: [program, ...args] }: Step): boolean {
  console.log(`\n── ${title}: ${program} ${args.join(' ')}`);
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error !== undefined) console.error(`${program} could not be run: ${error.message}`);
  return status === 0;
}

for (const step of CHECKS) {
  if (run(step)) passed++;
  else failed++;
}

const folder = mkdtempSync(join(tmpdir(), 'sternwarte-test-'));
const report = join(folder, 'report.json');
const green = run({
  title: 'tests',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
});
try {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
  // A file that cannot even be loaded has no failed test of its own.
  if (!green && counts.numFailedTests === 0) failed++;
} catch {
  console.error('vitest left no report');
  failed++;
}
rmSync(folder, { recursive: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

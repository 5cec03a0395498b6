/**
 * `npm test`: types, lint, format, unused code, then all tests, those in a browser after the others, and a fourth game by the steps of its page. Runs everything even if an early step fails, so that one
 * run tells the whole truth, and ends with `N passed, N failed`. What it will install or leave out it says at the beginning.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium, chromiumOutlook, INSTALLATION_COMMANDS } from './chromium.ts';
import { bringDatabases, databaseOutlook, installationCommands } from './databases.ts';

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

const outlook = chromiumOutlook();
if (outlook.kind === 'bring') {
  console.log(
    'Browser tests need a Chromium, and there is none here. Before them, this will install the one of Debian:\n' +
      INSTALLATION_COMMANDS.map((command) => `    ${command}\n`).join('') +
      'With CHROMIUM_PATH=<file> they use another one, with an empty CHROMIUM_PATH they are left out.',
  );
} else if (outlook.kind === 'none') {
  console.log(`Browser tests will be SKIPPED: ${outlook.reason}.`);
}

const databases = databaseOutlook();
if (databases.kind === 'bring') {
  console.log(
    'Tests of many nodes need PostgreSQL, Redis and Caddy. Before them, this will install those of Debian, and start none of them as a service:\n' +
      installationCommands(databases.packages)
        .map((args) => `    apt-get ${args.join(' ')}\n`)
        .join(''),
  );
} else if (databases.kind === 'none') {
  console.log(`Tests of many nodes will be SKIPPED, all or some: ${databases.reason}.`);
}

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

/** Of what vitest reports, what is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** By name: what this machine lacks is nobody's fault, but must not pass for tried. */
function tellSkipped(title: string, { testResults }: Report): void {
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'skipped');
  if (skipped.length === 0) return;
  console.log(`\n── ${title}: ${skipped.length} SKIPPED, because something is missing here:`);
  for (const { fullName } of skipped) console.log(`    ${fullName.trim()}`);
}

/** Runs vitest and adds what it counted. */
function runTests(title: string, args: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'sternwarte-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const green = run({ title, command: ['vitest', 'run', ...reporters, ...args] });
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as Report;
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    // A file that cannot even be loaded has no failed test of its own.
    if (!green && counts.numFailedTests === 0) failed++;
    tellSkipped(title, counts);
  } catch {
    console.error('vitest left no report');
    failed++;
  }
  rmSync(folder, { recursive: true });
}

/** Why tests against real databases are left out, or `null` when they can run. */
function prepareDatabases(): string | null {
  if (databases.kind === 'there') return null;
  if (databases.kind === 'none') return databases.reason;
  console.log(`\n── installing ${databases.packages.join(' and ')}`);
  return bringDatabases(databases.packages) ? null : 'they could not be installed';
}

const withoutDatabases = prepareDatabases();
runTests('tests', process.argv.slice(2));
if (withoutDatabases !== null) {
  console.log(
    `\n── tests of many nodes: all or some SKIPPED, because ${withoutDatabases}. ` +
      "Install Debian's postgresql, redis-server and caddy to run them.",
  );
}

/** Why browser tests are left out, or `null` when they ran. */
function runBrowserTests(): string | null {
  if (outlook.kind === 'none') return outlook.reason;
  if (outlook.kind === 'bring') {
    console.log('\n── installing Chromium');
    if (!bringChromium()) return 'there is no Chromium, and it could not be installed';
  }
  runTests('browser tests', ['--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)]);
  return null;
}

const skipped = runBrowserTests();
if (skipped !== null) {
  console.log(
    `\n── browser tests: SKIPPED, because ${skipped}. ` +
      'Install one, or say where it is with CHROMIUM_PATH.',
  );
}

// Last, so that a browser is there if there can be one.
if (run({ title: 'a fourth game', command: ['node', 'scripts/fourth-game.ts'] })) passed++;
else failed++;

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

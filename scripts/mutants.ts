/**
 * `npm run mutants`: plants faults in a copy of the code, one at a time, and sees whether the tests notice. What survives is
 * either a hole in the tests or a fault that changes nothing; `docs/mutants.md` says which.
 */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '@sternwarte/engine';
import { faultsIn, plant, type Fault } from './mutants/plant.ts';

const HELP = `usage: npm run mutants -- [--sample <n>] [--seed <text>] [--in <part of a path>] [--minutes <n>] [--seconds <n>] [--trusted]

  --sample   so many faults, chosen evenly among all that could be made (50)
  --seed     the same seed plants the same faults (mutants)
  --in       in files whose path contains this alone
  --minutes  no fault is planted after so many; what was seen until then is told (no end)
  --seconds  how long the tests of a folder may take with nothing wrong (600)
  --trusted  the tests are known to pass: they are not run without a fault first, and --seconds is what they may take with one

For each fault the tests beside the file run that reach it, until the first of them fails; with a fault they may take three
times as long as the whole folder without. The million hostile inputs are left out: the suite of each game tries some in every
position. Best at low priority: nice -n 19 npm run mutants
`;

const ROOT = join(import.meta.dirname, '..');
/** Not below a folder whose name begins with a dot: there the runner looks for no tests. */
const SCRATCH = mkdtempSync(join(tmpdir(), 'sternwarte-mutants-'));

/** What is looked at, and what belongs to tests. */
const SOURCES = [
  'engine/**/*.ts',
  'games/*/rules/**/*.ts',
  'bots/**/*.ts',
  'web/src/match/**/*.ts',
];
const LEFT_OUT =
  /\.test\.ts$|\/testing|conformance\/|\/ladder\/|\/tuning\/|store-cases|\/text\/|node_modules/;

interface Planted extends Fault {
  readonly file: string;
}

function allFaults(part: string): readonly Planted[] {
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !LEFT_OUT.test(file) && file.includes(part))
    .toSorted()
    .flatMap((file) =>
      faultsIn(readFileSync(join(ROOT, file), 'utf8'), file).map((fault) => ({ ...fault, file })),
    );
}

function sampleOf<T>(all: readonly T[], count: number, random: Random): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
}

/** A copy of everything under version control, beside the packages that are installed here. */
function copyCode(): void {
  const { stdout } = spawnSync('git', ['ls-files'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of stdout
    .split('\n')
    .filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(SCRATCH, file)), { recursive: true });
    cpSync(join(ROOT, file), join(SCRATCH, file));
  }
  linkPackages();
}

/** Our own packages must be found in the copy, all others where they are installed. */
function linkPackages(): void {
  const installed = join(ROOT, 'node_modules');
  const linked = join(SCRATCH, 'node_modules');
  mkdirSync(join(linked, '@sternwarte'), { recursive: true });
  for (const name of globSync('*', { cwd: installed }).concat(
    globSync('.bin', { cwd: installed }),
  )) {
    if (name !== '@sternwarte') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of globSync('*', { cwd: join(installed, '@sternwarte') })) {
    symlinkSync(join(SCRATCH, name), join(linked, '@sternwarte', name));
  }
}

/** `endless` when the tests took far longer than without the fault. */
type Fate = 'noticed' | 'endless' | 'survived';

/** Beside the file: the tests that are there to notice. */
function testsFolder(file: string): string {
  const [, folder = ''] = /^(engine|bots|games\/[^/]+\/rules|web\/src\/match)\//.exec(file) ?? [];
  return folder;
}

/** What became of the tests that reach a file; they end with the first that fails. */
/** In threads: tests that never end then end with their process, while processes of their own would outlive it. */
const MANNER = ['--bail', '1', '--passWithNoTests=false', '--pool', 'threads'];

type Outcome = 'passed' | 'failed' | 'endless' | 'none';

/** Those of a folder, or of them those that reach one file. */
function runTests(folder: string, file: string | null, milliseconds: number): Outcome {
  const which = file === null ? ['run'] : ['related', file, '--run'];
  // Everything reaches the engine; the tests that are there to notice are beside the file.
  writeFileSync(
    join(SCRATCH, 'beside.config.ts'),
    `import { defineConfig } from 'vitest/config';
import everywhere from './vitest.config.ts';
const include = ['${folder}/**/*.test.{ts,tsx}'];
const exclude = [...everywhere.test.exclude, '**/hostile.test.ts'];
export default defineConfig({ ...everywhere, test: { ...everywhere.test, include, exclude } });
`,
  );
  const { status, stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'vitest'),
    [...which, ...MANNER, '--config', 'beside.config.ts'],
    { cwd: SCRATCH, encoding: 'utf8', timeout: milliseconds, killSignal: 'SIGKILL' },
  );
  if (status === 0) return 'passed';
  if (status === null) return 'endless';
  return /No test files found/i.test(stdout + stderr) ? 'none' : 'failed';
}

/** How long the tests of a folder may take: some times as long as they take with nothing wrong. */
const limits = new Map<string, number>();

function limitFor(folder: string, seconds: number): number {
  const known = values.trusted ? seconds * 1000 : limits.get(folder);
  if (known !== undefined) return known;
  const began = performance.now();
  if (runTests(folder, null, seconds * 1000) !== 'passed') {
    throw new Error(
      `without any fault the tests of ${folder} fail, or take more than ${seconds} s`,
    );
  }
  const limit = Math.ceil(30_000 + 3 * (performance.now() - began));
  limits.set(folder, limit);
  return limit;
}

function fateOf(fault: Planted, seconds: number): Fate {
  const folder = testsFolder(fault.file);
  const limit = limitFor(folder, seconds);
  const path = join(SCRATCH, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plant(source, fault));
  const outcome = runTests(folder, fault.file, limit);
  writeFileSync(path, source);
  if (outcome === 'endless') return 'endless';
  return outcome === 'failed' ? 'noticed' : 'survived';
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'mutants' },
    in: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
    seconds: { type: 'string', default: '600' },
    trusted: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else {
  const all = allFaults(values.in);
  const sample = sampleOf(all, Number(values.sample), createRandom(values.seed));
  console.log(`${all.length} faults could be planted; ${sample.length} are.`);
  copyCode();
  const until = performance.now() + 60_000 * Number(values.minutes);
  let planted = 0;
  let survivors = 0;
  for (const fault of sample) {
    if (performance.now() > until) break;
    const fate = fateOf(fault, Number(values.seconds));
    planted++;
    if (fate === 'survived') survivors++;
    console.log(
      `${planted} ${fate}: ${fault.file}:${fault.line} ${fault.kind}: ${brief(fault.from)} → ${brief(fault.to)}`,
    );
  }
  console.log(`\n${planted - survivors} of ${planted} noticed (seed "${values.seed}")`);
  rmSync(SCRATCH, { recursive: true, force: true });
}

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line === '' ? 'nothing' : line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

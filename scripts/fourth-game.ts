/**
 * Adds a game by the steps of `docs/adding-a-game.md`, in a copy of the repository, and looks whether everything holds there that holds here:
 * so the page stays true, and no shared test knows three particular games.
 *
 *     node scripts/fourth-game.ts            with --keep, the copy stays where it is
 */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { copyRepository, PACKAGES, ROOT } from './copied-repository.ts';
import { change, readSteps, type Step } from './page-steps.ts';

const PAGE = 'docs/adding-a-game.md';
const GAME = 'comets';
const copy = copyRepository('fourth-game');

function run(command: string, ...args: readonly string[]): boolean {
  console.log(`\n── in a copy with a fourth game: ${command} ${args.join(' ')}`);
  const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path };
  const { status, error } = spawnSync(command, args, { cwd: copy, stdio: 'inherit', env });
  if (error !== undefined) console.error(`${command} could not be run: ${error.message}`);
  return status === 0;
}

function take(step: Step): void {
  switch (step.kind) {
    case 'run': {
      const [command = '', ...args] = step.command.split(' ');
      if (!run(command, ...args)) throw new Error(`"${step.command}" has failed`);
      return;
    }
    case 'create':
      writeFileSync(join(copy, step.path), step.text, { flag: 'wx' });
      return;
    case 'change': {
      const path = join(copy, step.path);
      writeFileSync(path, change(readFileSync(path, 'utf8'), step));
    }
  }
}

/** Tests that go over all games, wherever they are: in their names they say which one, or "every game". */
function sharedTests(): string[] {
  const files = PACKAGES.flatMap((name) =>
    readdirSync(join(copy, name), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(name, file),
    ),
  );
  return files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\bGAME_IDS\b|\b(keys|values|entries)\(games\)/.test(readFileSync(join(copy, file), 'utf8')),
  );
}

function inspect(): boolean[] {
  const results = [
    run('tsc', '--noEmit'),
    run('oxlint', '--type-aware', '--deny-warnings'),
    run('oxfmt', '--check'),
    run('vitest', 'run', `games/${GAME}/`),
    run('vitest', 'run', '-t', `${GAME}|every game`, ...sharedTests()),
  ];
  if (findChromium() === null) {
    console.log(
      '\n── in a copy with a fourth game: the match in a browser is SKIPPED, for want of one',
    );
    return results;
  }
  return [
    ...results,
    run('vitest', 'run', '--config', 'e2e/vitest.config.ts', '-t', GAME, 'matches'),
  ];
}

try {
  for (const step of readSteps(readFileSync(join(ROOT, PAGE), 'utf8'))) take(step);
  const results = inspect();
  const failed = results.filter((isGreen) => !isGreen).length;
  console.log(`\na fourth game by ${PAGE}: ${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  if (process.argv.includes('--keep')) console.log(`the copy is in ${copy}`);
  else rmSync(copy, { recursive: true });
}

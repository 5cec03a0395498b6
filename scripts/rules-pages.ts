/**
 * Writes `docs/rules/<game>.md`: every rule in our own words, with the tests that prove it. With `--check` nothing is
 * written, and a page that is out of date, or a rule without a test, is an error. Names of games restrict it to them.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { runCli } from '../cli/cli.ts';
import { fakeTerminal } from '../cli/testing/fake-terminal.ts';
import { GAME_IDS } from '../cli/registry.ts';

const check = process.argv.includes('--check');
const named = process.argv.slice(2).filter((argument) => argument !== '--check');

for (const id of named.length > 0 ? named : GAME_IDS) {
  const file = `docs/rules/${id}.md`;
  const terminal = fakeTerminal();
  const code = await runCli(['rules', id, '--markdown', '--lang', 'en'], terminal);
  if (code !== 0) {
    console.error(`${id}: ${terminal.shown.err.trim()}`);
    process.exitCode = 1;
  } else if (!check) {
    writeFileSync(file, terminal.shown.out);
    console.log(`${file} written`);
  } else if (read(file) !== terminal.shown.out) {
    console.error(`${file} is out of date; npm run rules-pages writes it anew`);
    process.exitCode = 1;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

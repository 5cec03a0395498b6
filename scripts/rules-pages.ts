/**
 * Writes `docs/rules/<game>.md` in English and `docs/rules/<game>.de.md` in German: the reference that the app shows, from
 * the same source, with the tests that prove each rule. With `--check` nothing is
 * written, and a page that is out of date, or a rule without a test, is an error. Names of games restrict it to them.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@sternwarte/engine';
import { runCli } from '../cli/cli.ts';
import { fakeTerminal } from '../cli/testing/fake-terminal.ts';
import { GAME_IDS } from '../cli/registry.ts';

const check = process.argv.includes('--check');
const named = process.argv.slice(2).filter((argument) => argument !== '--check');

const pages = (named.length > 0 ? named : GAME_IDS).flatMap((id) =>
  LANGUAGES.map((language) => ({ id, language })),
);
for (const { id, language } of pages) {
  const file = `docs/rules/${id}${language === 'en' ? '' : `.${language}`}.md`;
  const terminal = fakeTerminal();
  const code = await runCli(['rules', id, '--markdown', '--lang', language], terminal);
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

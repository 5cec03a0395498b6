/** Matches the numbers of a rulebook with the names of the tests that mention them. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord } from '@sternwarte/engine';

export interface Coverage {
  readonly rule: string;
  readonly tests: readonly string[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** The names of all tests of a game, as the test runner itself finds them; `null` when it is not installed. */
export function listTests(gameId: string): string[] | null {
  if (!existsSync(VITEST)) return null;
  const args = [VITEST, 'list', `games/${gameId}/`, '--json', '--root', ROOT];
  const { stdout, status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return null;
  const listed: unknown = JSON.parse(stdout.slice(stdout.indexOf('[')));
  if (!Array.isArray(listed)) return null;
  const names = listed.flatMap((item: unknown) =>
    isRecord(item) && typeof item['name'] === 'string' ? [item['name']] : [],
  );
  // The runner lists files in whatever order they were ready.
  return names.toSorted();
}

/** `R6.1` is named by "R6.1 …" and "… (R6.1)", but not by "R6.10" or "R6.1.2". */
export function coverRules(rules: readonly string[], tests: readonly string[]): Coverage[] {
  return rules.map((rule) => {
    const escaped = rule.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const mention = new RegExp(`(?<![\\w.])${escaped}(?![\\w]|\\.\\d)`);
    return { rule, tests: tests.filter((test) => mention.test(test)) };
  });
}

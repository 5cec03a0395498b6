/** Benchmarks are no tests, but they have to run: figures that nobody can take any more are worth nothing. */

import { spawnSync } from 'node:child_process';
import { isRecord } from '@sternwarte/engine';
import { expect, test } from 'vitest';

/** All numbers of what was measured, wherever they stand. */
function figuresOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return isRecord(value) ? Object.values(value).flatMap(figuresOf) : [];
}

test.each(['way', 'opening', 'sockets'])('%s of the server can be measured', (part) => {
  const args = ['bench/run.ts', 'server', '--part', part, '--game', 'anno4000', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) });
  const report: unknown = JSON.parse(stdout);
  const game: unknown = isRecord(report) && Array.isArray(report['games']) && report['games'][0];
  // What is no number is `null` in JSON.
  expect(figuresOf(isRecord(game) ? game[part] : null).length).toBeGreaterThan(1);
});

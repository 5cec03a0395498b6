/** Benchmarks are no tests, but they have to run: figures that nobody can take any more are worth nothing. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isRecord } from '@sternwarte/engine';
import { expect, onTestFinished, test } from 'vitest';
import { findMachineNode } from '../bench/server/machine-node.ts';

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

/** A folder with a program in it that says it is a Node of that version. */
function makeNode(parent: string, name: string, version: string): string {
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
  return folder;
}

function find(...folders: readonly string[]): ReturnType<typeof findMachineNode> {
  return findMachineNode({ PATH: folders.join(delimiter) });
}

test.skipIf(process.platform === 'win32')(
  'the Node of the machine is the first one that no package has brought',
  () => {
    const parent = mkdtempSync(join(tmpdir(), 'sternwarte-nodes-'));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    const brought = makeNode(parent, 'node_modules/.bin', '19.0.0');
    const own = makeNode(parent, 'bin', '18.0.0');
    const later = makeNode(parent, 'later', '17.0.0');
    const same = makeNode(parent, 'same', process.versions.node);
    expect(find(brought, own, later)).toEqual({ path: join(own, 'node'), version: '18.0.0' });
    expect(find(brought)).toBeNull();
    // One like ours tells nothing more.
    expect(find(same, own)).toBeNull();
    expect(find()).toBeNull();
  },
);

/**
 * The Node that this machine has of its own. Ours comes with `npm ci`; whoever installs something else starts it with the
 * machine's.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

export interface MachineNode {
  readonly path: string;
  readonly version: string;
}

/** `null` where there is none, or it is of the same version as ours. */
export function findMachineNode(environment: NodeJS.ProcessEnv = process.env): MachineNode | null {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = (environment['PATH'] ?? '')
    .split(delimiter)
    // Scripts of npm find those of the project first.
    .filter((folder) => folder !== '' && !folder.split(sep).includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
  if (path === undefined) return null;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const version = stdout?.trim().replace(/^v/, '') ?? '';
  return status === 0 && version !== process.versions.node ? { path, version } : null;
}

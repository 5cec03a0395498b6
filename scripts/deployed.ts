/** What is written in `deploy/`: with which variables and by which commands the parts of it are started. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './copied-repository.ts';

type Variables = Readonly<Record<string, string>>;

export function deployed(name: string): string {
  return readFileSync(join(ROOT, 'deploy', name), 'utf8');
}

/** How far in a line begins. */
function depth(line: string): number {
  return line.search(/\S/);
}

/** The lines beneath the first one that reads like this, as far as they stand further in. */
function block(lines: readonly string[], head: RegExp): readonly string[] {
  const first = lines.findIndex((line) => head.test(line));
  if (first < 0) throw new RangeError(`nothing in the compose file reads like ${head}`);
  const outer = depth(lines[first] ?? '');
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && depth(line) <= outer);
  return end < 0 ? rest : rest.slice(0, end);
}

function variablesIn(lines: readonly string[]): Variables {
  const found = lines.flatMap((line) => {
    const [, name, value = ''] = /^ +([A-Z_]+): (.+)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^'(.*)'$/, '$1')] as const];
  });
  return Object.fromEntries(found);
}

/** The nodes of the compose file, and what each of them finds in its environment: from the image, from all, its own. */
export function readNodes(): readonly { readonly name: string; readonly variables: Variables }[] {
  const compose = deployed('compose.yaml').split('\n');
  const image = [...deployed('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=') as [string, string]),
  );
  const common = variablesIn(block(block(compose, /^x-node:/), /^ +environment:/));
  return compose
    .flatMap((line) => /^ {2}(node-\w+):$/.exec(line)?.[1] ?? [])
    .map((name) => {
      const own = variablesIn(block(block(compose, new RegExp(`^ {2}${name}:`)), /environment:/));
      return { name, variables: { ...Object.fromEntries(image), ...common, ...own } };
    });
}

/** The command by which a service of the compose file is started, where it says one. */
export function readCommand(service: string): readonly string[] {
  const lines = block(deployed('compose.yaml').split('\n'), new RegExp(`^ {2}${service}:`));
  const [, list = ''] = lines.map((line) => /^ +command: \[(.+)\]$/.exec(line)).find(Boolean) ?? [];
  return list.split(', ').map((word) => word.replace(/^'(.*)'$/, '$1'));
}

/** What the unit of the single machine has Node do. */
export function readUnitCommand(): readonly string[] {
  const [, args = ''] = /^ExecStart=\S+\/node (.+)$/m.exec(deployed('sternwarte.service')) ?? [];
  return args.split(' ');
}

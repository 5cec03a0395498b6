/** What the pages name is there: files, links, scripts, commands of the terminal program. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|\.cache|\.data)(\/|$)/;
const files = readdirSync('.', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !LEFT_OUT.test(file));
const pages = files.filter(
  (file) => file.endsWith('.md') && !/^docs\/rules\/\w+\d*\.md$/.test(file),
);

/** What a game that is not there yet brings along. */
const TO_COME = /comets|mygame/;

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const isThere = (name: string): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name}`));

describe.for(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  test('names files that are there', () => {
    const named = matchesIn(
      text,
      /(?<![\w./*>}-])((?:[\w-]+\/)*[\w-]+\.(?:tsx?|css|html|json))(?!\w)/g,
    );
    expect(named.filter((name) => !isThere(name) && !TO_COME.test(name))).toEqual([]);
  });

  test('links to what is there', () => {
    const links = matchesIn(text, /\]\(([^)#:]+)\)/g);
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  test('calls scripts and commands that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const called = matchesIn(text, /\bnpm run (?:-s )?([\w-]+)/g);
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const typed = matchesIn(text, /\bnpx sternwarte ([\w-]+)/g);
    expect(typed.filter((name) => !existsSync(`cli/commands/${name}.ts`))).toEqual([]);
  });
});

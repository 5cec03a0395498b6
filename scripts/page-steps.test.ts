import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { change, readSteps } from './page-steps.ts';

const BOX = '```';
const PAGE = `# A page

${BOX}sh
cp -r a b
${BOX}

${BOX}ts
not(a, step);
${BOX}

${BOX}diff
--- list.ts
 first
+second

-third
@@
 last
+very last
${BOX}

${BOX}diff
+++ new.ts
+one
+
+two
${BOX}
`;

describe('the steps of a page', () => {
  const [run, changing, create, ...others] = readSteps(PAGE);

  test('are commands, changes and new files', () => {
    expect(run).toEqual({ kind: 'run', command: 'cp -r a b' });
    expect(create).toEqual({ kind: 'create', path: 'new.ts', text: 'one\n\ntwo\n' });
    expect(others).toEqual([]);
  });

  test('change what they name, and nothing that looks otherwise', () => {
    if (changing?.kind !== 'change') throw new Error('no change');
    expect(change('first\n\nthird\n-\nlast\n', changing)).toBe(
      'first\nsecond\n\n-\nlast\nvery last\n',
    );
    expect(() => change('first\n\nlast\n', changing)).toThrow('list.ts');
    expect(() => change('first\n\nthird\nfirst\n\nthird\nlast\n', changing)).toThrow('once');
  });
});

test('the page about adding a game names files as they are', () => {
  const steps = readSteps(readFileSync('docs/adding-a-game.md', 'utf8'));
  expect(steps.length).toBeGreaterThan(10);
  const missing = steps.filter((step) => {
    if (step.kind === 'run') return false;
    if (step.kind === 'create') return existsSync(step.path);
    const text = readFileSync(step.path, 'utf8');
    return change(text, step) === text;
  });
  expect(missing).toEqual([]);
});

/** The browser's database, by the cases that every store must pass. */

import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORE_CASES } from '../web/src/match/store-cases.ts';
import { newVisitor, useBrowser, type Visitor } from './visitor.ts';

useBrowser();

let visitor: Visitor;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'store-in-page.ts'),
        formats: ['es'],
        fileName: 'store-in-page',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [file] = first !== undefined && 'output' in first ? first.output : [];
  if (file?.type !== 'chunk') throw new Error('nothing was built');
  const { code } = file;
  visitor = await newVisitor();
  await visitor.page.route('**/store-in-page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await visitor.open();
});
afterAll(() => visitor.leave());

describe('a store in the database of the browser', () => {
  test.each(Object.keys(STORE_CASES))('%s', async (name) => {
    // As text: the runner of the tests would rewrite the import.
    const [found, expected] = await visitor.page.evaluate<readonly [unknown, unknown]>(
      `import('./store-in-page.js').then(({ runCase }) => runCase(${JSON.stringify(name)}))`,
    );
    expect(found).toEqual(expected);
  });
});

/** The description of the API is that of the server that answers. */

import { API } from '@sternwarte/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOpenApi } from './http/openapi.ts';
import { Visitor } from './testing/client.ts';
import { checkDescribed } from './testing/described.ts';
import { GENEROUS, startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await Visitor.arrive(server.address, 'Ada');
});
afterAll(() => server.close());

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
}

test('the server hands out its own description, with a line for everything it answers', async () => {
  const { paths, openapi } = await visitor.get<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>('/api/openapi.json');
  expect(openapi).toBe('3.1.0');
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(API).toSorted(),
  );
  expect(JSON.parse(JSON.stringify(makeOpenApi()))).toMatchObject({ paths });
  const opening = paths['/api/tables']?.['post']?.requestBody?.content['application/json']?.schema;
  expect(opening).toMatchObject({ type: 'object', required: ['game', 'seats'] });
});

test.for(Object.entries(API))('%s is answered as described', async ([, { method, path, body }]) => {
  const address = path.replaceAll(/:\w+/g, 'unknown');
  const response = await visitor.ask(method, address, body === null ? undefined : { odd: 1 });
  // Whatever it is, it is not that there is no such address.
  expect(await response.clone().text()).not.toContain('noSuchPath');
  expect(body === null ? [200, 404] : [400, 404]).toContain(response.status);
});

const NOWHERE = [
  '/api/',
  '/api/nothing',
  '/api/tables/x/nothing',
  '/api/me/x',
  '/api/nodes/forget',
];

const UNREADABLE = ['/api/%zz', '/api/tables/%c0', '/api/tables/%zz/links'];

test.for([...NOWHERE, ...UNREADABLE])(
  'there is nothing at %s, which is said like everything else',
  async (path) => {
    const response = await fetch(new URL(path, server.address));
    expect([response.status, await response.json()]).toEqual([
      404,
      { why: { key: 'noSuchPath', values: {} } },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a name that is far too long is that of no table', async () => {
  const response = await visitor.ask('GET', `/api/tables/${'x'.repeat(10_000)}`);
  expect(await response.json()).toEqual({ why: { key: 'noTable', values: {} } });
});

test('whoever asks for what is not there is limited like everybody else', async () => {
  const limits = { ...GENEROUS, requests: { count: 2, seconds: 1_000 } };
  for (const path of [...NOWHERE, ...UNREADABLE]) {
    const strict = await startTestServer({ limits });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      statuses.push((await fetch(new URL(path, strict.address))).status);
    }
    await strict.close();
    expect(statuses.at(-1)).toBe(429);
  }
});

test('an answer that nobody has described is found', async () => {
  await expect(checkDescribed('GET', '/api/me', Response.json({ name: 'Ada' }))).rejects.toThrow(
    /whoAmI/,
  );
  await expect(
    checkDescribed('GET', '/api/me', Response.json({ name: 'Ada', program: true, id: 'x' })),
  ).rejects.toThrow(/whoAmI/);
  await expect(checkDescribed('GET', '/api/secret', Response.json({}))).rejects.toThrow(
    /not described/,
  );
});

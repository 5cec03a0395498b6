/** The description of the API is that of the server that answers. */

import { API } from '@sternwarte/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOpenApi } from './http/openapi.ts';
import { Visitor } from './testing/client.ts';
import { checkDescribed } from './testing/described.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

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
  expect(await response.clone().text()).not.toContain('Not Found');
  expect(body === null ? [200, 404] : [400, 404]).toContain(response.status);
});

test.for(['/api/', '/api/nothing', '/api/tables/x/nothing', '/api/me/x'])(
  'there is nothing at %s',
  async (path) => {
    const response = await fetch(new URL(path, server.address));
    expect(response.status).toBe(404);
  },
);

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

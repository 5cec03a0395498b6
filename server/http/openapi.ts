/** The OpenAPI document of a server, made of the same shapes that it reads and answers by. */

import { API } from '@sternwarte/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

const REFUSAL = {
  type: 'object',
  required: ['why'],
  properties: {
    why: {
      type: 'object',
      required: ['key', 'values'],
      properties: {
        key: { type: 'string', description: 'protocol/refusals.ts has a sentence for each' },
        values: { type: 'object' },
      },
    },
  },
};

/** What arrives is described before its defaults are filled in; names and limits are checked by us, beyond any schema. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

const inJson = (schema: object) => ({ 'application/json': { schema } });

export function makeOpenApi(): {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, object>>;
} {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, { method, path, about, body, answer }] of Object.entries(API)) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    const operations = (paths[address] ??= {});
    operations[method.toLowerCase()] = {
      operationId,
      summary: about,
      ...(names.length > 0 && {
        parameters: names.map((name) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
      }),
      ...(body !== null && {
        requestBody: { required: true, content: inJson(schemaOf(body, 'input')) },
      }),
      responses: {
        200: { description: 'Done', content: inJson(schemaOf(answer, 'output')) },
        default: { description: 'Refused', content: inJson(REFUSAL) },
      },
    };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Sternwarte',
      version: '1',
      description: 'Online tables. What goes over the socket is in docs/protocol.md.',
    },
    components: {
      securitySchemes: {
        program: { type: 'http', scheme: 'bearer' },
        browser: { type: 'apiKey', in: 'cookie', name: 'sternwarte' },
      },
    },
    security: [{ program: [] }, { browser: [] }, {}],
    paths,
  };
  return document;
}

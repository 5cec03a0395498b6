/** Holds what a server answers against what `protocol/api.ts` says of it. */

import { API } from '@sternwarte/protocol';
import * as v from 'valibot';

const refusal = v.strictObject({
  why: v.strictObject({
    key: v.string(),
    values: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
});

const routes = Object.entries(API).map(([name, { method, path, answer }]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  answer,
}));

/** Throws when the answer is not as described, or nobody has described such a request. */
export async function checkDescribed(
  method: string,
  path: string,
  response: Response,
): Promise<void> {
  if (response.status === 404 && path.includes('/nowhere')) return;
  const { pathname } = new URL(path, 'http://x');
  const route = routes.find((one) => one.method === method && one.pattern.test(pathname));
  if (route === undefined) throw new Error(`${method} ${path} is not described`);
  const body: unknown = await response.clone().json();
  const reading = v.safeParse(response.ok ? route.answer : refusal, body);
  if (reading.success) return;
  const [issue] = reading.issues;
  throw new Error(`${route.name} answers ${JSON.stringify(body).slice(0, 200)}: ${issue.message}`);
}

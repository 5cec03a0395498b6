/** Whoever keeps himself by a passkey comes back by it, and nobody else does. */

import type { AnswerOf } from '@sternwarte/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { Visitor } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let origin = '';
let now = 1_000_000;
beforeAll(async () => {
  server = await startTestServer({}, undefined, () => now);
  origin = new URL(server.address).origin;
});
afterAll(() => server.close());

/** As a page of ours asks. */
function ask(path: string, body: unknown, token?: string, from = origin): Promise<Response> {
  return fetch(new URL(path, server.address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: from,
      ...(token !== undefined && { cookie: `sternwarte=${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function challenge(path: string, token?: string): Promise<string> {
  const answer = (await (await ask(path, {}, token)).json()) as AnswerOf<'askPasskey'>;
  return answer.options.challenge;
}

async function keep(visitor: Visitor, device: Authenticator): Promise<Response> {
  const asked = await challenge('/api/me/passkeys/options', visitor.token);
  return ask('/api/me/passkeys', { passkey: device.create(asked) }, visitor.token);
}

const login = (passkey: unknown): Promise<Response> => ask('/api/login/passkey', { passkey });

test('a passkey leads back to the same person, until it is forgotten', async () => {
  const ada = await Visitor.arrive(server.address, 'Ada');
  const device = new Authenticator(origin);
  expect((await keep(ada, device)).status).toBe(200);
  const { passkeys } = await ada.get<AnswerOf<'passkeys'>>('/api/me/passkeys');
  expect(passkeys).toEqual([{ id: device.use('').id, since: now }]);
  const back = await login(device.use(await challenge('/api/login/passkey/options')));
  expect(await back.json()).toEqual({ name: 'Ada' });
  expect(back.headers.get('set-cookie')).toMatch(/^sternwarte=[\w-]{43}; Path=\/; HttpOnly/);
  await ada.post(`/api/me/passkeys/${passkeys[0]?.id ?? ''}/forget`);
  const again = await login(device.use(await challenge('/api/login/passkey/options')));
  expect(again.status).toBe(403);
});

test('a challenge serves once, for its own purpose, and not for long', async () => {
  const ben = await Visitor.arrive(server.address, 'Ben');
  const device = new Authenticator(origin);
  await keep(ben, device);
  const asked = await challenge('/api/login/passkey/options');
  expect((await login(device.use(asked))).status).toBe(200);
  expect((await login(device.use(asked))).status).toBe(403);
  const wished = await challenge('/api/me/passkeys/options', ben.token);
  expect((await login(device.use(wished))).status).toBe(403);
  expect((await login(device.use(Buffer.alloc(56).toString('base64url')))).status).toBe(403);
  const late = await challenge('/api/login/passkey/options');
  now += 300_001;
  expect((await login(device.use(late))).status).toBe(403);
});

test('what another device or another site signs opens nothing', async () => {
  const carl = await Visitor.arrive(server.address, 'Carl');
  const device = new Authenticator(origin);
  await keep(carl, device);
  const asked = (): Promise<string> => challenge('/api/login/passkey/options');
  const stranger = new Authenticator(origin);
  expect((await login(stranger.use(await asked()))).status).toBe(403);
  const forged = {
    ...stranger.use(await asked()),
    id: device.use('').id,
    rawId: device.use('').id,
  };
  expect((await login(forged)).status).toBe(403);
  const elsewhere = new Authenticator('https://elsewhere.example');
  expect((await keep(carl, elsewhere)).status).toBe(403);
  const page = await ask('/api/login/passkey/options', {}, undefined, 'https://elsewhere.example');
  expect(page.status).toBe(403);
  // Nor does a challenge that was given to somebody else.
  const dora = await Visitor.arrive(server.address, 'Dora');
  const hers = await challenge('/api/me/passkeys/options', dora.token);
  const taken = { passkey: new Authenticator(origin).create(hers) };
  expect((await ask('/api/me/passkeys', taken, carl.token)).status).toBe(403);
});

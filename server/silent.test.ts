/** Whoever has come and said nothing yet is forgotten like everybody else. */

import { CLOSE } from '@sternwarte/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashToken } from './identity/tokens.ts';
import type { Store } from './store/store.ts';
import { Visitor, type Onlooker } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let store: Store;
/** What happens in the last moment at which somebody is known. */
let atLast: () => Promise<void>;
beforeEach(async () => {
  atLast = async () => undefined;
  server = await startTestServer({}, (own) => {
    store = own;
    return { ...own, forgetPerson: (id) => atLast().then(() => own.forgetPerson(id)) };
  });
});
afterEach(() => server.close());

interface Device {
  readonly id: string;
  readonly isThis: boolean;
}

/** Ada with a table of her own, her phone, and a line of the phone on which nothing was said. */
async function arrive(): Promise<{
  readonly ada: Visitor;
  readonly phone: Visitor;
  readonly table: string;
  readonly line: Onlooker;
}> {
  const ada = await Visitor.arrive(server.address, 'Ada');
  const table = await ada.openTable({ game: 'anno4000', seats: [null, null], open: true });
  const { code } = await ada.post<{ code: string }>('/api/me/devices');
  const { token } = await ada.post<{ token: string }>('/api/login', { code, program: true });
  const phone = ada.as(token);
  const line = phone.look(table, null);
  await line.until(() => line.isOpen);
  return { ada, phone, table, line };
}

async function farewellOf(line: Onlooker): Promise<string> {
  await line.until(() => line.closed !== null);
  expect(line.closed).toBe(CLOSE.breach);
  expect(line.heard.map(({ type }) => type)).toEqual(['farewell']);
  return (await line.hear('farewell')).why.key;
}

test('a silent line of a device ends with the device, and those of others do not', async () => {
  const { ada, table, line } = await arrive();
  const own = ada.look(table, null);
  await own.until(() => own.isOpen);
  const { devices } = await ada.get<{ devices: Device[] }>('/api/me/devices');
  await ada.post(`/api/me/devices/${devices.find(({ isThis }) => !isThis)?.id}/forget`);
  expect(await farewellOf(line)).toBe('deviceForgotten');
  own.greet(table);
  expect((await own.hear('welcome')).isHost).toBe(true);
});

test('all silent lines of somebody end when he is forgotten', async () => {
  const { ada, line } = await arrive();
  await ada.post('/api/me/forget');
  expect(await farewellOf(line)).toBe('notKnown');
});

test('who he is counts when he says hello, not when he came', async () => {
  const { ada, phone, table, line } = await arrive();
  const own = ada.look(table, null);
  await own.until(() => own.isOpen);
  await ada.post('/api/me', { name: 'Countess' });
  own.greet(table);
  await own.hear('welcome');
  own.say({ type: 'chat', id: 'c', text: 'Hello' });
  expect((await own.hear('said')).said.name).toBe('Countess');
  // As another node does, of which nothing was heard here yet.
  const person = await store.findPerson(hashToken(phone.token));
  await store.dropToken(person?.id ?? '', hashToken(phone.token));
  line.greet(table);
  expect(await farewellOf(line)).toBe('notKnown');
});

test('whoever says hello while he is being forgotten is not let in either', async () => {
  const { ada, table, line } = await arrive();
  const lines = [line];
  atLast = async () => {
    const late = ada.look(table);
    await late.hear('welcome');
    lines.push(late);
  };
  await ada.post('/api/me/forget');
  for (const one of lines) {
    await one.until(() => one.closed !== null);
    expect((await one.hear('farewell')).why.key).toBe('notKnown');
  }
  expect(lines).toHaveLength(2);
});

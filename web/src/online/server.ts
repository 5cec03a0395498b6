/** What is asked of the server over HTTP; every answer is read, and every refusal can be said in words. */

import { sayRefusal, type Language, type OptionValues, type Refusal } from '@sternwarte/engine';
import {
  readAnswer,
  readRefused,
  serverRefusalWords,
  type Answers,
  type BringWish,
  type EmblemId,
  type TableWish,
} from '@sternwarte/protocol';
import { readText, writeText } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { look, request } from './request.ts';

/** `null` where nothing like our server answered. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Refusal | null };

function call<Kind extends keyof Answers>(
  kind: Kind,
  path: string,
  body?: unknown,
): Promise<Reply<Answers[Kind]>> {
  return read(kind, request(path, body));
}

async function read<Kind extends keyof Answers>(
  kind: Kind,
  asked: Promise<Response>,
): Promise<Reply<Answers[Kind]>> {
  try {
    const response = await asked;
    const answer: unknown = await response.json();
    if (!response.ok) return { ok: false, why: readRefused(answer) };
    const value = readAnswer(kind, answer);
    return value === null ? { ok: false, why: null } : { ok: true, value };
  } catch {
    return { ok: false, why: null };
  }
}

export const server = {
  tables: () => call('tables', 'tables'),
  open: (wish: TableWish) => call('id', 'tables', wish),
  table: (id: string) => call('table', `tables/${id}`),
  links: (id: string) => call('links', `tables/${id}/links`),
  renewLink: (id: string) => call('link', `tables/${id}/links`, {}),
  lookAtLink: (link: string) => read('looked', look(link)),
  sit: (id: string, seat: number | null) => call('seat', `tables/${id}/sit`, { seat }),
  chooseColour: (id: string, colour: string) => call('nothing', `tables/${id}/colour`, { colour }),
  chooseOptions: (id: string, options: OptionValues) =>
    call('nothing', `tables/${id}/options`, { options }),
  stand: (id: string) => call('nothing', `tables/${id}/leave`, {}),
  start: (id: string) => call('nothing', `tables/${id}/start`, {}),
  host: (id: string, deed: 'pause' | 'resume' | 'end' | 'mute' | 'unmute') =>
    call('nothing', `tables/${id}/host`, { deed }),
  replace: (id: string, seat: number, bot: 'kadett' | 'pilot' | 'admiral' | null) =>
    call('nothing', `tables/${id}/seat`, { seat, bot }),
  standIn: (id: string, seat: number) => call('nothing', `tables/${id}/stand-in`, { seat }),
  takeBack: (id: string) => call('nothing', `tables/${id}/back`, {}),
  rematch: (id: string) => call('id', `tables/${id}/rematch`, {}),
  steps: (id: string, before: number) => call('steps', `tables/${id}/steps`, { before }),
  position: (id: string) => call('position', `tables/${id}/position`),
  bring: (wish: BringWish) => call('id', 'records', wish),
  pushKey: () => call('pushKey', 'push'),
  addPush: (endpoint: string) => call('nothing', 'me/push', { endpoint }),
  dropPush: (endpoint: string) => call('nothing', 'me/push/forget', { endpoint }),
};

/** Who one is to the server, and what it keeps of that. */
export const self = {
  whoAmI: () => call('whoAmI', 'me'),
  setEmblem: (emblem: EmblemId | null) => call('nothing', 'me/emblem', { emblem }),
  ratings: () => call('ratings', 'me/ratings'),
  beRated: (rated: boolean) => call('nothing', 'me/ratings', { rated }),
  matches: () => call('matches', 'me/matches'),
  devices: () => call('devices', 'me/devices'),
  addDevice: () => call('codeUntil', 'me/devices', {}),
  dropDevice: (id: string) => call('nothing', `me/devices/${id}/forget`, {}),
  makeRecovery: () => call('code', 'me/recovery', {}),
  passkeys: () => call('passkeys', 'me/passkeys'),
  askPasskey: () => call('webauthn', 'me/passkeys/options', {}),
  addPasskey: (response: object) => call('nothing', 'me/passkeys', { response }),
  dropPasskey: (id: string) => call('nothing', `me/passkeys/${id}/forget`, {}),
  askLogin: () => call('webauthn', 'login/passkey/options', {}),
  export: () => call('person', 'me/export'),
};

/** Somebody who was here before comes back. */
export async function comeBack(
  how: { readonly code: string } | { readonly passkey: object },
): Promise<Reply<Answers['me']>> {
  const reply =
    'code' in how
      ? await call('me', 'login', { code: how.code })
      : await call('me', 'login/passkey', { response: how.passkey });
  if (reply.ok) writeText(NAME, reply.value.name);
  return reply;
}

/** The server knows nothing of one any more, and neither does this browser. */
export async function forgetMe(): Promise<Reply<object>> {
  const reply = await call('nothing', 'me/forget', {});
  if (reply.ok) {
    isKnownHere = false;
    writeText(NAME, null);
  }
  return reply;
}

/** The text of a match as a record. */
export async function fetchRecord(id: string): Promise<string | null> {
  try {
    const response = await request(`tables/${id}/record`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

const NAME = 'name';

/** What somebody here has called himself; `null` as long as he has not. */
export function rememberedName(): string | null {
  return readText(NAME);
}

/** Shows oneself to the server by a name, which is remembered. Who did so before keeps his seats. */
export async function arrive(name: string): Promise<Reply<Answers['me']>> {
  const reply = await call('me', 'me', { name });
  if (reply.ok) becomeKnown(reply.value.name);
  return reply;
}

/** Follows a link by a name, which is remembered: a newcomer need not introduce himself first. */
export async function followLink(link: string, name: string): Promise<Reply<Answers['led']>> {
  return follow({ link, name });
}

/** The same, and sits down: at once, or in a second step where the table is run elsewhere. */
export async function sitByLink(link: string, name: string): Promise<Reply<Answers['led']>> {
  const led = await follow({ link, name, sit: true });
  if (!led.ok || led.value.sat !== undefined) return led;
  const sat = await server.sit(led.value.table, led.value.seat);
  return sat.ok ? led : sat;
}

async function follow(wish: {
  readonly link: string;
  readonly name: string;
  readonly sit?: true;
}): Promise<Reply<Answers['led']>> {
  const reply = await call('led', 'links', wish);
  if (reply.ok) becomeKnown(reply.value.name ?? wish.name);
  return reply;
}

let isKnownHere = false;

/** Whether this page has shown itself to the server already. */
export function isKnown(): boolean {
  return isKnownHere;
}

function becomeKnown(name: string): void {
  isKnownHere = true;
  writeText(NAME, name);
}

/** Why something was not done, in words. */
export function sayWhy(why: Refusal | null, code: Language): string {
  const words = onlineWords[code];
  return why === null
    ? words.unreachable
    : (sayRefusal(serverRefusalWords[code], why) ?? words.unreachable);
}

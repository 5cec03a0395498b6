/** Passkeys over HTTP: made, listed, used and forgotten. */

import { hashToken, makeToken } from '../identity/tokens.ts';
import { idOf, type Desk, type Handlers } from './handler.ts';
import { handOver } from './people.ts';
import { refused } from './refused.ts';

/** Enough for everybody's devices, and not for a flood. */
const MAX_PASSKEYS = 20;

export function passkeyHandlers(
  desk: Desk,
): Handlers<
  'passkeys' | 'wishPasskey' | 'addPasskey' | 'dropPasskey' | 'askPasskey' | 'comeBackByPasskey'
> {
  const { store, passkeys, now } = desk;
  return {
    async passkeys({ request }) {
      const { id } = await desk.sender(request);
      const known = await store.listPasskeys(id);
      return { passkeys: known.map((one) => ({ id: one.id, since: one.at })) };
    },

    async wishPasskey({ request }) {
      const person = await desk.sender(request);
      return { options: optionsOf(await passkeys.wish(person, request.headers)) };
    },

    async addPasskey({ request, body }) {
      const person = await desk.sender(request);
      const made = await passkeys.read(person, body.passkey, request.headers);
      if (made === null) throw refused('noPasskey');
      if ((await store.findPasskey(made.id)) !== null) throw refused('noPasskey');
      if ((await store.listPasskeys(person.id)).length >= MAX_PASSKEYS) throw refused('tooOften');
      await store.addPasskey(person.id, made, now());
      return {};
    },

    async dropPasskey({ request }) {
      const { id } = await desk.sender(request);
      await store.dropPasskey(id, idOf(request));
      return {};
    },

    async askPasskey({ request }) {
      return { options: optionsOf(await passkeys.ask(request.headers)) };
    },

    async comeBackByPasskey({ request, reply, body }) {
      // As many tries as there are newcomers.
      if (!desk.newPeople.allows(request.ip)) throw refused('tooOften');
      const person = await passkeys.recognise(body.passkey, request.headers);
      if (person === null) throw refused('noPasskey');
      const token = makeToken();
      await store.addToken(person.id, hashToken(token), now());
      return handOver(request, reply, person.name, token, false);
    },
  };
}

/** As JSON: what a browser reads has no more than that. */
function optionsOf(options: object | null): { challenge: string; [key: string]: unknown } {
  if (options === null || !('challenge' in options)) throw refused('crossSite');
  return { ...options, challenge: String(options.challenge) };
}

/** Who somebody is. */

import { readName } from '@sternwarte/protocol';
import { findSender, makeCookie } from '../identity/credentials.ts';
import { hashToken, makeId, makeToken } from '../identity/tokens.ts';
import type { Desk, Handlers } from './handler.ts';
import { refused } from './refused.ts';

export function peopleHandlers(desk: Desk): Handlers<'whoAmI' | 'introduce'> {
  const { store, tables, now } = desk;
  return {
    async whoAmI({ request }) {
      const { name, program } = await desk.sender(request);
      return { name, program };
    },

    async introduce({ request, reply, body }) {
      const name = readName(body.name);
      if (name === null) throw refused('badName');
      const known = await findSender(request.headers, store);
      if (known !== null) {
        await store.renamePerson(known.id, name);
        await tables.rename(known.id, name);
        return { name };
      }
      if (!desk.newPeople.allows(request.ip)) throw refused('tooOften');
      const token = makeToken();
      const { program } = body;
      await store.addPerson({ id: makeId(), name, program }, hashToken(token), now());
      if (program) return { name, token };
      void reply.header('set-cookie', makeCookie(token, request.protocol === 'https'));
      return { name };
    },
  };
}

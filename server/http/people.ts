/** Who somebody is. */

import { readName, type ApiName } from '@sternwarte/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashCode, makeCode } from '../identity/codes.ts';
import { dropCookie, hashOfSender, makeCookie } from '../identity/credentials.ts';
import { deviceOf, hashToken, makeId, makeToken } from '../identity/tokens.ts';
import { shownRating } from '../ratings.ts';
import type { Person } from '../store/store.ts';
import { idOf, type Call, type Desk, type Handlers } from './handler.ts';
import { refused } from './refused.ts';

const DEVICE_MILLISECONDS = 600_000;

export function peopleHandlers(
  desk: Desk,
): Handlers<
  | 'whoAmI'
  | 'introduce'
  | 'ratings'
  | 'beRated'
  | 'forgetMe'
  | 'makeRecovery'
  | 'devices'
  | 'addDevice'
  | 'dropDevice'
  | 'comeBackAs'
> {
  const { store, tables, now } = desk;
  return {
    async whoAmI({ request }) {
      const { name, program, emblem } = await desk.sender(request);
      return { name, program, emblem };
    },

    async introduce(call) {
      return (await introduce(desk, call, call.body)).told;
    },

    async ratings({ request }) {
      const { id } = await desk.sender(request);
      const known = await store.readRatings(id);
      return {
        rated: await store.areRated([id]),
        ratings: known.map((one) => ({ ...one, rating: shownRating(one) })),
        history: (await store.listRatingSteps(id)).map((step) => ({
          ...step,
          rating: shownRating(step),
        })),
      };
    },

    async beRated({ request, body }) {
      const { id } = await desk.sender(request);
      await store.setRated(id, body.rated);
      return {};
    },

    async forgetMe({ request, reply }) {
      const { id } = await desk.sender(request);
      await tables.forget(id);
      await desk.dismiss(id, null);
      await store.forgetPerson(id);
      // Until now he was known, and may have come again, or sat down. From now on nothing of him is stored.
      await desk.dismiss(id, null);
      await tables.forgetPresent(id);
      void reply.header('set-cookie', dropCookie());
      return {};
    },

    async makeRecovery({ request }) {
      const { id } = await desk.sender(request);
      const code = makeCode();
      await store.saveCode(id, 'recovery', hashCode(code), null);
      return { code };
    },

    async devices({ request }) {
      const { id } = await desk.sender(request);
      const own = hashOfSender(request.headers);
      const tokens = await store.listTokens(id);
      return {
        devices: tokens.map(({ hash, at }) => ({
          id: deviceOf(hash),
          since: at,
          isThis: hash === own,
        })),
      };
    },

    async addDevice({ request }) {
      const { id } = await desk.sender(request);
      const code = makeCode();
      const until = now() + DEVICE_MILLISECONDS;
      await store.saveCode(id, 'device', hashCode(code), until);
      return { code, until };
    },

    async dropDevice({ request }) {
      const { id } = await desk.sender(request);
      const wanted = idOf(request);
      const found = (await store.listTokens(id)).find(({ hash }) => deviceOf(hash) === wanted);
      if (found === undefined) throw refused('noCode');
      await store.dropToken(id, found.hash);
      await desk.dismiss(id, wanted);
      return {};
    },

    async comeBackAs({ request, reply, body }) {
      // As many tries as there are newcomers: nobody guesses a code.
      desk.limitPeople(request);
      const hash = hashCode(body.code);
      const found = await store.findCode(hash, now());
      if (found === null) throw refused('noCode');
      const isSpent = found.kind === 'device' && !(await store.dropCode(hash));
      // Another one has come by it meanwhile, perhaps at another node.
      if (isSpent) throw refused('noCode');
      const token = makeToken();
      await store.addToken(found.person.id, hashToken(token), now());
      return handOver(request, reply, found.person.name, token, body.program);
    },
  };
}

/** Makes a guest of whoever comes for the first time; gives a new name to everybody else. */
export async function introduce(
  desk: Desk,
  { request, reply }: Pick<Call<ApiName>, 'request' | 'reply'>,
  wanted: { readonly name: string; readonly program: boolean },
): Promise<{ readonly person: Person; readonly told: ReturnType<typeof handOver> }> {
  const { store, tables, now } = desk;
  const name = readName(wanted.name);
  if (name === null) throw refused('badName');
  const known = await desk.senderIfKnown(request);
  if (known !== null) {
    await store.renamePerson(known.id, name);
    await tables.rename(known.id, name, known.emblem);
    return { person: { ...known, name }, told: { name } };
  }
  desk.limitPeople(request);
  const token = makeToken();
  const { program } = wanted;
  const person: Person = { id: makeId(), name, program, emblem: null };
  await store.addPerson(person, hashToken(token), now());
  return { person, told: handOver(request, reply, name, token, program) };
}

/** A program carries its token itself; a browser has it in a cookie that no script can read. */
export function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  token: string,
  program: boolean,
): { name: string; token?: string } {
  if (program) return { name, token };
  void reply.header('set-cookie', makeCookie(token, request.protocol === 'https'));
  return { name };
}

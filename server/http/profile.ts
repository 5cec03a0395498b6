/** What somebody has made of himself here: passkeys, an emblem, matches, how ratings came about, all of it to take along. */

import type { FastifyRequest } from 'fastify';
import { hashToken, makeToken } from '../identity/tokens.ts';
import { siteOf } from '../identity/passkeys.ts';
import { seatOf } from '../tables/seating.ts';
import { idOf, type Desk, type Handlers } from './handler.ts';
import { handOver } from './people.ts';
import { refused } from './refused.ts';

const LISTED = 50;

export function profileHandlers(
  desk: Desk,
): Handlers<
  | 'setEmblem'
  | 'myMatches'
  | 'exportMe'
  | 'passkeys'
  | 'askPasskey'
  | 'addPasskey'
  | 'dropPasskey'
  | 'askLogin'
  | 'comeBackByPasskey'
  | 'pushKey'
  | 'addPush'
  | 'dropPush'
> {
  const { store, tables, passkeys, pushes, now } = desk;
  return {
    async setEmblem({ request, body }) {
      const { id, name } = await desk.sender(request);
      await store.setEmblem(id, body.emblem);
      await tables.rename(id, name, body.emblem);
      return {};
    },

    async myMatches({ request }) {
      const { id } = await desk.sender(request);
      const matches = [];
      for (const table of await store.listOf(id, Number.MAX_SAFE_INTEGER)) {
        const stored = await store.findTable(table);
        if (stored?.status !== 'over' && stored?.status !== 'ended') continue;
        const found = await tables.glance(table);
        const seat = seatOf(stored, id);
        if (found === null || seat === null) continue;
        const places = await found.places();
        matches.push({ table: found.info(), seat, places: places === null ? null : [...places] });
        if (matches.length === LISTED) break;
      }
      return { matches };
    },

    async exportMe({ request }) {
      const { id, name, program, emblem } = await desk.sender(request);
      const sat = await Promise.all(
        (await store.listOf(id, Number.MAX_SAFE_INTEGER)).map((table) => store.findTable(table)),
      );
      return {
        format: 'sternwarte-person',
        name,
        program,
        emblem,
        ...(await store.readKept(id)),
        replacedAt: await store.listReplaced(id),
        rated: await store.areRated([id]),
        ratings: await store.readRatings(id),
        history: await store.listRatingSteps(id),
        devices: (await store.listTokens(id)).map(({ at }) => ({ since: at })),
        passkeys: await store.listPasskeys(id),
        wokenAt: await store.listPush(id),
        said: await store.listSaidBy(id),
        tables: sat
          .filter((table) => table !== null)
          .map((table) => ({
            id: table.id,
            game: table.game,
            status: table.status,
            createdAt: table.createdAt,
            seat: seatOf(table, id),
            isHost: table.host === id,
          })),
      };
    },

    async passkeys({ request }) {
      const { id } = await desk.sender(request);
      const known = await store.listPasskeys(id);
      return {
        passkeys: known.map((one) => ({ id: nameOf(one.id), since: one.since, used: one.used })),
      };
    },

    async askPasskey({ request }) {
      const person = await desk.sender(request);
      return { options: { ...(await passkeys.askForNew(person, siteFor(request))) } };
    },

    async addPasskey({ request, body }) {
      const person = await desk.sender(request);
      const isKept = await passkeys.add(person, body.response, siteFor(request));
      if (!isKept) throw refused('noPasskey');
      return {};
    },

    async dropPasskey({ request }) {
      const { id } = await desk.sender(request);
      const wanted = idOf(request);
      const found = (await store.listPasskeys(id)).find((one) => nameOf(one.id) === wanted);
      if (found === undefined) throw refused('noPasskey');
      await store.dropPasskey(id, found.id);
      return {};
    },

    async askLogin({ request }) {
      return { options: { ...(await passkeys.askForKnown(siteFor(request))) } };
    },

    async comeBackByPasskey({ request, reply, body }) {
      desk.limitPeople(request);
      const person = await passkeys.recognise(body.response, siteFor(request));
      if (person === null) throw refused('noPasskey');
      const token = makeToken();
      await store.addToken(person.id, hashToken(token), now());
      return handOver(request, reply, person.name, token, false);
    },

    async pushKey() {
      return { key: pushes?.publicKey ?? null };
    },

    async addPush({ request, body }) {
      const { id } = await desk.sender(request);
      if (pushes === null || !(await pushes.add(id, body.endpoint))) throw refused('noPush');
      return {};
    },

    async dropPush({ request, body }) {
      const { id } = await desk.sender(request);
      await store.dropPush(body.endpoint, id);
      return {};
    },
  };
}

function siteFor({ headers }: FastifyRequest): NonNullable<ReturnType<typeof siteOf>> {
  const site = siteOf(headers);
  if (site === null) throw refused('badMessage');
  return site;
}

/** Enough to tell passkeys apart. */
function nameOf(passkey: string): string {
  return hashToken(passkey).slice(0, 16);
}

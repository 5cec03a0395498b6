/** The server over HTTP: people, tables, links, records. Described in `docs/protocol.md`. */

import { isRefusal, type Refusal } from '@sternwarte/engine';
import { BOT_IDS, readName, refuseOnline, tableWish, type TableInfo } from '@sternwarte/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import * as v from 'valibot';
import { findSender, isOwnSite, makeCookie } from './identity/credentials.ts';
import { hashToken, makeId, makeLink, makeToken } from './identity/tokens.ts';
import { RateLimit } from './rate.ts';
import { recordFor } from './records.ts';
import type { Limits } from './settings.ts';
import type { Person, Store } from './store/store.ts';
import type { LiveTable } from './tables/live-table.ts';
import { host, HOST_DEEDS, replaceSeat, takeBack } from './tables/hosting.ts';
import { renewLink, seatOf, sit, stand } from './tables/seating.ts';
import type { Tables } from './tables/tables.ts';

export interface HttpParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly limits: Limits;
  now(this: void): number;
}

const STATUS: Readonly<Record<string, number>> = {
  crossSite: 403,
  notKnown: 401,
  notHost: 403,
  noTable: 404,
  noLink: 404,
  tooOften: 429,
  seatTaken: 409,
  alreadyBegun: 409,
  seatsEmpty: 409,
  notOver: 409,
  notRunning: 409,
  notAway: 409,
};
const LISTED = 50;

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const BODIES = {
  me: v.strictObject({ name: v.string(), program: v.optional(v.boolean(), false) }),
  link: v.strictObject({ link: v.pipe(v.string(), v.maxLength(64)) }),
  host: v.strictObject({ deed: v.picklist(HOST_DEEDS) }),
  replace: v.strictObject({ seat: seatNumber, bot: v.nullable(v.picklist(BOT_IDS)) }),
  standIn: v.strictObject({ seat: seatNumber }),
  steps: v.strictObject({
    before: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  }),
  seat: v.strictObject({ seat: v.optional(v.nullable(seatNumber), null) }),
};

/** Thrown by handlers, answered by the error handler: never seen by anybody else. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.key);
    this.refusal = refusal;
  }
}

export function addRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { store, tables, limits, now } = parts;
  const requests = new RateLimit(limits.requests, now);
  const newPeople = new RateLimit(limits.newPeople, now);
  const newTables = new RateLimit(limits.newTables, now);

  // JSON alone, which no form of another site can send.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (!requests.allows(request.ip)) throw refused('tooOften');
    if (request.method !== 'GET' && !isOwnSite(request.headers)) throw refused('crossSite');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) return answer(reply, error.refusal);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const why = status >= 500 ? refuseOnline('notStored', {}) : refuseOnline('badMessage', {});
    return reply.status(status).send({ why });
  });

  const serve = (method: 'GET' | 'POST', url: string, handler: RouteHandlerMethod): void => {
    app.route({ method, url, handler });
  };

  serve('GET', '/api/me', async (request) => ({ name: (await sender(request)).name }));

  /** Makes a guest of whoever comes for the first time; gives a new name to everybody else. */
  serve('POST', '/api/me', async (request, reply) => {
    const body = read(BODIES.me, request.body);
    const name = readName(body.name);
    if (name === null) throw refused('badName');
    const known = await findSender(request.headers, store);
    if (known !== null) {
      await store.renamePerson(known.id, name);
      await tables.rename(known.id, name);
      return { name };
    }
    if (!newPeople.allows(request.ip)) throw refused('tooOften');
    const token = makeToken();
    await store.addPerson({ id: makeId(), name }, hashToken(token), now());
    if (body.program) return { name, token };
    void reply.header('set-cookie', makeCookie(token, request.protocol === 'https'));
    return { name };
  });

  serve('GET', '/api/tables', async (request) => {
    const person = await findSender(request.headers, store);
    const mine = person === null ? [] : await store.listOf(person.id, LISTED);
    return {
      open: await infos(await store.listOpen(LISTED)),
      running: await infos(await store.listRunning(LISTED)),
      mine: await Promise.all(
        (await load(mine)).map(async (table) => ({
          table: table.info(),
          seat: person === null ? null : seatOf(table.stored, person.id),
          awaits: await table.awaits(),
        })),
      ),
    };
  });

  serve('POST', '/api/tables', async (request) => {
    const person = await sender(request);
    const wish = read(tableWish, request.body);
    if (!newTables.allows(request.ip)) throw refused('tooOften');
    const table = await tables.create(person, wish);
    if (isRefusal(table)) throw new Refused(table);
    return { id: table.id };
  });

  /** A link opens its table for whoever has it; for good, until then it says nothing about the table. */
  serve('POST', '/api/links', async (request) => {
    const person = await sender(request);
    const found = await store.findLink(read(BODIES.link, request.body).link);
    if (found === null) throw refused('noLink');
    await store.addGuest(found.table, person.id);
    return found;
  });

  /** What a link leads to, for whoever has it and has not said yet who he is. */
  serve('POST', '/api/links/look', async (request) => {
    const found = await store.findLink(read(BODIES.link, request.body).link);
    const table = found === null ? null : await tables.find(found.table);
    if (found === null || table === null) throw refused('noLink');
    return { table: table.info(), seat: found.seat };
  });

  serve('GET', '/api/tables/:id', async (request) => (await lookAt(request)).table.info());

  serve('GET', '/api/tables/:id/links', async (request) => {
    const { table, person } = await lookAt(request);
    if (table.stored.host !== person.id) throw refused('notHost');
    return { table: table.stored.link, seats: table.stored.seats.map(({ link }) => link) };
  });

  serve('POST', '/api/tables/:id/links', async (request) => {
    const { table, person } = await lookAt(request);
    const { seat } = read(BODIES.seat, request.body);
    const link = makeLink();
    refuseIf(await table.change(renewLink(person.id, seat, link)));
    return { link };
  });

  serve('POST', '/api/tables/:id/sit', async (request) => {
    const { table, person } = await lookAt(request);
    const { seat } = read(BODIES.seat, request.body ?? {});
    refuseIf(await table.change(sit(person, seat, makeLink())));
    return { seat: seatOf(table.stored, person.id) };
  });

  serve('POST', '/api/tables/:id/leave', async (request) => {
    const { table, person } = await lookAt(request);
    refuseIf(await table.change(stand(person.id)));
    return {};
  });

  serve('POST', '/api/tables/:id/start', async (request) => {
    const { table, person } = await lookAt(request);
    refuseIf(await table.start(person.id));
    return {};
  });

  serve('POST', '/api/tables/:id/host', async (request) => {
    const { table, person } = await lookAt(request);
    refuseIf(await table.change(host(person.id, read(BODIES.host, request.body).deed)));
    return {};
  });

  serve('POST', '/api/tables/:id/seat', async (request) => {
    const { table, person } = await lookAt(request);
    const { seat, bot } = read(BODIES.replace, request.body);
    refuseIf(await table.change(replaceSeat(person.id, seat, bot, makeLink())));
    return {};
  });

  serve('POST', '/api/tables/:id/stand-in', async (request) => {
    const { table, person } = await lookAt(request);
    refuseIf(await table.askForStandIn(person.id, read(BODIES.standIn, request.body).seat));
    return {};
  });

  serve('POST', '/api/tables/:id/back', async (request) => {
    const { table, person } = await lookAt(request);
    refuseIf(await table.change(takeBack(person.id)));
    return {};
  });

  serve('POST', '/api/tables/:id/rematch', async (request) => {
    const { table, person } = await lookAt(request);
    const next = await tables.playAgain(table, person.id);
    if (typeof next !== 'string') throw new Refused(next);
    return { id: next };
  });

  serve('GET', '/api/tables/:id/record', async (request, reply) => {
    const { table, person } = await lookAt(request);
    const { game, stored } = table;
    if (stored.status === 'waiting') throw refused('notRunning');
    void reply.type('application/json');
    return recordFor(store, game, stored, seatOf(stored, person.id) ?? 'spectator');
  });

  /** How it came about, a page at a time: the steps before an entry. */
  serve('GET', '/api/tables/:id/steps', async (request) => {
    const { table, person } = await lookAt(request);
    const { before } = read(BODIES.steps, request.query);
    const page = await table.storyBefore(person.id, before);
    if (page === null) throw refused('notRunning');
    return page;
  });

  async function sender(request: FastifyRequest): Promise<Person> {
    const person = await findSender(request.headers, store);
    if (person === null) throw refused('notKnown');
    return person;
  }

  async function lookAt(
    request: FastifyRequest,
  ): Promise<{ readonly table: LiveTable; readonly person: Person }> {
    const person = await sender(request);
    const params = request.params as { readonly id: string };
    const table = await tables.findFor(params.id, person.id);
    if (table === null) throw refused('noTable');
    return { table, person };
  }

  async function infos(ids: readonly string[]): Promise<readonly TableInfo[]> {
    return (await load(ids)).map((table) => table.info());
  }

  async function load(ids: readonly string[]): Promise<readonly LiveTable[]> {
    const all = await Promise.all(ids.map((id) => tables.find(id)));
    return all.filter((table) => table !== null);
  }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const reading = v.safeParse(schema, body);
  if (!reading.success) throw refused('badMessage');
  return reading.output;
}

type Bare =
  | 'badMessage'
  | 'badName'
  | 'crossSite'
  | 'noLink'
  | 'noTable'
  | 'notHost'
  | 'notKnown'
  | 'notRunning'
  | 'tooOften';

function refused(key: Bare): Refused {
  return new Refused(refuseOnline(key, {}));
}

function refuseIf(refusal: Refusal | null): void {
  if (refusal !== null) throw new Refused(refusal);
}

function answer(reply: FastifyReply, why: Refusal): FastifyReply {
  return reply.status(STATUS[why.key] ?? 400).send({ why });
}

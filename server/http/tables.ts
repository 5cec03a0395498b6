/** Tables: opened, found, taken a seat at, and everything beside playing. */

import { isRefusal, type Seat } from '@sternwarte/engine';
import type { TableInfo } from '@sternwarte/protocol';
import type { Glance } from '../tables/distant-table.ts';
import { makeLink } from '../identity/tokens.ts';
import { Elsewhere } from '../nodes/elsewhere.ts';
import { recordFor } from '../records.ts';
import type { Person } from '../store/store.ts';
import { agreeOn, host, replaceSeat, takeBack } from '../tables/hosting.ts';
import { chooseColour, renewLink, seatOf, sit, stand } from '../tables/seating.ts';
import { Written, type Desk, type Handlers } from './handler.ts';
import { introduce } from './people.ts';
import { Refused, refused, refuseIf } from './refused.ts';

const LISTED = 50;

export function tableHandlers(
  desk: Desk,
): Handlers<
  | 'tables'
  | 'openTable'
  | 'bringMatch'
  | 'useLink'
  | 'lookAtLink'
  | 'steps'
  | 'position'
  | 'table'
  | 'links'
  | 'renewLink'
  | 'sit'
  | 'leave'
  | 'start'
  | 'host'
  | 'replaceSeat'
  | 'standIn'
  | 'comeBack'
  | 'rematch'
  | 'chooseColour'
  | 'chooseOptions'
  | 'record'
> {
  const { store, tables } = desk;

  async function infos(ids: readonly string[]): Promise<TableInfo[]> {
    return (await load(ids)).map((table) => table.info());
  }

  async function load(ids: readonly string[]): Promise<readonly Glance[]> {
    const found = await Promise.all(ids.map((id) => tables.glance(id)));
    return found.filter((table) => table !== null);
  }

  /** Where somebody sits down; `undefined` when another node runs the table, which he has to ask himself. */
  async function sitHere(
    { table: id, seat }: { readonly table: string; readonly seat: Seat | null },
    person: Person,
  ): Promise<Seat | null | undefined> {
    try {
      const table = await tables.find(id);
      if (table === null) throw refused('noLink');
      refuseIf(await table.change(sit(person, seat, makeLink())));
      return seatOf(table.stored, person.id);
    } catch (error) {
      if (error instanceof Elsewhere) return undefined;
      throw error;
    }
  }

  return {
    async tables({ request }) {
      const person = await desk.senderIfKnown(request);
      const mine = person === null ? [] : await store.listOf(person.id, LISTED);
      return {
        open: await infos(await store.listOpen(LISTED)),
        running: await infos(await store.listRunning(LISTED)),
        mine: await Promise.all(
          (await load(mine)).map(async (table) => ({
            table: table.info(),
            seat: person === null ? null : seatOf(table.stored, person.id),
            awaits: [...(await table.awaits())],
            since: table.stored.status === 'running' ? await table.since() : null,
          })),
        ),
      };
    },

    async openTable({ request, body }) {
      const person = await desk.sender(request);
      desk.limitTables(request, person);
      const table = await tables.create(person, body);
      if (isRefusal(table)) throw new Refused(table);
      return { id: table.id };
    },

    async bringMatch({ request, body }) {
      const person = await desk.sender(request);
      desk.limitTables(request, person);
      const table = await tables.bring(person, body);
      if (isRefusal(table)) throw new Refused(table);
      return { id: table.id };
    },

    /** A link opens its table for whoever has it; for good, until then it says nothing about the table. */
    async useLink(call) {
      const { link, name } = call.body;
      const found = await store.findLink(link);
      const known = name === undefined ? await desk.sender(call.request) : null;
      // Nobody becomes a guest of a table that is not there.
      if (found === null) throw refused('noLink');
      const { person, told } =
        known === null
          ? await introduce(desk, call, { name: name ?? '', program: false })
          : { person: known, told: {} };
      await store.addGuest(found.table, person.id);
      const sat = call.body.sit === true ? await sitHere(found, person) : undefined;
      return { ...found, ...told, ...(sat !== undefined && { sat }) };
    },

    async lookAtLink({ request, body }) {
      const found = await store.findLink(body.link);
      const table = found === null ? null : await tables.glance(found.table);
      if (found === null || table === null) throw refused('noLink');
      const person = await desk.senderIfKnown(request);
      const own = person === null ? null : seatOf(table.stored, person.id);
      return { table: table.info(), seat: found.seat, own };
    },

    async steps({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      const page = await table.storyBefore(person.id, body.before);
      if (page === null) throw refused('notRunning');
      return new Written(JSON.stringify(page));
    },

    async position({ request }) {
      const { table, person } = await desk.lookAt(request);
      const position = await table.position(person.id);
      if (position === null) throw refused('notRunning');
      return position;
    },

    async table({ request }) {
      return (await desk.lookAt(request)).table.info();
    },

    async links({ request }) {
      const { table, person } = await desk.lookAt(request);
      if (table.stored.host !== person.id) throw refused('notHost');
      return { table: table.stored.link, seats: table.stored.seats.map(({ link }) => link) };
    },

    async renewLink({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      const link = makeLink();
      refuseIf(await table.change(renewLink(person.id, body.seat, link)));
      return { link };
    },

    async sit({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.change(sit(person, body.seat, makeLink())));
      return { seat: seatOf(table.stored, person.id) };
    },

    async chooseColour({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.change(chooseColour(table.game, person.id, body.colour)));
      return {};
    },

    async chooseOptions({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.change(agreeOn(table.game, person.id, body.options)));
      return {};
    },

    async leave({ request }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.change(stand(person.id)));
      return {};
    },

    async start({ request }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.start(person.id));
      return {};
    },

    async host({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.change(host(person.id, body.deed)));
      return {};
    },

    async replaceSeat({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(
        await table.change(replaceSeat(table.game, person.id, body.seat, body.bot, makeLink())),
      );
      return {};
    },

    async standIn({ request, body }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.askForStandIn(person.id, body.seat));
      return {};
    },

    async comeBack({ request }) {
      const { table, person } = await desk.lookAt(request);
      refuseIf(await table.change(takeBack(person.id)));
      return {};
    },

    async rematch({ request }) {
      const { table, person } = await desk.lookAt(request);
      const next = await tables.playAgain(table, person.id);
      if (typeof next !== 'string') throw new Refused(next);
      return { id: next };
    },

    async record({ request }) {
      const { table, person } = await desk.lookAt(request);
      const { game, stored } = table;
      if (stored.status === 'waiting') throw refused('notRunning');
      const viewer = seatOf(stored, person.id) ?? 'spectator';
      return new Written(await recordFor(store, desk.sealKey, game, stored, viewer));
    },
  };
}

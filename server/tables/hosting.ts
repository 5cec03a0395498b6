/** What may be done at a table beside playing, by the host and by those who sit there; as changes of what is stored. Pure. */

import {
  completeOptions,
  isRefusal,
  readConfig,
  reseatedOptions,
  type Game,
  type OptionValues,
  type Refusal,
} from '@sternwarte/engine';
import { refuseOnline, type HOST_DEEDS } from '@sternwarte/protocol';
import type { BotId, StoredTable } from '../store/store.ts';
import { seatOf, withSeats, type Change } from './seating.ts';

type HostDeed = (typeof HOST_DEEDS)[number];

export function host(person: string, deed: HostDeed): Change {
  return (table) => {
    if (table.host !== person) return refuseOnline('notHost', {});
    if (deed === 'mute' || deed === 'unmute') return { ...table, chat: deed === 'unmute' };
    if (table.status !== 'running') return refuseOnline('notRunning', {});
    return deed === 'end' ? { ...table, status: 'ended' } : { ...table, paused: deed === 'pause' };
  };
}

/** Before the match the host may think better of what is agreed on. Colours are chosen by those who wear them. */
export function agreeOn(game: Game, person: string, wished: OptionValues): Change {
  return (table) => {
    if (table.host !== person) return refuseOnline('notHost', {});
    if (table.status !== 'waiting' || table.home !== null) return refuseOnline('alreadyBegun', {});
    const { seatColours } = game;
    if (seatColours !== undefined && Object.hasOwn(wished, seatColours)) {
      return refuseOnline('colourTaken', {});
    }
    const agreed = readConfig(game, table.seats.length, { ...table.options, ...wished });
    if (isRefusal(agreed)) return agreed;
    return { ...table, options: completeOptions(game.options, agreed.options) };
  };
}

/**
 * Before the match a seat is emptied or given to a bot, and what is suggested at a table with bots comes or goes with the first of them; in the
 * match there must be a bot in place of whoever goes.
 */
export function replaceSeat(
  { options: specs }: Pick<Game, 'options'>,
  person: string,
  seat: number,
  bot: BotId | null,
  newLink: string,
): Change {
  return (table) => {
    if (table.host !== person) return refuseOnline('notHost', {});
    const isOpen = table.status === 'waiting' || (table.status === 'running' && bot !== null);
    if (!isOpen) return refuseOnline('notRunning', {});
    if (table.seats[seat] === undefined) return refuseOnline('notSeated', {});
    const after = withSeats(withReplaced(table, seat), (one, n) =>
      n === seat ? { person: null, bot, standIn: null, link: newLink } : one,
    );
    const isSettled = table.status !== 'waiting' || table.home !== null;
    if (isSettled || hasBots(after) === hasBots(table)) return after;
    return { ...after, options: reseatedOptions(specs, table.options, hasBots(after)) };
  };
}

/** Whoever began the match is remembered where his name is. */
function withReplaced(table: StoredTable, seat: number): StoredTable {
  const person = table.seats[seat]?.person?.id;
  if (table.status !== 'running' || person === undefined) return table;
  return { ...table, replaced: [...(table.replaced ?? []), { seat, person }] };
}

function hasBots({ seats }: StoredTable): boolean {
  return seats.some(({ bot }) => bot !== null);
}

/** A bot plays for these seats until their people come back. */
export function replaceForNow(seats: readonly number[]): Change {
  return (table) =>
    withSeats(table, (one, n) =>
      seats.includes(n) && one.person !== null ? { ...one, standIn: table.standIn } : one,
    );
}

export function mayAskForStandIn(
  table: StoredTable,
  person: string,
  seat: number,
  isAway: boolean,
): Refusal | null {
  const own = seatOf(table, person);
  if (own === null && table.host !== person) return refuseOnline('notSeated', {});
  if (table.status !== 'running') return refuseOnline('notRunning', {});
  if ((table.seats[seat]?.person ?? null) === null) return refuseOnline('notSeated', {});
  return own === seat || isAway ? null : refuseOnline('notAway', {});
}

/** Whoever was stood in for takes his seat back. */
export function takeBack(person: string): Change {
  return (table) => {
    const seat = seatOf(table, person);
    if (seat === null) return refuseOnline('notSeated', {});
    if (table.seats[seat]?.standIn === null) return table;
    return withSeats(table, (one, n) => (n === seat ? { ...one, standIn: null } : one));
  };
}

/** Whether this person may ask for another match of the same kind. */
export function mayPlayAgain(table: StoredTable, person: string): Refusal | null {
  if (table.host !== person && seatOf(table, person) === null) return refuseOnline('notSeated', {});
  return table.status === 'over' || table.status === 'ended' ? null : refuseOnline('notOver', {});
}

/** The same again, and everybody sits one seat further on, so that another one begins. */
export function rematch(
  table: StoredTable,
  id: string,
  at: number,
  link: () => string,
): StoredTable {
  return {
    ...table,
    id,
    status: 'waiting',
    createdAt: at,
    fairness: null,
    paused: false,
    next: null,
    forgotten: [],
    replaced: [],
    home: null,
    helped: false,
    seats: table.seats.map((_seat, n) => {
      const { person, bot } = table.seats.at(n - 1) ?? { person: null, bot: null };
      return { person, bot, standIn: null, link: link() };
    }),
  };
}

/** Who sits where: what may be done at a table before the match, as changes of what is stored. Pure. */

import { exchangeTo, makeOrder, readOrder, type Game, type Refusal } from '@sternwarte/engine';
import { refuseOnline } from '@sternwarte/protocol';
import type { Person, StoredSeat, StoredTable } from '../store/store.ts';

export type Change = (table: StoredTable) => StoredTable | Refusal;

/** In place of a host, where there is none. */
export const NOBODY = '';

export function seatOf({ seats }: StoredTable, person: string): number | null {
  const seat = seats.findIndex((one) => one.person?.id === person);
  return seat === -1 ? null : seat;
}

/** Whether somebody is shown what happens there, if he may know of the table at all. */
export function mayWatch(table: StoredTable, person: string): boolean {
  const { spectators, status, host } = table;
  return spectators || status === 'waiting' || host === person || seatOf(table, person) !== null;
}

function isFree({ person, bot }: StoredSeat): boolean {
  return person === null && bot === null;
}

/**
 * Takes a seat, or the first free one. Whoever sits already changes places. The link of a seat serves once. A table that its
 * host has left behind, because he wanted to be forgotten, is the next one's who sits down there.
 */
export function sit(person: Person, wished: number | null, newLink: string): Change {
  return (table) => {
    if (table.status !== 'waiting') return refuseOnline('alreadyBegun', {});
    const seat = wished ?? table.seats.findIndex(isFree);
    const found = table.seats[seat];
    if (found?.person?.id === person.id) return table;
    if (found === undefined || !isFree(found)) return refuseOnline('seatTaken', {});
    const hosted = table.host === NOBODY ? { ...table, host: person.id } : table;
    return withSeats(hosted, (one, n) =>
      n === seat
        ? { ...one, person, link: newLink }
        : one.person?.id === person.id
          ? { ...one, person: null }
          : one,
    );
  };
}

/** Whoever sits may choose his colour. A seat that had it gets the other one, unless a person sits there, who has chosen it. */
export function chooseColour(
  { options, seatColours }: Pick<Game, 'options' | 'seatColours'>,
  person: string,
  colour: string,
): Change {
  return (table) => {
    const seat = seatOf(table, person);
    if (seat === null) return refuseOnline('notSeated', {});
    if (table.status !== 'waiting') return refuseOnline('alreadyBegun', {});
    const spec = seatColours === undefined ? undefined : options[seatColours];
    const isOpen = spec?.kind === 'order' && table.home === null;
    if (seatColours === undefined || !isOpen) return refuseOnline('colourTaken', {});
    const colours = readOrder(spec.items, table.options[seatColours]) ?? spec.items;
    const holder = colours.indexOf(colour);
    const isTaken = holder !== seat && (table.seats[holder]?.person ?? null) !== null;
    if (holder === -1 || isTaken) return refuseOnline('colourTaken', {});
    const chosen = makeOrder(exchangeTo(colours, seat, colour));
    return { ...table, options: { ...table.options, [seatColours]: chosen } };
  };
}

export function stand(person: string): Change {
  return (table) => {
    if (seatOf(table, person) === null) return refuseOnline('notSeated', {});
    if (table.status !== 'waiting') return refuseOnline('alreadyBegun', {});
    return withSeats(table, (one) => (one.person?.id === person ? { ...one, person: null } : one));
  };
}

export function mayStart(table: StoredTable, person: string): Refusal | null {
  if (table.host !== person) return refuseOnline('notHost', {});
  if (table.status !== 'waiting') return refuseOnline('alreadyBegun', {});
  return table.seats.some(isFree) ? refuseOnline('seatsEmpty', {}) : null;
}

/** The old link leads nowhere from now on. */
export function renewLink(person: string, seat: number | null, link: string): Change {
  return (table) => {
    if (table.host !== person) return refuseOnline('notHost', {});
    if (seat === null) return { ...table, link };
    if (table.seats[seat] === undefined) return refuseOnline('noLink', {});
    return withSeats(table, (one, n) => (n === seat ? { ...one, link } : one));
  };
}

export function withSeats(
  table: StoredTable,
  change: (seat: StoredSeat, n: number) => StoredSeat,
): StoredTable {
  return { ...table, seats: table.seats.map(change) };
}

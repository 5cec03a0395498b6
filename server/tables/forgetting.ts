/** What is left of somebody who wants to be forgotten: a seat without a name, where a bot plays on while the match runs. Pure. */

import type { StoredSeat, StoredTable } from '../store/store.ts';
import { NOBODY, seatOf, withSeats } from './seating.ts';

export function forget(table: StoredTable, person: string): StoredTable {
  const { replaced = [] } = table;
  const sat = seatOf(table, person);
  const seat = sat ?? replaced.find((one) => one.person === person)?.seat ?? null;
  const host = table.host === person ? nextHost(table, person) : table.host;
  if (seat === null) return host === table.host ? table : { ...table, host };
  const left = withSeats(table, (one, n) => (n === sat ? emptied(one, table) : one));
  if (table.status === 'waiting') return { ...left, host };
  return {
    ...left,
    host,
    fairness: table.fairness && withoutName(table.fairness, seat),
    forgotten: [...table.forgotten, seat],
    replaced: replaced.filter((one) => one.person !== person),
  };
}

function emptied(seat: StoredSeat, { status, standIn }: StoredTable): StoredSeat {
  return { ...seat, person: null, standIn: null, bot: status === 'running' ? standIn : null };
}

/** Draws do not depend on it; only the commitment could be checked with it. */
function withoutName<Said extends object>(fairness: Said, seat: number): Said {
  if (!('players' in fairness) || !Array.isArray(fairness.players)) return fairness;
  const players: readonly unknown[] = fairness.players;
  return { ...fairness, players: players.map((name, n) => (n === seat ? '' : name)) };
}

function nextHost({ seats }: StoredTable, person: string): string {
  return (
    seats.find((seat) => seat.person !== null && seat.person.id !== person)?.person?.id ?? NOBODY
  );
}
